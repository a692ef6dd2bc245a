"""The courts of the Piacentine: jack, horseman and king, double-ended, each with his suit's sign."""

from functools import partial
from typing import Final

from settebello.cards import Card, Rank, Suit, card_of
from settebello_art.deck import Figure
from settebello_art.halves import HAND, Robes, doubled, hand, jack_half, king_half
from settebello_art.heads import feathered_cap, helmet, hood, turban
from settebello_art.ink import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    GREEN,
    RED,
    STEEL,
    flat,
    inked,
    line,
    mirrored,
    placed,
    shape,
    use,
)
from settebello_art.piacentine.riders import Horse, rider_half

_SCALE: Final = 0.99
_CENTRE: Final = 192.5
"""Where the halves meet: the middle of the card, once the drawing has risen."""

_HELD: Final[dict[Suit, tuple[str, float, int]]] = {
    Suit.DENARI: ("pc-coin", 0.8, 35),
    Suit.COPPE: ("pc-cup", 0.86, 38),
    Suit.SPADE: ("pc-sword-h", 1, 30),
    Suit.BASTONI: ("pc-club-h", 1, 28),
}
"""The sign in the raised hand: its symbol, its scale, and how far its middle is above the hand."""

_KINGS: Final[dict[Suit, tuple[Robes, str, str]]] = {
    Suit.DENARI: (Robes(GREEN, RED, BLUE, GOLD, "#963"), "forked", BLUE),
    Suit.COPPE: (Robes(RED, BLUE, GREEN, GOLD, "#eee"), "long", RED),
    Suit.SPADE: (Robes(GOLD, GREEN, RED, RED, "#544"), "square", RED),
    Suit.BASTONI: (Robes(BLUE, GOLD, RED, GOLD, "#a42"), "pointed", GREEN),
}
_JACKS: Final[dict[Suit, Robes]] = {
    Suit.DENARI: Robes(BLUE, GOLD, RED, CREAM, BROWN),
    Suit.COPPE: Robes(GREEN, BLUE, RED, GOLD, "#d83"),
    Suit.SPADE: Robes(RED, GREEN, BLUE, GOLD, "#544"),
    Suit.BASTONI: Robes(GOLD, RED, GREEN, BLUE, "#a42"),
}
_RIDERS: Final[dict[Suit, tuple[Robes, Horse]]] = {
    Suit.DENARI: (Robes(RED, GREEN, BLUE, GOLD, "#544"), Horse(CREAM, GOLD, RED)),
    Suit.COPPE: (Robes(BLUE, RED, GREEN, GOLD, BROWN), Horse("#b9773f", "#433", GREEN)),
    Suit.SPADE: (Robes(GREEN, BLUE, RED, CREAM, "#a42"), Horse("#d5dae2", "#566a86", RED)),
    Suit.BASTONI: (Robes(GREEN, RED, GOLD, CREAM, "#d83"), Horse("#4f5d78", CREAM, GOLD)),
}


def _hat(suit: Suit, robes: Robes) -> str:
    """Draw a jack's hat, another in each suit."""
    match suit:
        case Suit.DENARI:
            return mirrored(feathered_cap(RED, GREEN))
        case Suit.COPPE:
            return hood(RED, GOLD)
        case Suit.SPADE:
            return feathered_cap(BLUE, GOLD)
        case Suit.BASTONI:
            return turban(CREAM, robes.cloak)


def _helm(suit: Suit, robes: Robes) -> str:
    """Draw a horseman's hat, another in each suit."""
    match suit:
        case Suit.DENARI:
            return turban(CREAM, RED)
        case Suit.COPPE:
            return feathered_cap(robes.cloak, GOLD)
        case Suit.SPADE:
            return helmet(STEEL, RED)
        case Suit.BASTONI:
            return hood(RED, GOLD)


def _king(suit: Suit) -> str:
    robes, beard_of, jewel = _KINGS[suit]
    return king_half(robes, beard_of, jewel)


def _jack(suit: Suit) -> str:
    robes = _JACKS[suit]
    return jack_half(robes, _hat(suit, robes), moustached=suit is Suit.SPADE)


def _rider(suit: Suit) -> str:
    robes, horse = _RIDERS[suit]
    return rider_half(robes, horse, _helm(suit, robes), moustached=suit in (Suit.DENARI, Suit.SPADE))


_HALVES: Final = {Rank.FANTE: _jack, Rank.CAVALLO: _rider, Rank.RE: _king}


def _symbol(rank: Rank, suit: Suit) -> str:
    return f"pc-{'jhk'[rank - Rank.FANTE]}-{'dcsb'[suit]}"


def _in_hand(rank: Rank, suit: Suit) -> str:
    symbol, scale, rise = _HELD[suit]
    x, y = (HAND[0] + 4, HAND[1] - 2) if rank is Rank.CAVALLO else HAND
    return use(symbol, x, y - rise, scale) + hand(x, y)


def _girdle() -> str:
    """Draw the band where the two halves meet."""
    band = shape("M-92-8H92V8H-92Z", BLUE)
    diamonds = flat("".join(f"M{x} 0l9-6 9 6-9 6Z" for x in range(-90, 88, 20)), GOLD)
    return band + line("M-91-8H91M-91 8H91", GOLD, 3) + diamonds


def _court(rank: Rank, suit: Suit) -> str:
    figure = doubled(_symbol(rank, suit), 100, _CENTRE, _SCALE)
    return inked(figure + placed(_girdle(), 100, _CENTRE), 2.8)


COURT_SYMBOLS: Final[dict[str, str]] = {
    _symbol(rank, suit): half(suit) + _in_hand(rank, suit) for rank, half in _HALVES.items() for suit in Suit
}
"""The half figures, without the line of their group."""

COURTS: Final[dict[Card, Figure]] = {
    card_of(rank, suit): partial(_court, rank, suit) for rank in _HALVES for suit in Suit
}
