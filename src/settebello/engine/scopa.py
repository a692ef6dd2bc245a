"""When a capture is a scopa (RULES.md F10, T15, O12, P12, P14, P23, S5; ambiguities A1, A2, A26)."""

from settebello.cards import EMPTY, Card, CardSet, Rank, rank_of
from settebello.engine.capture import ace_takes_all, takes_whole_table_by_value
from settebello.rules import Rules


def is_scopa(rules: Rules, table: CardSet, card: Card, captured: CardSet, cards_left: int) -> bool:
    """Tell whether taking ``captured`` from ``table`` is a scopa.

    ``cards_left`` counts the cards still to be played in the whole deal after this one.
    """
    if captured == EMPTY or captured != table:
        return False
    if cards_left == 0 and not rules.last_play_scopa:
        return False
    return not _by_the_aces_power(rules, table, card) or rules.ace_scopa


def _by_the_aces_power(rules: Rules, table: CardSet, card: Card) -> bool:
    """Tell whether only the ace's power sweeps: a lone ace is taken by value as well (A26)."""
    is_sweeping_ace = rank_of(card) is Rank.ASSO and ace_takes_all(rules)
    return is_sweeping_ace and not takes_whole_table_by_value(rules, table, card)
