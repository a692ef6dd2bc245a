"""The decks there are."""

from typing import Final

from settebello.cards import Card, rank_of, suit_of
from settebello_art import contrasto, francesi, napoletane, piacentine, spagnole
from settebello_art.deck import Deck
from settebello_art.layout import Place

DECKS: Final[dict[str, Deck]] = {
    deck.name: deck
    for deck in (napoletane.DECK, piacentine.DECK, spagnole.DECK, francesi.DECK, contrasto.DECK)
}


def deck_named(deck: str | Deck) -> Deck:
    """Return the deck of this name, and a deck itself as it is; raise `ValueError` with the names there are."""
    if isinstance(deck, Deck):
        return deck
    try:
        return DECKS[deck]
    except KeyError:
        raise ValueError(f"there is no deck {deck!r}: choose one of {', '.join(DECKS)}") from None


def pip_places(card: Card, deck: str | Deck = "napoletane") -> tuple[Place, ...]:
    """List a card's pips in the deck's units, as drawn below an index; none for aces and court figures."""
    return deck_named(deck).pips.get((suit_of(card), rank_of(card)), ())
