"""The four French signs, each drawn once about the origin, 40 wide; the aces and the settebello's own diamond."""

from typing import Final

from settebello.cards import Suit
from settebello_art.ink import BLUE, CREAM, GOLD, INK, RED, disc, flat, inked, petals, placed, use

_SHAPES: Final[dict[Suit, str]] = {
    Suit.DENARI: "M0-25C5-15 12-6 20 0 12 6 5 15 0 25-5 15-12 6-20 0-12-6-5-15 0-25Z",
    Suit.COPPE: "M0 23C-6 11-21 3-21-10-21-18-15-22-10-22-5-22-1-18 0-13 1-18 5-22 10-22 15-22 21-18 21-10 21 3 6 11 0 23Z",
    Suit.SPADE: "M0-25C5-14 21-5 21 8 21 16 15 20 10 20 7 20 4 18 2.5 15 3 20 5 23 9 25H-9C-5 23-3 20-2.5 15-4 18-7 20-10 20-15 20-21 16-21 8-21-5-5-14 0-25Z",
    Suit.BASTONI: "M0-24C7-24 11-19 11-14 11-10 9-7 6-4 8-5 10-6 13-6 18-6 22-1 22 4.5 22 10 18 15 12.5 15 8 15 4 12 2.5 8 3 16 5 22 9 25H-9C-5 22-3 16-2.5 8-4 12-8 15-12.5 15-18 15-22 10-22 4.5-22-1-18-6-13-6-10-6-8-5-6-4-9-7-11-10-11-14-11-19-7-24 0-24Z",
}

COLOURS: Final[dict[Suit, str]] = {
    Suit.DENARI: RED,
    Suit.COPPE: RED,
    Suit.SPADE: INK,
    Suit.BASTONI: INK,
}

PIPS: Final[dict[Suit, str]] = {
    Suit.DENARI: "fr-diamond",
    Suit.COPPE: "fr-heart",
    Suit.SPADE: "fr-spade",
    Suit.BASTONI: "fr-club",
}

SIGNS: Final[dict[Suit, str]] = {suit: f"fr-sign-{'dcsb'[suit]}" for suit in Suit}
ACES: Final[dict[Suit, str]] = {suit: f"fr-ace-{'dcsb'[suit]}" for suit in Suit}


def _ace(suit: Suit) -> str:
    """Draw the large sign of an ace, with a flower in it."""
    lit = GOLD if suit in (Suit.SPADE, Suit.BASTONI) else CREAM
    colour = COLOURS[suit]
    blossom = flat(petals(8, 5, 15, 4), lit) + f'<circle r="4" fill="{lit}"/>'
    middle = {Suit.SPADE: 5, Suit.COPPE: -5, Suit.BASTONI: 2}.get(suit, 0)
    return (
        f'<path d="{_SHAPES[suit]}" transform="scale(3.3)" fill="{colour}"/>'
        f'<path d="{_SHAPES[suit]}" transform="translate(0 {0.35 * middle:g})scale(2.8)" fill="none" stroke="{lit}" stroke-width="1.1"/>'
        + placed(blossom, 0, 1.6 * middle, 1.45)
    )


def _bello() -> str:
    """Draw the settebello's own diamond: gold, with a sun in it."""
    return inked(
        f'<path d="{_SHAPES[Suit.DENARI]}" fill="{RED}"/>'
        f'<path d="{_SHAPES[Suit.DENARI]}" transform="scale(.74)" fill="{GOLD}"/>'
        + flat(petals(8, 2, 9.5, 2), RED)
        + disc(0, 0, 3, BLUE),
        1.6,
    )


SYMBOLS: Final[dict[str, str]] = {
    **{PIPS[suit]: f'<path d="{_SHAPES[suit]}" fill="{COLOURS[suit]}"/>' for suit in Suit},
    **{SIGNS[suit]: use(PIPS[suit], 0, 0, 0.62) for suit in Suit},
    **{ACES[suit]: _ace(suit) for suit in Suit},
    "fr-bello": _bello(),
}
