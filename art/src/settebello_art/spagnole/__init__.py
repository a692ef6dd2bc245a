"""The Spanish deck: a frame that tells the suit, upright signs in rows, full length figures."""

from collections.abc import Callable
from functools import partial
from typing import Final

from settebello.cards import Card, Rank, Suit, card_of
from settebello_art.deck import Deck, Figure
from settebello_art.index import SIGN_SYMBOLS, SIGNS, STRIP, strip_index
from settebello_art.spagnole.aces import ACE_SYMBOLS
from settebello_art.spagnole.frame import FRAME_SYMBOLS, HEIGHT, WIDTH, framed
from settebello_art.spagnole.jacks import jack
from settebello_art.spagnole.kings import king
from settebello_art.spagnole.pips import PIP_SYMBOLS
from settebello_art.spagnole.riders import rider
from settebello_art.spagnole.set_pieces import SET_PIECES
from settebello_art.spagnole.table import TABLE

_COURTS: Final[dict[Rank, Callable[[Suit], str]]] = {Rank.FANTE: jack, Rank.CAVALLO: rider, Rank.RE: king}


def _face(rank: Rank, suit: Suit) -> str:
    """Draw the frame of a card, and its figure where it has one."""
    if rank in _COURTS:
        return framed(suit) + _COURTS[rank](suit)
    piece = SET_PIECES.get(card_of(rank, suit))
    return framed(suit) + (piece() if piece else "")


_FIGURES: Final[dict[Card, Figure]] = {
    card_of(rank, suit): partial(_face, rank, suit) for rank in Rank for suit in Suit
}

DECK: Final = Deck(
    name="spagnole",
    width=WIDTH,
    height=HEIGHT,
    symbols=FRAME_SYMBOLS | PIP_SYMBOLS | ACE_SYMBOLS | SIGN_SYMBOLS,
    pips=TABLE,
    figures=_FIGURES,
    signs=SIGNS,
    index=strip_index,
    strip=STRIP,
)
