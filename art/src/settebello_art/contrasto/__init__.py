"""The high-contrast deck: a very large letter and sign, and few bold shapes, for eyes that see little."""

from typing import Final

from settebello.cards import Card, Rank, suit_of
from settebello_art.contrasto.emblems import cap, crown, horse
from settebello_art.contrasto.signs import COLOURS, PIPS, SIGNS, SYMBOLS
from settebello_art.contrasto.table import TABLE
from settebello_art.deck import Deck, figures
from settebello_art.index import IndexStyle, letter, rank_letter
from settebello_art.ink import use


def _index(card: Card, style: IndexStyle) -> str:
    """Draw the letter and the sign, each as large as there is room for."""
    suit = suit_of(card)
    return letter(rank_letter(card, style), 24, 24, 3.5, COLOURS[suit], 6.4) + use(PIPS[suit], 148, 68, 1.12)


DECK: Final = Deck(
    name="contrasto",
    width=200,
    height=328,
    symbols=SYMBOLS,
    pips=TABLE,
    figures=figures(Rank.FANTE, cap) | figures(Rank.CAVALLO, horse) | figures(Rank.RE, crown),
    signs=SIGNS,
    index=_index,
    strip=(200, 130),
    always_indexed=True,
)
