"""The four *re*: a stern one with an axe, a stout one, a young one in armour, and an old one in profile."""

from collections.abc import Callable
from typing import Final

from settebello.cards import Suit
from settebello_art.heads import beard, hair
from settebello_art.ink import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    GREEN,
    INK,
    RED,
    STEEL,
    disc,
    line,
    placed,
    shape,
    use,
)
from settebello_art.piacentine.faces import face, locks, profile, side_beard, side_hair, whiskers
from settebello_art.piacentine.figures import CLUB, COIN, CUP, DARK, IRON, SWORD, cuff, fist, limb, palm, puff
from settebello_art.piacentine.hats import crowned_helmet, rayed_crown, tall_crown, velvet_crown


def _axe() -> str:
    """Draw an axe, the hand's place at the origin."""
    return (
        line("M0 44V-88", INK, 10)
        + line("M0 44V-88", BROWN, 4.6)
        + shape("M3-82C-12-80-18-88-24-92-30-76-30-58-24-44-16-52-8-54 3-54Z", STEEL)
        + line("M-19-82C-23-72-23-62-19-52", INK, 1.8)
        + shape("M3-80 14-86V-50L3-56Z", GOLD)
        + disc(0, -91, 5, GOLD)
    )


def _of_coins() -> str:
    """Draw the king of coins: in ermine, an axe in one hand, the coin on his arm."""
    head = hair(DARK) + face("square", "stern", "long", "flat") + beard("forked", DARK) + tall_crown(GREEN)
    return (
        shape("M-30-66C-64-60-78-34-80 0H80C80-34 64-60 30-66Z", RED)
        + line("M-66-30C-70-20-71-10-71-2", INK, 1.8)
        + shape("M-30-66C-40-40-38-20-40 0H40C38-20 40-40 30-66Z", BLUE)
        + line("M-26-50C-30-34-30-18-30 0M-10-46V0", GOLD, 4)
        + limb("M-38-50C-58-42-74-22-66-22L-62-44", BLUE)
        + placed(_axe(), -62, -52)
        + cuff(-63, -38, 8, GOLD)
        + fist(-62, -53)
        + shape("M-34-72C-52-66-58-60-60-52-40-36-20-30 0-30 20-30 40-36 60-52 58-60 52-66 34-72Z", CREAM)
        + line("M-46-60l-3 8M-32-54l-3 8M-16-48l-1 8M46-60l3 8", INK, 4)
        + limb("M58-54C86-50 90-20 70-18L52-16", RED)
        + cuff(70, -18, 88, GOLD)
        + use(COIN, 42, -49, 1.02)
        + fist(44, -19, 84)
        + placed(head, -6, -103, 1.12)
    )


def _of_cups() -> str:
    """Draw the king of cups: a stout man with whiskers, who raises the goblet, a hand on his belly."""
    head = (
        hair("#d9d4cc")
        + face("round", "kind", "broad", "smile", gaze=-1.5)
        + whiskers("#efece6")
        + velvet_crown(RED, BLUE)
    )
    return (
        shape("M-24-68C-60-66-78-36-80 0H88C88-40 72-66 36-68Z", GREEN)
        + shape("M-18-68C-36-44-38-22-36 0H50C52-22 50-44 32-68Z", RED)
        + line("M-26-40C-30-26-30-12-30 0M44-40C46-26 46-12 45 0", GOLD, 4)
        + limb("M-40-48C-62-40-76-20-68-18L-62-44", GREEN, 23)
        + limb("M54-44C80-46 88-20 64-18L34-22", GREEN, 23)
        + shape(
            "M-20-76C-36-68-46-60-50-52-34-42-24-46-16-54L7-34 30-54C38-46 48-42 64-52 58-60 50-68 34-76Z",
            CREAM,
        )
        + line("M-34-60l-2 7M-20-62l2 8M46-60l2 7M34-62l-2 8M-6-52l4 7M20-52l-4 7", INK, 4)
        + use(CUP, -62, -104, 0.98)
        + cuff(-62, -46, -8, CREAM, 14)
        + fist(-62, -66)
        + cuff(38, -21, 84, CREAM, 14)
        + palm(24, -24, 186)
        + placed(head, 6, -99, 1.14)
    )


def _of_swords() -> str:
    """Draw the king of swords: a young man in armour, who bears the sword across on both hands."""
    head = locks("#e3a63a") + face("lean", "calm", "long", "small") + crowned_helmet(STEEL, RED)
    return (
        shape("M-24-70C-64-66-86-40-90 0H90C86-40 64-66 24-70Z", RED)
        + shape("M-34-66C-44-44-38-22-40 0H40C38-22 44-44 34-66 22-76-22-76-34-66Z", BLUE)
        + line("M-26-50C-30-34-28-18-28 0M26-50C30-34 28-18 28 0", GOLD, 4)
        + limb("M-40-54C-66-52-86-28-74-22L-62-30", IRON)
        + limb("M40-54C66-52 86-28 74-16L56-24", IRON)
        + puff(-44, -52, 34, BLUE, CREAM)
        + puff(44, -52, -34, BLUE, CREAM)
        + placed(use(SWORD, 0, 0, 1.42), 0, -34, 1, 90)
        + fist(-60, -34, 90)
        + fist(54, -31, 90)
        + shape("M-24-80C-34-76-40-70-42-62-16-50 16-50 42-62 40-70 34-76 24-80Z", STEEL)
        + line("M-32-66C-14-58 14-58 32-66", GOLD, 4)
        + placed(head, 0, -106, 1.14)
    )


def _of_clubs() -> str:
    """Draw the king of clubs: an old man in profile, both hands on the cudgel."""
    head = profile(hooked=True) + side_hair("#f2f0ec") + side_beard("#f2f0ec") + rayed_crown(RED)
    return (
        shape("M-30-70C-70-66-86-40-88 0H20V-60Z", GREEN)
        + line("M-62-40C-70-28-74-14-75-2M-48-30C-54-20-58-10-58-2", INK, 1.8)
        + shape("M-44-66C-52-40-50-20-52 0H34C34-20 36-44 22-66Z", GOLD)
        + limb("M14-56C34-54 40-60 48-68", RED)
        + use(CLUB, 54, -84, 1.08)
        + fist(53, -72)
        + placed(head, -18, -102, 1.12)
        + limb("M-28-50C-22-28-6-16 10-20L42-36", RED)
        + puff(-28, -50, 10, GOLD, GREEN, 1.1)
        + cuff(39, -34, 66, CREAM)
        + fist(53, -42)
    )


_RE: Final[dict[Suit, Callable[[], str]]] = {
    Suit.DENARI: _of_coins,
    Suit.COPPE: _of_cups,
    Suit.SPADE: _of_swords,
    Suit.BASTONI: _of_clubs,
}


def king(suit: Suit) -> str:
    """Draw the upper half of a suit's *re*."""
    return _RE[suit]()
