"""The emblems of the courts of the high-contrast deck: a feathered cap, a horse's head, a crown."""

from settebello.cards import Suit
from settebello_art.contrasto.signs import BLACK, COLOURS
from settebello_art.ink import disc, inked, line, placed, shape

_LIGHT = "#fff"


def _bold(content: str) -> str:
    return placed(inked(content, 6, BLACK), 100, 228)


def cap(suit: Suit) -> str:
    """Draw the jack's feathered cap."""
    colour = COLOURS[suit]
    return _bold(
        shape("M14-6C22-58 62-84 78-62 88-44 70-26 58-32 56-48 40-40 36-8Z", "#ffd24a")
        + line("M28-10C34-44 54-62 70-56", BLACK, 5)
        + shape("M-66 22C-74-26-38-52 0-52 40-50 64-24 60 22Z", colour)
        + shape("M-78 16C-40 4 36 4 74 16 80 30 78 44 68 50 30 38-34 38-72 50-82 42-84 28-78 16Z", _LIGHT)
    )


def horse(suit: Suit) -> str:
    """Draw the horse's head."""
    mane = "M2-84C44-84 74-40 76 4 78 40 66 66 60 76L26 76C40 36 30-20-6-54Z"
    head = (
        "M-22-86-4-58C34-40 46 20 30 76H-46C-44 48-26 34-16 16-30 26-42 26-52 24-60 38-80 40-86 26"
        "-88 10-70-8-56-30-50-46-36-52-30-58Z"
    )
    return _bold(
        shape(mane, _LIGHT)
        + shape(head, COLOURS[suit])
        + disc(-30, -28, 6, _LIGHT)
        + line("M-70 18-62 12", _LIGHT, 6)
    )


def crown(suit: Suit) -> str:
    """Draw the king's crown."""
    colour = COLOURS[suit]
    points = placed(disc(-74, -44, 10, colour) + disc(0, -66, 12, colour) + disc(74, -44, 10, colour), 0, 0)
    return _bold(
        shape("M-62 60-76-40-34 2 0-60 34 2 76-40 62 60Z", colour)
        + points
        + shape("M-64 40H64V66H-64Z", _LIGHT)
        + disc(0, 53, 7, colour)
        + disc(-34, 53, 7, colour)
        + disc(34, 53, 7, colour)
    )
