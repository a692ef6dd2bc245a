"""Which cards chance may deal next, so that every pack whose first table stands is equally likely.

Whether a first table is dealt again depends on its ranks alone (`settebello.engine.redeal_reason`).
"""

from collections.abc import Sequence
from typing import Final

from settebello.cards import PACK, PACK_SIZE, Card, CardSet, Seat, cards_in, size
from settebello.engine import layout, redeal_reason
from settebello.errors import InvalidRules, Reason, RuleProblem
from settebello.rules import Rules

Ranks = tuple[int, ...]
"""How many cards of each rank there are, from the aces on."""
SUITS: Final = 4
MOST_TABLE: Final = 8
"""Cards of a first table that may have to be dealt again: chance knows how many of these stand."""


class Shuffle:
    """The order in which chance deals the cards of a pack: the first table, then the rest from the top.

    Raises `InvalidRules` for a first table of more than eight cards that may have to be dealt again.
    """

    def __init__(self, rules: Rules, dealer: Seat) -> None:
        first = layout(rules, dealer, tuple(Card(place) for place in range(PACK_SIZE))).table
        self.rules = rules
        self._table: int = size(first)
        self._places = [*cards_in(first), *cards_in(CardSet(PACK & ~first))]
        self.dealer, self._counted = dealer, dict[Ranks, int]()
        if rules.redeal and self._table > MOST_TABLE:
            message = f"chance deals again no table of more than {MOST_TABLE} cards"
            facts = {"cards": self._table}
            raise InvalidRules([RuleProblem(("redeal", "deal"), Reason.HOPELESS_REDEAL, message, facts)])

    def pack(self, dealt: list[Card]) -> tuple[Card, ...]:
        """Return the pack in dealing order, of forty cards as chance dealt them."""
        return tuple(card for _, card in sorted(zip(self._places, dealt, strict=True)))

    def chances(self, dealt: list[Card]) -> list[tuple[int, float]]:
        """Return the cards that may come next, in order, each with its probability."""
        there = set(dealt)
        left = [Card(card) for card in range(PACK_SIZE) if card not in there]
        if not self.rules.redeal or len(dealt) >= self._table:
            return [(card, 1 / len(left)) for card in left]
        so_far = [0] * (PACK_SIZE // SUITS)
        for card in dealt:
            so_far[card // SUITS] += 1
        ways = {card: self._standing(_and_one(so_far, card // SUITS)) for card in left}
        whole = sum(ways.values())
        return [(card, found / whole) for card, found in ways.items() if found]

    def __reduce__(self) -> tuple[type["Shuffle"], tuple[Rules, Seat]]:
        return Shuffle, (self.rules, self.dealer)

    def __deepcopy__(self, _memo: object) -> "Shuffle":
        return self

    def _standing(self, table: Ranks) -> int:
        """Count the ways in which a part of the first table can go on to one that stands."""
        if table not in self._counted:
            if sum(table) == self._table:
                self._counted[table] = redeal_reason(self.rules, _cards_of(table)) is None
            else:
                more = enumerate(SUITS - there for there in table)
                self._counted[table] = sum(
                    free * self._standing(_and_one(table, rank)) for rank, free in more if free
                )
        return self._counted[table]


def _and_one(table: Sequence[int], rank: int) -> Ranks:
    return tuple(there + (each == rank) for each, there in enumerate(table))


def _cards_of(table: Ranks) -> CardSet:
    return CardSet(sum((1 << there) - 1 << SUITS * rank for rank, there in enumerate(table)))
