"""The tables of a round that is being paired, and what has been played before."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, product

from settebello.errors import NotYourTurn, Reason
from settebello.tournament.state import Entrant, Tournament, TwoSides


@dataclass(frozen=True, slots=True)
class PairedTables:
    """The sides at each table, and those without an opponent."""

    tables: tuple[TwoSides, ...]
    byes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class History:
    """The meetings, partners, byes and first deals of the rounds so far.

    ``met`` and ``partners`` count by two numbers, the lower first; ``byes`` and ``firsts`` by number: how
    often there was no opponent, and how much more often the first deal than not.
    """

    met: Counter[tuple[int, int]]
    partners: Counter[tuple[int, int]]
    byes: Counter[int]
    firsts: Counter[int]


def history_of(tournament: Tournament) -> History:
    """Count who has met whom, also at tables that were lost without playing."""
    met, partners = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    byes, firsts = Counter[int](), Counter[int]()
    for each in tournament.rounds:
        byes.update(each.byes)
        for encounter in each.encounters:
            first, second = encounter.sides
            met.update(both(one, other) for one, other in product(first, second))
            for side in encounter.sides:
                partners.update(both(one, other) for one, other in combinations(side, 2))
            firsts.update(first)
            firsts.subtract(second)
    return History(met, partners, byes, firsts)


def both(one: int, other: int) -> tuple[int, int]:
    """Return two numbers, the lower first."""
    return (one, other) if one < other else (other, one)


def seated_first(history: History, one: int, other: int) -> TwoSides:
    """Return two entrants as sides: the one that has had the first deal less often is the first."""
    owed = history.firsts[other] - history.firsts[one]
    if owed == 0:
        owed = 1 if (one + other) % 2 == (one < other) else -1
    return ((one,), (other,)) if owed > 0 else ((other,), (one,))


def check_enough(entrants: Iterable[Entrant], least: int = 2) -> None:
    """Raise `NotYourTurn` where fewer than these can play."""
    found = sum(1 for _ in entrants)
    if found < least:
        raise NotYourTurn(
            f"{least} have to be there", reason=Reason.TOO_FEW_ENTRANTS, least=least, found=found
        )
