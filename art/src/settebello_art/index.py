"""The index: a rank letter and a small suit sign in the free corner at top left."""

from typing import Final, Literal, NamedTuple, get_args

from settebello.cards import Card, Suit, rank_of, suit_of
from settebello_art.ink import CREAM, GOLD, GREEN, INK, RED, disc, inked, line, shape, use

IndexStyle = Literal["italian", "english", "french", "spanish", "vcr", "brk", "none"]
INDEX_STYLES: Final[tuple[IndexStyle, ...]] = get_args(IndexStyle)

STRIP: Final = (76, 38)
"""Width and height of the corner for letter and sign side by side."""


class Letters(NamedTuple):
    """The letters of the ten ranks in each style.

    ``french`` are those of English cards with French suits (J, Q, K), ``vcr`` those of the words in French
    (*valet, cavalier, roi*), and ``brk`` those of the words in German (*Bube, Reiter, König*).
    """

    italian: str
    english: str
    french: str
    spanish: str
    vcr: str
    brk: str


HORSE: Final = Letters(
    italian="A234567FCR",
    english="A234567JHK",
    french="A234567JQK",
    spanish="A234567SCR",
    vcr="A234567VCR",
    brk="A234567BRK",
)
"""Where the nine is a horse: *fante, cavallo, re*; *jack, horse, king*; *sota, caballo, rey*."""

QUEEN: Final = Letters(
    italian="A234567FDR",
    english="A234567JQK",
    french="A234567JQK",
    spanish="A234567SDR",
    vcr="A234567VDR",
    brk="A234567BDK",
)
"""Where the nine is a queen: *fante, donna, re*; *jack, queen, king*; *sota, dama, rey*; *valet, dame, roi*."""

_STROKES: Final[dict[str, str]] = {
    "A": "M0 25 9 0 18 25M4 17H14",
    "2": "M1 7C1-3 17-2 17 7 17 14 5 17 1 25H18",
    "3": "M1 4C4-1 16-2 16 6 16 12 10 12 7 12 12 12 18 13 17 19 16 27 3 26 0 20",
    "4": "M13 25V0L0 18H18",
    "5": "M16 0H4L2 11C7 8 17 8 17 17 17 27 3 27 0 21",
    "6": "M14 0C6 3 1 10 1 17 1 28 17 28 17 17 17 7 3 7 1 17",
    "7": "M0 0H17L7 25",
    "B": "M1 12V0H9C18 0 18 12 9 12H1V25H10C20 25 20 12 9 12",
    "F": "M1 25V0H16M1 12H13",
    "D": "M1 0V25H6C21 25 21 0 6 0Z",
    "C": "M17 5C13-2 1-2 1 12.5 1 27 13 27 17 20",
    "R": "M1 25V0H9C19 0 19 13 9 13H1M9 13 17 25",
    "S": "M17 4C13-2 1-2 1 6.5 1 13 17 12 17 18.5 17 27 4 27 0 21",
    "H": "M1 0V25M17 0V25M1 12H17",
    "J": "M14 0V17C14 28 2 27 0 20",
    "Q": "M9 0C-2 0-2 25 9 25 20 25 20 0 9 0M11 17 18 26",
    "V": "M0 0 9 25 18 0",
    "K": "M1 25V0M16 0 1 15M6 11 17 25",
}

SIGNS: Final[dict[Suit, str]] = {
    Suit.DENARI: "sb-sign-d",
    Suit.COPPE: "sb-sign-c",
    Suit.SPADE: "sb-sign-s",
    Suit.BASTONI: "sb-sign-b",
}
"""Symbols of the small suit signs: 32 units square about the origin."""

SIGN_SYMBOLS: Final[dict[str, str]] = {
    "sb-sign-d": inked(disc(0, 0, 13.5, GOLD) + disc(0, 0, 5.5, RED)),
    "sb-sign-c": inked(
        shape("M-11-13H11C12 0 6 5 2 6V8C6 9 9 11 10 14H-10C-9 11-6 9-2 8V6C-6 5-12 0-11-13Z", RED)
        + line("M-10-6H10", GOLD, 4)
    ),
    "sb-sign-s": inked(
        shape("M14-14 12-5-2 9-9 2 5-12Z", "#48d")
        + line("M-11-3 3 11", INK, 7)
        + line("M-6 6-12 12", INK, 7)
        + line("M-11-3 3 11M-6 6-12 12", GOLD, 2.5)
    ),
    "sb-sign-b": inked(
        '<g transform="rotate(-33)scale(.9)">'
        + shape(
            "M-3.5 16C-4 8-4.5 5-5.5 1-6.5-3-7-8-6.5-14H6.5C7-9 6.5-8 6-6L11-6 11 0 5 1C4.5 6 4 10 3.5 16Z",
            GREEN,
        )
        + line("M-1.5-6 0 10", GOLD, 3)
        + f'<ellipse cy="-14" rx="6.5" ry="2.5" fill="{RED}"/></g>'
    ),
}


def check_style(index: str) -> None:
    """Raise `ValueError` for an index that there is not."""
    if index not in INDEX_STYLES:
        raise ValueError(f"there is no index {index!r}: choose one of {', '.join(INDEX_STYLES)}")


def chip(strip: tuple[int, int]) -> str:
    """Draw the ground on which an index lies over any other drawing; it is as large as the strip."""
    width, height = strip
    return f'<path d="M0 0H{width}V{height - 10}Q{width} {height} {width - 10} {height}H0Z" fill="{CREAM}"/>'


def rank_letter(card: Card, style: IndexStyle, letters: Letters = HORSE) -> str:
    """Return the letter of the index: ``"F"`` or ``"J"`` for a jack."""
    shown = letters.italian if style == "none" else getattr(letters, style)
    return str(shown[rank_of(card) - 1])


def letter(rank: str, x: float, y: float, scale: float, colour: str, line: float) -> str:
    """Draw a rank's letter from its top left corner, 18 by 25 units at scale 1 and as broad as the line."""
    strokes, grown = _STROKES[rank], "" if scale == 1 else f"scale({scale:g})"
    return (
        f'<path d="{strokes}" transform="translate({x:g} {y:g}){grown}" fill="none" stroke="{colour}" '
        f'stroke-width="{line:g}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def strip_index(card: Card, style: IndexStyle) -> str:
    """Draw letter and sign side by side, as the Italian decks have it."""
    return letter(rank_letter(card, style), 13, 8.5, 1, INK, 5.5) + use(SIGNS[suit_of(card)], 55, 21)
