"""The worth of a captured card: a rule of thumb for players, by what the rules count."""

from functools import lru_cache
from typing import Final

from settebello.arguments import checked
from settebello.cards import PACK_SIZE, RE_BELLO, SETTEBELLO, Card, CardSet, Rank, rank_of, suit_of
from settebello.engine.extra_points import honours
from settebello.engine.primiera_score import primiera_value
from settebello.engine.score import categories, extras, napoli, noble_suit
from settebello.rules import Extra, Rules

POINT: Final = 10
"""A point, in tenths."""


@checked
def worth(rules: Rules, card: Card) -> int:
    """Say what it is worth to have a card in the own pile, in tenths of a point or so."""
    return _worths(rules)[card]


@lru_cache(maxsize=64)
def _worths(rules: Rules) -> tuple[int, ...]:
    return tuple(_worth(rules, Card(card)) for card in range(PACK_SIZE))


def _worth(rules: Rules, card: Card) -> int:
    counted = categories(rules)
    coins = suit_of(card) is noble_suit(rules)
    value = 1 + 2 * (coins and "denari" in counted)
    if "primiera" in counted:
        value += (primiera_value(rules, card) - 10) // 3
    if card == SETTEBELLO and "settebello" in counted:
        value += POINT
    if card in honours(rules):
        value += POINT
    if rank_of(card) is Rank.SETTE and "most_sevens" in counted:
        value += 3
    if card == RE_BELLO and Extra.RE_BELLO in extras(rules):
        value += 10
    if coins and rank_of(card) <= Rank.TRE and Extra.NAPOLI in extras(rules):
        value += 8
    return value


@checked
def gained(rules: Rules, pile: CardSet, won: CardSet) -> int:
    """Say what cards bring a pile at once beyond `worth`, in tenths of a point: a longer napoli."""
    if Extra.NAPOLI not in extras(rules):
        return 0
    return POINT * (napoli(rules, CardSet(pile | won)) - napoli(rules, pile))
