"""Half figures for double-ended courts: from the waist up, about the middle of the card, feet at y = 0."""

from dataclasses import dataclass
from typing import Final

from settebello_art.heads import (
    beard,
    crown,
    face,
    hair,
    lady_face,
    lady_hair,
    moustache,
    ruff,
    tiara,
)
from settebello_art.ink import CREAM, GOLD, INK, SKIN, disc, dots, flat, line, placed, shape, use

HAND: Final = (63, -74)
"""Where the raised hand is."""


@dataclass(frozen=True)
class Robes:
    """The colours of one double-ended figure."""

    coat: str
    cloak: str
    sleeve: str
    trim: str
    hair: str


def doubled(symbol: str, x: float, y: float, scale: float = 1) -> str:
    """Place a half figure that is drawn once upright and again upside down about a card's middle."""
    upright = use(symbol, 0, 0, scale)
    return f'<g transform="translate({x:g} {y:g})">{upright}<g transform="rotate(180)">{upright}</g></g>'


def raised_arm(robes: Robes) -> str:
    """Draw the arm at the right, bent so that the hand is up, with its cuff and hand."""
    return (
        shape(
            "M34-60C54-60 58-48 59-40L53-62 75-68C84-48 90-24 80-10 66-2 48-10 36-30Z",
            robes.sleeve,
        )
        + line("M59-40C61-32 64-27 70-24M66-12C72-18 76-26 76-34", INK, 2)
        + shape("M50-60 74-67 77-57 53-49Z", robes.trim)
    )


def hand(x: float, y: float) -> str:
    """Draw a closed hand."""
    return disc(x, y, 9, SKIN) + line(f"M{x - 5} {y - 3}h10M{x - 5} {y + 2}h9", INK, 1.5)


def resting_arm(robes: Robes) -> str:
    """Draw the arm at the left, its hand upon the belt."""
    return (
        shape(
            "M-34-62C-60-60-78-38-80-16-80-4-68-2-58-4L-34-8-36-25-56-22C-56-32-48-40-36-46Z",
            robes.sleeve,
        )
        + line("M-66-40C-72-30-74-22-70-14M-50-36-60-42", INK, 2)
        + shape("M-46-25-36-27-33-7-44-5Z", robes.trim)
        + hand(-30, -17)
    )


def king_half(robes: Robes, beard_of: str, jewel: str) -> str:
    """Draw a king in ermine without what he holds."""
    return (
        shape("M-20-72C-58-70-82-42-88 0H88C82-42 58-70 20-72Z", robes.cloak)
        + line("M-64-46C-72-32-76-18-78-2M64-46C72-32 76-18 78-2", INK, 2)
        + shape("M-34-62C-44-40-48-20-50 0H50C48-20 44-40 34-62Z", robes.coat)
        + shape("M-15-52V0H15V-52Z", robes.trim)
        + flat("M0-36 8-26 0-16-8-26ZM0-12 8-2 8 0-8 0-8-2Z", robes.cloak)
        + line("M-32-34C-35-22-36-12-37 0M32-34C35-22 36-12 37 0", robes.trim, 4)
        + resting_arm(robes)
        + raised_arm(robes)
        + shape("M-26-74C-44-70-54-62-58-54-36-30 36-30 58-54 54-62 44-70 26-74Z", CREAM)
        + line("M-42-60l-3 7M-29-54l-2 8M-14-50l-1 8M0-48v8M14-50l1 8M29-54l2 8M42-60l3 7", INK, 4)
        + placed(hair(robes.hair) + face() + beard(beard_of, robes.hair) + crown(jewel), 2, -100, 1.22)
    )


def jack_half(robes: Robes, hat: str, *, moustached: bool = False) -> str:
    """Draw a jack in a slashed doublet without what he holds; the hat is drawn about the face."""
    return (
        shape("M-22-70C-54-68-74-40-82 0H82C74-40 54-68 22-70Z", robes.cloak)
        + line("M-62-40C-68-28-72-14-73-2M62-40C68-28 72-14 73-2", INK, 2)
        + shape("M-36-62C-42-40-42-20-40 0H40C42-20 42-40 36-62Z", robes.coat)
        + shape("M-10-58V0H10V-58Z", robes.trim)
        + line("M-10-44H10M-10-30H10M-10-16H10M-10-2H10", INK, 2)
        + line("M-26-52C-30-36-30-18-28 0M26-52C30-36 30-18 28 0", robes.trim, 4)
        + resting_arm(robes)
        + raised_arm(robes)
        + _puff(-44, robes)
        + _puff(44, robes)
        + placed(
            hair(robes.hair) + ruff() + face() + (moustache(robes.hair) if moustached else "") + hat,
            0,
            -100,
            1.22,
        )
    )


