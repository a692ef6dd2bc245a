"""One card of the Italian pack of forty (RULES.md F2.1, F2.2).

A card is the number ``4 * (rank - 1) + suit``: ranks 1 to 10, suits in the order
denari, coppe, spade, bastoni. Its text is rank then suit: ``7D`` is the settebello.
"""

from enum import IntEnum
from typing import Final, NewType

from settebello.arguments import check_kind, check_whole, checked, declare_range

Card = NewType("Card", int)

PACK_SIZE: Final = 40
declare_range(Card, 0, PACK_SIZE - 1)


class Suit(IntEnum):
    """The four suits (*pali*), in the order of the card's number."""

    DENARI = 0
    COPPE = 1
    SPADE = 2
    BASTONI = 3


class Rank(IntEnum):
    """The ten ranks; the number is the capture value, 1 to 10."""

    ASSO = 1
    DUE = 2
    TRE = 3
    QUATTRO = 4
    CINQUE = 5
    SEI = 6
    SETTE = 7
    FANTE = 8
    CAVALLO = 9
    RE = 10


RANK_LETTERS: Final = "A234567FCR"
SUIT_LETTERS: Final = "DCSB"


_RANKS: Final = {4 * (rank - 1) + suit: rank for rank in Rank for suit in Suit}
_SUITS: Final = {4 * (rank - 1) + suit: suit for rank in Rank for suit in Suit}
"""By the card: a look here takes a fifth of the time that making a member does."""


@checked
def card_of(rank: Rank, suit: Suit) -> Card:
    """Return the card of this rank and suit."""
    return Card(4 * (rank - 1) + suit)


SETTEBELLO: Final = card_of(Rank.SETTE, Suit.DENARI)
RE_BELLO: Final = card_of(Rank.RE, Suit.DENARI)


def rank_of(card: Card) -> Rank:
    """Return the rank, whose number is the capture value."""
    try:
        return _RANKS[card]
    except (KeyError, TypeError):
        return _RANKS[checked_card(card)]


def suit_of(card: Card) -> Suit:
    """Return the suit."""
    try:
        return _SUITS[card]
    except (KeyError, TypeError):
        return _SUITS[checked_card(card)]


def checked_card(card: object) -> Card:
    """Return a card as Python's own number; raise `InvalidArgument` for what is none."""
    return Card(check_whole("card", card, 0, PACK_SIZE - 1))


def card_text(card: Card) -> str:
    """Return the two letters of a card: ``card_text(SETTEBELLO) == "7D"``."""
    return RANK_LETTERS[rank_of(card) - 1] + SUIT_LETTERS[suit_of(card)]


def parse_card(text: str) -> Card:
    """Read a card from its two letters.

    Raises `ValueError` with what was expected, `InvalidArgument` for what is no text.
    """
    check_kind("text", text, str)
    if len(text) == 2:
        rank, suit = RANK_LETTERS.find(text[0].upper()), SUIT_LETTERS.find(text[1].upper())
        if rank >= 0 and suit >= 0:
            return Card(4 * rank + suit)
    raise ValueError(
        f"{text!r} is no card: write a rank of {RANK_LETTERS} and a suit of {SUIT_LETTERS}, as in 7D"
    )
