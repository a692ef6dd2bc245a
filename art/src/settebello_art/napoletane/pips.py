"""The suits' signs of the Napoletane, each drawn once about the origin."""

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
    shape,
)


def coin() -> str:
    """Draw a coin of radius 34 with eight petals."""
    return inked(
        disc(0, 0, 32.5, GOLD)
        + beads(27.4, 24, 3.4)
        + disc(0, 0, 22, RED)
        + flat(petals(8, 5, 20, 5), GOLD)
        + disc(0, 0, 5.5, BLUE)
    )


def large_coin() -> str:
    """Draw a coin of radius 66 with two rounds of petals and a face."""
    return inked(
        disc(0, 0, 64, GOLD)
        + beads(57.5, 36, 4.4)
        + disc(0, 0, 50, RED)
        + shape(petals(12, 20, 47, 8, 15), BLUE)
        + shape(petals(12, 16, 47, 8), GOLD)
        + disc(0, 0, 22, GOLD)
        + sun_face(),
        3.5,
    )


def sun_face() -> str:
    """Draw the face of a sun of radius 22."""
    return (
        dots("M-12 5h0M12 5h0", "#f84", 7)
        + line("M-12-6q4-4 8-1M12-6q-4-4-8-1M0-4 1.5 4-1.5 4", INK, 2.2)
        + dots("M-7.5-2h0M7.5-2h0", INK, 5)
        + line("M-6 10q6 5 12 0", RED, 3)
    )


def cup() -> str:
    """Draw a cup 58 wide and 80 high."""
    return inked(
        shape("M-17 38.5C-16 27-5 26-4 15H4C5 26 16 27 17 38.5Z", GOLD)
        + flat("M-15 37C-14 33-11 30-8 29H8C11 30 14 33 15 37Z", RED)
        + shape("M-26-34C-29-6-16 11 0 11 16 11 29-6 26-34Z", GOLD)
        + shape("M-26.5-25C-27-16-25-9-21-3H21C25-9 27-16 26.5-25Z", BLUE)
        + flat("M-18-14 -11-21-4-14-11-7ZM-7-14 0-21 7-14 0-7ZM4-14 11-21 18-14 11-7Z", CREAM)
        + f'<ellipse cy="-33" rx="27" ry="6" fill="{RED}"/>'
        + disc(0, 15, 6, GREEN)
    )


def sword(length: int, blade: int, guard: int) -> str:
    """Draw an upright sword, point up: its length, and half the widths of its blade and guard."""
    top, end, point = -length // 2, length // 2, 2 * blade
    cross, curl = end - 34, guard - 6
    return inked(
        shape(f"M{-blade} {cross}V{top + point}L0 {top + 2} {blade} {top + point}V{cross}Z", BLUE)
        + flat(f"M{1.5 - blade} {cross}V{top + point}L0 {top + 6}V{cross}Z", STEEL)
        + shape(f"M-5 {cross}H5V{end - 10}H-5Z", RED)
        + line(f"M-5 {cross + 10} 5 {cross + 14}", GOLD)
        + shape(
            f"M-8 {cross - 7}H8C14 {cross - 6} {curl - 5} {cross - 13} {curl} {cross - 11}"
            f" {guard + 2} {cross - 9} {guard + 2} {cross + 3} {curl} {cross + 4}"
            f" {curl - 5} {cross + 4} 14 {cross + 5} 9 {cross + 5}H-9C-14 {cross + 5} {5 - curl} {cross + 4} {-curl} {cross + 4}"
            f" {-guard - 2} {cross + 3} {-guard - 2} {cross - 9} {-curl} {cross - 11} {5 - curl} {cross - 13} -14 {cross - 6}"
            f" -8 {cross - 7}Z",
            GOLD,
        )
        + disc(0, end - 9, 7.5, GOLD)
    )


def club(length: int, head: int) -> str:
    """Draw an upright knotted cudgel, heavy end up: its length, and half the width of its head."""
    top, end = -length // 2, length // 2
    high, middle, low = (top + round(length * share) for share in (0.3, 0.52, 0.7))
    waist = round(head * 0.75)
    return inked(
        shape(
            f"M-9 {end - 5}C-10 {low} {-waist} {low} {-waist} {middle + 8}L{-head - 6} {middle + 1} {-head - 5} {middle - 11}"
            f" {-waist - 1} {middle - 9}C{-head} {high} {-head - 1} {high} {-head - 1} {top + 8}"
            f"C{-head} {top} {head} {top} {head + 1} {top + 8}L{head - 1} {high - 9} {head + 8} {high - 14} {head + 9} {high - 2}"
            f" {head - 2} {high + 8}C{head - 2} {middle} {waist} {middle} {waist - 2} {low - 8}L{waist + 6} {low - 12} {waist + 7} {low - 2}"
            f" {waist - 3} {low + 7}C{waist - 4} {low + 20} 9 {low + 30} 9 {end - 5}Q0 {end + 2}-9 {end - 5}Z",
            GREEN,
        )
        + line(f"M{-head + 6} {top + 22}V{high + 4}M{-waist + 6} {middle + 14}-4 {end - 14}", GOLD, 4)
        + line(
            f"M{head - 7} {top + 20}V{high - 12}M{waist - 7} {high + 14}V{middle + 8}M2 {low - 4}V{end - 16}",
            INK,
            2.5,
        )
        + f'<ellipse cy="{top + 9}" rx="{head}" ry="7" fill="{RED}"/>'
        + line(f"M{4 - head // 2} {top + 9}H{head // 2 - 4}", GOLD, 3)
        + f'<ellipse cx="{-head - 5.5}" cy="{middle - 5}" rx="3.5" ry="6" fill="{RED}"/>'
        + f'<ellipse cx="{head + 8}" cy="{high - 8}" rx="3.5" ry="6" fill="{RED}"/>'
        + f'<ellipse cx="{waist + 6}" cy="{low - 7}" rx="3" ry="5" fill="{RED}"/>'
    )


def sun() -> str:
    """Draw the settebello's own coin: radius 34, a sun with a face."""
    return inked(
        disc(0, 0, 32.5, GOLD)
        + beads(27.4, 24, 3.4)
        + disc(0, 0, 22.5, BLUE)
        + flat(petals(16, 11, 22, 2.5), GOLD)
        + f'<g transform="scale(.66)">{disc(0, 0, 22, GOLD)}{sun_face()}</g>'
    )


SHORT: Final = 134
LONG: Final = 276

PIP_SYMBOLS: Final[dict[str, str]] = {
    "np-coin": coin(),
    "np-sun": sun(),
    "np-coin-l": large_coin(),
    "np-cup": cup(),
    "np-sword": sword(SHORT, 9, 25),
    "np-sword-w": sword(SHORT, 12, 35),
    "np-sword-l": sword(LONG, 12, 32),
    "np-club": club(SHORT, 15),
    "np-club-w": club(SHORT, 20),
    "np-club-l": club(LONG, 18),
}
