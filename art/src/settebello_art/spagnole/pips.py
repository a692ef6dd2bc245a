"""The suits' signs of the Spanish deck, each drawn once about the origin."""

from math import cos, radians, sin
from typing import Final

from settebello_art.ink import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    GREEN,
    RED,
    STEEL,
    beads,
    both_sides,
    disc,
    dots,
    flat,
    inked,
    line,
    petals,
    shape,
)
from settebello_art.pathdata import number

AMBER: Final = "#e8921e"
LEAF: Final = "#163"
LIME: Final = "#8c4"
WOOD: Final = "#e9bf7a"
PALE: Final = "#ffdc7c"
DARK_RED: Final = "#8c1a12"

Shares = tuple[float, ...]


def star(count: int, near: float, far: float, fill: str, shade: str, first: float = 0) -> str:
    """Draw a star whose rays are light on one side and dark on the other; the first is turned by degrees."""
    light, dark = "", ""
    for each in range(count):
        turn = radians(first + 360 * each / count)
        tip, left, right = (
            f"{number(radius * sin(angle))} {number(-radius * cos(angle))}"
            for radius, angle in ((far, turn), (near, turn - 0.5), (near, turn + 0.5))
        )
        light += f"M0 0L{left} {tip}Z"
        dark += f"M0 0L{right} {tip}Z"
    return flat(light, fill) + flat(dark, shade)


def coin() -> str:
    """Draw a coin of radius 34: gold on gold, with a rose of eight winds."""
    return inked(
        disc(0, 0, 32.5, GOLD)
        + beads(27.6, 22, 5, AMBER)
        + disc(0, 0, 22.5, PALE)
        + flat(petals(4, 0, 20, 3.2, 45), BLUE)
        + star(4, 5.5, 21, RED, DARK_RED)
        + disc(0, 0, 5, GOLD)
    )


def bello() -> str:
    """Draw the settebello's own coin: radius 34, a split pomegranate in leaf, with seven seeds."""
    leaf = shape("M1 17C8 24 18 20 22 9 14 6 5 8 1 17Z", GREEN)
    return inked(
        disc(0, 0, 32.5, GOLD)
        + beads(28.6, 24, 3.6, RED)
        + disc(0, 0, 25, BLUE)
        + both_sides(leaf)
        + shape("M-6-12-9-22-4-18 0-23 4-18 9-22 6-12Z", GOLD)
        + shape("M0-15C20-15 22 18 0 18-22 18-20-15 0-15Z", RED)
        + shape("M0-11C9-8 10 10 0 14-10 10-9-8 0-11Z", PALE)
        + dots("M0-6h0M-3.4-1h0M3.4-1h0M0 3h0M-3.6 6.6h0M3.6 6.6h0M0 10.4h0", RED, 4),
        2.6,
    )


def cup() -> str:
    """Draw a covered goblet 58 wide and 84 high."""
    return inked(
        shape("M-19 41.5C-18 32-5 32-4.5 22V13H4.5V22C5 32 18 32 19 41.5Z", GOLD)
        + flat("M-15.5 40C-13 35-8 35-6 32H6C8 35 13 35 15.5 40Z", RED)
        + shape("M-8 12Q0 8 8 12 11 16 8 20 0 24-8 20-11 16-8 12Z", GREEN)
        + shape("M-25-12C-25 4-16 12-5 13H5C16 12 25 4 25-12Z", RED)
        + line("M-16-6C-15 3-10 8-4 10M16-6C15 3 10 8 4 10M-5-6C-5 3-2 8 0 10 2 8 5 3 5-6", GOLD, 3)
        + shape("M-22-19C-20-31-8-32 0-32 8-32 20-31 22-19Z", RED)
        + line("M-10-21C-9-27-5-29-3-30M10-21C9-27 5-29 3-30", GOLD, 3)
        + shape("M-29-19.5H29C30-16 29-12 27-9.5H-27C-29-12-30-16-29-19.5Z", GOLD)
        + dots("M-18-14.5h0M-6-14.5h0M6-14.5h0M18-14.5h0", BLUE, 4)
        + disc(0, -36, 5.5, GOLD)
    )


