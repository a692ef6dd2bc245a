"""The four queens, from the waist up: with fan, rose, mirror and book."""

from collections.abc import Callable
from typing import Final

from settebello.cards import Suit
from settebello_art.francesi.faces import lady, lady_profile
from settebello_art.francesi.hats import horned_crown, leaf_crown, small_crown, veil_crown
from settebello_art.francesi.parts import cuff, fist, limb, palm, puff
from settebello_art.ink import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    INK,
    RED,
    SKIN,
    STEEL,
    both_sides,
    disc,
    dots,
    line,
    mirrored,
    placed,
    shape,
)

_BODICE: Final = "M-34-50C-34-32-25-10-28 12H28C25-10 34-32 34-50L20-60H-20Z"
_NECK: Final = "M-9-74V-62C-14-58-20-58-24-56L0-38 24-56C20-58 14-58 9-62V-74Z"


def _fan() -> str:
    """Draw an open fan, upright, about the hand that holds it."""
    return (
        shape("M0 8-34-24C-26-46 26-46 34-24Z", RED)
        + shape("M-34-24C-26-46 26-46 34-24L25-16C16-31-16-31-25-16Z", GOLD)
        + line("M0 4-22-36M0 4-8-40M0 4 8-40M0 4 22-36", INK, 1.8)
    )


def _with_fan() -> str:
    """Draw the queen of diamonds: a young lady with high hair, a lace collar and a fan."""
    hair = shape("M0-40C-26-42-32-20-24-6-22 4-18 8-16 10H16C18 8 22 4 24-6 32-20 26-42 0-40Z", BROWN)
    brow = shape("M-17 2C-20-22-8-20 0-20 8-20 20-22 17 2 30-14 24-42 0-41-24-42-30-14-17 2Z", BROWN)
    curls = line("M-10-38C-16-32-18-26-18-20M0-40V-22M10-38C16-32 18-26 18-20", INK, 1.6)
    pleats = line("M22-62 36-72M22-70 36-86M24-78 29-94", INK, 1.6)
    return (
        shape("M-18-56C-40-62-46-82-38-94-28-102 28-102 38-94 46-82 40-62 18-56Z", CREAM)
        + both_sides(pleats)
        + shape(_BODICE, GOLD)
        + shape("M-13-50-3 12H3L13-50Z", CREAM)
        + line("M-9-38H9M-6-27H6M-4-16H4M-3-5H3", RED, 3)
        + shape(_NECK, SKIN)
        + line("M-24-56 0-38 24-56", INK, 8)
        + line("M-24-56 0-38 24-56", BLUE, 3)
        + limb("M38-38C56-30 62-10 48-3L34-5", BLUE, 19)
        + line("M45-22 60-27M48 3 52-10", GOLD, 3)
        + puff(35, -44, 24, BLUE, GOLD)
        + cuff(35, -5, 6, CREAM)
        + mirrored(palm(-22, -5, 6))
        + limb("M-34-40C-40-28-50-2-50-6L-46-22", BLUE)
        + puff(-34, -44, -24, BLUE, GOLD)
        + placed(_fan(), -39, -42, 0.94, -8)
        + cuff(-45, -19, 76, CREAM)
        + fist(-41, -31, -8)
        + placed(mirrored(hair + lady() + brow + curls + small_crown(RED)), 0, -87, 1.02)
        + dots("M-9-62h0M0-59h0M9-62h0", INK, 7)
        + dots("M-9-62h0M0-59h0M9-62h0", CREAM, 3.6)
    )


def _rose() -> str:
    """Draw a rose about the hand on its stem."""
    return (
        line("M0 22V-30", INK, 7)
        + line("M0 21V-30", BLUE, 2.6)
        + shape("M1-12C5-20 12-22 17-20 16-12 9-6 1-12ZM-1 16C-5 8-12 6-17 8-16 16-9 22-1 16Z", BLUE)
        + shape("M-10-28C-6-34 6-34 10-28 5-20-5-20-10-28Z", BLUE)
        + disc(0, -42, 15, RED)
        + line("M-8-45C-8-54 9-54 9-44 9-35-5-35-5-43-5-49 4-49 4-43", INK, 2)
    )


def _with_rose() -> str:
    """Draw the queen of hearts: fair, in plaits, a rose in one hand and the other on her heart."""
    back = shape("M0-26C-26-26-28-4-24 16H24C28-4 26-26 0-26Z", GOLD)
    brow = shape("M0-26C-18-28-25-8-21 10-18-4-12-12 0-20 12-12 18-4 21 10 25-8 18-28 0-26Z", GOLD)
    strand = (
        "M0-22C10-20 10-8 2-6 12-4 12 8 2 9 11 12 10 22 0 24-10 22-11 12-2 9-12 8-12-4-2-6-10-8-10-20 0-22Z"
    )
    plait = placed(shape(strand, GOLD), 25, -52, 0.95, -6) + disc(27, -28, 4.5, BLUE)
    return (
        shape("M-20-58C-50-54-62-28-66 14H66C62-28 50-54 20-58Z", BLUE)
        + shape(_BODICE, RED)
        + line("M-13-40C-16-24-10-6-12 12M13-40C16-24 10-6 12 12", GOLD, 4)
        + shape(_NECK, SKIN)
        + line("M-25-56C-18-42-8-44 0-36 8-44 18-42 25-56", INK, 8)
        + line("M-25-56C-18-42-8-44 0-36 8-44 18-42 25-56", GOLD, 3.6)
        + placed(back, 0, -90, 1.05)
        + shape("M-9-74V-62C-14-58-18-58-20-57L0-50 20-57C18-58 14-58 9-62V-74Z", SKIN)
        + limb("M34-42C40-26 50-2 54-8L50-28", RED)
        + cuff(50, -26, 78, GOLD)
        + placed(_rose(), 45, -42, 1, 3)
        + fist(46, -39, 4)
        + limb("M-34-42C-56-32-58-6-42-3L-20-12", RED)
        + cuff(-21, -11, -24, GOLD)
        + palm(-7, -18, -24)
        + both_sides(plait)
        + placed(lady() + brow + leaf_crown(BLUE), 0, -90, 1.05)
    )


