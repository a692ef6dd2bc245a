"""The knowledge of a seat before its play: the cards it had not seen, and what a play leaves behind."""

from dataclasses import dataclass
from functools import cached_property

from settebello.cards import (
    EMPTY,
    PACK,
    CardSet,
    Rank,
    cards_in,
    of_rank,
    rank_of,
    single,
    size,
)
from settebello.engine import Action, BankAce, Play, View, is_scopa, sweepers
from settebello.engine.recall import recalled_piles


@dataclass(frozen=True)
class Seen:
    """A seat's knowledge before a play, and what follows from it."""

    view: View

    @property
    def hand(self) -> CardSet:
        """Return the own hand."""
        return self.view.hand or EMPTY

    @cached_property
    def unseen(self) -> CardSet:
        """Return the cards that may be in a hidden hand or in the stock."""
        seen = self.hand | self.view.table | self.view.leftovers
        for cards in (*recalled_piles(self.view), *self.view.exposed):
            seen |= cards
        return CardSet(PACK & ~seen)

    @property
    def out(self) -> CardSet:
        """Return the cards that other seats may play: those not seen, and those that lie open there."""
        others = EMPTY
        for seat, cards in enumerate(self.view.exposed):
            others = CardSet(others | (EMPTY if seat == self.view.seat else cards))
        return CardSet(self.unseen | others)

    def hand_after(self, action: Action) -> CardSet:
        """Return the own hand after a play."""
        return CardSet(self.hand & ~single(action.card))

    def table_after(self, action: Action) -> CardSet:
        """Return the table after a play."""
        if isinstance(action, BankAce):
            return self.view.table
        if action.capture:
            return CardSet(self.view.table & ~action.capture)
        return CardSet(self.view.table | single(action.card))

    def makes_scopa(self, action: Action) -> bool:
        """Tell whether a play is a scopa."""
        capture = action.capture if isinstance(action, Play) else EMPTY
        left = self.view.cards_to_play - 1
        return is_scopa(self.view.rules, self.view.table, action.card, capture, left, self.view.moment)

    def sweepers(self, table: CardSet) -> CardSet:
        """Return the cards out that would make a scopa of a table with the next play."""
        return self._sweepers(table, self.out)

    def can_be_swept(self, table: CardSet) -> bool:
        """Tell whether any card of the pack would make a scopa of a table."""
        return bool(self._sweepers(table, CardSet(PACK & ~table)))

    def _sweepers(self, table: CardSet, cards: CardSet) -> CardSet:
        return sweepers(self.view.rules, table, cards, self.view.cards_to_play - 2)

    def count(self, rank: Rank) -> int:
        """Count the cards of a rank that are out."""
        return size(of_rank(self.out, rank))


def won(action: Action) -> CardSet:
    """Return the cards that a play wins."""
    if isinstance(action, BankAce):
        return single(action.card)
    return CardSet(action.capture | single(action.card)) if action.capture else EMPTY


def ranks_in(cards: CardSet) -> frozenset[Rank]:
    """Return the ranks of some cards."""
    return frozenset(map(rank_of, cards_in(cards)))
