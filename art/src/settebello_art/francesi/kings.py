"""The four kings, from the waist up: with orb and sceptre, charter, sword and axe."""

from collections.abc import Callable
from typing import Final

from settebello.cards import Suit
from settebello_art.francesi.faces import (
    forked_beard,
    long_beard,
    nape,
    old,
    profile,
    square_beard,
    stern,
)
from settebello_art.francesi.hats import arched_crown, coif_crown, fur_crown, lily_crown
from settebello_art.francesi.parts import TORSO, cuff, ermine, fist, limb, palm
from settebello_art.heads import face, hair
from settebello_art.ink import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    INK,
    RED,
    STEEL,
    both_sides,
    disc,
    flat,
    line,
    mirrored,
    placed,
    shape,
)

_CLOAK: Final = "M-20-60C-50-56-62-28-66 14H66C62-28 50-56 20-60Z"
_CAPE: Final = "M-24-66C-40-62-50-56-54-46-34-22 34-22 54-46 50-56 40-62 24-66Z"
_TAILS: Final = "M-40-50l-2 6M-27-44l-2 6M-9-40l-1 6M9-40l1 6M27-44l2 6M40-50l2 6"


def _of_diamonds() -> str:
    """Draw the king of diamonds: in ermine, with orb and sceptre."""
    head = hair(BROWN) + face() + forked_beard("#963") + lily_crown(RED)
    sceptre = (
        line("M0 54V-64", INK, 8)
        + line("M0 54V-64", GOLD, 3.6)
        + shape("M-4-62C-16-60-17-76-11-79-9-74-6-68-4-66ZM4-62C16-60 17-76 11-79 9-74 6-68 4-66Z", RED)
        + shape("M0-92C-9-82-10-70-5-62H5C10-70 9-82 0-92Z", GOLD)
    )
    orb = (
        line("M0-14V-32M-7-26H7", INK, 8)
        + line("M0-14V-32M-7-26H7", GOLD, 3.4)
        + disc(0, 0, 15, RED)
        + line("M-14-3C-6 2 6 2 14-3M0-14V-1", GOLD, 4)
    )
    return (
        shape(_CLOAK, RED)
        + shape(TORSO, BLUE)
        + shape("M-13-50V12H13V-50Z", GOLD)
        + flat("M0-34 7-24 0-14-7-24ZM0-12 7-2 0 8-7-2Z", RED)
        + limb("M40-40C48-28 56-2 58-10L54-30", GOLD)
        + limb("M-40-40C-60-30-66-4-54-2L-46-6", GOLD)
        + ermine(_CAPE, _TAILS)
        + cuff(53, -27, 76, RED)
        + placed(sceptre, 46, -48, 0.96, 1)
        + fist(48, -39, 3)
        + placed(orb, -38, -34)
        + cuff(-46, -6, -14, RED)
        + palm(-34, -12, -10)
        + placed(mirrored(head), 0, -92, 1.05)
    )


def _of_hearts() -> str:
    """Draw the king of hearts: an old man with a charter, who strokes his beard."""
    head = hair("#e4e4ea") + old() + long_beard("#f4f4f8") + arched_crown(BLUE, RED)
    charter = (
        shape("M-14-34H14C16-16 12 0 14 18H-12C-14 0-12-16-14-34Z", CREAM)
        + line("M-8-18H8M-8-10H8M-8-2H4", INK, 2)
        + disc(4, 9, 5, RED)
        + shape("M-17 17H17V26H-17Z", CREAM)
        + shape("M-17-42H17V-32H-17Z", CREAM)
    )
    return (
        shape(_CLOAK, BLUE)
        + shape(TORSO, RED)
        + both_sides(shape("M34-52 20-58C14-36 14-12 16 12H28C28-14 32-34 34-52Z", GOLD))
        + placed(head, 2, -92, 1.05)
        + limb("M36-42C60-34 62-4 46-2L22-20", RED)
        + cuff(24, -18, 38, GOLD)
        + mirrored(palm(-13, -28, -34))
        + limb("M-36-42C-48-30-62-8-56-2L-48-10", RED)
        + placed(charter, -41, -50, 1, -4)
        + cuff(-47, -10, -50, GOLD)
        + fist(-39, -20, 20)
    )


