"""The four *fanti*: a page, a cupbearer, a soldier and a woodcutter."""

from collections.abc import Callable
from typing import Final

from settebello.cards import Suit
from settebello_art.heads import hair, ruff
from settebello_art.ink import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    GREEN,
    INK,
    RED,
    SKIN,
    STEEL,
    both_sides,
    line,
    mirrored,
    placed,
    shape,
    use,
)
from settebello_art.piacentine.faces import bob, drooping, face, full_beard, profile, side_hair, years
from settebello_art.piacentine.figures import (
    CLUB,
    COIN,
    CUP,
    SWORD,
    cuff,
    fist,
    limb,
    palm,
    puff,
)
from settebello_art.piacentine.hats import barbute, dagged_hood, round_cap, slanted_beret

_TORSO: Final = "M-34-66C-44-44-38-22-40 0H40C38-22 44-44 34-66 22-76-22-76-34-66Z"


def _page() -> str:
    """Draw the fante of coins: a boy who shows the coin before his breast with both hands."""
    head = (
        bob("#e3a63a") + ruff() + face("boyish", "raised", "small", "smile") + slanted_beret(RED, GOLD, BLUE)
    )
    return (
        shape(_TORSO, GREEN)
        + limb("M-40-54C-64-46-76-26-60-16L-34-18", RED)
        + limb("M40-54C64-46 76-26 60-16L34-18", RED)
        + puff(-42, -52, 38, GREEN, CREAM)
        + puff(42, -52, -38, GREEN, CREAM)
        + use(COIN, 0, -45, 1.06)
        + cuff(-43, -17, 96, CREAM, 14)
        + cuff(43, -17, 84, CREAM, 14)
        + both_sides(palm(-30, -20, -24))
        + placed(head, 0, -112, 1.14)
    )


def _cupbearer() -> str:
    """Draw the fante of cups: a lad in profile who looks up at the goblet, a napkin over his arm."""
    head = profile() + side_hair("#6b3a22") + round_cap(GREEN, RED)
    return (
        shape("M-46-66C-56-44-52-22-52 0H26C24-22 34-44 24-66 8-78-30-78-46-66Z", GREEN)
        + shape("M-14-74V0H12V-70Z", GOLD)
        + line("M-14-54H12M-14-38H12M-14-22H12", INK, 1.8)
        + limb("M24-54C44-50 54-30 50-20L58-46", RED)
        + limb("M-50-54C-74-46-80-24-62-22L-22-28", RED)
        + puff(-50, -52, 34, GREEN, GOLD)
        + puff(28, -52, -30, GREEN, GOLD)
        + shape("M-60-35C-52-40-44-40-36-37-34-24-36-12-34-4H-62C-58-14-62-24-60-35Z", CREAM)
        + line("M-50-36V-6M-60-12C-52-10-44-10-35-12", BLUE, 2.4)
        + cuff(-28, -27, 82, CREAM)
        + fist(-16, -29, 90)
        + use(CUP, 60, -104, 0.96)
        + cuff(57, -50, 14, CREAM)
        + fist(60, -66)
        + shape("M-30-78C-20-70-6-68 4-72L8-62C-8-58-24-60-36-66Z", CREAM)
        + placed(head, -14, -102, 1.12, -6)
    )


def _soldier() -> str:
    """Draw the fante of swords: an old soldier, the blade on his shoulder, a fist on his hip."""
    head = (
        hair("#8a8078")
        + face("square", "stern", "broad", "flat")
        + years()
        + drooping("#8a8078")
        + barbute(STEEL, RED)
    )
    return (
        shape(_TORSO, RED)
        + limb("M-40-54C-62-52-80-30-66-22L-46-14", BLUE)
        + fist(-42, -17, 40)
        + limb("M40-54C66-52 80-28 64-20L46-30", BLUE)
        + puff(-42, -52, 34, RED, GOLD)
        + puff(42, -52, -34, RED, GOLD)
        + shape("M-30-70C-40-40-34-18 0-12 34-18 40-40 30-70 14-62-14-62-30-70Z", STEEL)
        + line("M0-64V-14M-24-36C-16-28 16-28 24-36", INK, 2)
        + placed(use(SWORD, 0, -38, 1.06), 40, -33, 1, 19)
        + cuff(54, -25, -66, GOLD)
        + fist(41, -34, 19)
        + placed(head, -6, -100, 1.12)
    )


def _woodcutter() -> str:
    """Draw the fante of clubs: a bearded man who bears the cudgel across his shoulders."""
    head = face("round", "kind", "broad", "smile") + full_beard("#a44a1e")
    hood = dagged_hood(GREEN, "#1b5a2e")
    return (
        placed(mirrored(use(CLUB, 0, 0, 1.42)), 0, -72, 1, 90)
        + shape(_TORSO, GOLD)
        + shape("M-34-66C-44-44-38-22-40 0H-14V-66ZM34-66C44-44 38-22 40 0H14V-66Z", BROWN)
        + line("M-10-34 10-26M10-34-10-26M-10-20 10-12", INK, 2)
        + limb("M-38-50C-54-36-76-8-70-30L-54-62", SKIN, 16)
        + limb("M38-50C54-36 76-8 70-30L54-62", SKIN, 16)
        + puff(-42, -42, 50, GOLD, BLUE)
        + puff(42, -42, -50, GOLD, BLUE)
        + placed(fist(0, 0, -8), -52, -70, 0.94)
        + placed(fist(0, 0, 8), 52, -70, 0.94)
        + placed(hood + head, 0, -108, 1.14)
    )


_FANTI: Final[dict[Suit, Callable[[], str]]] = {
    Suit.DENARI: _page,
    Suit.COPPE: _cupbearer,
    Suit.SPADE: _soldier,
    Suit.BASTONI: _woodcutter,
}


def jack(suit: Suit) -> str:
    """Draw the upper half of a suit's *fante*."""
    return _FANTI[suit]()
