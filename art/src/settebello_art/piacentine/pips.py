"""The suits' signs of the Piacentine, each drawn once about the origin."""

from typing import Final

from settebello_art.ink import (
    BLUE,
    CREAM,
    GOLD,
    GREEN,
    INK,
    RED,
    STEEL,
    beads,
    disc,
    dots,
    flat,
    inked,
    line,
    petals,
    placed,
    shape,
)

WOOD: Final = "#d99a3d"
BARK: Final = "#8a5a1f"
SHORT: Final = 140
LONG: Final = 292
HELD: Final = 120


def coin() -> str:
    """Draw a coin of radius 34: a ring of blue with a star of sixteen rays."""
    return inked(
        disc(0, 0, 32.5, GOLD)
        + disc(0, 0, 26.5, BLUE)
        + beads(23.2, 16, 3.6, CREAM)
        + disc(0, 0, 19.5, GOLD)
        + flat(petals(6, 3, 17.5, 4.6), RED)
        + flat(petals(6, 6, 15, 1.5, 30), GREEN)
        + disc(0, 0, 5, CREAM)
    )


def bello() -> str:
    """Draw the settebello's own coin: radius 34, a sun with rays and a face."""
    return inked(
        disc(0, 0, 32.5, RED)
        + flat(petals(12, 18, 31, 4.5), GOLD)
        + flat(petals(12, 18, 28, 2, 15), CREAM)
        + disc(0, 0, 19, GOLD)
        + dots("M-10 4h0M10 4h0", "#f84", 6)
        + line("M-10-5q3.5-3.5 7-1M10-5q-3.5-3.5-7-1M0-3 1.2 3.5-1.2 3.5", INK, 2)
        + dots("M-6-1.5h0M6-1.5h0", INK, 4.4)
        + line("M-5 8.5q5 4.5 10 0", RED, 2.6)
    )


def large_coin() -> str:
    """Draw a coin of radius 68 with two rings and a wreath."""
    return inked(
        disc(0, 0, 66, GOLD)
        + disc(0, 0, 57, BLUE)
        + beads(51.5, 30, 5.4, CREAM)
        + disc(0, 0, 45, GOLD)
        + shape(petals(12, 20, 43, 6.5, 15), GREEN)
        + shape(petals(12, 16, 43, 6.5), RED)
        + disc(0, 0, 19, CREAM)
        + flat(petals(6, 4, 17, 4.6), BLUE)
        + disc(0, 0, 5, GOLD),
        3.5,
    )


def cup() -> str:
    """Draw a chalice 60 wide and 84 high, with a gadrooned bowl."""
    return inked(
        shape("M-20 41C-19 32-6 31-5 22V12H5V22C6 31 19 32 20 41Z", GOLD)
        + line("M-15 36C-8 33 8 33 15 36", RED, 3.5)
        + shape("M-9 10Q0 4 9 10 13 16 9 22 0 26-9 22-13 16-9 10Z", RED)
        + shape("M-29-33C-30-12-20 6-6 11H6C20 6 30-12 29-33Z", GOLD)
        + shape("M-28-22C-26-6-17 6-6 11H6C17 6 26-6 28-22Z", BLUE)
        + line("M-14-20C-13-6-8 4-3 10M14-20C13-6 8 4 3 10M0-20V10", GOLD, 3)
        + shape("M-30-24C-14-18 14-18 30-24L30-31C14-25-14-25-30-31Z", GOLD)
        + f'<ellipse cy="-34" rx="29.5" ry="6" fill="{RED}"/>'
    )


