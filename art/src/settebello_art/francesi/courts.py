"""The courts of the French-suited deck: jack, queen and king, double-ended in a frame."""

from typing import Final

from settebello.cards import Rank, Suit
from settebello_art.francesi.pips import PIPS
from settebello_art.halves import (
    Robes,
    doubled,
    flower_in_hand,
    halberd_in_hand,
    jack_half,
    king_half,
    queen_half,
    sceptre_in_hand,
    sword_in_hand,
)
from settebello_art.heads import feathered_cap
from settebello_art.ink import BLUE, BROWN, GOLD, INK, RED, STEEL, flat, inked, placed, shape, use

_LEFT, _TOP, _WIDTH, _HEIGHT = 42, 15, 116, 298
_SCALE: Final = 0.84
_ASIDE: Final = -7
"""How far the figure stands from the middle, to leave room for what is in its hand."""

_KINGS: Final[dict[Suit, tuple[Robes, str]]] = {
    Suit.DENARI: (Robes(BLUE, RED, GOLD, GOLD, "#963"), "forked"),
    Suit.COPPE: (Robes(RED, BLUE, GOLD, GOLD, "#eee"), "long"),
    Suit.SPADE: (Robes(GOLD, INK, RED, RED, "#544"), "square"),
    Suit.BASTONI: (Robes(RED, INK, BLUE, GOLD, "#a42"), "pointed"),
}
_QUEENS: Final[dict[Suit, Robes]] = {
    Suit.DENARI: Robes(GOLD, RED, BLUE, RED, "#b74"),
    Suit.COPPE: Robes(BLUE, RED, RED, GOLD, GOLD),
    Suit.SPADE: Robes(RED, INK, GOLD, GOLD, "#433"),
    Suit.BASTONI: Robes(BLUE, INK, GOLD, GOLD, "#a42"),
}
_JACKS: Final[dict[Suit, Robes]] = {
    Suit.DENARI: Robes(RED, BLUE, BLUE, GOLD, BROWN),
    Suit.COPPE: Robes(GOLD, RED, RED, BLUE, "#d83"),
    Suit.SPADE: Robes(BLUE, INK, RED, GOLD, "#544"),
    Suit.BASTONI: Robes(RED, INK, GOLD, GOLD, "#a42"),
}


def _symbol(rank: Rank, suit: Suit) -> str:
    return f"fr-{'jqk'[rank - Rank.FANTE]}-{'dcsb'[suit]}"


def court(rank: Rank, suit: Suit) -> str:
    """Draw a half figure twice in a frame, with a girdle between and the sign in two corners."""
    box = f'x="{_LEFT}" y="{_TOP}" width="{_WIDTH}" height="{_HEIGHT}"'
    girdle = shape("M-64-7H64V7H-64Z", GOLD) + flat(
        "".join(f"M{x} 0l7-5 7 5-7 5Z" for x in range(-63, 60, 14)), RED
    )
    corner = use(PIPS[suit], 55.5, 33.5, 0.5)
    return (
        f'<svg {box} viewBox="{_LEFT} {_TOP} {_WIDTH} {_HEIGHT}">'
        + inked(doubled(_symbol(rank, suit), 100, 164, _SCALE) + placed(girdle, 100, 164), 2.6)
        + "</svg>"
        + corner
        + f'<g transform="rotate(180 100 164)">{corner}</g>'
        + f'<rect {box} rx="3" fill="none" stroke="{INK}" stroke-width="1.6"/>'
    )


def _king(suit: Suit) -> str:
    robes, beard_of = _KINGS[suit]
    held = sword_in_hand(STEEL, RED) if suit in (Suit.COPPE, Suit.SPADE) else sceptre_in_hand(RED)
    return king_half(robes, beard_of, robes.coat) + held


def _queen(suit: Suit) -> str:
    robes = _QUEENS[suit]
    return queen_half(robes, RED if robes.cloak != RED else BLUE) + flower_in_hand(RED)


def _jack(suit: Suit) -> str:
    robes, moustached = _JACKS[suit], suit in (Suit.SPADE, Suit.BASTONI)
    return jack_half(robes, feathered_cap(robes.cloak, GOLD), moustached=moustached) + halberd_in_hand(STEEL)


COURTS: Final[dict[str, str]] = {
    _symbol(rank, suit): placed(half(suit), _ASIDE, 0)
    for rank, half in ((Rank.FANTE, _jack), (Rank.CAVALLO, _queen), (Rank.RE, _king))
    for suit in Suit
}
"""The half figures, without the line of their group."""
