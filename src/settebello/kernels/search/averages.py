"""Judging plays by sampled worlds: each play in each world, then everybody greedy to the end."""

from typing import Final

from settebello.kernels.compiling.jit import Ints, kernel
from settebello.kernels.greedy import greedy_playout
from settebello.kernels.layout import ALL_COINS, CELLS, PILES, SIDE_OF, SIDES, TO_MOVE
from settebello.kernels.score import COINS, POINTS, score
from settebello.kernels.search.worlds import Odds, deal_world
from settebello.kernels.turn import apply

MATCH: Final = 20
"""What it counts to win a match outright, in points."""


@kernel
def sum_worlds(
    known: Ints,
    places: Ints,
    odds: Odds,
    rules: Ints,
    rng: Ints,
    worlds: int,
    actions: Ints,
    sums: Ints,
    world: Ints,
    stock: Ints,
    after: Ints,
    points: Ints,
) -> None:
    """Add what each of ``actions`` brings to ``sums`` in so many worlds: the same ones for all of them.

    ``known``, ``places`` and ``stock`` are a `Sight`'s; ``world`` and ``after`` (int64[CELLS]) and ``points``
    (int64[POINTS * SEATS]) are room to work in.
    """
    side = rules[SIDE_OF + known[TO_MOVE]]
    for _ in range(worlds):
        deal_world(known, places, odds, rules, rng, world, stock)
        for index in range(len(actions)):
            for cell in range(CELLS):
                after[cell] = world[cell]
            apply(after, stock, rules, actions[index])
            greedy_playout(after, stock, rules)
            sums[index] += lead(after, rules, side, points)


@kernel
def lead(cells: Ints, rules: Ints, side: int, points: Ints) -> int:
    """Count the deal as it stands: the points of a side minus those of its best opponents.

    All ten coins count `MATCH` where they win the match.
    """
    score(cells, rules, points)
    own, best = 0, -1
    for each in range(rules[SIDES]):
        total = 0
        for category in range(POINTS):
            total += points[POINTS * each + category]
        if rules[ALL_COINS] and cells[PILES + each] & COINS == COINS:
            total += MATCH
        if each == side:
            own = total
        elif total > best:
            best = total
    return own - best
