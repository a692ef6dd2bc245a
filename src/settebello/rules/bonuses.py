"""Options that are rows of their own: worths of a first table, worths of a hand, cards that count.

Each reads and writes one text; in a text id ``+`` stands between its words (docs/family.md C6, C21, SZ12).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeVar

from settebello.arguments import checked
from settebello.cards import Card, Rank, Suit, card_of, card_text, parse_card
from settebello.cards.card import RANK_LETTERS
from settebello.errors import Reason, UnknownRule

MOST_POINTS: Final = 99
"""The most that one worth may be."""

NONE: Final = "none"

Kind = TypeVar("Kind", bound=StrEnum)


class TableWorth(StrEnum):
    """The reasons for which a first table may be worth something."""

    SUM15 = "sum15"
    SUM30 = "sum30"
    TWO15 = "two15"
    LOW9 = "low9"


class HandWorth(StrEnum):
    """The reasons for which a hand of three may be worth something."""

    LOW9 = "low9"
    LOWPAIR9 = "lowpair9"
    ALIKE = "alike"
    LOWALIKE9 = "lowalike9"


@dataclass(frozen=True, slots=True)
class TableBonus:
    """The scope that a first table is worth, by what makes it so; empty: no table is worth any."""

    worths: tuple[tuple[TableWorth, int], ...] = ()

    def __str__(self) -> str:
        return _text(self.worths)

    @classmethod
    @checked
    def parse(cls, text: str) -> "TableBonus":
        """Read ``sum15:1 sum30:2`` (spaces or ``+`` between), or ``none``; raise `UnknownRule`."""
        return cls(_worths("table_bonus", _words(text), TableWorth))


@dataclass(frozen=True, slots=True)
class HandBonus:
    """The points that a declared hand is worth, by what makes it so; ``both``: low and alike add up."""

    worths: tuple[tuple[HandWorth, int], ...] = ()
    both: bool = False

    def __str__(self) -> str:
        return f"{_text(self.worths)} both" if self.both else _text(self.worths)

    @property
    def by_kind(self) -> Mapping[HandWorth, int]:
        """Return the points by what makes them."""
        return dict(self.worths)

    @classmethod
    @checked
    def parse(cls, text: str) -> "HandBonus":
        """Read ``low9:3 alike:10``, perhaps with ``both``, or ``none``; raise `UnknownRule`."""
        words = _words(text)
        both = "both" in words
        worths = _worths("declare", [word for word in words if word != "both"], HandWorth)
        if words.count("both") > 1 or (both and not worths):
            raise _unreadable("declare", text, "both stands once, beside worths")
        return cls(worths, both)


@dataclass(frozen=True, slots=True)
class Honours:
    """Cards that are a point each: whole ranks, and single cards, in the order of the pack."""

    ranks: tuple[Rank, ...] = ()
    singles: tuple[Card, ...] = ()

    def __str__(self) -> str:
        return " ".join(self.texts()) or NONE

    def texts(self) -> list[str]:
        """List ranks by their letter and cards by their text."""
        return [*(RANK_LETTERS[rank - 1] for rank in self.ranks), *map(card_text, self.singles)]

    def cards(self) -> tuple[Card, ...]:
        """List every card that counts, each once."""
        whole = [card_of(rank, suit) for rank in self.ranks for suit in Suit]
        return tuple(sorted({*whole, *self.singles}))

    @classmethod
    @checked
    def parse(cls, text: str) -> "Honours":
        """Read ``2S FS`` or ``A F C R`` (spaces or ``+`` between), or ``none``; raise `UnknownRule`."""
        ranks, singles = set[Rank](), set[Card]()
        for word in _words(text):
            if len(word) == 1 and word.upper() in RANK_LETTERS:
                ranks.add(Rank(RANK_LETTERS.index(word.upper()) + 1))
            else:
                singles.add(read_card_option("honours", word))
        return cls(tuple(sorted(ranks)), tuple(sorted(singles)))


NO_TABLE_BONUS: Final = TableBonus()
NO_HAND_BONUS: Final = HandBonus()
NO_HONOURS: Final = Honours()


def read_card_option(option: str, text: str) -> Card:
    """Read a card of an option; raise `UnknownRule` for what is none."""
    try:
        return parse_card(text)
    except ValueError as problem:
        raise _unreadable(option, text, str(problem)) from None


_WORTH: Final = re.compile(r"([a-z0-9]+):([1-9][0-9]?)")


def _words(text: str) -> list[str]:
    words = text.replace("+", " ").split()
    return [] if words == [NONE] else words


def _text(worths: tuple[tuple[StrEnum, int], ...]) -> str:
    return " ".join(f"{kind.value}:{points}" for kind, points in worths) or NONE


def _worths(option: str, words: list[str], kinds: type[Kind]) -> tuple[tuple[Kind, int], ...]:
    found: dict[Kind, int] = {}
    names = [kind.value for kind in kinds]
    for word in words:
        match = _WORTH.fullmatch(word)
        if match is None or match[1] not in names or kinds(match[1]) in found:
            known = ", ".join(names)
            raise _unreadable(
                option, " ".join(words), f"write each of {known} once, : and 1 to {MOST_POINTS}"
            )
        found[kinds(match[1])] = int(match[2])
    return tuple((kind, found[kind]) for kind in kinds if kind in found)


def _unreadable(option: str, text: str, why: str) -> UnknownRule:
    return UnknownRule(
        f"{option} {text!r}: {why}", reason=Reason.UNKNOWN_VALUE, option=option, value=text, expected=why
    )
