"""The figures of a player's deals: cards into the hand, held against chance, and what was taken.

A deal is fair if, of the ``N`` cards that do not lie on the first table, every hand is as likely as any
other of its size. So of a kind with ``k`` cards among them a hand of ``n`` has ``n * k / N`` on the average,
with the variance of draws that are not put back. The first table is taken as it is, for a deal may be thrown
in because of it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum
from types import MappingProxyType
from typing import Final

from settebello.cards import (
    PACK,
    PACK_SIZE,
    SETTEBELLO,
    CardSet,
    Rank,
    Seat,
    Side,
    Suit,
    of_rank,
    of_suit,
    single,
    size,
)
from settebello.engine import dealt_in_all
from settebello.engine.live import How
from settebello.room.state import DealInPlay
from settebello.rules import Rules

KINDS: Final = MappingProxyType(
    {
        "settebello": single(SETTEBELLO),
        "sevens": of_rank(PACK, Rank.SETTE),
        "coins": of_suit(PACK, Suit.DENARI),
    }
)
"""The kinds of cards that are counted as they are dealt."""


@dataclass(frozen=True, slots=True)
class Chance:
    """How many cards of a kind came into a hand, and what chance says: the mean and the variance."""

    got: int = 0
    mean: float = 0.0
    variance: float = 0.0


@dataclass(frozen=True, slots=True)
class DealtFigures:
    """The cards that so many deals brought into a hand: each kind of `KINDS`.

    Every deal counts with all the cards that its pack had for the hand, however early it was broken off:
    who gives up with bad cards does not change the count.
    """

    deals: int = 0
    settebello: Chance = Chance()
    sevens: Chance = Chance()
    coins: Chance = Chance()


@dataclass(frozen=True, slots=True)
class Taken:
    """The captures of a side in the deals that were played out; ``primiera`` is how often it won it."""

    deals: int = 0
    settebello: int = 0
    primiera: int = 0
    cards: int = 0
    coins: int = 0
    scope: int = 0


def dealt_figures(rules: Rules, deals: Sequence[DealInPlay], seat: Seat) -> DealtFigures:
    """Count what these deals brought into a hand."""
    layouts = [dealt_in_all(rules, deal.state.dealer, deal.pack) for deal in deals]

    def summed(kind: CardSet) -> Chance:
        return _summed(_chance(kind, each.hands[seat], each.table) for each in layouts)

    return DealtFigures(len(deals), **{name: summed(kind) for name, kind in KINDS.items()})


def taken(deals: Iterable[DealInPlay], side: Side) -> Taken:
    """Count what a side took."""
    scores = [deal.ending.score for deal in deals if deal.ending and deal.ending.how is How.COUNTED]
    points = [score.points[side] for score in scores]
    return Taken(
        deals=len(scores),
        settebello=sum(each.settebello for each in points),
        primiera=sum(each.primiera for each in points),
        cards=sum(score.cards[side] for score in scores),
        coins=sum(score.coins[side] for score in scores),
        scope=sum(each.scope for each in points),
    )


def _chance(kind: CardSet, hand: CardSet, table: CardSet) -> Chance:
    others, cards = PACK_SIZE - size(table), size(hand)
    share = size(CardSet(kind & ~table)) / others
    variance = cards * share * (1 - share) * (others - cards) / (others - 1)
    return Chance(size(CardSet(kind & hand)), cards * share, variance)


def _summed(chances: Iterable[Chance]) -> Chance:
    found = list(chances)
    return Chance(
        sum(each.got for each in found),
        fsum(each.mean for each in found),
        fsum(each.variance for each in found),
    )
