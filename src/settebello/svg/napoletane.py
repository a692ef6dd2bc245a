"""The deck *Napoletane*: forty faces, full length figures, no double ends."""

from typing import Final

from settebello.cards import Card, Rank, rank_of, suit_of
from settebello.svg.aces import ACE_SYMBOLS, ace
from settebello.svg.jacks import jack
from settebello.svg.kings import king
from settebello.svg.layout import NAPOLETANE, pips
from settebello.svg.pips import PIP_SYMBOLS
from settebello.svg.riders import rider
from settebello.svg.set_pieces import set_piece

WIDTH: Final = 200
HEIGHT: Final = 328
LIFT: Final = 14
"""How far the drawing rises to the card's middle where there is no index."""

SYMBOLS: Final = PIP_SYMBOLS | ACE_SYMBOLS

_COURTS: Final = {Rank.FANTE: jack, Rank.CAVALLO: rider, Rank.RE: king}


def face(card: Card) -> str:
    """Draw what a card shows below its index strip."""
    rank, suit = rank_of(card), suit_of(card)
    if rank in _COURTS:
        return _COURTS[rank](suit)
    if rank is Rank.ASSO:
        return ace(suit)
    return pips(NAPOLETANE[suit, rank]) + set_piece(card)