def _mirror() -> str:
    """Draw a hand mirror about the hand that holds it."""
    return (
        line("M0 12V-22", INK, 8)
        + line("M0 12V-22", GOLD, 3.6)
        + disc(0, -36, 15.5, GOLD)
        + disc(0, -36, 10, STEEL)
        + line("M-4-33 3-41", CREAM, 3)
    )


def _with_mirror() -> str:
    """Draw the queen of spades: a veiled lady seen from the side, who looks into a mirror."""
    veil = (
        "M2-20C0-36-24-38-32-16-36 4-38 30-54 72L-20 78C-20 48-17 36-15 26-15 14-16 10-15 2-14-8-8-16 2-20Z"
    )
    hem = "M-27-20C-32-2-33 34-50 70M-1-19C-9-15-13-8-14 2-15 12-14 16-14 26-16 36-19 48-19 74"
    locks = shape("M10-19C-6-24-18-12-17 2-16 12-16 20-13 26-7 22-8 12-7 5-5-4 2-11 11-13Z", "#953")
    return (
        shape(_BODICE, BLUE)
        + shape("M-10-52-7 12H7L10-52Z", RED)
        + line("M-10-40 9-28M10-40-9-28M-9-22 8-10M9-22-8-10M-8-4 7 8M8-4-7 8", GOLD, 2.6)
        + shape("M-4-76C-4-64-16-60-26-55L-4-44 24-56C20-60 16-66 16-76Z", SKIN)
        + line("M-27-55-4-44 25-56", INK, 8)
        + line("M-27-55-4-44 25-56", GOLD, 3)
        + limb("M34-42C58-32 60-6 44-3L18-12", RED)
        + placed(
            mirrored(lady_profile() + locks + shape(veil, INK) + line(hem, GOLD, 2.6) + veil_crown(RED)),
            4,
            -90,
            1.05,
        )
        + cuff(19, -12, 22, GOLD)
        + mirrored(palm(-5, -18, -24))
        + limb("M-32-44C-40-30-50-2-54-8L-48-28", RED)
        + cuff(-48, -26, 74, GOLD)
        + placed(_mirror(), -44, -42)
        + fist(-44, -38, -4)
    )


def _with_book() -> str:
    """Draw the queen of clubs: a lady of years in a wimple, who reads."""
    wimple = shape("M-22-10C-26 8-22 20-22 26-26 36-20 42 0 44 20 42 26 36 22 26 22 20 26 8 22-10Z", CREAM)
    folds = line("M-16 22C-14 32-8 36 0 37M16 22C14 32 8 36 2 37", INK, 1.6)
    read = lady("M-12-7q4.5-3 9-.5M13-7q-4-3-8.5-.5", looks_down=True)
    page = "M28-44C18-50 7-48 0-42V-14C7-19 18-20 28-15Z"
    book = shape(
        "M-32-42C-20-48-8-46 0-40 8-46 20-48 32-42V-10C20-16 8-14 0-8-8-14-20-16-32-10Z", RED
    ) + both_sides(shape(page, CREAM) + line("M6-36C11-39 17-40 22-37M6-27C11-30 17-31 22-28", INK, 1.8))
    return (
        shape("M-20-58C-50-54-62-28-66 14H66C62-28 50-54 20-58Z", INK)
        + shape(_BODICE, BLUE)
        + line("M-34-50C-34-32-25-10-28 12M34-50C34-32 25-10 28 12", GOLD, 4)
        + placed(wimple + folds + read + horned_crown(BLUE, RED), 1, -91, 1.05)
        + placed(book, 0, 8, 0.95)
        + both_sides(
            limb("M38-38C56-30 60-6 50-2L38-6", BLUE, 20)
            + cuff(39, -6, 10, GOLD)
            + mirrored(palm(-27, -9, -10))
        )
    )


_QUEENS: Final[dict[Suit, Callable[[], str]]] = {
    Suit.DENARI: _with_fan,
    Suit.COPPE: _with_rose,
    Suit.SPADE: _with_mirror,
    Suit.BASTONI: _with_book,
}


def queen(suit: Suit) -> str:
    """Draw the upper half of the queen of a suit."""
    return _QUEENS[suit]()
