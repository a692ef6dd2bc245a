"""The parts that the court figures share: their signs, hands and sleeves, and the ground they stand on."""

from typing import Final

from settebello_art.ink import (
    CREAM,
    GOLD,
    GREEN,
    INK,
    RED,
    SKIN,
    disc,
    dots,
    flat,
    line,
    petals,
    placed,
    shape,
)

COIN, CUP, SWORD, CLUB = "np-coin", "np-cup", "np-sword", "np-club"
"""The symbols of the signs that the figures hold."""

OUTLINE: Final = 3.6
FOLD: Final = 1.9
"""The widths of a figure's outline and of the lines within it."""

NIGHT: Final = "#433"


def folds(d: str) -> str:
    """Draw the thin lines within a shape: folds, seams, hair."""
    return line(d, INK, FOLD)


def band(d: str, colour: str, width: float = 5) -> str:
    """Draw a belt, a strap or a limb along a path, with its outline."""
    return line(d, INK, width + 6) + line(d, colour, width)


def hand(x: float, y: float, skin: str = SKIN) -> str:
    """Draw a hand closed about something at this point."""
    return disc(x, y, 9, skin) + line(f"M{x - 5:g} {y - 3:g}h10M{x - 5:g} {y + 2:g}h10", INK, 1.5)


def ground(grass: str = GREEN, path: str = GOLD) -> str:
    """Draw the strip of ground across the foot of the card, with a few blades of grass."""
    return (
        shape("M10 318V302C36 290 60 298 92 295 128 292 156 300 190 291V318Z", grass)
        + flat("M12 316V312C50 304 80 314 110 312 140 309 165 314 188 306V316Z", path)
        + line("M14 304l-1-9M18 304l3-11M22 304l6-8")
    )


def flower(x: float) -> str:
    """Draw a flower that grows on the ground."""
    stem = line("M0 22V6M-3 25l-7-7M3 25l6-8")
    return placed(stem + flat(petals(5, 1, 11, 4.5), RED) + dots("M0 0h0", CREAM, 6), x, 276)
