"""The four aces, each about the middle of the card: eagle, urn, sword with serpent, great cudgel."""

from collections.abc import Callable
from typing import Final

from settebello.cards import Suit
from settebello_art.ink import (
    BLUE,
    CREAM,
    GOLD,
    GREEN,
    INK,
    RED,
    STEEL,
    both_sides,
    disc,
    flat,
    inked,
    line,
    petals,
    placed,
    shape,
    use,
)

_DARK: Final = "#433"
_CLAW: Final = "M28 78C34 88 34 92 34 98L22 106M34 98 36 111M34 98 49 104"


def _feather(length: int, half: int, turn: float, fill: str) -> str:
    d = f"M-3 0C{-half} {-0.3 * length:.0f} {-half - 3} {-length} 0 {-length} {half + 3} {-length} {half} {-0.3 * length:.0f} 3 0Z"
    return f'<path d="{d}" fill="{fill}" transform="rotate({turn:g})"/>'


def half_eagle() -> str:
    """Draw the right head, wing and claw of the eagle."""
    flight = ((158, 84), (142, 80), (126, 74), (110, 68), (94, 66), (78, 66), (62, 70), (47, 74))
    quills = "".join(_feather(length, 9, turn, BLUE) for turn, length in flight)
    coverts = "".join(_feather(40, 8, turn, GOLD) for turn in (146, 122, 98, 74, 52))
    return (
        placed(quills + coverts, 22, -36)
        + shape("M2-18C8-46 22-56 44-62 56-66 62-74 62-82 74-72 72-54 58-44 42-36 34-20 26 2Z", RED)
        + line(_CLAW, INK, 10)
        + line(_CLAW, GOLD, 4.5)
        + shape("M0 34C24 34 40 48 36 66 32 80 24 84 16 80 8 70 2 62 0 58Z", _DARK)
        + shape(
            "M0-30C2-50 6-62 8-74 6-92 14-112 32-112 46-112 52-102 52-94L44-80C34-84 28-76 30-66 34-50 24-30 10-20Z",
            _DARK,
        )
        + line("M46-82C54-80 56-76 64-76", RED, 4.5)
        + shape("M47-104C64-106 74-94 68-78 62-88 54-86 44-84 48-90 49-98 47-104Z", GOLD)
        + disc(36, -98, 5, CREAM)
        + disc(37.5, -98, 1.5, INK)
        + line("M14-62C16-58 20-56 24-56M12-50C14-46 18-44 22-44", GOLD, 3)
    )


def eagle() -> str:
    """Draw the two-headed eagle with the coin on its breast."""
    fan = ((212, BLUE), (148, BLUE), (196, GOLD), (164, GOLD), (180, RED))
    tail = "".join(_feather(80, 11, turn, fill) for turn, fill in fan)
    return (
        placed(tail, 0, 56)
        + both_sides(use("np-eagle", 0, 0))
        + shape("M-20-112-27-134-12-125 0-138 12-125 27-134 20-112C8-117-8-117-20-112Z", GOLD)
        + line("M-19-118C-8-122 8-122 19-118", RED, 3)
        + use("np-coin", 0, 6, 1.22)
    )


def urn() -> str:
    """Draw the great lidded urn."""
    handle = "M55-56C92-74 92-28 70-22 54-16 68 2 48 10"
    lobes = "M-58-10C-62 20-32 44-14 50H14C32 44 62 20 58-10 50 4 38 4 34-6 28 10 16 10 11-4 6 12-6 12-11-4-16 10-28 10-34-6-38 4-50 4-58-10Z"
    return (
        both_sides(line(handle, INK, 15) + line(handle, GOLD, 8))
        + shape(
            "M-13 50H13C10 62 12 76 18 88 22 100 52 98 56 126H-56C-52 98-22 100-18 88-12 76-10 62-13 50Z",
            GOLD,
        )
        + shape("M-44 112C-38 102-24 102-16 96H16C24 102 38 102 44 112L50 126H-50Z", RED)
        + line("M-26 104-30 122M0 100V122M26 104 30 122", GOLD, 4)
        + shape("M-64 124H64V138H-64Z", GOLD)
        + f'<ellipse cy="56" rx="21" ry="9" fill="{GREEN}"/>'
        + shape("M-58-66C-70-4-44 40-14 50H14C44 40 70-4 58-66Z", GOLD)
        + shape("M-60-56C-64-36-62-18-58-6 -20 6 20 6 58-6 62-18 64-36 60-56Z", BLUE)
        + shape(lobes, RED)
        + placed(disc(0, 0, 24, CREAM) + shape(petals(8, 5, 21, 6), RED) + disc(0, 0, 6, GOLD), 0, -29)
        + both_sides(shape("M32-29 43-44 54-29 43-14Z", GOLD))
        + shape("M-54-78C-52-104-26-102-14-118H14C26-102 52-104 54-78Z", RED)
        + line("M-34-82C-32-96-14-100-8-114M34-82C32-96 14-100 8-114M0-82V-114", GOLD, 4)
        + shape("M-64-80H64C70-80 70-64 64-64H-64C-70-64-70-80-64-80Z", GOLD)
        + shape("M-18-122H18V-114H-18Z", GOLD)
        + disc(0, -129, 8.5, GREEN)
    )


