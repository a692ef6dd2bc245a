"""Looking a few plays ahead in a world where all cards are open: alpha-beta on a stack of its own.

Everybody but the own side is taken to play against it. A node is a position and its window
(``frames``, int64[(DEEPEST + 1) * FRAME])::

    0 .. CELLS - 1   NEXT, END            LOW, HIGH    BEST
    the position     of its actions in    window       value so far
                     ``actions``

Values are thousandths of a point for the own side.
"""

from typing import Final, NamedTuple

from settebello.kernels.bits import lowest, popcount
from settebello.kernels.compiling.jit import Ints, inlined, kernel
from settebello.kernels.layout import (
    CELLS,
    NAPOLI,
    PILES,
    SCOPE,
    SIDE_OF,
    SIDES,
    TO_MOVE,
    TO_PLAY,
    WORTH,
)
from settebello.kernels.moves import legal
from settebello.kernels.scoring import COINS, napoli
from settebello.kernels.search.averages import lead
from settebello.kernels.search.worlds import Odds, deal_world
from settebello.kernels.sight import Sight
from settebello.kernels.turn import apply

NEXT: Final = CELLS
END: Final = NEXT + 1
LOW: Final = END + 1
HIGH: Final = LOW + 1
BEST: Final = HIGH + 1
FRAME: Final = BEST + 1

POINT: Final = 1000
_WORTH: Final = 25
"""The weight of the greedy player's worth, in thousandths of a point."""
_CARD: Final = 20
_COIN: Final = 60

_FAR: Final = 1 << 40


class Horizon(NamedTuple):
    """How far a world is searched, and room to search it; the caller owns the arrays.

    A world is searched ``depth`` plays deep, or to the end once ``last`` cards or fewer are left to play.
    """

    depth: int
    last: int
    frames: Ints
    """The stack: int64[(deepest + 1) * FRAME]."""
    actions: Ints
    """The actions of all nodes of a line; those beyond its length are not tried."""
    points: Ints
    """The output of `score` (int64[POINTS * SEATS])."""


@kernel
def sum_alphabeta(
    known: Sight, odds: Odds, rng: Ints, worlds: int, root: Ints, sums: Ints, horizon: Horizon
) -> None:
    """Add the value of each play of ``root`` to ``sums``, in so many worlds."""
    rules, stock, frames = known.rules, known.stock, horizon.frames
    side = rules[SIDE_OF + known.cells[TO_MOVE]]
    for _ in range(worlds):
        deal_world(known, odds, rng, frames)
        world = frames[:CELLS]
        left = world[TO_PLAY]
        deep = left if left <= horizon.last else min(horizon.depth, left)
        for index in range(len(root)):
            for cell in range(CELLS):
                frames[FRAME + cell] = world[cell]
            apply(frames[FRAME:], stock, rules, root[index])
            sums[index] += _value(rules, stock, side, deep, horizon)


@inlined
def _value(rules: Ints, stock: Ints, side: int, deep: int, horizon: Horizon) -> int:
    """Return the value of the position in frame 1, with plays down to frame ``deep``."""
    frames, actions, points, first = horizon.frames, horizon.actions, horizon.points, 1
    level, value = first, 0
    frames[FRAME * level + LOW], frames[FRAME * level + HIGH] = -_FAR, _FAR
    down = True
    while level >= first:
        at = FRAME * level
        node = frames[at : at + FRAME]
        mine = rules[SIDE_OF + node[TO_MOVE]] == side
        if down:
            if level == deep or node[TO_PLAY] == 0:
                value = judge(node, rules, side, points)
                level, down = level - 1, False
                continue
            start = frames[at - FRAME + END] if level > first else 0
            room = actions[start:]
            node[NEXT], node[END] = start, start + min(legal(node, rules, room), len(room))
            node[BEST] = -_FAR if mine else _FAR
        elif mine:
            node[BEST] = max(node[BEST], value)
            node[LOW] = max(node[LOW], value)
        else:
            node[BEST] = min(node[BEST], value)
            node[HIGH] = min(node[HIGH], value)
        if node[NEXT] == node[END] or node[LOW] >= node[HIGH]:
            value, level, down = node[BEST], level - 1, False
            continue
        after = frames[at + FRAME : at + 2 * FRAME]
        for cell in range(CELLS):
            after[cell] = node[cell]
        after[LOW], after[HIGH] = node[LOW], node[HIGH]
        apply(after, stock, rules, actions[node[NEXT]])
        node[NEXT] += 1
        level, down = level + 1, True
    return value


@kernel
def judge(cells: Ints, rules: Ints, side: int, points: Ints) -> int:
    """Judge a position: the points where it is over, else scope and piles, on average over the opponents."""
    if cells[TO_PLAY] == 0:
        return POINT * lead(cells, rules, side, points)
    value = 0
    for other in range(rules[SIDES]):
        if other != side:
            value += _standing(cells, rules, side) - _standing(cells, rules, other)
    return value // (rules[SIDES] - 1)


@kernel
def _standing(cells: Ints, rules: Ints, side: int) -> int:
    """Say what a side's scope and pile are worth."""
    pile = cells[PILES + side]
    value = POINT * cells[SCOPE + side] + _CARD * popcount(pile) + _COIN * popcount(pile & COINS)
    if rules[NAPOLI]:
        value += POINT * napoli(pile)
    while pile:
        value += _WORTH * rules[WORTH + lowest(pile)]
        pile &= pile - 1
    return value
