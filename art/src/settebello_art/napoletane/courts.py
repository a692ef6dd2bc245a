"""The parts that the court figures share: their colours, the sign each holds, the ground they stand on."""

from dataclasses import dataclass
from typing import Final

from settebello.cards import Suit
from settebello_art.ink import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    GREEN,
    INK,
    RED,
    SKIN,
    disc,
    dots,
    flat,
    line,
    petals,
    placed,
    shape,
    use,
)


@dataclass(frozen=True)
class Dress:
    """The colours of one suit's court."""

    coat: str
    cloak: str
    lining: str
    trim: str
    hair: str
    ground: str
    path: str


DRESSES: Final[dict[Suit, Dress]] = {
    Suit.DENARI: Dress(RED, BLUE, GREEN, GOLD, BROWN, GREEN, GOLD),
    Suit.COPPE: Dress(GREEN, RED, BLUE, GOLD, "#d83", GOLD, GREEN),
    Suit.SPADE: Dress(BLUE, RED, GOLD, GOLD, "#544", GREEN, GOLD),
    Suit.BASTONI: Dress(GOLD, GREEN, RED, RED, "#a42", GOLD, GREEN),
}


@dataclass(frozen=True)
class Sign:
    """How a figure holds its sign: how large, how far its middle is above the hand, and whether it is long."""

    symbol: str
    scale: float
    rise: int
    is_long: bool


SIGNS_HELD: Final[dict[Suit, Sign]] = {
    Suit.DENARI: Sign("np-coin", 1, 40, is_long=False),
    Suit.COPPE: Sign("np-cup", 1.05, 47, is_long=False),
    Suit.SPADE: Sign("np-sword", 1.12, 51, is_long=True),
    Suit.BASTONI: Sign("np-club", 1.12, 50, is_long=True),
}
"""Long signs are held in a lowered hand, so that they have room above."""


def held(suit: Suit, x: int, y: int) -> str:
    """Draw the suit's sign in a hand at this point."""
    sign = SIGNS_HELD[suit]
    hand = disc(x, y, 8.5, SKIN) + line(f"M{x - 5} {y - 2}h10M{x - 5} {y + 3}h9", INK, 1.5)
    return use(sign.symbol, x, y - sign.rise, sign.scale) + hand


def ground(dress: Dress) -> str:
    """Draw the strip of ground at the foot of the card, with a few blades of grass."""
    return (
        shape("M10 318V302C36 290 60 298 92 295 128 292 156 300 190 291V318Z", dress.ground)
        + flat("M11.5 316.5V312C50 304 80 314 110 312 140 309 165 314 188.5 306V316.5Z", dress.path)
        + line("M25 302l-2-9M28 302l2-10M32 302l5-7", INK, 2.5)
    )


def flower() -> str:
    """Draw a flower growing at the right of the ground."""
    stem = line("M0 22V6M-3 25l-7-7M3 25l6-8", INK, 2.5)
    return placed(stem + flat(petals(5, 1, 11, 4.5), RED) + dots("M0 0h0", CREAM, 6), 179, 276)
