"""The four jacks, from the waist up: lutenist, falconer, halberdier and archer."""

from collections.abc import Callable
from typing import Final

from settebello.cards import Suit
from settebello_art.francesi.faces import bob, fringe, goatee, nape, profile, short_beard, stern, young
from settebello_art.francesi.hats import beret, bycocket, hood, round_cap
from settebello_art.francesi.parts import TORSO, cuff, fist, limb, palm, puff
from settebello_art.heads import face, hair, ruff
from settebello_art.ink import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    INK,
    RED,
    SKIN,
    STEEL,
    disc,
    dots,
    flat,
    line,
    mirrored,
    placed,
    shape,
)


def _lute() -> str:
    """Draw a lute about the middle of its belly, its neck to the right."""
    return (
        shape("M54-4 64-6 62-26 53-24Z", BROWN)
        + dots("M51-10h0M51-18h0M67-12h0M66-20h0", INK, 5)
        + shape("M16-4H60V4H16Z", BROWN)
        + shape("M26-4C14-8 6-24-10-24-26-24-36-12-36 0-36 12-26 24-10 24 6 24 14 8 26 4Z", GOLD)
        + disc(0, 0, 7.5, BROWN)
        + line("M-24-9V9", INK, 3.4)
        + line("M-24-3.5H58M-24 3.5H58M-24 0H58", INK, 1)
    )


def _lutenist() -> str:
    """Draw the jack of diamonds: a boy who plays the lute."""
    head = bob("#c83") + ruff() + young() + fringe("#c83")
    return (
        shape(TORSO, BLUE)
        + line("M-24-54C-26-34-22-16-22 12M24-54C26-34 22-16 22 12M0-60V12", GOLD, 5)
        + limb("M32-44C52-40 62-18 54-6 46 0 44-24 42-34", RED)
        + puff(-34, -44, -24, BLUE, GOLD)
        + puff(33, -46, 24, BLUE, GOLD)
        + limb("M-38-36C-60-28-64-6-50 0", RED)
        + placed(_lute(), -9, -17, 1.02, -24)
        + limb("M-50 3-34-1", RED)
        + cuff(-31, -2, -18, CREAM)
        + palm(-20, -7, -20)
        + cuff(43, -27, 80, CREAM)
        + fist(39, -38, -24)
        + placed(mirrored(head) + round_cap(RED, GOLD, BLUE), -2, -92, 1.05)
    )


def _falcon() -> str:
    """Draw a falcon about its feet; it looks to the left."""
    return (
        shape("M2-4 16 18 6 20-4 0Z", BLUE)
        + shape(
            "M-4-42C-14-42-16-34-14-27-17-16-10-4-2 2 8 2 16-6 16-16 14-28 10-34 6-38 3-41 0-42-4-42Z", BLUE
        )
        + flat("M-13-26C-15-16-9-4-2 0.5 4-8 2-20-5-25Z", CREAM)
        + line("M-10-18h0M-5-18h0M-8-12h0M-3-12h0M-4-6h0", INK, 2.4)
        + line("M1-28C10-22 12-10 6 0", INK, 2)
        + shape("M-14-35C-20-34-21-29-19-26-17-29-15-29-13-29Z", GOLD)
        + dots("M-8-34h0", GOLD, 7)
        + dots("M-8.5-34h0", INK, 3.6)
    )


def _falconer() -> str:
    """Draw the jack of hearts: a falconer seen from the side, face to face with the bird."""
    head = profile() + nape("#e9b04a") + bycocket(BLUE, GOLD, RED)
    return (
        placed(
            shape(TORSO, RED)
            + shape("M-12-62V12H12V-62Z", GOLD)
            + line("M-12-48H12M-12-34H12M-12-20H12M-12-6H12", INK, 1.8)
            + dots("M0-41h0M0-27h0M0-13h0", INK, 4.4),
            -6,
            0,
        )
        + limb("M-38-44C-58-36-64-12-54-4L-42-6", BLUE)
        + cuff(-43, -6, 4, GOLD)
        + palm(-30, -5, 6)
        + limb("M24-44C28-26 38 0 46-8L46-30", BLUE)
        + puff(-38, -46, -24, RED, GOLD)
        + puff(24, -46, 20, RED, GOLD)
        + shape("M35-20H58L56-34C58-40 55-46 50-47H40C35-46 33-40 36-34Z", GOLD)
        + line("M36-28H57", INK, 1.8)
        + placed(_falcon(), 45, -49, 1.06)
        + shape("M-16-76H4L5-56H-18Z", SKIN)
        + shape("M-22-66C-12-57 2-57 10-64L14-57C2-48-14-48-26-58Z", CREAM)
        + placed(head, -10, -92, 1.05)
    )