def serpent_sword() -> str:
    """Draw the great sword with a serpent about it."""
    behind = "M-48-34C-46-12 46-4 48 22"
    before = (
        "M40-84C62-66 44-54 0-50-30-48-50-50-48-34M48 22C50 44 20 42-6 46-40 50-54 68-40 78-30 84-20 76-26 68"
    )
    return (
        _serpent(behind)
        + shape("M-16 84V-108L0-137 16-108V84Z", BLUE)
        + flat("M-14 84V-107L0-131V84Z", STEEL)
        + line("M0-96V76", INK, 2)
        + _serpent(before)
        + shape("M20-82C14-98 24-112 42-108 58-104 62-86 48-76 38-70 26-72 20-82Z", GREEN)
        + line("M18-88 6-92M6-92-4-88M6-92-2-98", RED, 3.5)
        + disc(34, -96, 4.5, GOLD)
        + shape("M-8 92H8V124H-8Z", RED)
        + line("M-8 100 8 106M-8 110 8 116", GOLD, 3.5)
        + shape(
            "M-14 80H14C30 82 40 66 56 70 70 74 70 96 56 98 44 98 42 90 30 92 18 92 16 96 12 96H-12"
            "C-16 96-18 92-30 92-42 90-44 98-56 98-70 96-70 74-56 70-40 66-30 82-14 80Z",
            GOLD,
        )
        + disc(-56, 84, 5, RED)
        + disc(56, 84, 5, RED)
        + disc(0, 88, 6, BLUE)
        + disc(0, 128, 10, GOLD)
    )


def _serpent(d: str) -> str:
    return (
        line(d, INK, 23)
        + line(d, GREEN, 17)
        + f'<path d="{d}" fill="none" stroke="{GOLD}" stroke-width="5" stroke-dasharray="1 10"/>'
    )


def _sprig(x: float, y: float, turn: float, fill: str) -> str:
    leaf = shape("M0 0C-8-16 2-38 26-46 40-26 30-2 0 0Z", fill) + line("M5-7 19-32", INK, 2.5)
    return placed(leaf, x, y, 1, turn)


def great_club() -> str:
    """Draw the great knotted cudgel in leaf."""
    bark = "M22-98C24-80 20-66 16-56M-4-98C-2-70 0-50-4-30M20-26C20-8 16 8 12 22M0-6C2 20 4 40 2 62M8 80V116"
    return (
        _sprig(48, -78, 16, GOLD)
        + _sprig(46, -70, 88, RED)
        + _sprig(-42, -14, -108, GOLD)
        + _sprig(-42, -4, -164, RED)
        + _sprig(32, 50, 34, GOLD)
        + _sprig(32, 58, 94, RED)
        + shape(
            "M-15 132C-16 98-22 70-24 36L-46 22-42-4-26 0C-30-40-36-70-37-124-34-140 34-140 37-124L35-78 58-90 62-62 33-44"
            "C34-6 30 20 25 42L40 42 40 64 22 70C18 92 17 112 15 132 8 140-8 140-15 132Z",
            GREEN,
        )
        + line("M-25-104C-25-80-22-50-18-26M-14 30C-12 60-8 90-6 118", GOLD, 6)
        + line(bark, INK, 3.5)
        + line("M-10 8C-18 8-18 22-8 22 0 20-2 10-8 14M8-52C20-54 22-40 10-38 2-40 6-48 10-46", INK, 3)
        + f'<ellipse cy="-123" rx="36" ry="13" fill="{RED}"/><ellipse cy="-123" rx="20" ry="6" fill="{GOLD}"/>'
        + f'<ellipse cx="-45" cy="9" rx="6" ry="13" fill="{RED}"/><ellipse cx="61" cy="-76" rx="6" ry="14" fill="{RED}"/>'
        + f'<ellipse cx="41" cy="53" rx="5" ry="11" fill="{RED}"/>'
    )


ACE_SYMBOLS: Final[dict[str, str]] = {"np-eagle": half_eagle()}

_ACES: Final[dict[Suit, Callable[[], str]]] = {
    Suit.DENARI: eagle,
    Suit.COPPE: urn,
    Suit.SPADE: serpent_sword,
    Suit.BASTONI: great_club,
}


def ace(suit: Suit) -> str:
    """Draw an ace."""
    return placed(inked(_ACES[suit](), 3.5), 100, 178)
