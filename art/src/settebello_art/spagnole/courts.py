"""The parts that the Spanish court figures share: their colours, limbs, signs, and what they stand on."""

from typing import Final

from settebello_art.ink import (
    CREAM,
    GREEN,
    INK,
    SKIN,
    disc,
    dots,
    flat,
    line,
    petals,
    placed,
    shape,
)

SOIL: Final = "#c8934a"
IRON: Final = "#8ac"
GRASS: Final = "#7b4"

COIN, CUP, SWORD, STAFF = "sp-coin", "sp-cup", "sp-sword-t", "sp-club-w"
"""The symbols of the signs that the figures hold."""


def limb(d: str, colour: str, width: float = 19) -> str:
    """Draw an arm or a leg along a path, with its outline."""
    return line(d, INK, width + 6) + line(d, colour, width)


def hand(x: float, y: float) -> str:
    """Draw a hand closed about something at this point."""
    return disc(x, y, 8.5, SKIN) + line(f"M{x - 5:g} {y - 2:g}h10M{x - 5:g} {y + 3:g}h9", INK, 1.5)


def cuff(x: float, y: float, dx: float, dy: float, colour: str) -> str:
    """Draw a cuff across an arm, from its middle so far to both sides."""
    d = f"M{x - dx:g} {y - dy:g}L{x + dx:g} {y + dy:g}"
    return line(d, INK, 12) + line(d, colour, 6.5)


def field() -> str:
    """Draw the ground in the open: grass on soil, with a few tufts."""
    return (
        shape("M14.5 300V286C70 274 130 290 185.5 279V300Z", GRASS)
        + flat("M16 298.5V293C70 285 130 298 184 289V298.5Z", SOIL)
        + line("M30 288l-3-8M33 288l1-9M36 288l5-6M158 287l-3-7M161 287l3-8", GREEN, 2.4)
    )


def flower(colour: str) -> str:
    """Draw a flower growing at the right of the ground."""
    stem = line("M0 20V6M-3 18l-6-6M3 18l6-6", INK, 2.4)
    return placed(stem + flat(petals(5, 1, 9, 4), colour) + dots("M0 0h0", CREAM, 5), 175, 262)


def floor(one: str, other: str) -> str:
    """Draw a floor of tiles in two colours, seen from the front."""
    tiles = "".join(f"M{x} 283H{x + 14}L{x + 12} 300H{x - 8}Z" for x in range(27, 180, 32))
    return shape("M14.5 283H185.5V300H14.5Z", one) + flat(tiles, other) + line("M14.5 283H185.5", INK, 3)
