"""Cards that lie face up before they are played (RULES.md F12, F13; ambiguities A21-A23).

An exposed card still belongs to its owner's hand: it is not on the table and nothing takes it.
"""

from collections.abc import Sequence

from settebello.arguments import checked
from settebello.cards import Card, CardSet, Seat, Suit, of_rank, of_suit, rank_of, single, size, suit_of


@checked
def chooser(order: Sequence[Seat], player: Seat, exposed: CardSet) -> Seat:
    """Return who decides what is played: the player before the owner where several lie open (F13.3, A22)."""
    return order[order.index(player) - 1] if size(exposed) > 1 else player


@checked
def twins(hand: CardSet, card: Card) -> CardSet:
    """Return the cards that ``card`` can be mistaken for: of its rank, a dark one for a coin or the coin."""
    equal = of_rank(hand, rank_of(card))
    coins = of_suit(equal, Suit.DENARI)
    return CardSet(equal & ~coins & ~single(card)) if suit_of(card) is Suit.DENARI else coins
