"""The set pieces on number cards besides the pips: the garland, the knot, the arabesque."""

from typing import Final

from settebello.cards import Card, Rank, Suit, card_of
from settebello_art.deck import Figure
from settebello_art.ink import (
    GOLD,
    GREEN,
    INK,
    RED,
    both_sides,
    disc,
    inked,
    line,
    placed,
    shape,
)
from settebello_art.piacentine.leaves import leaf, rose
from settebello_art.piacentine.table import MIDDLE


def garland() -> str:
    """Draw the garland of flowers between the two swords."""
    side = (
        leaf(14, -34, 60)
        + leaf(12, 34, 120)
        + leaf(8, -58, 30)
        + leaf(8, 58, 150)
        + disc(22, -14, 4.5, GOLD)
        + disc(22, 14, 4.5, GOLD)
    )
    return inked(
        placed(
            line("M0-96C14-60-14-36 0 0 14 36-14 60 0 96", INK, 7)
            + line("M0-96C14-60-14-36 0 0 14 36-14 60 0 96", GREEN, 3)
            + both_sides(side)
            + rose(0, 0, 1.35, "red")
            + rose(0, -78, 0.9, "blue")
            + rose(0, 78, 0.9, "blue"),
            100,
            MIDDLE,
        ),
        2.6,
    )


def knot() -> str:
    """Draw the ribbon that ties the three swords, with its bow."""
    half = (
        shape("M8-12C30-44 66-46 70-22 72-2 34 6 10 6Z", RED)
        + shape("M6 6C30 26 44 40 42 76L28 66 18 78C20 48 12 26-2 10Z", RED)
        + line("M16-10C32-24 48-30 60-24", GOLD, 3.5)
        + line("M14 20C24 34 30 48 30 60", GOLD, 3.5)
    )
    return inked(
        placed(
            shape("M-76-12C-40-2 40-2 76-12V12C40 22-40 22-76 12Z", "blue")
            + line("M-74-5C-40 5 40 5 74-5M-74 7C-40 16 40 16 74 7", GOLD, 3)
            + both_sides(half)
            + shape("M-13-13H13V14H-13Z", GOLD)
            + disc(0, 0, 6, RED),
            100,
            MIDDLE,
        )
    )


def arabesque() -> str:
    """Draw the arabesque about the middle sword of the five: scrolls, leaves and flowers."""
    scroll = "M0 0C20-6 48-12 60-34 66-48 52-58 44-48 38-40 48-34 52-40"
    quarter = (
        line(scroll, INK, 8)
        + line(scroll, GREEN, 3.6)
        + leaf(30, -10, 20)
        + leaf(48, -18, 96)
        + disc(50, -45, 5.5, RED)
    )
    half = quarter + f'<g transform="scale(1 -1)">{quarter}</g>'
    return inked(
        placed(
            both_sides(half) + both_sides(rose(66, 0, 0.85, "blue")) + rose(0, 0, 1.3, "red"), 100, MIDDLE
        ),
        2.6,
    )


SET_PIECES: Final[dict[Card, Figure]] = {
    card_of(Rank.DUE, Suit.SPADE): garland,
    card_of(Rank.TRE, Suit.SPADE): knot,
    card_of(Rank.CINQUE, Suit.SPADE): arabesque,
}
