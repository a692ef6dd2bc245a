"""First tables that are worth something (docs/family.md C6 to C9, C41, E4, E5; readings CA2, EA1 to EA3)."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from settebello.arguments import check_kind, checked
from settebello.cards import CardSet, Rank, Seat, cards_in, contains, rank_of
from settebello.engine.capture import matta
from settebello.engine.seats import play_order
from settebello.rules import BY_PARSE_RULES, Rules, TableBonusTo, TableWorth

ONE: Final = 15
TWO: Final = 30
LOW: Final = 9


@dataclass(frozen=True, slots=True)
class TableTaken:
    """The capture of a first table: by whom, and how many scope it is worth."""

    seat: Seat
    scope: int


def counts_first_tables(rules: Rules) -> bool:
    """Tell whether a first table may be worth something by these rules."""
    check_kind("rules", rules, Rules, BY_PARSE_RULES)
    return bool(_worths(rules))


@checked
def table_bonus(rules: Rules, dealer: Seat, table: CardSet) -> TableTaken | None:
    """Return who captures a first table before the first play, for how many scope; None: it stays."""
    worths = _worths(rules)
    if not worths or not table:
        return None
    possible = _values(rules, table)
    scope = max(points if any(_has(kind, values) for values in possible) else 0 for kind, points in worths)
    return TableTaken(_receiver(rules, dealer), scope) if scope else None


def _worths(rules: Rules) -> tuple[tuple[TableWorth, int], ...]:
    return rules.table_bonus.worths


def _values(rules: Rules, table: CardSet) -> list[list[int]]:
    """List the values of the cards of a table, for each value that the matta among them may have (C8)."""
    wild = matta(rules)
    if wild is None or not contains(table, wild):
        return [[rank_of(card) for card in cards_in(table)]]
    others = [int(rank_of(card)) for card in cards_in(table) if card != wild]
    return [[*others, rank] for rank in Rank]


def _has(kind: TableWorth, values: list[int]) -> bool:
    match kind:
        case TableWorth.SUM15:
            return sum(values) == ONE
        case TableWorth.SUM30:
            return sum(values) == TWO
        case TableWorth.TWO15:
            return sum(values) == TWO and _parts_into_fifteens(values)
        case TableWorth.LOW9:
            return sum(values) <= LOW


def _parts_into_fifteens(values: list[int]) -> bool:
    sets: Iterable[tuple[int, ...]] = (some for n in range(len(values)) for some in combinations(values, n))
    return any(sum(some) == ONE for some in sets)


def _receiver(rules: Rules, dealer: Seat) -> Seat:
    return dealer if rules.table_bonus_to is TableBonusTo.DEALER else play_order(rules, dealer)[0]
