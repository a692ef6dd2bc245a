"""The four aces of the Piacentine: crowned eagle, fountain cup, sword with cherub, leafy cudgel."""

from typing import Final

from settebello.cards import Card, Rank, Suit, card_of
from settebello_art.deck import Figure
from settebello_art.heads import face
from settebello_art.ink import (
    BLUE,
    BLUSH,
    CREAM,
    GOLD,
    GREEN,
    INK,
    RED,
    STEEL,
    both_sides,
    disc,
    dots,
    flat,
    inked,
    line,
    petals,
    placed,
    shape,
    use,
)
from settebello_art.piacentine.leaves import leaf
from settebello_art.piacentine.pips import BARK, WOOD
from settebello_art.piacentine.table import MIDDLE

_DARK: Final = "#3a3340"


def _feather(length: int, half: int, turn: float, fill: str) -> str:
    d = f"M-3 0C{-half} {-0.3 * length:.0f} {-half - 3} {-length} 0 {-length} {half + 3} {-length} {half} {-0.3 * length:.0f} 3 0Z"
    return f'<path d="{d}" fill="{fill}" transform="rotate({turn:g})"/>'


def _wing() -> str:
    """Draw the right wing, raised."""
    flight = (
        (168, 62),
        (154, 74),
        (140, 82),
        (126, 86),
        (112, 88),
        (98, 88),
        (84, 84),
        (70, 82),
        (56, 82),
        (42, 84),
    )
    quills = "".join(_feather(length, 9, turn, _DARK) for turn, length in flight)
    coverts = "".join(_feather(48, 9, turn, RED) for turn in (152, 130, 108, 86, 64))
    small = "".join(_feather(28, 7, turn, GOLD) for turn in (140, 112, 84, 58))
    return placed(quills + coverts + small, 18, -20)


def eagle() -> str:
    """Draw the crowned eagle, one head turned to the left, a coin on its breast."""
    fan = ((214, _DARK), (146, _DARK), (200, RED), (160, RED), (180, GOLD))
    tail = "".join(_feather(80, 12, turn, fill) for turn, fill in fan)
    claw = "M24 62C32 74 34 84 32 96L18 106M32 96 34 112M32 96 48 104"
    neck = "M-26-2C-30-40-18-58-16-74-14-98 0-112 18-110 36-106 42-88 36-72 30-52 34-30 28-2Z"
    head = (
        shape(neck, _DARK)
        + line(
            "M-8-58C-4-54 0-52 4-52M4-66C8-62 12-60 18-60M-4-38C0-34 4-32 10-32M12-44C16-40 20-38 26-38",
            GOLD,
            3,
        )
        + shape("M2-106C-16-112-38-104-40-84-40-78-34-78-30-82-26-80-16-80-6-82Z", GOLD)
        + line("M-30-88C-24-86-16-88-10-90", INK, 2)
        + line("M-28-80C-36-74-40-72-42-64", RED, 4)
        + disc(2, -91, 6.5, CREAM)
        + disc(0.5, -91, 2.6, INK)
    )
    crown = placed(
        shape("M-27 10-33-22-16-6 0-32 16-6 33-22 27 10C12 4-12 4-27 10Z", GOLD)
        + line("M-26 2C-12-3 12-3 26 2", RED, 4)
        + disc(-33, -22, 4.5, RED)
        + disc(0, -32, 5, BLUE)
        + disc(33, -22, 4.5, RED),
        14,
        -118,
        1,
        6,
    )
    return (
        placed(tail, 0, 52)
        + both_sides(use("pc-wing", 0, 0, 0.88) + line(claw, INK, 10) + line(claw, GOLD, 5))
        + shape("M-30-8C-42 20-36 62-12 74 -4 78 4 78 12 74 36 62 42 20 30-8Z", _DARK)
        + head
        + crown
        + use("pc-coin", 0, 26, 0.98)
    )