def _of_spades() -> str:
    """Draw the king of spades: in armour, both hands on the sword that leans on his shoulder."""
    head = hair("#322") + stern() + square_beard("#433") + coif_crown(STEEL, RED)
    sword = (
        shape("M-7-16V-98L0-112 7-98V-16Z", STEEL)
        + line("M0-98V-20", INK, 1.8)
        + shape("M-4-12H4V18H-4Z", RED)
        + shape("M-20-20C-8-14 8-14 20-20V-12C8-7-8-7-20-12Z", GOLD)
        + disc(0, 22, 5.5, GOLD)
    )
    plate = shape("M-16 14C-26-10-10-22 6-20 20-16 22 0 20 8 8 4-6 6-16 14Z", STEEL) + line(
        "M-19 0C-8-8 8-10 20-4", INK, 1.8
    )
    return (
        shape(_CLOAK, INK)
        + shape(TORSO, RED)
        + line("M-20-50-18 12M20-50 18 12M-33-6H33", GOLD, 4)
        + limb("M-38-40C-58-28-58-4-40-2L6-8", STEEL)
        + line("M-52-14-42-20M-30-9-29 4", INK, 1.8)
        + placed(plate, -42, -44, 1, -8)
        + limb("M36-42C60-30 62-2 48-2L40-6", STEEL)
        + placed(mirrored(plate), 42, -44, 1, 8)
        + placed(sword, 24, -24, 1, 12)
        + cuff(4, -8, -8, GOLD)
        + cuff(42, -9, 30, GOLD)
        + fist(20, -6, 12)
        + fist(29, -18, 14)
        + placed(head, -5, -92, 1.05)
    )


def _of_clubs() -> str:
    """Draw the king of clubs: seen from the side, with an axe, a hand at his collar."""
    beard = shape("M-11 0C-14 18-8 30 0 38 8 40 16 32 14 20 10 19 6 20 2 16-3 12-4 6-4 2Z", "#b52") + shape(
        "M15 10C10 9 4 11-1 18 6 18 12 16 16 12Z", "#b52"
    )
    head = profile() + nape("#b52") + beard + fur_crown(RED, RED)
    axe = (
        line("M0 70V-62", INK, 8)
        + line("M0 70V-62", BROWN, 3.6)
        + shape("M-3-56C-10-54-14-60-18-66-25-52-24-36-16-26-12-34-9-38-3-40Z", STEEL)
        + line("M-18-57C-20-48-19-42-16-35", INK, 1.6)
        + shape("M-5-60H6V-36H-5Z", GOLD)
    )
    fur = "M-36-58-22-66 0-44 20-66 34-58 8-26V12H-8V-26Z"
    return (
        shape(_CLOAK, RED)
        + shape(TORSO, INK)
        + line("M-20-54V12M20-54V12", GOLD, 4)
        + ermine(fur, "M-24-56l3-4M-10-42l3-4M22-56l-3-4M10-42l-3-4M0-28v5M0-14v5M0 0v5")
        + limb("M34-42C42-26 54-2 58-10L52-30", BLUE)
        + cuff(52, -28, 74, GOLD)
        + placed(axe, 46, -62)
        + fist(46, -40)
        + limb("M-36-42C-58-32-60-4-44-2L-26-18", BLUE)
        + cuff(-27, -17, -42, GOLD)
        + fist(-17, -27, -46)
        + placed(head, -1, -92, 1.05)
    )


_KINGS: Final[dict[Suit, Callable[[], str]]] = {
    Suit.DENARI: _of_diamonds,
    Suit.COPPE: _of_hearts,
    Suit.SPADE: _of_spades,
    Suit.BASTONI: _of_clubs,
}


def king(suit: Suit) -> str:
    """Draw the upper half of the king of a suit."""
    return _KINGS[suit]()
