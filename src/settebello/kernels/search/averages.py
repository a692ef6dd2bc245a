"""Judging plays by sampled worlds: each play in each world, then greedy plays by all seats to the end."""

from typing import Final, NamedTuple

from settebello.kernels.compiling.jit import Ints, ints, kernel
from settebello.kernels.greedy import greedy_playout
from settebello.kernels.layout import ALL_COINS, CELLS, PILES, SEATS, SIDE_OF, SIDES, TO_MOVE
from settebello.kernels.scoring import COINS, POINTS, score
from settebello.kernels.search.worlds import Odds, deal_world
from settebello.kernels.sight import Sight
from settebello.kernels.turn import apply

MATCH: Final = 20
"""The worth of winning a match outright, in points."""


class Buffers(NamedTuple):
    """Room for `sum_worlds`; the caller owns it."""

    world: Ints
    """A world as it was dealt (int64[CELLS])."""
    after: Ints
    """The same world after a play (int64[CELLS])."""
    points: Ints
    """The output of `score` (int64[POINTS * SEATS])."""


def new_buffers() -> Buffers:
    """Return room for `sum_worlds`."""
    return Buffers(ints(CELLS), ints(CELLS), ints(POINTS * SEATS))


@kernel
def sum_worlds(
    known: Sight, odds: Odds, rng: Ints, worlds: int, actions: Ints, sums: Ints, buffers: Buffers
) -> None:
    """Add the lead after each of ``actions`` to ``sums`` in so many worlds, the same ones for all."""
    rules, stock, after = known.rules, known.stock, buffers.after
    side = rules[SIDE_OF + known.cells[TO_MOVE]]
    for _ in range(worlds):
        deal_world(known, odds, rng, buffers.world)
        for index in range(len(actions)):
            for cell in range(CELLS):
                after[cell] = buffers.world[cell]
            apply(after, stock, rules, actions[index])
            greedy_playout(after, stock, rules)
            sums[index] += lead(after, rules, side, buffers.points)


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
