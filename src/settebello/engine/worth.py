"""What a card is worth to whoever takes it: a rule of thumb for players, by what the rules count."""

from settebello.cards import RE_BELLO, SETTEBELLO, Card, Rank, Suit, rank_of, suit_of
from settebello.engine.primiera import primiera_value
from settebello.engine.score import extras
from settebello.rules import Extra, Rules


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
