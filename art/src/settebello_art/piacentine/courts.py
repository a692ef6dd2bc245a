"""The courts of the Piacentine: jack, horseman and king, double-ended, twelve persons."""

from functools import partial
from typing import Final

from settebello.cards import Card, Rank, Suit, card_of
from settebello_art.deck import Figure
from settebello_art.ink import BLUE, GOLD, flat, inked, line, placed, shape
from settebello_art.layout import doubled
from settebello_art.piacentine.jacks import jack
from settebello_art.piacentine.kings import king
from settebello_art.piacentine.riders import rider

_CENTRE: Final = 192.5
"""Where the halves meet: the middle of the card, once the drawing has risen."""

_HALVES: Final = {Rank.FANTE: jack, Rank.CAVALLO: rider, Rank.RE: king}


def _symbol(rank: Rank, suit: Suit) -> str:
    return f"pc-{'jhk'[rank - Rank.FANTE]}-{'dcsb'[suit]}"


def _girdle() -> str:
    """Draw the band where the two halves meet."""
    band = shape("M-92-8H92V8H-92Z", BLUE)
    diamonds = flat("".join(f"M{x} 0l9-6 9 6-9 6Z" for x in range(-90, 88, 20)), GOLD)
    return band + line("M-91-8H91M-91 8H91", GOLD, 3) + diamonds


def _court(rank: Rank, suit: Suit) -> str:
    return inked(doubled(_symbol(rank, suit), 100, _CENTRE) + placed(_girdle(), 100, _CENTRE))


COURT_SYMBOLS: Final[dict[str, str]] = {
    _symbol(rank, suit): half(suit) for rank, half in _HALVES.items() for suit in Suit
}
"""The half figures, without the line of their group."""

COURTS: Final[dict[Card, Figure]] = {
    card_of(rank, suit): partial(_court, rank, suit) for rank in _HALVES for suit in Suit
}
