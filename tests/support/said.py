"""Events of every kind, and what is said of each: `python -m tests.support.said` writes them down.

The terminal has to say what is written, and so has the page (``web/tests/table/words/said.test.ts``).
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final, get_args

from pydantic_core import to_jsonable_python

from settebello.cards import Seat
from settebello.cli.common.spoken import sentences_of
from settebello.room import project
from settebello.room.public import (
    BatchEvent,
    BonusEvent,
    CalledEvent,
    CancelledEvent,
    ChosenEvent,
    CountedEvent,
    DealtEvent,
    DeclaredEvent,
    DrawnEvent,
    ForfeitEvent,
    ForfeitReason,
    FuoriEvent,
    InterruptedEvent,
    LeftEvent,
    LeftoversEvent,
    PlayedEvent,
    PublicEvent,
    ReadyEvent,
    RedealtEvent,
    ReplacedEvent,
    ResigningEvent,
    ResumedEvent,
    ReturnedEvent,
    SeatedEvent,
    ShownEvent,
    StoodInEvent,
    TableTakenEvent,
    TakenBackEvent,
    WhyCancelled,
    WhyReplaced,
    WonEvent,
)
from settebello.room.screen import Screen
from settebello.room.told.sentences import sentences
from settebello.room.told.steps import Step
from settebello.texts import languages, texts
from tests.support.rooms import seated

FILE: Final = Path(__file__).parents[1] / "unit/texts/said.json"
LANGUAGES: Final = languages()
Json = dict[str, object]


def events() -> Iterator[PublicEvent]:
    """Yield events of every kind, about oneself (seat 0) and about another (seat 1)."""
    for seat in (0, 1):
        yield from _plays(seat)
        yield from _incidents(seat, 1 - seat)
        yield from _kin(seat)
        yield LeftoversEvent(seat, ["2C", "3C"])
        yield LeftoversEvent(seat, ["2C"])
        yield DrawnEvent([["7D"], ["2C"]], seat)
        yield DealtEvent(1, seat)
        yield DealtEvent(4, seat)
        yield WonEvent(seat, None)
        yield WonEvent(seat, 3)
        yield from (ForfeitEvent(seat, why) for why in get_args(ForfeitReason))
        yield ResigningEvent(seat)
        yield LeftEvent(seat, "Zoe", "", off=False)
        yield LeftEvent(seat, "Zoe", "Greedy", off=False)
        yield LeftEvent(seat, "Zoe", "", off=True)
        yield StoodInEvent(seat)
        yield ReturnedEvent(seat)
        yield TakenBackEvent(seat)
        yield from (ReplacedEvent(seat, why) for why in get_args(WhyReplaced))
        yield ResumedEvent(seat)
        yield SeatedEvent(seat, "Zoe")
        yield ReadyEvent(seat)
    yield BatchEvent(2, 6)
    yield from (CancelledEvent(why) for why in get_args(WhyCancelled))
    yield from (InterruptedEvent(seconds) for seconds in (5, 70, 240, 3700, 9000))
    yield from (
        RedealtEvent(reason, ["RD", "RC", "RS", "2B"])
        for reason in ("kings3", "sum10", "ace1", "aces2", "alike3")
    )
    yield CountedEvent([4, 1, 2])


def _plays(seat: int) -> Iterator[PublicEvent]:
    yield PlayedEvent(seat, "AC", [], bank=False, scopa=False)
    yield PlayedEvent(seat, "AC", [], bank=True, scopa=False)
    yield PlayedEvent(seat, "FS", ["5D", "3S"], bank=False, scopa=False)
    yield PlayedEvent(seat, "7C", ["7D"], bank=False, scopa=True)


def _kin(seat: int) -> Iterator[PublicEvent]:
    """Yield what happens in the games around Scopa alone."""
    yield TableTakenEvent(seat, ["2C", "4C", "7D", "2B"], 1)
    yield TableTakenEvent(seat, ["RC", "RD", "7D", "3B"], 2)
    yield DeclaredEvent(seat, ["3D", "4D", "7C"], "2", 3)
    yield DeclaredEvent(seat, ["FD", "FC", "FB"], None, 10)
    yield DeclaredEvent(seat, [], None, 1)
    yield BonusEvent(seat, ["picula"], 1)
    yield BonusEvent(seat, ["one_suit", "three"], 2)


def _incidents(seat: int, other: int) -> Iterator[PublicEvent]:
    yield FuoriEvent(seat, right=True)
    yield FuoriEvent(seat, right=False)
    yield CalledEvent(seat, other, "FS")
    yield CalledEvent(seat, seat, "FS")
    yield ShownEvent(seat, ["7D", "2C"], twin=False)
    yield ShownEvent(seat, ["5D"], twin=True)
    yield ChosenEvent(seat, other, "7D")


def screens() -> Iterator[Screen]:
    """Yield screens with every subject: of two, of partners, of three, of a spectator, of a seat left.

    The last four are of a partner (seat 3 plays with seat 1), in the first deal and after it is counted; of a
    count where spades are worth what coins are; and of one of three pairs.
    """
    two, four, three = (seated(rules, persons=people).room for rules, people in ROOMS)
    yield project(two, Seat(0))
    yield replace(project(four, Seat(0)), target=None, table=[])
    yield project(three, Seat(0))
    yield project(four, None)
    screen = project(two, Seat(0))
    yield replace(screen, seats=[screen.seats[0], replace(screen.seats[1], name="", kind="open")])
    yield replace(screen, seats=[replace(seat, account=True) for seat in screen.seats])
    partners = seated("scopone", persons=4)
    yield project(partners.room, Seat(3))
    partners.play_deal()
    yield project(partners.room, Seat(3))
    for rules, people in (("spazzino", 2), ("x-bga-scopa-6", 6)):
        counted = seated(rules, persons=people)
        counted.play_deal()
        yield project(counted.room, Seat(0))


ROOMS: Final = (("scopa?players=2", 2), ("scopone", 4), ("scopa?players=3", 3))


def examples() -> list[Json]:
    """List for each screen every event with the names and the texts of what is said of it."""
    return [
        {"screen": _plain(screen), "events": [_example(event, screen) for event in events()]}
        for screen in screens()
    ]


def _example(event: PublicEvent, screen: Screen) -> Json:
    step = Step(event, screen)
    told = {language: sentences_of(step, screen.you, texts(language)) for language in LANGUAGES}
    return {"event": to_jsonable_python(event), "said": sentences(event, screen, screen.you), **told}


def _plain(screen: Screen) -> Json:
    """Return what sentences need of a screen; seeds and legal plays are left out."""
    return {**to_jsonable_python(screen), "fairness": None, "legal": [], "clock": None}


if __name__ == "__main__":
    FILE.write_text(json.dumps(examples(), ensure_ascii=False, indent=1) + "\n", "utf-8")
