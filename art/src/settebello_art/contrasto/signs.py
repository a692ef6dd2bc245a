"""The Italian signs as few bold shapes, about 80 units high about the origin, each suit in a colour of its own."""

from typing import Final

from settebello.cards import Suit
from settebello_art.ink import disc, inked, line, placed, shape, use

BLACK: Final = "#111"
COLOURS: Final[dict[Suit, str]] = {
    Suit.DENARI: "#8a4b00",
    Suit.COPPE: "#b3101c",
    Suit.SPADE: "#0b3d9e",
    Suit.BASTONI: "#0a6428",
}
"""Each at least 6 to 1 upon the card."""

PIPS: Final[dict[Suit, str]] = {
    Suit.DENARI: "hc-coin",
    Suit.COPPE: "hc-cup",
    Suit.SPADE: "hc-sword",
    Suit.BASTONI: "hc-club",
}
SIGNS: Final[dict[Suit, str]] = {suit: f"hc-sign-{'dcsb'[suit]}" for suit in Suit}
_LIGHT: Final = "#fff"


def _bold(content: str) -> str:
    return inked(content, 5, BLACK)


def _coin() -> str:
    colour = COLOURS[Suit.DENARI]
    return _bold(disc(0, 0, 37, colour) + disc(0, 0, 22, "#ffd24a") + disc(0, 0, 8, colour))


def _bello() -> str:
    """Draw the settebello's own coin: a star in it."""
    star = "M0-24 6-8 23-8 9 3 14 20 0 10-14 20-9 3-23-8-6-8Z"
    return _bold(disc(0, 0, 37, COLOURS[Suit.DENARI]) + disc(0, 0, 28, "#ffd24a") + shape(star, BLACK))


def _cup() -> str:
    return _bold(
        shape(
            "M-31-38H31C33-12 20 4 7 8V20C9 27 20 28 24 38H-24C-20 28-9 27-7 20V8C-20 4-33-12-31-38Z",
            COLOURS[Suit.COPPE],
        )
        + line("M-29-22H29", _LIGHT, 7)
    )


def _sword() -> str:
    return _bold(
        placed(
            shape("M-13 16V-34L0-54 13-34V16Z", COLOURS[Suit.SPADE])
            + line("M0-34V10", _LIGHT, 5)
            + shape("M-7 24H7V44H-7Z", BLACK)
            + shape("M-30 13H30V26H-30Z", COLOURS[Suit.SPADE])
            + disc(0, 46, 9, COLOURS[Suit.SPADE]),
            -4,
            4,
            0.88,
            38,
        )
    )


def _club() -> str:
    body = "M-9 46C-10 24-17 12-18-4L-29-11-25-22-18-19C-19-32-18-44-14-46H14C18-42 19-34 18-26L28-30 31-18 17-9C16 10 10 24 9 46Z"
    return _bold(
        placed(shape(body, COLOURS[Suit.BASTONI]) + line("M-4-32V28M6-22V6", _LIGHT, 4), 0, 0, 0.92, -28)
    )


SYMBOLS: Final[dict[str, str]] = {
    "hc-coin": _coin(),
    "hc-bello": _bello(),
    "hc-cup": _cup(),
    "hc-sword": _sword(),
    "hc-club": _club(),
    **{SIGNS[suit]: use(PIPS[suit], 0, 0, 0.38) for suit in Suit},
}
