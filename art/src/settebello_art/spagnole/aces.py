"""The four aces, each about its own middle: a great coin, a great goblet, and two hands out of clouds."""

from typing import Final

from settebello_art.ink import (
    BLUE,
    CREAM,
    GOLD,
    GREEN,
    INK,
    RED,
    SKIN,
    beads,
    both_sides,
    disc,
    dots,
    flat,
    inked,
    line,
    mirrored,
    petals,
    placed,
    shape,
)
from settebello_art.spagnole.pips import AMBER, DARK_RED, LIME, PALE, club, star, sword

_CLOUD: Final = "#cfe4f6"


def _face() -> str:
    """Draw the broad face in the middle of the great coin."""
    return (
        dots("M-12 7h0M12 7h0", "#f97", 8)
        + line("M-15-6q5-5 10-1M15-6q-5-5-10-1M0-4 2 6-2 6", INK, 2.4)
        + dots("M-9.5-1h0M9.5-1h0", INK, 5.5)
        + line("M-7 13q7 6 14 0", RED, 3.4)
    )


def banner() -> str:
    """Draw a red ribbon with forked ends, 160 wide."""
    tail = shape("M22-5C44-11 58-7 68 5L82 1 76 15 80 21C60 23 40 11 22 13Z", RED)
    panel = shape("M-36-17C-12-25 12-25 36-17L28 13C10 5-10 5-28 13Z", RED)
    return both_sides(tail) + panel + line("M-24 0C-8-6 8-6 24 0", GOLD, 3.5)


def great_coin() -> str:
    """Draw the great coin under a crown, over a ribbon."""
    return inked(
        shape("M-26-66-34-106-16-90 0-116 16-90 34-106 26-66Z", GOLD)
        + flat("M0-96 6-84 0-74-6-84Z", RED)
        + disc(-34, -108, 5, BLUE)
        + disc(34, -108, 5, BLUE)
        + disc(0, -118, 5, RED)
        + placed(banner(), 0, 103)
        + disc(0, 8, 78, GOLD)
        + placed(
            beads(70.5, 36, 5)
            + disc(0, 0, 62, BLUE)
            + shape(petals(16, 46, 61, 5), GOLD)
            + disc(0, 0, 47, PALE)
            + star(8, 26, 45, AMBER, DARK_RED, 22.5)
            + star(8, 26, 45, GOLD, RED)
            + disc(0, 0, 25, GOLD)
            + _face(),
            0,
            8,
        ),
        3.5,
    )


def great_goblet() -> str:
    """Draw the great covered goblet between two sprays of laurel."""
    leaves = "".join(
        placed(shape("M0 0C-9-7-9-19 0-28 9-19 9-7 0 0Z", GREEN), x, y, 1, turn)
        for x, y, turn in ((42, 96, 50), (62, 78, 60), (72, 56, 34), (46, 92, 128), (64, 76, 140))
    )
    return inked(
        both_sides(placed(line("M30 104C52 98 70 80 73 50", INK, 4) + leaves, -3, 6, 0.92))
        + shape("M-44 125C-44 108-16 104-12 84V62H12V84C16 104 44 108 44 125Z", GOLD)
        + shape("M-36 121C-30 108-16 110-10 98H10C16 110 30 108 36 121Z", RED)
        + line("M-14 106-19 118M0 101V118M14 106 19 118", GOLD, 3.5)
        + shape("M-19 64Q0 54 19 64 26 74 19 84 0 92-19 84-26 74-19 64Z", GREEN)
        + line("M-18 74H18", GOLD, 3.5)
        + shape("M-62-24C-64 22-42 54-14 58H14C42 54 64 22 62-24Z", RED)
        + shape(
            "M-63-4C-62 28-40 48-16 52-30 36-36 12-36-4ZM63-4C62 28 40 48 16 52 30 36 36 12 36-4Z"
            "M-22-4C-22 24-12 46 0 55 12 46 22 24 22-4Z",
            GOLD,
        )
        + shape("M-56-46C-54-82-22-92 0-92 22-92 54-82 56-46Z", RED)
        + shape("M-20-48C-20-70-8-84 0-90 8-84 20-70 20-48Z", GOLD)
        + line("M-38-48C-36-66-26-78-14-84M38-48C36-66 26-78 14-84", GOLD, 4)
        + shape("M-72-46H72C76-34 72-14 64-6H-64C-72-14-76-34-72-46Z", GOLD)
        + shape("M-64-38H64C66-30 64-20 60-14H-60C-64-20-66-30-64-38Z", BLUE)
        + flat("".join(f"M{x - 10}-26 {x}-36 {x + 10}-26 {x}-16Z" for x in (-44, -15, 15, 44)), CREAM)
        + shape("M-18-98H18V-88H-18Z", GOLD)
        + disc(0, -109, 12, RED)
        + dots("M-4-113h0", CREAM, 4),
        3.5,
    )


