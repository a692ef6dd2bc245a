"""When a capture is a scopa (RULES.md F10, T15, O12, P12, P14, P23, S5; ambiguities A1, A2, A26)."""

from settebello.arguments import checked
from settebello.cards import EMPTY, Card, CardSet, Rank, cards_in, single
from settebello.engine.capture import (
    ORDINARY,
    Moment,
    has_the_aces_power,
    takes_whole_table_by_value,
    takes_whole_table_unchecked,
    value_of_unchecked,
)
from settebello.rules import Rules


@checked
def is_scopa(
    rules: Rules, table: CardSet, card: Card, captured: CardSet, cards_left: int, moment: Moment = ORDINARY
) -> bool:
    """Tell whether taking ``captured`` from ``table`` is a scopa.

    ``cards_left`` counts the cards still to be played in the whole deal after this one.
    """
    return makes_scopa(rules, table, card, captured, cards_left, moment)


@checked
def sweepers(
    rules: Rules, table: CardSet, cards: CardSet, cards_left: int, moment: Moment = ORDINARY
) -> CardSet:
    """Return which of some ``cards`` would make a scopa of the whole table.

    ``cards_left`` counts the cards still to be played after such a card: none sweeps where it is negative.
    """
    if not table or cards_left < 0:
        return EMPTY
    found, sweeps = EMPTY, dict[Rank, bool]()
    for card in cards_in(cards):
        value = value_of_unchecked(rules, card, moment)
        if value not in sweeps:
            sweeps[value] = _sweeps(rules, table, card, cards_left, moment)
        if sweeps[value]:
            found = CardSet(found | single(card))
    return found


def _sweeps(rules: Rules, table: CardSet, card: Card, cards_left: int, moment: Moment) -> bool:
    takes = takes_whole_table_unchecked(rules, table, card, moment)
    return takes and makes_scopa(rules, table, card, table, cards_left, moment)


def makes_scopa(
    rules: Rules, table: CardSet, card: Card, captured: CardSet, cards_left: int, moment: Moment = ORDINARY
) -> bool:
    """Tell the same as `is_scopa`; nothing is checked."""
    if captured == EMPTY or captured != table:
        return False
    if cards_left == 0 and not rules.last_play_scopa:
        return False
    return not _by_the_aces_power(rules, table, card, moment) or rules.ace_scopa


def _by_the_aces_power(rules: Rules, table: CardSet, card: Card, moment: Moment) -> bool:
    """Tell whether only the ace's power sweeps: a lone ace is taken by value as well (A26)."""
    sweeps = has_the_aces_power(rules, card, moment)
    return sweeps and not takes_whole_table_by_value(rules, table, card, moment)
