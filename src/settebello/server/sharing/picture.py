"""A picture for links that are shared: words, cards and discs on the cloth.

It is laid out once, and written as SVG here and as PNG in `settebello.server.sharing.raster`.
"""

from dataclasses import dataclass
from html import escape
from typing import Final, Literal
from unicodedata import east_asian_width

WIDTH: Final = 1200
HEIGHT: Final = 630
"""The size that pages ask of the picture of a link."""

INSET: Final = 30
RADIUS: Final = 26
CLOTH: Final = ("#256b50", "#123629")
"""The cloth in the middle, and at its edges."""
LINE: Final = "#4f7b60"
INK: Final = "#f7f0e0"
DARK: Final = "#17120d"
QUIET: Final = "#cadbd0"
SIDES: Final = ("#f3c45c", "#b0d2f7")
"""The colours of the two sides; among more than two each has the first."""

LEFT: Final = 84
RIGHT: Final = WIDTH - LEFT
_WIDE: Final = frozenset("MWmw%@&")
_NARROW: Final = frozenset("iljtfrI.,:;'!|·-() ")


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text that starts, ends or has its middle at ``x``, no wider than ``most``.

    ``plain`` is what stands there where no font has its letters.
    """

    x: float
    y: float
    size: float
    colour: str
    text: str
    most: float
    plain: str
    serif: bool = False
    anchor: Literal["start", "middle", "end"] = "start"


@dataclass(frozen=True, slots=True)
class Disc:
    """A disc: a ray of the sign, a coin, a seat."""

    x: float
    y: float
    radius: float
    colour: str


@dataclass(frozen=True, slots=True)
class Plate:
    """A card about its middle, turned by degrees to the right; its edge is as broad as the line."""

    x: float
    y: float
    turn: float
    colour: str
    edge: str
    width: float = 128
    height: float = 210
    radius: float = 12
    line: float = 6


Shape = Plate | Disc | Words


@dataclass(frozen=True, slots=True)
class Picture:
    """The objects on the cloth, from the lowest; ``title`` tells them to a person who does not see them."""

    title: str
    shapes: tuple[Shape, ...]


def emblem() -> list[Shape]:
    """Return the sign of the house, a coin with its rays, and its name."""
    rays = [(0, 15), (10.6, 10.6), (15, 0), (10.6, -10.6), (0, -15), (-10.6, -10.6), (-15, 0), (-10.6, 10.6)]
    return [
        Disc(112, 96, 30, SIDES[0]),
        Disc(112, 96, 25, DARK),
        *(Disc(112 + right, 96 + down, 4.6, SIDES[0]) for right, down in rays),
        Disc(112, 96, 7, SIDES[0]),
        Words(150, 112, 46, INK, "Settebello", 400, "Settebello", serif=True),
    ]


def fitted(words: Words) -> tuple[str, float]:
    """Return a text and its size so that it is no wider than its room by what letters take at most."""
    ems = sum(map(_ems, words.text))
    size = max(words.size * 0.5, min(words.size, words.most / max(1.0, ems)))
    if ems * size <= words.most:
        return words.text, size
    text = words.text
    while text and (sum(map(_ems, text)) + 1) * size > words.most:
        text = text[:-1]
    return f"{text.rstrip()}…", size


def _ems(letter: str) -> float:
    """Return how wide a letter is at most, as a part of its height: the bold of a broad serif font."""
    if letter in _WIDE or east_asian_width(letter) in "WF":
        return 1.15
    if letter in _NARROW:
        return 0.48
    return 0.88 if letter.isupper() else 0.72


def svg(picture: Picture) -> str:
    """Write a picture as SVG; every text in it is escaped."""
    shapes = "".join(map(_drawn, picture.shapes))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img"><title>{escape(picture.title)}</title>'
        f'<radialGradient id="cloth" cx="50%" cy="45%" r="75%"><stop offset="0" stop-color="{CLOTH[0]}"/>'
        f'<stop offset="1" stop-color="{CLOTH[1]}"/></radialGradient>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#cloth)"/>'
        f'<rect x="{INSET}" y="{INSET}" width="{WIDTH - 2 * INSET}" height="{HEIGHT - 2 * INSET}" '
        f'rx="{RADIUS}" fill="none" stroke="{LINE}" stroke-width="2"/>'
        f"{shapes}</svg>"
    )


def _drawn(shape: Shape) -> str:
    match shape:
        case Plate():
            return _plate(shape)
        case Disc():
            return f'<circle cx="{shape.x:g}" cy="{shape.y:g}" r="{shape.radius:g}" fill="{shape.colour}"/>'
        case Words():
            return _text(shape)


def _plate(plate: Plate) -> str:
    width, height = plate.width, plate.height
    return (
        f'<rect x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}" height="{height:g}" '
        f'rx="{plate.radius:g}" fill="{plate.colour}" stroke="{plate.edge}" stroke-width="{plate.line:g}" '
        f'transform="translate({plate.x:g} {plate.y:g})rotate({plate.turn:g})"/>'
    )


def _text(words: Words) -> str:
    text, size = fitted(words)
    family = "Palatino, P052, Georgia, serif" if words.serif else "Inter, Helvetica, Arial, sans-serif"
    anchor = "" if words.anchor == "start" else f' text-anchor="{words.anchor}"'
    return (
        f'<text x="{words.x:g}" y="{words.y:g}" font-family="{family}" font-size="{size:.1f}" '
        f'font-weight="{700 if words.serif else 400}" fill="{words.colour}"{anchor}>{escape(text)}</text>'
    )
