"""The parts that the French court figures share: limbs, hands, cloth."""

from typing import Final

from settebello_art.ink import CREAM, INK, SKIN, line, placed, shape

TORSO: Final = "M-34-50C-36-28-32-8-33 12H33C32-8 36-28 34-50L14-64H-14Z"
"""A body from the shoulders to the band."""


def limb(d: str, colour: str, width: float = 17) -> str:
    """Draw an arm along a path, with its outline."""
    return line(d, INK, width + 6) + line(d, colour, width)


def cuff(x: float, y: float, turn: float, colour: str) -> str:
    """Draw a cuff across an arm that runs in this direction (0 to the right, 90 down)."""
    return placed(shape("M-4-10H4V10H-4Z", colour), x, y, 1, turn)


def fist(x: float, y: float, turn: float = 0) -> str:
    """Draw a hand closed about something upright at this point."""
    knuckles = shape("M-8-6C-5-10 5-10 8-6 10-2 9 6 6 9 1 11-7 10-9 5-10 1-10-3-8-6Z", SKIN)
    return placed(knuckles + line("M-8-2H3M-8 3H3", INK, 1.5), x, y, 1, turn)


def palm(x: float, y: float, turn: float = 0) -> str:
    """Draw a flat hand whose fingers point to the right."""
    whole = shape("M-10-5C-8-9-2-9 3-8L13-7C16-6 17-2 14 0 15 4 13 6 9 7L-2 8C-8 8-12 2-10-5Z", SKIN)
    return placed(whole + line("M3-3 14-1M3 2 12 3", INK, 1.5), x, y, 1, turn)


def puff(x: float, y: float, turn: float, cloth: str, slash: str) -> str:
    """Draw a puffed and slashed shoulder."""
    return placed(
        shape("M-15 9C-22-8-12-18 0-18 12-18 22-8 15 9 7 15-7 15-15 9Z", cloth)
        + line("M-7-14C-11-5-10 4-7 9M7-14C11-5 10 4 7 9M0-14V10", slash, 3),
        x,
        y,
        1,
        turn,
    )


def ermine(d: str, tails: str) -> str:
    """Draw white fur with its black tails."""
    return shape(d, CREAM) + line(tails, INK, 3.6)
