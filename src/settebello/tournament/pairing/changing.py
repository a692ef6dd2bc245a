"""Partners that change each round: nobody has a partner twice while that is possible.

In a round robin the Berger table says who play together, so that everybody is everybody's partner once. In
Swiss rounds those play together who have not, the upper with the lower half of four neighbours. Then sides
meet that have met least.
"""

from fractions import Fraction
from itertools import product
from typing import Final

from settebello.tournament.course import fewest_entrants
from settebello.tournament.pairing.berger import berger_round
from settebello.tournament.pairing.matching import least_cost_pairs
from settebello.tournament.pairing.tables import (
    History,
    PairedTables,
    both,
    check_enough,
    history_of,
)
from settebello.tournament.plan import PairingMethod
from settebello.tournament.ranking.scores import scores_of
from settebello.tournament.state import Tournament, TwoSides

FARTHEST: Final = 400
"""The most that a difference of scores or places costs."""

Side = tuple[int, ...]


def changing_tables(tournament: Tournament) -> PairedTables:
    """Pair the next round of people who change partners; those left over, at most three, have a bye."""
    check_enough(tournament.playing, fewest_entrants(tournament.plan))
    history = history_of(tournament)
    if tournament.plan.pairing is PairingMethod.ROUND_ROBIN:
        sides, alone = _partners_by_berger(tournament)
    else:
        sides, alone = _partners_by_score(tournament, history)
    scores = scores_of(tournament)
    weight = [sum((scores[each] for each in side), Fraction()) for side in sides]
    if len(sides) % 2:
        rested = min(range(len(sides)), key=lambda at: (_rests(history, sides[at]), weight[at], -at))
        alone = (*alone, *sides.pop(rested))
        weight.pop(rested)
    again = _again(len(sides))
    costs = [
        (
            one,
            other,
            min(FARTHEST, int(abs(weight[one] - weight[other]))) ** 2
            + again * sum(history.met[both(*pair)] for pair in product(sides[one], sides[other])),
        )
        for one in range(len(sides))
        for other in range(one + 1, len(sides))
    ]
    pairs = least_cost_pairs(len(sides), costs)
    tables = tuple(_seated(history, sides[one], sides[other]) for one, other in pairs)
    return PairedTables(tables, tuple(sorted(alone)))


def _partners_by_berger(tournament: Tournament) -> tuple[list[Side], Side]:
    order = tournament.order
    playing = {each.number for each in tournament.playing}
    sides, alone = list[Side](), list[int]()
    for pair in berger_round(len(order), len(tournament.rounds) + 1):
        side = tuple(order[at - 1] for at in pair if at and order[at - 1] in playing)
        if len(side) == 2:
            sides.append(side)
        else:
            alone.extend(side)
    # where people have left, those who lost their partners play together
    while len(alone) > 1:
        sides.append((alone.pop(0), alone.pop()))
    return sides, tuple(alone)


def _partners_by_score(tournament: Tournament, history: History) -> tuple[list[Side], Side]:
    scores = scores_of(tournament)
    seed = {number: at for at, number in enumerate(tournament.order)}
    playing = sorted(
        (each.number for each in tournament.playing),
        key=lambda number: (-scores[number], seed.get(number, len(seed)), number),
    )
    free = sorted(range(len(playing)), key=lambda at: (history.byes[playing[at]], -at))
    alone = tuple(playing[at] for at in free[: len(playing) % 4])
    people = [each for each in playing if each not in alone]
    again = _again(len(people))
    costs = [
        (
            one,
            other,
            min(FARTHEST, abs(other - one - 2)) ** 2
            + again * history.partners[both(people[one], people[other])],
        )
        for one in range(len(people))
        for other in range(one + 1, len(people))
    ]
    pairs = least_cost_pairs(len(people), costs)
    return [(people[one], people[other]) for one, other in pairs], alone


def _again(count: int) -> int:
    """Return what it costs to come together again: more than all other costs of a pairing."""
    return (count + 1) * FARTHEST * FARTHEST


def _rests(history: History, side: Side) -> int:
    return max(history.byes[each] for each in side)


def _seated(history: History, one: Side, other: Side) -> TwoSides:
    """Return two sides in the order of the first deal."""
    owed = sum(history.firsts[each] for each in one) - sum(history.firsts[each] for each in other)
    return (one, other) if owed <= 0 else (other, one)