def _cloud() -> str:
    """Draw a cloud from which a cuff comes to the right."""
    return (
        shape("M-44 70C-24 70-12 76-4 80V118C-16 122-30 124-44 120Z", RED)
        + line("M-30 74C-26 90-26 104-30 119", GOLD, 4)
        + shape("M-12 74H2V122H-12C-8 106-8 90-12 74Z", CREAM)
        + shape(
            "M-40 62C-30 60-24 70-30 78-20 82-20 96-29 99-21 106-24 120-38 120-44 128-60 126-64 119-76"
            " 122-86 112-81 101"
            "-88 92-84 80-74 78-76 64-60 58-53 66-50 62-44 60-40 62Z",
            CREAM,
        )
        + line(
            "M-64 78C-58 74-50 78-52 86M-70 102C-66 94-54 96-54 106M-44 106C-42 100-34 102-36 108", BLUE, 3
        )
    )


def _fist() -> str:
    """Draw a closed hand about a shaft at the origin."""
    return (
        shape("M-20-17C-12-21 10-22 18-18 26-14 25 14 18 19 8 23-10 22-20 18Z", SKIN)
        + line("M2-9H21M2 0H23M2 9H21", INK, 2.4)
        + shape("M-20-17C-10-24 2-20 4-12 4-6-4-5-10-6", SKIN)
    )


def hand_with_sword() -> str:
    """Draw a hand out of a cloud with an upright sword."""
    ribbon = "M-30-20C-4-34 34-26 62-44L56-24 66-12C40 0 4-8-22 4L-18-10Z"
    return placed(sword(160, 13, 27, 2.3), 22, 0, 1.54) + inked(
        shape("M-22 4C-36 10-44 24-36 40L-28 30-18 36C-24 22-14 10 2 2Z", DARK_RED)
        + shape(ribbon, RED)
        + line("M-14-10C10-18 34-14 52-24", GOLD, 3.5)
        + _cloud()
        + placed(_fist(), 20, 98),
        3.5,
    )


def _sprig(x: float, y: float, turn: float) -> str:
    """Draw three leaves growing from a knot."""
    leaf = shape("M0 0C-8-12-4-28 6-36 14-24 12-8 0 0Z", LIME) + line("M1-6 5-24", INK, 2)
    return placed("".join(placed(leaf, 0, 0, 1, each) for each in (-52, 44, -4)), x, y, 1, turn)


def hand_with_club() -> str:
    """Draw a hand out of a cloud with an upright cudgel in leaf."""
    return (
        inked(_sprig(26, -58, 62) + _sprig(-42, 0, -62), 3)
        + placed(club(160, 21, (0.28, 0.7), (0.5,), 2.3), -10, 0, 1.52)
        + inked(
            line("M-14-74C-14-50-10-36-12-20M6-88C6-70 10-60 8-46M-6 30C-6 46-4 52-6 60", INK, 3)
            + mirrored(placed(_cloud(), 0, -16) + placed(_fist(), 12, 81, 1.1)),
            3.5,
        )
    )


ACE_SYMBOLS: Final[dict[str, str]] = {
    "sp-ace-d": great_coin(),
    "sp-ace-c": great_goblet(),
    "sp-ace-s": hand_with_sword(),
    "sp-ace-b": hand_with_club(),
}
