"""The number cards that show more than their pips: a ribbon on the two of coins, a shield on the four."""

from typing import Final

from settebello.cards import Card, Rank, Suit, card_of
from settebello_art.deck import Figure
from settebello_art.ink import (
    BLUE,
    CREAM,
    GOLD,
    GREEN,
    INK,
    RED,
    disc,
    flat,
    inked,
    line,
    petals,
    placed,
    shape,
)
from settebello_art.spagnole.aces import banner


def _ribbon() -> str:
    """Draw a ribbon between two coins."""
    return inked(placed(banner(), 100, 178.5))


def _castle() -> str:
    """Draw a castle of three towers, 20 units wide."""
    return shape("M-10 9V-4H-5V-11H-2V-8H2V-11H5V-4H10V9H3V4Q0 0-3 4V9Z", GOLD)


def _shield() -> str:
    """Draw a quartered shield under a crown, between two sprays of leaves."""
    leaf = "M0 0C-7-5-8-16 0-22 8-16 7-5 0 0Z"
    places = ((-36, 30, -80), (-40, 12, -56), (-40, -6, -40), (36, 30, 80), (40, 12, 56), (40, -6, 40))
    return inked(
        line("M-24 38C-40 30-44 10-40-10M24 38C40 30 44 10 40-10", GREEN, 3)
        + "".join(placed(shape(leaf, GREEN), x, y, 0.8, turn) for x, y, turn in places)
        + shape("M-27-24-30-38-17-32-11-43 0-34 11-43 17-32 30-38 27-24Z", GOLD)
        + shape("M-28-24H28V8C28 26 14 36 0 42-14 36-28 26-28 8Z", CREAM)
        + flat("M-26.5-22.5H0V9H-26.5ZM0 9H26.5C26 25 13 34 0 40Z", RED)
        + flat("M0-22.5H26.5V9H0ZM0 9H-26.5C-26 25-13 34 0 40Z", BLUE)
        + line("M0-24V41M-28 9H28", INK, 2.6)
        + placed(_castle(), -14, -5, 0.8)
        + placed(flat(petals(6, 1, 9, 3), GOLD), 13.5, -7)
        + placed(flat(petals(6, 1, 9, 3), GOLD), -11, 20)
        + placed(_castle(), 11, 21, 0.7)
        + disc(0, -37, 3.4, RED)
    )


def _four() -> str:
    return placed(_shield(), 100, 177, 0.92)


SET_PIECES: Final[dict[Card, Figure]] = {
    card_of(Rank.DUE, Suit.DENARI): _ribbon,
    card_of(Rank.QUATTRO, Suit.DENARI): _four,
}
