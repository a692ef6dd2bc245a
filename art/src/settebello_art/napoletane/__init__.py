"""The deck *Napoletane*: forty faces, full length figures, no double ends."""

from typing import Final

from settebello.cards import Rank
from settebello_art.deck import Deck, figures
from settebello_art.index import SIGN_SYMBOLS, SIGNS, STRIP, strip_index
from settebello_art.napoletane.aces import ACE_SYMBOLS, ace
from settebello_art.napoletane.jacks import jack
from settebello_art.napoletane.kings import king
from settebello_art.napoletane.pips import PIP_SYMBOLS
from settebello_art.napoletane.riders import rider
from settebello_art.napoletane.set_pieces import SET_PIECES
from settebello_art.napoletane.table import TABLE

DECK: Final = Deck(
    name="napoletane",
    width=200,
    height=328,
    symbols=PIP_SYMBOLS | ACE_SYMBOLS | SIGN_SYMBOLS,
    pips=TABLE,
    figures=figures(Rank.ASSO, ace)
    | figures(Rank.FANTE, jack)
    | figures(Rank.CAVALLO, rider)
    | figures(Rank.RE, king)
    | SET_PIECES,
    signs=SIGNS,
    index=strip_index,
    strip=STRIP,
    lift=14,
)
