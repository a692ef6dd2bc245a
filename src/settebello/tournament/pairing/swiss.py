"""Swiss rounds: nobody meets twice while that is possible, and opponents have the same score.

The wishes, in this order: nobody has a second bye; nobody meets an opponent again; the first deal stays
balanced within one; opponents have scores near each other, and the bye goes to a low one; within a score the
upper half meets the lower half, in the order of the seeds. Each line weighs more than all below it together,
and the pairing of least weight is found by `least_cost_pairs`.

A large field has millions of possible pairs. Of these only such are looked at that stand near each other;
more are, where these do not hold the first three lines.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from settebello.tournament.pairing.matching import least_cost_pairs
from settebello.tournament.pairing.tables import (
    History,
    PairedTables,
    both,
    check_enough,
    history_of,
    seated_first,
)
from settebello.tournament.ranking.scores import scores_of
from settebello.tournament.state import Entrant, Tournament

WHOLE: Final = 96
"""So many entrants are paired with all possible pairs at once."""

NEAR: Final = 8
"""How many places around the best opponent are looked at first."""

FARTHEST: Final = 20
"""A difference of this many wins or more counts as this many: it hardly ever comes to that."""


@dataclass(frozen=True, slots=True)
class SwissField:
    """Those who are paired, best first; ``groups`` are where the score of each begins and ends."""

    numbers: tuple[int, ...]
    scores: tuple[int, ...]
    groups: tuple[tuple[int, int], ...]
    history: History

    @property
    def size(self) -> int:
        """Return how many places there are, with one for the bye where the number is odd."""
        return len(self.numbers) + len(self.numbers) % 2


@dataclass(frozen=True, slots=True)
class FaultCosts:
    """Costs of one of a kind: each is more than all that a pairing can have of the kinds below."""

    apart: int
    unbalanced: int
    again: int
    second_bye: int


def swiss_tables(tournament: Tournament) -> PairedTables:
    """Pair the next Swiss round, the best table first."""
    check_enough(tournament.playing)
    field = _field(tournament)
    pairs = _least(field)
    tables = tuple(
        seated_first(field.history, field.numbers[one], field.numbers[other])
        for one, other in pairs
        if other < len(field.numbers)
    )
    byes = tuple(field.numbers[one] for one, other in pairs if other >= len(field.numbers))
    return PairedTables(tables, byes)


def _field(tournament: Tournament) -> SwissField:
    scores = scores_of(tournament)
    seed = {number: at for at, number in enumerate(tournament.order)}

    def place(each: Entrant) -> tuple[Fraction, int, int]:
        return -scores[each.number], seed.get(each.number, len(seed)), each.number

    playing = sorted(tournament.playing, key=place)
    steps = _steps(tournament, [scores[each.number] for each in playing])
    starts = [at for at, step in enumerate(steps) if at == 0 or steps[at - 1] != step]
    ends = [*starts[1:], len(steps)]
    groups = [(start, end) for start, end in zip(starts, ends, strict=True) for _ in range(start, end)]
    return SwissField(
        tuple(each.number for each in playing), tuple(steps), tuple(groups), history_of(tournament)
    )


def _steps(tournament: Tournament, scores: list[Fraction]) -> list[int]:
    """Return scores as small whole numbers: match points, or the place among the different scores."""
    if not tournament.plan.compares_deals:
        return [int(each) for each in scores]
    # scores of compared deals hardly ever are the same: a tenth of the field counts as one score
    group = max(4, len(scores) // 10)
    last = len(scores) // group
    return [last - at // group for at in range(len(scores))]


def _least(field: SwissField) -> list[tuple[int, int]]:
    weights = _weights(field)
    near = field.size if field.size <= WHOLE else NEAR
    while True:
        costs = {pair: _cost(field, weights, *pair) for pair in _candidates(field, near)}
        pairs = least_cost_pairs(field.size, ((*pair, cost) for pair, cost in costs.items()))
        worst = max((costs[pair] for pair in pairs), default=0)
        whole = 2 * len(pairs) == field.size
        if near >= field.size or (whole and worst < weights.unbalanced):
            return pairs
        near *= 4


def _weights(field: SwissField) -> FaultCosts:
    pairs = field.size // 2 + 1
    apart = pairs * 2 * field.size
    unbalanced = apart * pairs * FARTHEST * FARTHEST * 2
    again = unbalanced * pairs * 4
    return FaultCosts(apart, unbalanced, again, again * pairs * 99)


def _candidates(field: SwissField, near: int) -> Iterator[tuple[int, int]]:
    """Yield pairs of places: around the best opponent in the same score, and around oneself."""
    found = set[tuple[int, int]]()
    count = len(field.numbers)
    for at in range(count):
        start, end = field.groups[at]
        best = at + (end - start) // 2
        for other in (*range(best - near, best + near + 1), *range(at + 1, at + near + 1)):
            if 0 <= other < count and other != at:
                found.add(both(at, other))
    yield from sorted(found)
    if count % 2:
        yield from ((at, count) for at in range(max(0, count - 4 * near) if near < count else 0, count))


def _cost(field: SwissField, weights: FaultCosts, one: int, other: int) -> int:
    history = field.history
    if other >= len(field.numbers):
        apart = min(field.scores[one] - field.scores[-1], FARTHEST)
        fewer = history.byes[field.numbers[one]]
        return fewer * weights.second_bye + apart * apart * weights.apart + len(field.numbers) - one
    first, second = field.numbers[one], field.numbers[other]
    apart = min(abs(field.scores[one] - field.scores[other]), FARTHEST)
    start, end = field.groups[one]
    cost = abs(other - one - (end - start) // 2) if apart == 0 else abs(other - one)
    cost += apart * apart * weights.apart
    owed = history.firsts[first], history.firsts[second]
    if owed[0] * owed[1] > 0:
        cost += weights.unbalanced
    return cost + history.met[both(first, second)] * weights.again