def _halberd() -> str:
    """Draw a halberd about the top of its shaft."""
    return (
        line("M0 0V145", INK, 8)
        + line("M0 0V145", BROWN, 3.6)
        + shape("M-3 4-10 2-24-3C-28 10-26 24-18 34-13 26-8 25-3 24Z", STEEL)
        + shape("M3 8 15 14 3 22Z", STEEL)
        + shape("M-4 6-6-8 0-28 6-8 4 6Z", STEEL)
        + line("M-19 4C-21 12-20 20-17 26", INK, 1.6)
    )


def _halberdier() -> str:
    """Draw the jack of spades: a moustached soldier with both hands on his halberd."""
    head = hair("#433") + ruff() + stern() + goatee("#433") + beret(RED, GOLD, CREAM)
    return (
        placed(shape(TORSO, INK) + line("M-24-54-20 12M-8-60-6 12M8-60 6 12M24-54 20 12", GOLD, 5), -6, 0)
        + limb("M26-44C34-28 48-8 54-16L49-36", RED)
        + placed(_halberd(), 46, -121, 0.92, 2)
        + cuff(49, -32, 75, GOLD)
        + puff(26, -46, 24, INK, GOLD)
        + fist(45, -42, 3)
        + limb("M-38-42C-56-30-54-6-32-3L22-8", RED)
        + line("M-51-18-40-24M-32-9V3M-18-10-17 2M-4-11-3 1", GOLD, 3)
        + cuff(26, -8, -6, GOLD)
        + fist(41, -9, 3)
        + puff(-40, -44, -24, INK, GOLD)
        + placed(head, -5, -92, 1.05)
    )


def _archer() -> str:
    """Draw the jack of clubs: a hooded archer, an arrow in his hand and the others in a quiver."""
    face_in_hood = mirrored(face() + short_beard("#b52")) + hood(RED, GOLD)
    brow = flat("M-19 6C-20-28 20-28 19 6Z", "#b52")
    arrow = (
        line("M0 46V-62", INK, 6.5)
        + line("M0 46V-62", GOLD, 2)
        + shape("M0-84 9-60 0-64-9-60Z", STEEL)
        + shape("M0 18 8 14V38L0 44-8 38V14Z", CREAM)
        + line("M0 18V44M-7 24 0 30 7 24M-7 32 0 38 7 32", INK, 1.8)
    )
    return (
        line("M-40-60V-92M-49-60-53-88M-31-62-27-90", INK, 5)
        + shape("M-44-84C-48-92-46-102-40-108-34-102-32-92-36-84Z", CREAM)
        + shape("M-57-80C-63-88-63-96-59-102-51-98-49-90-50-81Z", GOLD)
        + shape("M-58-68-24-70-24-46H-54Z", BROWN)
        + line("M-57-60-24-62", INK, 1.8)
        + shape(TORSO, BLUE)
        + line("M-26-50 30 8", INK, 14)
        + line("M-26-50 30 8", GOLD, 8)
        + limb("M32-44C42-30 52-4 56-12L52-34", BLUE)
        + cuff(51, -30, 76, GOLD)
        + placed(arrow, 47, -44, 1, 5)
        + fist(47, -42, 6)
        + limb("M-34-44C-56-34-60-10-44-5L-20-18", BLUE)
        + cuff(-21, -17, -28, GOLD)
        + fist(-9, -25, -40)
        + shape(
            "M-46-46C-42-60-20-66 0-66 20-66 42-60 46-46L36-38 26-46 18-36 9-44 0-34-9-44-18-36-26-46-36-38Z",
            RED,
        )
        + placed(brow + face_in_hood, 0, -92, 1.05)
    )


_JACKS: Final[dict[Suit, Callable[[], str]]] = {
    Suit.DENARI: _lutenist,
    Suit.COPPE: _falconer,
    Suit.SPADE: _halberdier,
    Suit.BASTONI: _archer,
}


def jack(suit: Suit) -> str:
    """Draw the upper half of the jack of a suit."""
    return _JACKS[suit]()
