"""Sets of cards as 40-bit masks: bit *n* is card *n*."""

from collections.abc import Iterable
from typing import Final, NewType

from settebello.arguments import check_whole
from settebello.cards.card import PACK_SIZE, Card, Rank, Suit, card_text, parse_card

CardSet = NewType("CardSet", int)

EMPTY: Final = CardSet(0)
PACK: Final = CardSet((1 << PACK_SIZE) - 1)
SUIT_MASK: Final = tuple(CardSet(sum(1 << (4 * r + s) for r in range(10))) for s in range(4))
RANK_MASK: Final = tuple(CardSet(0b1111 << 4 * r) for r in range(10))
"""Masks by rank, at index ``rank - 1``."""


def single(card: Card) -> CardSet:
    """Return the set of this card alone."""
    return CardSet(1 << card)


def card_set(cards: Iterable[Card]) -> CardSet:
    """Return the set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return CardSet(mask)


def cards_in(cards: CardSet) -> tuple[Card, ...]:
    """List the cards of a set, lowest number first; raise `InvalidArgument` for what is no set of cards."""
    if not 0 <= cards <= PACK:
        check_whole("cards", cards, 0, PACK)
    listed, rest = [], int(cards)
    while rest:
        low = rest & -rest
        listed.append(Card(low.bit_length() - 1))
        rest ^= low
    return tuple(listed)


def contains(cards: CardSet, card: Card) -> bool:
    """Tell whether the card is in the set."""
    return bool(cards >> card & 1)


def size(cards: CardSet) -> int:
    """Count the cards."""
    return cards.bit_count()


def of_suit(cards: CardSet, suit: Suit) -> CardSet:
    """Keep the cards of one suit."""
    return CardSet(cards & SUIT_MASK[suit])


def of_rank(cards: CardSet, rank: Rank) -> CardSet:
    """Keep the cards of one rank."""
    return CardSet(cards & RANK_MASK[rank - 1])


def rank_sum(cards: CardSet) -> int:
    """Add up the capture values."""
    return sum(rank * (cards & RANK_MASK[rank - 1]).bit_count() for rank in range(1, 11))


def cards_text(cards: CardSet) -> str:
    """Write a set as its cards in a row, lowest number first: ``"AD7S"``; empty is ``""``."""
    return "".join(card_text(card) for card in cards_in(cards))


def parse_cards(text: str) -> CardSet:
    """Read cards written in a row; raise `ValueError` for no card or one written twice."""
    mask = EMPTY
    for start in range(0, len(text), 2):
        card = parse_card(text[start : start + 2])
        if contains(mask, card):
            raise ValueError(f"{card_text(card)} is written twice in {text!r}")
        mask = CardSet(mask | single(card))
    return mask
