"""The French-suited deck: coppe as hearts, denari as diamonds, spade as spades, bastoni as clubs."""

from functools import partial
from typing import Final

from settebello.cards import Card, Rank, Suit, card_of, suit_of
from settebello_art.deck import Deck
from settebello_art.francesi.courts import COURTS, court
from settebello_art.francesi.pips import COLOURS, PIPS, SIGNS, SYMBOLS
from settebello_art.francesi.table import TABLE
from settebello_art.index import QUEEN, IndexStyle, letter, rank_letter
from settebello_art.ink import use

WIDTH: Final = 200
HEIGHT: Final = 328


def _index(card: Card, style: IndexStyle) -> str:
    """Draw letter over sign in the corner, and again upside down in the opposite one."""
    colour = COLOURS[suit_of(card)]
    rank = rank_letter(card, style, QUEEN)
    corner = letter(rank, 11, 13, 1, colour, 5) + use(PIPS[suit_of(card)], 20, 57, 0.52)
    return f'{corner}<g transform="rotate(180 {WIDTH // 2} {HEIGHT // 2})">{corner}</g>'


DECK: Final = Deck(
    name="francesi",
    width=WIDTH,
    height=HEIGHT,
    symbols=SYMBOLS | COURTS,
    pips=TABLE,
    figures={
        card_of(rank, suit): partial(court, rank, suit)
        for rank in (Rank.FANTE, Rank.CAVALLO, Rank.RE)
        for suit in Suit
    },
    signs=SIGNS,
    index=_index,
    letters=QUEEN,
    strip=(36, 74),
)
