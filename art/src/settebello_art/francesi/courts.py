"""The courts of the French-suited deck: jack, queen and king, double-ended in a frame."""

from typing import Final

from settebello.cards import Rank, Suit
from settebello_art.francesi.jacks import jack
from settebello_art.francesi.kings import king
from settebello_art.francesi.pips import COLOURS, PIPS
from settebello_art.francesi.queens import queen
from settebello_art.ink import GOLD, INK, flat, inked, placed, shape, use
from settebello_art.layout import doubled

_LEFT, _TOP, _WIDTH, _HEIGHT = 42, 15, 116, 298
_SCALE: Final = 0.9
_WAIST: Final = 11
"""Where the middle of the band is in the drawing of a half figure."""


def _symbol(rank: Rank, suit: Suit) -> str:
    return f"fr-{'jqk'[rank - Rank.FANTE]}-{'dcsb'[suit]}"


def court(rank: Rank, suit: Suit) -> str:
    """Draw a half figure twice in a frame, with a girdle between and the sign in two corners."""
    box = f'x="{_LEFT}" y="{_TOP}" width="{_WIDTH}" height="{_HEIGHT}"'
    diamonds = "".join(f"M{x} 0l7-5 7 5-7 5Z" for x in range(-63, 60, 14))
    girdle = shape("M-64-7H64V7H-64Z", GOLD) + flat(diamonds, COLOURS[suit])
    corner = use(PIPS[suit], 55.5, 33.5, 0.5)
    return (
        f'<svg {box} viewBox="{_LEFT} {_TOP} {_WIDTH} {_HEIGHT}">'
        + inked(doubled(_symbol(rank, suit), 100, 164, _SCALE) + placed(girdle, 100, 164), 3)
        + "</svg>"
        + corner
        + f'<g transform="rotate(180 100 164)">{corner}</g>'
        + f'<rect {box} rx="3" fill="none" stroke="{INK}" stroke-width="1.6"/>'
    )


COURTS: Final[dict[str, str]] = {
    _symbol(rank, suit): placed(half(suit), 0, -_WAIST)
    for rank, half in ((Rank.FANTE, jack), (Rank.CAVALLO, queen), (Rank.RE, king))
    for suit in Suit
}
"""The half figures, without the line of their group."""