def fountain() -> str:
    """Draw the great cup: a gadrooned bowl on a stem, flowers rising from it."""
    stem = "M-12 44H12C10 58 13 72 20 84 24 96 54 98 60 124H-60C-54 98-24 96-20 84-13 72-10 58-12 44Z"
    handle = "M60-46C96-62 96-16 74-14 58-12 66 8 48 14"
    bouquet = both_sides(
        _bough("M14-84C34-98 44-110 48-128", 48, -134, RED) + leaf(30, -96, 70) + leaf(44, -114, 10)
    ) + _bough("M0-84V-132", 0, -140, BLUE)
    lobes = "".join(
        f"M{x} -38C{x * 0.9:.0f} 4 {x * 0.5:.0f} 30 {x * 0.22:.0f} 44" for x in (-44, -22, 22, 44)
    )
    return (
        bouquet
        + both_sides(line(handle, INK, 15) + line(handle, GOLD, 8))
        + shape(stem, GOLD)
        + shape("M-50 110C-40 98-22 100-16 92H16C22 100 40 98 50 110L56 124H-56Z", RED)
        + line("M-28 104-34 120M0 98V120M28 104 34 120", GOLD, 4)
        + shape("M-66 122H66V138H-66Z", BLUE)
        + line("M-58 130H58", GOLD, 4)
        + shape("M-20 50Q0 40 20 50 28 60 20 70 0 78-20 70-28 60-20 50Z", GREEN)
        + shape("M-66-60C-70-6-44 36-14 46H14C44 36 70-6 66-60Z", GOLD)
        + shape("M-64-40C-60 4-40 36-14 46H14C40 36 60 4 64-40Z", RED)
        + line(lobes + "M0-38V44", GOLD, 5)
        + shape("M-68-44C-30-32 30-32 68-44V-58C30-46-30-46-68-58Z", BLUE)
        + dots("M-52-46h0M-26-41h0M0-40h0M26-41h0M52-46h0", CREAM, 7)
        + f'<ellipse cy="-62" rx="67" ry="13" fill="{GOLD}"/><ellipse cy="-62" rx="54" ry="8" fill="{_DARK}"/>'
        + shape("M-16-62C-16-76-8-84 0-88 8-84 16-76 16-62 8-58-8-58-16-62Z", GREEN)
    )


def _bough(d: str, x: float, y: float, fill: str) -> str:
    return (
        line(d, INK, 7)
        + line(d, GREEN, 3)
        + placed(shape(petals(6, 3, 16, 7), fill) + disc(0, 0, 5.5, GOLD), x, y)
    )


def cherub_sword() -> str:
    """Draw the great sword through a crown, palm and laurel beside it, a winged cherub at the hilt."""
    branch = "M8 96C50 70 70 10 60-66"
    laurel = "".join(
        leaf(x, y, turn) + leaf(x - 3, y + 2, turn + 74)
        for x, y, turn in ((30, 76, 12), (48, 50, 2), (59, 20, -8), (64, -12, -16), (63, -42, -24))
    )
    wing = placed(
        "".join(
            _feather(length, 8, turn, CREAM)
            for turn, length in ((138, 44), (118, 54), (98, 60), (78, 58), (60, 50))
        )
        + "".join(_feather(30, 8, turn, BLUE) for turn in (128, 104, 80)),
        14,
        34,
    )
    return (
        both_sides(line(branch, INK, 6) + line(branch, BARK, 2.6) + laurel)
        + shape("M-17 84V-112L0-150 17-112V84Z", STEEL)
        + flat("M1.5 84V-144L15-112V84Z", "#7fb0e6")
        + line("M0-108V70", BLUE, 3)
        + _crown_around()
        + shape("M-9 92H9V126H-9Z", RED)
        + line("M-8 101 8 106M-8 112 8 117", GOLD, 3.5)
        + shape(
            "M-58 72C-44 84-20 78 0 78 20 78 44 84 58 72 66 80 64 96 54 100 40 92 20 94 0 94-20 94-40 92-54 100-64 96-66 80-58 72Z",
            GOLD,
        )
        + disc(0, 86, 7, RED)
        + disc(0, 132, 10.5, GOLD)
        + both_sides(wing)
        + placed(_curls() + face() + _fringe(), 0, 30, 1.25)
    )