def sword(length: int, blade: float, guard: int, width: float = 3) -> str:
    """Draw an upright broad sword, point up: its length, half the widths of blade and guard, and its line."""
    top, end = -length / 2, length / 2
    cross, tip = end - 34, -length / 2 + 1.7 * blade
    return inked(
        shape(
            f"M{-blade} {cross}V{tip}Q{-blade} {tip - 7} 0 {top + 2} {blade} {tip - 7} {blade}"
            f" {tip}V{cross}Z",
            BLUE,
        )
        + flat(f"M{1.5 - blade} {cross}V{tip}Q{1.5 - blade} {tip - 6}-2.5 {top + 8}V{cross}Z", STEEL)
        + line(f"M0 {tip + 6}V{cross - 12}", CREAM, 2.2)
        + shape(f"M-5.5 {cross + 6}H5.5V{end - 11}H-5.5Z", RED)
        + line(f"M-5 {cross + 12} 5 {cross + 15}M-5 {cross + 17} 5 {cross + 20}", GOLD, 2.4)
        + shape(
            f"M-7 {cross - 6}C-13 {cross - 6} {6 - guard} {cross - 1} {4 - guard} {cross - 8} {3 - guard}"
            f" {cross - 15} {-guard - 3} {cross - 11}"
            f" {-guard} {cross - 1} {3 - guard} {cross + 8} -14 {cross + 6}-6 {cross + 9} H6C14"
            f" {cross + 6} {guard - 3} {cross + 8} {guard} {cross - 1}"
            f" {guard + 3} {cross - 11} {guard - 3} {cross - 15} {guard - 4} {cross - 8} {guard - 6}"
            f" {cross - 1} 13 {cross - 6} 7 {cross - 6}Z",
            GOLD,
        )
        + disc(0, cross + 1, 4, RED)
        + disc(0, end - 9, 7.5, GOLD),
        width,
    )


def club(length: int, head: int, right: Shares, left: Shares, width: float = 3) -> str:
    """Draw an upright knotted cudgel, heavy end up: its length, and half the width of its head.

    Its twigs on each side are lopped off. Each stands at a share of the length, from the heavy end.
    """
    top, end = -length / 2, length / 2

    def half(y: float) -> float:
        return head * (1 - 0.46 * (y - top) / length)

    foot = half(end)
    bark, cuts = f"M{-head} {top + 7}Q0 {top - 4} {head} {top + 7}", ""
    last = top + 7
    for y in (top + length * share for share in right):
        w = half(y)
        bark += f"Q{w - 3} {(last + y) / 2} {w} {y - 11}L{w + 8} {y - 14} {w + 10} {y} {w} {y + 9}"
        cuts += _cut(w + 9, y - 7, 3.4, 7)
        last = y + 9
    bark += f"Q{foot - 2} {(last + end) / 2} {foot} {end - 4}Q0 {end + 1} {-foot} {end - 4}"
    last = end
    for y in (top + length * share for share in reversed(left)):
        w = half(y)
        bark += f"Q{3 - w} {(last + y) / 2} {-w} {y + 9}L{-w - 10} {y} {-w - 8} {y - 14} {-w} {y - 11}"
        cuts += _cut(-w - 9, y - 7, 3.4, 7)
        last = y - 11
    knot = top + length * (left[0] if left else 0.5) - 14
    return inked(
        shape(f"{bark}Q{3 - head} {(last + top) / 2} {-head} {top + 7}Z", GREEN)
        + line(f"M{head - 6} {top + 20}L{foot - 6} {end - 10}", LEAF, 5)
        + line(f"M{7 - head} {top + 22}L{7 - foot} {end - 12}", LIME, 3.5)
        + _cut(0, top + 8, head, 6.5)
        + f'<ellipse cy="{number(top + 8)}" rx="{number(head * 0.45)}" ry="2.4" fill="none"'
        + f' stroke="{BROWN}" stroke-width="2"/>'
        + cuts
        + f'<ellipse cx="1" cy="{number(knot)}" rx="4" ry="5.5" fill="{BROWN}" stroke-width="2.2"/>',
        width,
    )


def _cut(x: float, y: float, rx: float, ry: float) -> str:
    """Draw the bare wood where something was cut off."""
    return f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{rx}" ry="{ry}" fill="{WOOD}"/>'


SHORT: Final = 84
TALL: Final = 120
STAFF: Final = 178
LONG: Final = 244

PIP_SYMBOLS: Final[dict[str, str]] = {
    "sp-coin": coin(),
    "sp-bello": bello(),
    "sp-cup": cup(),
    "sp-sword": sword(SHORT, 9, 22),
    "sp-sword-t": sword(TALL, 11, 25),
    "sp-sword-l": sword(LONG, 15, 32),
    "sp-club": club(SHORT, 15, (0.4,), (0.62,)),
    "sp-club-t": club(TALL, 17, (0.34, 0.76), (0.56,)),
    "sp-club-w": club(STAFF, 18, (0.24, 0.68), (0.46,)),
    "sp-club-l": club(LONG, 22, (0.2, 0.5, 0.82), (0.36, 0.68)),
}
