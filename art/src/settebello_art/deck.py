"""A deck of drawings: a table of pips, what is drawn once, and the figures of its own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from settebello.cards import Card, Rank, Suit, card_of, rank_of, suit_of
from settebello_art.index import HORSE, IndexStyle, Letters
from settebello_art.layout import Table, pips

Figure = Callable[[], str]
"""Draws what stands on one card."""


@dataclass(frozen=True)
class Deck:
    """A deck: its card in units, its symbols, where pips stand, and its aces, courts and set pieces."""

    name: str
    width: int
    height: int
    symbols: Mapping[str, str]
    """Things drawn once, by an id that no other deck uses for another drawing."""
    pips: Table
    """Where the pips of each number card stand."""
    figures: Mapping[Card, Figure]
    """The drawing of each card that has more than pips."""
    signs: Mapping[Suit, str]
    """The symbol of each suit's small sign, 32 units square about the origin."""
    index: Callable[[Card, IndexStyle], str]
    """Draws the index of a card."""
    strip: tuple[int, int]
    """The width and height of the corner at top left that is the index's alone."""
    letters: Letters = HORSE
    """The letters of its ranks: what its nine is."""
    lift: int = 0
    """Units by which the drawing rises where there is no index."""
    always_indexed: bool = False
    """Whether the index is part of the drawing."""

    @property
    def ratio(self) -> float:
        """Return width divided by height."""
        return self.width / self.height

    def face(self, card: Card) -> str:
        """Draw what a card shows below its index strip."""
        figure = self.figures.get(card)
        return pips(self.pips.get((suit_of(card), rank_of(card)), ())) + (figure() if figure else "")


def figures(rank: Rank, draw: Callable[[Suit], str]) -> dict[Card, Figure]:
    """Give the four cards of a rank one way of drawing by suit."""
    return {card_of(rank, suit): partial(draw, suit) for suit in Suit}