def sword(length: int, blade: float, guard: int) -> str:
    """Draw an upright straight sword, point up: its length, and half the widths of its blade and guard."""
    top, end = -length // 2, length // 2
    cross, tip = end - 36, top + 16
    return inked(
        shape(f"M{-blade} {cross}V{tip}L0 {top + 1.5} {blade} {tip}V{cross}Z", STEEL)
        + flat(f"M1 {cross}V{top + 8}L{blade - 1.5} {tip}V{cross}Z", "#7fb0e6")
        + line(f"M0 {tip + 4}V{cross - 12}", BLUE, 2)
        + shape(f"M-4.5 {cross + 4}H4.5V{end - 9}H-4.5Z", RED)
        + line(f"M-4 {cross + 12} 4 {cross + 15}M-4 {cross + 19} 4 {cross + 22}", GOLD, 2.4)
        + shape(
            f"M{-guard} {cross - 8}C{-guard + 8} {cross - 2} -10 {cross - 5} 0 {cross - 5} 10 {cross - 5} {guard - 8} {cross - 2}"
            f" {guard} {cross - 8}V{cross + 1}C{guard - 6} {cross + 8} 10 {cross + 5} 0 {cross + 5} -10 {cross + 5} {-guard + 6} {cross + 8}"
            f" {-guard} {cross + 1}Z",
            GOLD,
        )
        + disc(0, cross, 4, RED)
        + disc(0, end - 8, 6.5, GOLD)
    )


def club(length: int, head: int) -> str:
    """Draw an upright cudgel of wood with lopped twigs: its length, and half the width of its head."""
    top, end = -length // 2, length // 2
    foot = round(head * 0.5)
    left, right, low = (top + round(length * share) for share in (0.36, 0.2, 0.6))
    return inked(
        shape(
            f"M{-foot} {end - 4}C{-foot - 2} {low + 30} {-head + 5} {low + 14} {-head + 2} {left + 16}"
            f"L{-head - 8} {left + 8} {-head - 7} {left - 4} {-head + 1} {left - 2}C{-head - 2} {left - 20} {-head} {top + 20} {-head} {top + 9}"
            f"C{-head} {top} {head} {top} {head} {top + 9}L{head - 1} {right - 6} {head + 8} {right - 12} {head + 9} {right}"
            f" {head - 1} {right + 8}C{head - 1} {left + 20} {head - 5} {low - 10} {head - 6} {low - 4}"
            f"L{head + 3} {low - 10} {head + 4} {low + 1} {head - 7} {low + 9}C{foot + 4} {low + 26} {foot + 1} {end - 20} {foot} {end - 4}"
            f"Q0 {end + 2}{-foot} {end - 4}Z",
            WOOD,
        )
        + line(
            f"M{-head + 6} {top + 20}V{left - 12}M{-head + 8} {left + 18}L{-foot + 4} {end - 22}", CREAM, 3
        )
        + line(
            f"M{head - 6} {top + 20}V{right - 8}M{head - 7} {right + 14}V{low - 16}M1 {left}V{low}M{foot - 4} {low + 18}V{end - 16}",
            BARK,
            2.6,
        )
        + f'<ellipse cy="{top + 8.5}" rx="{head}" ry="7" fill="{RED}"/>'
        + f'<ellipse cy="{top + 8.5}" rx="{head * 0.5:.0f}" ry="3" fill="{GOLD}"/>'
        + placed(_sprout(), head + 5, right - 7, 1, 24)
        + placed(_sprout(), -head - 5, left + 2, 1, -48)
    )


def _sprout() -> str:
    return shape("M0 2C-7-3-7-12 0-19 7-12 7-3 0 2Z", GREEN) + line("M0-1V-12", INK, 1.6)


PIP_SYMBOLS: Final[dict[str, str]] = {
    "pc-coin": coin(),
    "pc-bello": bello(),
    "pc-coin-l": large_coin(),
    "pc-cup": cup(),
    "pc-sword": sword(SHORT, 7.5, 24),
    "pc-sword-w": sword(SHORT, 9, 32),
    "pc-sword-l": sword(LONG, 9.5, 32),
    "pc-sword-h": sword(HELD, 9, 21),
    "pc-club": club(SHORT, 13),
    "pc-club-w": club(SHORT, 17),
    "pc-club-h": club(HELD, 15),
    "pc-club-l": club(LONG, 17),
}
