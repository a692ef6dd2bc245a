"""The worth of a captured card: a rule of thumb for players, by what the rules count."""

from typing import Final

from settebello.cards import RE_BELLO, SETTEBELLO, Card, CardSet, Rank, Suit, rank_of, suit_of
from settebello.engine.primiera_score import primiera_value
from settebello.engine.score import extras, napoli
from settebello.rules import Extra, Rules

POINT: Final = 10
"""A point, in tenths."""


def worth(rules: Rules, card: Card) -> int:
    """Say what it is worth to have a card in the own pile, in tenths of a point or so."""
    coins = suit_of(card) is Suit.DENARI
    value = 1 + (primiera_value(rules, card) - 10) // 3 + 2 * coins
    if card == SETTEBELLO:
        value += 10
    if card == RE_BELLO and Extra.RE_BELLO in extras(rules):
        value += 10
    if coins and rank_of(card) <= Rank.TRE and Extra.NAPOLI in extras(rules):
        value += 8
    return value


def gained(rules: Rules, pile: CardSet, won: CardSet) -> int:
    """Say what cards bring a pile at once beyond `worth`, in tenths of a point: a longer napoli."""
    if Extra.NAPOLI not in extras(rules):
        return 0
    return POINT * (napoli(CardSet(pile | won)) - napoli(pile))
