"""The inks of the decks, and the few marks every drawing is made of."""

from math import cos, radians, sin
from typing import Final

from settebello_art.pathdata import number, shorten

INK: Final = "#211"
RED: Final = "#c32"
GOLD: Final = "#fb3"
BLUE: Final = "#25a"
GREEN: Final = "#284"
CREAM: Final = "#fffcf3"
STEEL: Final = "#bdf"
SKIN: Final = "#fdb"
BLUSH: Final = "#f97"
BROWN: Final = "#853"


def shape(d: str, fill: str) -> str:
    """Draw a filled shape with the line of its group."""
    return f'<path d="{shorten(d)}" fill="{fill}"/>'


def flat(d: str, fill: str) -> str:
    """Draw a filled shape without a line."""
    return f'<path d="{shorten(d)}" fill="{fill}" stroke="none"/>'


def line(d: str, colour: str = INK, width: float = 2.5) -> str:
    """Draw an open line; the ink's colour is that of the group."""
    stroke = "" if colour == INK else f' stroke="{colour}"'
    return f'<path d="{shorten(d)}" fill="none"{stroke} stroke-width="{number(width)}"/>'


def dots(d: str, colour: str, width: float) -> str:
    """Draw round dots: a path of points, each a line of no length (``"M3 4h0"``)."""
    return line(d, colour, width)


def disc(x: float, y: float, radius: float, fill: str) -> str:
    """Draw a disc with the line of its group."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"/>'


def beads(radius: float, count: int, width: float, colour: str = INK) -> str:
    """Draw a ring of round beads about the origin."""
    step = 2 * 3.14159265 * radius / count
    return (
        f'<circle r="{number(radius)}" fill="none" stroke="{colour}" stroke-width="{number(width)}" '
        f'stroke-dasharray="0 {step:.3f}"/>'
    )


def inked(content: str, width: float = 3, colour: str = INK) -> str:
    """Group shapes under one dark line with round joins."""
    return (
        f'<g stroke="{colour}" stroke-width="{number(width)}" stroke-linejoin="round" '
        f'stroke-linecap="round">{content}</g>'
    )


def placed(content: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Move a drawing made about the origin; turn in degrees clockwise."""
    return f'<g transform="{_transform(x, y, scale, turn)}">{content}</g>'


def use(symbol: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Place a symbol that is drawn once."""
    if scale == 1 and turn == 0:
        return f'<use href="#{symbol}" x="{number(x)}" y="{number(y)}"/>'
    return f'<use href="#{symbol}" transform="{_transform(x, y, scale, turn)}"/>'


def mirrored(content: str) -> str:
    """Draw the mirror image of something about the line x = 0."""
    return f'<g transform="scale(-1 1)">{content}</g>'


def both_sides(content: str) -> str:
    """Draw something and its mirror image about the line x = 0."""
    return content + mirrored(content)


def petals(count: int, near: float, far: float, half: float, first: float = 0) -> str:
    """Return the path of petals about the origin, from radius near to far, half wide each side."""
    middle = near + 0.6 * (far - near)
    return "".join(
        "M{} {}Q{} {} {} {}Q{} {} {} {}Z".format(
            *(
                number(value)
                for radius, side in ((near, 0), (middle, half), (far, 0), (middle, -half), (near, 0))
                for value in _around(radius, 1.6 * side, first + 360 * index / count)
            )
        )
        for index in range(count)
    )


def _around(radius: float, side: float, degrees: float) -> tuple[float, float]:
    angle = radians(degrees)
    return radius * sin(angle) + side * cos(angle), -radius * cos(angle) + side * sin(angle)


def _transform(x: float, y: float, scale: float, turn: float) -> str:
    steps = [f"translate({number(x)} {number(y)})"]
    if turn:
        steps.append(f"rotate({number(turn)})")
    if scale != 1:
        steps.append(f"scale({scale:.3g})")
    return "".join(steps)
