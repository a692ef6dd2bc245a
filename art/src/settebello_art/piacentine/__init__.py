"""The deck *Piacentine*: narrow cards, straight swords, knotted cudgels, double-ended courts."""

from typing import Final

from settebello_art.deck import Deck
from settebello_art.index import SIGN_SYMBOLS, SIGNS, STRIP, strip_index
from settebello_art.piacentine.aces import ACE_SYMBOLS, ACES
from settebello_art.piacentine.courts import COURT_SYMBOLS, COURTS
from settebello_art.piacentine.leaves import LEAF_SYMBOLS
from settebello_art.piacentine.pips import PIP_SYMBOLS
from settebello_art.piacentine.set_pieces import SET_PIECES
from settebello_art.piacentine.table import TABLE

DECK: Final = Deck(
    name="piacentine",
    width=200,
    height=357,
    symbols=PIP_SYMBOLS | ACE_SYMBOLS | LEAF_SYMBOLS | COURT_SYMBOLS | SIGN_SYMBOLS,
    pips=TABLE,
    figures=ACES | COURTS | SET_PIECES,
    signs=SIGNS,
    index=strip_index,
    strip=STRIP,
    lift=14,
)