def _puff(x: float, robes: Robes) -> str:
    return placed(
        shape("M-17 6C-22-12-10-22 0-22 10-22 22-12 17 6 8 14-8 14-17 6Z", robes.coat)
        + line("M-7-19C-11-8-10 2-8 10M7-19C11-8 10 2 8 10M0-20V11", robes.trim, 3),
        x,
        -50,
        1,
        -14 if x < 0 else 14,
    )


def queen_half(robes: Robes, jewel: str) -> str:
    """Draw a queen in a laced gown without what she holds."""
    return (
        shape("M-20-72C-60-70-82-40-86 0H86C82-40 60-70 20-72Z", robes.cloak)
        + line("M-64-44C-72-30-74-16-76-2M64-44C72-30 74-16 76-2", INK, 2)
        + placed(lady_hair(robes.hair), 0, -100, 1.26)
        + shape("M-10-80V-64C-16-60-24-60-30-60L0-34 30-60C24-60 16-60 10-64V-80Z", SKIN)
        + shape(
            "M-34-62C-38-40-30-18-34 0H34C30-18 38-40 34-62L24-60C20-42 12-38 0-38-12-38-20-42-24-60Z",
            robes.coat,
        )
        + shape("M-12-38C-6-36 6-36 12-38L8 0H-8Z", robes.trim)
        + line("M-9-28 8-20M9-28-8-20M-8-14 7-6M8-14-7-6", INK, 2)
        + line("M-24-60C-20-42-12-38 0-38 12-38 20-42 24-60", robes.trim, 4)
        + line("M-20-63C-14-52 14-52 20-63", GOLD, 2.6)
        + disc(0, -53, 4, jewel)
        + resting_arm(robes)
        + raised_arm(robes)
        + placed(lady_face(robes.hair) + tiara(jewel), 0, -100, 1.26)
    )


def flower_in_hand(petal: str) -> str:
    """Draw a rose on its stem, held in the raised hand."""
    leaves = shape("M0-26C-10-28-16-36-16-42-6-40 0-34 0-26ZM0-20C10-22 15-28 16-35 6-34 0-28 0-20Z", "#284")
    rose = disc(0, -56, 13, petal) + line("M-6-58C-6-66 8-66 8-57 8-50-3-50-3-57-3-61 4-61 4-57", INK, 2)
    return placed(line("M0 16V-46", INK, 6) + line("M0 15V-46", "#284", 3) + leaves + rose, *HAND) + hand(
        *HAND
    )


def sceptre_in_hand(jewel: str) -> str:
    """Draw a sceptre held in the raised hand."""
    knob = shape("M0-72C-10-66-12-54-6-46H6C12-54 10-66 0-72Z", GOLD) + disc(0, -58, 5, jewel)
    return placed(line("M0 34V-48", INK, 8) + line("M0 33V-48", GOLD, 4) + knob, *HAND) + hand(*HAND)


def sword_in_hand(metal: str, grip: str) -> str:
    """Draw a short sword held upright in the raised hand."""
    return placed(
        shape("M-6-14V-76L0-88 6-76V-14Z", metal)
        + line("M0-74V-20", INK, 1.8)
        + shape("M-4-8H4V14H-4Z", grip)
        + shape("M-14-16H14V-8H-14Z", GOLD)
        + disc(0, 18, 6, GOLD),
        *HAND,
    ) + hand(*HAND)


def halberd_in_hand(metal: str) -> str:
    """Draw a halberd held upright in the raised hand."""
    return placed(
        line("M0 60V-60", INK, 7)
        + line("M0 59V-60", "#853", 3.4)
        + shape("M0-58C-12-60-18-52-20-42-10-40-4-36 0-30Z", metal)
        + shape("M0-54 14-46 0-38Z", metal)
        + shape("M-4-60 0-86 4-60Z", metal),
        *HAND,
    ) + hand(*HAND)


def pearls(x: float, y: float) -> str:
    """Draw a row of three pearls."""
    return dots(f"M{x} {y}h0M{x + 8} {y}h0M{x + 16} {y}h0", CREAM, 6)
