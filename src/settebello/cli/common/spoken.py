"""The sentences about each event, in the words of ``table.ftl``.

`settebello.room.told.sentences` names them. The text of a sentence is the message ``said-`` with its name.
Its facts are the fields of the event, and what the screen after the event shows. The page has the same facts
(``web/src/table/words/spoken.ts``).
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import Any, Final

from settebello.cli.common.sentences import (
    listed,
    name_of,
    rank_said,
    side_subject,
    the_card,
    the_cards,
    won_by_category,
)
from settebello.cli.common.sentences import points as points_said
from settebello.room.public import PublicEvent
from settebello.room.screen import Screen
from settebello.room.told.sentences import sentences
from settebello.room.told.steps import Step
from settebello.texts import Texts

Facts = dict[str, object]


def sentences_of(step: Step, you: int | None, said: Texts) -> list[str]:
    """Return what is said of a step to seat ``you``, sentence by sentence."""
    names = sentences(step.event, step.screen, you)
    return [spoken(name, step.event, step.screen, said) for name in names]


def spoken(name: str, event: PublicEvent, screen: Screen, said: Texts) -> str:
    """Return a sentence about an event, given the screen after it; it begins with a capital."""
    facts = {**_of_screen(screen, said), **_of_event(event, screen, said)}
    text = said.say(f"said-{name}", **facts)
    nobody = said.say("somebody-gone")
    return text[0].upper() + text[1:] if text.startswith(nobody) else text


def _of_screen(screen: Screen, said: Texts) -> Facts:
    scores = [side.score for side in screen.sides]
    return {
        "table": the_cards(screen.table, said),
        "lying": len(screen.table),
        "held": 0 if screen.you is None else screen.seats[screen.you].cards,
        "scores": points_said(scores, screen, said),
        "target": "none" if screen.target is None else screen.target,
    }


def _deal(number: int, screen: Screen, said: Texts) -> Facts:
    """Return the number of a deal; with the first one the partners, ``none`` where one has none."""
    seats: list[int] = []
    if number == 1 and screen.you is not None:
        seats = screen.sides[screen.seats[screen.you].side].seats
    names = [name_of(screen, seat, said) for seat in seats if seat != screen.you]
    return {"deal": number, "partners": listed(names, said) or "none"}


def _of_event(event: PublicEvent, screen: Screen, said: Texts) -> Facts:
    """Return the facts of each field. The name in an event goes before the name at its seat."""
    facts: Facts = {}
    for field in fields(event):
        value = getattr(event, field.name)
        find = _FACTS.get(field.name)
        facts |= {field.name: _plain(value)} if find is None else find(value, screen, said)
    name = getattr(event, "name", None)
    return facts if name is None else {**facts, "name": name}


def _player(seat: int, screen: Screen, said: Texts) -> Facts:
    """Return who did it: ``me`` makes it *prendi*. The player's side comes with it, and its scope."""
    side = screen.sides[screen.seats[seat].side]
    me, name = "yes" if seat == screen.you else "no", name_of(screen, seat, said)
    return {"me": me, "name": name, **side_subject(screen, side, said), "scope": side.scope or 0}


def _cards(cards: list[str] | list[list[str]], _: Screen, said: Texts) -> Facts:
    flat = [each for part in cards for each in ([part] if isinstance(part, str) else part)]
    return {"cards": the_cards(flat, said), "count": len(flat)}


def _rank(letter: str | None, said: Texts) -> str:
    """Return the name of the rank of a letter; ``none`` without one."""
    return "none" if letter is None else rank_said(letter, said)


def _plain(value: object) -> object:
    """Return a value as the texts select by it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else value


_FACTS: Final[Mapping[str, Callable[[Any, Screen, Texts], Facts]]] = MappingProxyType(
    {
        "seat": _player,
        "dealer": _player,
        "winner": lambda side, screen, said: dict(side_subject(screen, screen.sides[side], said)),
        "owner": lambda seat, screen, said: {"owner": name_of(screen, seat, said)},
        "card": lambda card, _, said: {"card": the_card(card, said)},
        "capture": lambda cards, _, said: {"taken": the_cards(cards, said), "takes": len(cards)},
        "cards": _cards,
        "points": lambda points, screen, said: {
            "points": points_said(points, screen, said),
            "won": won_by_category(screen, said),
        },
        "named": lambda letter, _, said: {"named": _rank(letter, said)},
        "kinds": lambda kinds, _, said: {"kinds": ", ".join(said.say(f"play-{kind}") for kind in kinds)},
        "seconds": lambda seconds, *_: {"hours": seconds // 3600, "minutes": seconds // 60},
        "deal_number": _deal,
        "table": lambda *_: {},
    }
)
"""The words for a field of an event, besides its own value."""
