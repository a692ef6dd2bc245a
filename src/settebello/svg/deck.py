"""A deck of drawings, and the decks there are."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from settebello.cards import Card, rank_of, suit_of
from settebello.svg import napoletane
from settebello.svg.back import BackColour, back
from settebello.svg.layout import NAPOLETANE, Place, Table


@dataclass(frozen=True)
class Deck:
    """A deck: its card in units, what it draws once, and how it draws faces and backs."""

    name: str
    width: int
    height: int
    symbols: Mapping[str, str]
    """Things drawn once, by an id that no other deck uses."""
    face: Callable[[Card], str]
    """Draws what a card shows below the index strip."""
    pips: Table
    """Where the pips of each number card stand."""
    back: Callable[[BackColour], str]
    lift: int
    """Units by which the drawing rises where there is no index."""

    @property
    def ratio(self) -> float:
        """Return width divided by height."""
        return self.width / self.height


DECKS: Final[dict[str, Deck]] = {
    "napoletane": Deck(
        name="napoletane",
        width=napoletane.WIDTH,
        height=napoletane.HEIGHT,
        symbols=napoletane.SYMBOLS,
        face=napoletane.face,
        pips=NAPOLETANE,
        back=back,
        lift=napoletane.LIFT,
    ),
}


def deck_named(name: str) -> Deck:
    """Return the deck of this name; raise `ValueError` with the names there are."""
    try:
        return DECKS[name]
    except KeyError:
        raise ValueError(f"there is no deck {name!r}: choose one of {', '.join(DECKS)}") from None


def pip_places(card: Card, deck: str = "napoletane") -> tuple[Place, ...]:
    """List a card's pips in the deck's units, as drawn below an index; none for aces and court figures."""
    return deck_named(deck).pips.get((suit_of(card), rank_of(card)), ())
