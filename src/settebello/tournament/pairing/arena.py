"""An arena: those who are free meet at once, best against best, and not the same opponent twice in a row.

Two computers do not meet while a person waits.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from settebello.errors import NotYourTurn, Reason
from settebello.tournament.pairing.matching import least_cost_pairs
from settebello.tournament.pairing.tables import PairedTables, history_of, seated_first
from settebello.tournament.ranking.scores import scores_of
from settebello.tournament.state import Tournament

REMEMBERED: Final = 5
"""So many rounds back a meeting makes the same one again less likely."""

NEAR: Final = 40
"""How many places away an opponent is looked for."""

APART: Final = 400


Cost = tuple[int, int, int]
"""Two places among those who are free, or one and that of nobody, and the cost of pairing them."""


def arena_tables(tournament: Tournament) -> PairedTables:
    """Pair those who are free; raise `NotYourTurn` where no two can meet.

    Of an odd number the one that has played most waits, a computer before a person. Two that met last wait
    while others play.
    """
    scores = scores_of(tournament)
    free = sorted(_free(tournament), key=lambda number: (-scores[number], number))
    if not two_can_meet(tournament):
        raise NotYourTurn("nobody is free to play", reason=Reason.NOBODY_FREE)
    computers = _computers(tournament)
    met, waiting = _last_met(tournament), not tournament.round_over
    costs = [
        (one, other, (other - one) ** 2 + APART * NEAR * NEAR * again)
        for one in range(len(free))
        for other in range(one + 1, min(len(free), one + NEAR))
        if (again := met.get((free[one], free[other]), 0)) < REMEMBERED or not waiting
    ]
    pairs = _least(tournament, free, costs)
    paired = {free[at] for pair in pairs for at in pair}
    if not paired | computers >= set(free):  # a person waits
        with_people = [cost for cost in costs if not {free[cost[0]], free[cost[1]]} <= computers]
        pairs = _least(tournament, free, with_people)
    history = history_of(tournament)
    return PairedTables(tuple(seated_first(history, free[one], free[other]) for one, other in pairs))


def _least(tournament: Tournament, free: Sequence[int], costs: Sequence[Cost]) -> list[tuple[int, int]]:
    """Return the pairs of places that cost least; of an odd number one waits."""
    if len(free) % 2 == 0 or not costs:
        return least_cost_pairs(len(free), costs)
    games, computers = _games(tournament), _computers(tournament)
    fewer = max(cost for _, _, cost in costs) * len(free) + 1
    most = max(games.get(number, 0) for number in free)
    people = set(free) - computers
    before = most + 1 if len(people) < len(free) else 0
    waits = [
        (at, len(free), (most - games.get(each, 0) + before * (each in people)) * fewer)
        for at, each in enumerate(free)
    ]
    pairs = least_cost_pairs(len(free) + 1, [*costs, *waits])
    return [(one, other) for one, other in pairs if other < len(free)]


def two_can_meet(tournament: Tournament) -> bool:
    """Tell whether two are free; while others play they are not two that met last.

    They are not two computers while a person is free.
    """
    free, computers = _free(tournament), _computers(tournament)
    if tournament.round_over:
        return len(free) > 1
    met, of_computers = _last_met(tournament), computers.issuperset(free)
    return any(
        met.get(pair, 0) < REMEMBERED and (of_computers or not computers.issuperset(pair))
        for pair in combinations(free, 2)
    )


def _computers(tournament: Tournament) -> frozenset[int]:
    """Return the numbers of the entrants for which no person plays."""
    return frozenset(each.number for each in tournament.entrants if each.is_of_computers)


def _free(tournament: Tournament) -> list[int]:
    """List the numbers of those who play and sit at no table."""
    busy = tournament.busy
    return [each.number for each in tournament.playing if each.number not in busy]


def _games(tournament: Tournament) -> dict[int, int]:
    counts: dict[int, int] = {}
    for each in tournament.rounds:
        for encounter in each.encounters:
            for entrant in (*encounter.sides[0], *encounter.sides[1]):
                counts[entrant] = counts.get(entrant, 0) + 1
    return counts


def _last_met(tournament: Tournament) -> dict[tuple[int, int], int]:
    """Return how recently two have met: `REMEMBERED` for the last time that either played, then fewer."""
    last: dict[int, list[int]] = {}
    for each in tournament.rounds:
        for encounter in each.encounters:
            one, other = encounter.sides[0][0], encounter.sides[1][0]
            last.setdefault(one, []).append(other)
            last.setdefault(other, []).append(one)
    met: dict[tuple[int, int], int] = {}
    for one, opponents in last.items():
        for back, other in enumerate(reversed(opponents[-REMEMBERED:])):
            fresh = max(met.get((one, other), 0), REMEMBERED - back)
            met[one, other] = met[other, one] = max(fresh, met.get((other, one), 0))
    return met
