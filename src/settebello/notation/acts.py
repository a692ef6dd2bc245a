"""Text for what happens at a table: moves, ``7DxAS6C=fuori``, ``call``, ``shows=4C``, ``irregular=2:stops``,
``declares=A``.

A record says more of an act: who did it, ``2:call``, where the turn does not tell; ``#`` behind a
play that is a scopa, ``~`` behind a card that was laid though it takes.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from settebello.arguments import check_kind, checked
from settebello.cards import PACK_SIZE, CardSet, Rank, Seat, card_set, number_of
from settebello.cards.card import RANK_LETTERS
from settebello.cards.seat import MOST_PLAYERS
from settebello.engine import Action, BankAce, Play
from settebello.engine.live import Act, Admit, Call, Choose, Declare, Fuori, Irregular, Misdeal, Show
from settebello.notation.moves import read_action
from settebello.notation.places import TextPlace, excerpt, problem
from settebello.notation.values import read_card, read_cards, read_seat

SCOPA: Final = "#"
MISSED: Final = "~"
_DECLARED: Final = "fuori"
_SEAT: Final = re.compile(r"([0-9]{1,6}):")


@dataclass(frozen=True, slots=True)
class MarkedAct:
    """An act as it is written down.

    ``seat`` is who did it, and named for calls, cards shown or admitted, choices and declared hands alone.
    ``scopa`` says that a ``#`` stands behind the play, ``missed`` that a ``~`` does.
    """

    act: Act
    seat: Seat | None = None
    scopa: bool = False
    missed: bool = False

    def __str__(self) -> str:
        text = act_text(self.act, scopa=self.scopa, missed=self.missed)
        return text if self.seat is None else f"{number_of(self.seat)}:{text}"


@checked
def act_text(act: Act, *, scopa: bool = False, missed: bool = False) -> str:
    """Write an act, with the marks of its play or without: ``"7DxAS6C#=fuori"``."""
    marks = SCOPA * scopa + MISSED * missed
    return f"{act.play}{marks}={_DECLARED}" if isinstance(act, Fuori) else f"{act}{marks}"


def parse_act(text: str) -> Act:
    """Read an act, marked or not, without who did it.

    Raises `SyntaxProblem` with the column, `InvalidArgument` for what is no text.
    """
    check_kind("text", text, str)
    return _read_marked(text, TextPlace(), MOST_PLAYERS).act


def names_its_seat(act: Act) -> bool:
    """Tell whether a record says who did this: plays follow the turn, counts of cards are everybody's."""
    return isinstance(act, Call | Show | Choose | Admit | Declare)


def is_play(act: Act) -> bool:
    """Tell whether a card is played with this."""
    return isinstance(act, Play | BankAce | Fuori)


def plays_after(made: int, act: Act) -> int:
    """Return how many plays have been made after an act: a call takes one back."""
    return max(made - 1, 0) if isinstance(act, Call) else made + is_play(act)


def read_marked_act(text: str, place: TextPlace, players: int) -> MarkedAct:
    """Read an act of a record, with its seat and its marks, from a text that stands at a place."""
    prefix = _SEAT.match(text)
    if prefix is None:
        marked = _read_marked(text, place, players)
        if names_its_seat(marked.act):
            raise problem("write before this who did it, as in 2:call", place)
        return marked
    marked = _read_marked(text[prefix.end() :], place.right(prefix.end()), players)
    if not names_its_seat(marked.act):
        raise problem("no seat is written before this act", place)
    return MarkedAct(marked.act, read_seat(prefix[1], place, players))


def _read_marked(text: str, place: TextPlace, players: int) -> MarkedAct:
    head, equals, value = text.partition("=")
    word = head.lower()
    if not equals:
        bare = _BARE.get(word)
        return _read_play(text, place) if bare is None else MarkedAct(bare)
    read = _INCIDENTS.get(word)
    if read is not None:
        return MarkedAct(read(value, place.right(len(head) + 1), players))
    if value.lower() != _DECLARED:
        raise problem(f"{excerpt(text)} is no act: it may end with =fuori", place)
    marked = _read_play(head, place)
    if not isinstance(marked.act, Play):
        raise problem("whoever declares takes or lays a card", place)
    return MarkedAct(Fuori(marked.act), scopa=marked.scopa, missed=marked.missed)


def _read_play(text: str, place: TextPlace) -> MarkedAct:
    if text.endswith(MISSED):
        play: Action = read_action(text[:-1], place)
        if play != Play(play.card):
            raise problem(f"{MISSED} stands behind a card that was laid", place.right(len(text) - 1))
        return MarkedAct(play, missed=True)
    bare = text.removesuffix(SCOPA)
    return MarkedAct(read_action(bare, place), scopa=bare != text)


def _cards(text: str, place: TextPlace) -> CardSet:
    cards = card_set(read_cards(text, place))
    if not cards:
        raise problem("write which cards", place)
    return cards


def _irregular(text: str, place: TextPlace, players: int) -> Irregular:
    seats, _, goes_on = text.partition(":")
    if goes_on.lower() not in {"stops", "continues"}:
        raise problem(
            f"{excerpt(text)} cannot stand here: write seats, then :stops or :continues, as in 2,4:stops",
            place,
        )
    found: list[Seat] = []
    for part in seats.split(",", players):
        seat = read_seat(part, place, players)
        if seat in found:
            raise problem(f"seat {number_of(seat)} is written twice", place)
        found.append(seat)
        place = place.right(len(part) + 1)
    return Irregular(tuple(found), goes_on.lower() == "continues")


def _misdeal(text: str, place: TextPlace, players: int) -> Misdeal:
    parts = text.split("/", players + 1)
    if not 2 <= len(parts) <= players + 1:
        raise problem("write the cards of each hand and of the table, as in 10/8/9/9/4", place)
    counts = []
    for part in parts:
        counts.append(_cards_counted(part, place))
        place = place.right(len(part) + 1)
    return Misdeal(tuple(counts[:-1]), counts[-1])


def _cards_counted(text: str, place: TextPlace) -> int:
    if not (re.fullmatch("0|[1-9][0-9]?", text) and int(text) <= PACK_SIZE):
        raise problem(f"{excerpt(text)} is no number of cards: write 0 to {PACK_SIZE}", place)
    return int(text)


def _declares(text: str, place: TextPlace, _players: int) -> Declare:
    rank = RANK_LETTERS.find(text.upper()) if len(text) == 1 else -1
    if rank < 0:
        raise problem(f"{excerpt(text)} is no value: write one of {RANK_LETTERS}", place)
    return Declare(Rank(rank + 1))


_BARE: Final[Mapping[str, Act]] = MappingProxyType({"call": Call(), "declares": Declare()})
"""The acts of one word."""

_INCIDENTS: Final[Mapping[str, Callable[[str, TextPlace, int], Act]]] = MappingProxyType(
    {
        "shows": lambda text, place, _: Show(_cards(text, place)),
        "admits": lambda text, place, _: Admit(_cards(text, place)),
        "chooses": lambda text, place, _: Choose(read_card(text, place)),
        "irregular": _irregular,
        "declares": _declares,
        "misdeal": _misdeal,
    }
)
"""The word before the ``=``, and the reader of the text behind it."""
