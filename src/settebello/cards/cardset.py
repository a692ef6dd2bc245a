"""Sets of cards as 40-bit masks: bit *n* is card *n*."""

from collections.abc import Iterable
from typing import Final, NewType

from settebello.arguments import check_kind, check_whole, checked, declare_range
from settebello.cards.card import PACK_SIZE, Card, Rank, Suit, card_text, checked_card, parse_card

CardSet = NewType("CardSet", int)

EMPTY: Final = CardSet(0)
PACK: Final = CardSet((1 << PACK_SIZE) - 1)
declare_range(CardSet, EMPTY, PACK)
SUIT_MASK: Final = tuple(CardSet(sum(1 << (4 * r + s) for r in range(10))) for s in range(4))
RANK_MASK: Final = tuple(CardSet(0b1111 << 4 * r) for r in range(10))
"""Masks by rank, at index ``rank - 1``."""
_SINGLES: Final = {number: CardSet(1 << number) for number in range(PACK_SIZE)}


def single(card: Card) -> CardSet:
    """Return the set of this card alone; raise `InvalidArgument` for what is no card."""
    try:
        return _SINGLES[card]
    except (KeyError, TypeError):
        return _SINGLES[checked_card(card)]


def card_set(cards: Iterable[Card]) -> CardSet:
    """Return the set of these cards; raise `InvalidArgument` for what are no cards."""
    mask = 0
    try:
        for card in cards:
            mask |= _SINGLES[card]
    except (KeyError, TypeError):
        check_kind("cards", cards, Iterable)
        return CardSet(mask | card_set([checked_card(each) for each in [card, *cards]]))
    return CardSet(mask)


def cards_in(cards: CardSet) -> tuple[Card, ...]:
    """List the cards of a set, lowest number first; raise `InvalidArgument` for what is no set of cards."""
    if type(cards) is not int or not 0 <= cards <= PACK:
        cards = CardSet(check_whole("cards", cards, 0, PACK))
    listed, rest = [], int(cards)
    while rest:
        low = rest & -rest
        listed.append(Card(low.bit_length() - 1))
        rest ^= low
    return tuple(listed)


def contains(cards: CardSet, card: Card) -> bool:
    """Tell whether the card is in the set."""
    try:
        if 0 <= cards <= PACK:
            return bool(cards & _SINGLES[card])
    except (KeyError, TypeError):
        pass
    return bool(check_whole("cards", cards, 0, PACK) & _SINGLES[checked_card(card)])


def size(cards: CardSet) -> int:
    """Count the cards."""
    if type(cards) is not int or not 0 <= cards <= PACK:
        cards = CardSet(check_whole("cards", cards, 0, PACK))
    return cards.bit_count()


@checked
def of_suit(cards: CardSet, suit: Suit) -> CardSet:
    """Keep the cards of one suit."""
    return CardSet(cards & SUIT_MASK[suit])


@checked
def of_rank(cards: CardSet, rank: Rank) -> CardSet:
    """Keep the cards of one rank."""
    return CardSet(cards & RANK_MASK[rank - 1])


def rank_sum(cards: CardSet) -> int:
    """Add up the capture values."""
    cards = CardSet(check_whole("cards", cards, 0, PACK))
    return sum(rank * (cards & RANK_MASK[rank - 1]).bit_count() for rank in range(1, 11))


def cards_text(cards: CardSet) -> str:
    """Write a set as its cards in a row, lowest number first: ``"AD7S"``; empty is ``""``."""
    return "".join(card_text(card) for card in cards_in(cards))


def parse_cards(text: str) -> CardSet:
    """Read cards written in a row.

    Raises `ValueError` for no card or one written twice, `InvalidArgument` for what is no text.
    """
    check_kind("text", text, str)
    mask = EMPTY
    for start in range(0, len(text), 2):
        card = parse_card(text[start : start + 2])
        if contains(mask, card):
            raise ValueError(f"{card_text(card)} is written twice in {text!r}")
        mask = CardSet(mask | single(card))
    return mask