def _crown_around() -> str:
    return placed(
        shape("M-34 12-42-24-22-8 0-36 22-8 42-24 34 12C16 22-16 22-34 12Z", GOLD)
        + line("M-32 4C-14 12 14 12 32 4", RED, 5)
        + disc(-42, -24, 5, RED)
        + disc(0, -36, 6, BLUE)
        + disc(42, -24, 5, RED),
        0,
        -72,
    )


def _curls() -> str:
    spots = ((-17, -10), (17, -10), (-20, 2), (20, 2), (-11, -20), (11, -20), (0, -24), (-17, 13), (17, 13))
    return "".join(disc(x, y, 8, GOLD) for x, y in spots)


def _fringe() -> str:
    return shape("M-17-12C-12-22 12-22 17-12 10-15 5-11 0-16-5-11-10-15-17-12Z", GOLD) + dots(
        "M-10 8h0M11 8h0", BLUSH, 9
    )


def leafy_club() -> str:
    """Draw the great cudgel in leaf, with a ribbon wound about it."""
    bark = "M20-100C22-84 18-70 14-60M-6-102C-4-76-2-56-6-36M18-30C18-12 14 4 10 18M-2 62C-4 80-6 92-4 112M8 84V114"
    ribbon = (
        "M-30-58C-10-40 20-46 34-34L32-14C16-24-10-18-31-34ZM-26 8C-8 26 16 18 28 30L24 50C12 40-8 44-24 32Z"
    )
    twigs = (
        leaf(58, -84, 22) + leaf(60, -80, 84) + leaf(62, -88, -30, "gold"),
        leaf(-46, -6, -96) + leaf(-44, -12, -34) + leaf(-46, 2, -150, "gold"),
        leaf(40, 50, 40) + leaf(40, 56, 104) + leaf(38, 46, -16, "gold"),
    )
    return (
        "".join(twigs)
        + shape(
            "M-15 136C-16 100-22 72-25 40L-46 20-44-8-27-2C-31-40-36-72-37-126-34-142 34-142 37-126L35-82 56-98 64-72 34-44"
            "C34-8 30 18 26 38L42 40 42 62 23 70C19 94 17 114 15 136 8 144-8 144-15 136Z",
            WOOD,
        )
        + line("M-25-104C-25-82-23-66-21-60M-20-26C-19-8-17 4-16 12M-14 40C-12 70-9 94-7 122", CREAM, 5)
        + line(bark, BARK, 4)
        + shape(ribbon, RED)
        + line("M-27-47C-8-30 16-36 31-25M-23 20C-8 34 12 28 24 39", GOLD, 3)
        + f'<ellipse cy="-126" rx="36" ry="13" fill="{RED}"/><ellipse cy="-126" rx="21" ry="6.5" fill="{GOLD}"/>'
        + f'<ellipse cx="-45" cy="6" rx="6" ry="14" fill="{RED}"/><ellipse cx="60" cy="-85" rx="6" ry="14" fill="{RED}"/>'
        + f'<ellipse cx="42" cy="51" rx="5" ry="11" fill="{RED}"/>'
    )


def _placed(drawing: str) -> str:
    return placed(inked(drawing, 3.5), 100, MIDDLE)


ACE_SYMBOLS: Final[dict[str, str]] = {"pc-wing": _wing()}

ACES: Final[dict[Card, Figure]] = {
    card_of(Rank.ASSO, Suit.DENARI): lambda: _placed(eagle()),
    card_of(Rank.ASSO, Suit.COPPE): lambda: _placed(fountain()),
    card_of(Rank.ASSO, Suit.SPADE): lambda: _placed(cherub_sword()),
    card_of(Rank.ASSO, Suit.BASTONI): lambda: _placed(leafy_club()),
}
