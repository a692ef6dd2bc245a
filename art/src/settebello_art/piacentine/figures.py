"""The parts that the Piacentine court figures share: limbs, hands, puffed sleeves, collars, the signs they hold.

A half figure is drawn about the middle of the card, its waist under the band at y = 0.
"""

from typing import Final

from settebello_art.ink import INK, SKIN, line, placed, shape

DARK: Final = "#4a3a3c"
IRON: Final = "#8fb0cc"

COIN, CUP, SWORD, CLUB = "pc-coin", "pc-cup", "pc-sword-h", "pc-club-h"
"""The symbols of the signs that the figures hold."""


def limb(d: str, colour: str, width: float = 20) -> str:
    """Draw an arm along a path, with its outline."""
    return line(d, INK, width + 6.4) + line(d, colour, width)


def fist(x: float, y: float, turn: float = 0, skin: str = SKIN) -> str:
    """Draw a hand closed about something upright at this point."""
    fingers = line("M-6-4.5H6M-7 0H7M-6 4.5H5", INK, 1.5)
    return placed(
        shape("M-9-7C-6-11 6-11 9-7 11-2 11 4 8 8 4 11-5 11-8 8-11 3-11-3-9-7Z", skin) + fingers,
        x,
        y,
        1,
        turn,
    )


def palm(x: float, y: float, turn: float = 0, skin: str = SKIN) -> str:
    """Draw a flat hand, its fingers to the right and its thumb above."""
    hand = shape("M-10-6C-4-9 0-13 4-14 7-13 6-9 4-7L15-6C19-4 18 1 15 2L10 7C4 9-4 9-10 7Z", skin)
    return placed(hand + line("M6-2H14M5 3H11", INK, 1.5), x, y, 1, turn)


def puff(x: float, y: float, turn: float, cloth: str, stripe: str, size: float = 1) -> str:
    """Draw a striped puff at the shoulder, its cuff downwards."""
    ball = shape("M-14 14C-26 4-24-20 0-21 24-20 26 4 14 14 6 19-6 19-14 14Z", cloth)
    stripes = line("M-9-18C-17-8-14 6-8 14M9-18C17-8 14 6 8 14M0-19V15", stripe, 4)
    return placed(ball + stripes + line("M-13 15C-5 19 5 19 13 15", INK, 3), x, y, size, turn)


def cuff(x: float, y: float, turn: float, colour: str, half: float = 12) -> str:
    """Draw a cuff across an arm that points upwards, then turns."""
    return placed(shape(f"M{-half:g}-5C-4-7 4-7 {half:g}-5V5C4 3-4 3 {-half:g} 5Z", colour), x, y, 1, turn)


def falling_collar(colour: str) -> str:
    """Draw a wide flat collar about the neck."""
    return shape("M-14-78C-24-72-32-66-36-58L-6-56 0-64 6-56 36-58C32-66 24-72 14-78Z", colour)
