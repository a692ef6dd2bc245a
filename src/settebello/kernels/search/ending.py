"""Search with perfect information to the end of a deal, for any number of sides and for the match.

The solver knows two sides and points. This search knows more sides, and ends whose worth is the match. Two
sides are searched by alpha-beta, more by max-n (Luckhardt and Irani, *An algorithmic solution of N-person
games*, 1986): the side on turn takes the best value for itself, the first of equals.

The worth of ends stands in ``aims`` (float64[AIMS])::

    FOR_MATCH   GOAL               ALL_COINS        FUORI          BEFORE         WINS
    0: points   points that win    1: ten coins     1: a side of   score before   two sides: the chance of
    1: match    the match          win the match    two declares   the deal, by   side 0 to win the match by
                                                    that it is     side           the points of both in this
                                                    out                           deal (see `outcomes`)

With *fuori* the deal is over with a play that makes the points of the side on turn certain, the last play of
the deal excepted: that side has won the match, whatever the other has (RULES.md F16.2, F16.3).

A value for points is the lead over the best of the others. A value for the match is the chance to win it, in
parts of `WHOLE`, and the lead where chances are equal. A node is a position, its moves and what is known::

    0 .. CELLS - 1   NEXT, END         LOW, HIGH       FOUND        VALUES
    the position     of its moves in   window, of      1: VALUES    best so far,
                     ``moves``         side 0          hold         by side
"""

from math import exp, sqrt
from typing import Final, NamedTuple

import numpy as np

from settebello.kernels.compiling.jit import Ints, Reals, ints, kernel
from settebello.kernels.layout import CELLS, PILES, PLAYERS, SEATS, SIDE_OF, SIDES, STOCK, TO_MOVE, TO_PLAY
from settebello.kernels.moves import legal
from settebello.kernels.scoring import COINS, POINTS, certain_points, score
from settebello.kernels.search.outcomes import ENDS, MOST
from settebello.kernels.turn import apply

FOR_MATCH, GOAL, ALL_COINS, FUORI, BEFORE = 0, 1, 2, 3, 4
WINS: Final = BEFORE + SEATS
AIMS: Final = WINS + ENDS

WHOLE: Final = 1 << 20
TIE: Final = 256
"""More than any lead, so that chances come first."""
SURE: Final = WHOLE * TIE
"""The worth of a match won."""

NEXT: Final = CELLS
END: Final = NEXT + 1
LOW: Final = END + 1
HIGH: Final = LOW + 1
FOUND: Final = HIGH + 1
VALUES: Final = FOUND + 1
FRAME: Final = VALUES + SEATS
MOVES: Final = 1 << 13

TOO_MANY: Final = -1
_FAR: Final = 1 << 50
_TWO: Final = 2
_SPREAD: Final = 1.5
"""How much likelier it makes a side to win to be a point ahead, among many, one point from the goal."""


class EndRoom(NamedTuple):
    """Room to look ends through; the caller owns it."""

    frames: Ints
    """The stack: int64[(STOCK + 2) * FRAME]."""
    moves: Ints
    """The moves of all nodes of a line (int64[MOVES])."""
    points: Ints
    """The output of `score` (int64[POINTS * SEATS])."""


def room_for_ends() -> EndRoom:
    """Return room for `sum_ends`."""
    return EndRoom(ints((STOCK + 2) * FRAME), ints(MOVES), ints(POINTS * SEATS))


def aim_at_points() -> Reals:
    """Return aims for points."""
    return np.zeros(AIMS)


@kernel
def sum_ends(
    world: Ints,
    weight: float,
    rules: Ints,
    actions: Ints,
    sums: Reals,
    aims: Reals,
    room: EndRoom,
    limit: int,
) -> int:
    """Add to ``sums`` the worth of each of ``actions`` to the side on turn in a world, times ``weight``.

    ``world`` is a position and its stock (as in `inference`). Returns the positions visited, or `TOO_MANY`,
    with ``sums`` incomplete, where an action needs more than ``limit`` or there is no room for the moves.
    """
    frames, stock, side, visited = room.frames, world[CELLS:], rules[SIDE_OF + world[TO_MOVE]], 0
    for index in range(len(actions)):
        for cell in range(CELLS):
            frames[cell] = world[cell]
        apply(frames, stock, rules, actions[index])
        frames[LOW], frames[HIGH] = -_FAR, _FAR
        nodes = _search(stock, rules, aims, room, limit)
        if nodes == TOO_MANY:
            return TOO_MANY
        visited += nodes
        sums[index] += weight * frames[VALUES + side]
    return visited


@kernel
def _search(stock: Ints, rules: Ints, aims: Reals, room: EndRoom, limit: int) -> int:
    """Find the values of the position in the first frame, by side; return how many were visited."""
    frames, moves, points = room.frames, room.moves, room.points
    sides, level, down, visited = rules[SIDES], 0, True, 0
    while level >= 0:
        at = FRAME * level
        node = frames[at : at + FRAME]
        side = rules[SIDE_OF + node[TO_MOVE]]
        if down:
            visited += 1
            if node[TO_PLAY] == 0:
                value_end(node, rules, aims, points, node[VALUES:])
                level, down = level - 1, False
                continue
            if aims[FUORI] > 0 and _is_out(node, rules, aims, points):
                level, down = level - 1, False
                continue
            start = frames[at - FRAME + END] if level > 0 else 0
            end = start + legal(node, rules, moves[start:])
            if end > len(moves) or visited > limit:
                return TOO_MANY
            node[NEXT], node[END], node[FOUND] = start, end, 0
        else:
            best = frames[at + FRAME + VALUES : at + FRAME + VALUES + SEATS]
            if node[FOUND] == 0 or best[side] > node[VALUES + side]:
                node[FOUND] = 1
                for each in range(sides):
                    node[VALUES + each] = best[each]
            if side == 0:
                node[LOW] = max(node[LOW], node[VALUES])
            else:
                node[HIGH] = min(node[HIGH], node[VALUES])
        if node[NEXT] == node[END] or (sides == _TWO and node[LOW] >= node[HIGH]):
            level, down = level - 1, False
            continue
        after = frames[at + FRAME : at + 2 * FRAME]
        for cell in range(CELLS):
            after[cell] = node[cell]
        after[LOW], after[HIGH] = node[LOW], node[HIGH]
        apply(after, stock, rules, moves[node[NEXT]])
        node[NEXT] += 1
        level, down = level + 1, True
    return visited


@kernel
def _is_out(node: Ints, rules: Ints, aims: Reals, points: Ints) -> bool:
    """Tell whether the last play wins the match with a declaration; write what that is worth."""
    seat = node[TO_MOVE] - 1 if node[TO_MOVE] else rules[PLAYERS] - 1
    side = rules[SIDE_OF + seat]
    own = certain_points(node, rules, side, points)
    if own + aims[BEFORE + side] < aims[GOAL]:
        return False
    value = SURE + own - certain_points(node, rules, 1 - side, points)
    node[VALUES + side], node[VALUES + 1 - side] = value, -value
    return True


@kernel
def value_end(cells: Ints, rules: Ints, aims: Reals, points: Ints, values: Ints) -> None:
    """Write the worth of a finished deal to each side."""
    score(cells, rules, points)
    sides, champion = rules[SIDES], -1
    for side in range(sides):
        values[side] = 0
        for category in range(POINTS):
            values[side] += points[POINTS * side + category]
        if aims[ALL_COINS] > 0 and cells[PILES + side] & COINS == COINS:
            champion = side
    if sides == _TWO:
        value = values[0] - values[1]
        if aims[FOR_MATCH] > 0:
            chance = aims[WINS + min(values[0], MOST - 1) * MOST + min(values[1], MOST - 1)]
            if champion >= 0:
                chance = 1.0 if champion == 0 else 0.0
            value += round((2 * chance - 1) * WHOLE) * TIE
        values[0], values[1] = value, -value
        return
    for side in range(sides):
        points[side] = values[side]
    for side in range(sides):
        values[side] = points[side] - _best_of_others(points, sides, side)
    if aims[FOR_MATCH] > 0:
        for side in range(sides):
            points[side] += int(aims[BEFORE + side])
        for side in range(sides):
            chance = _chance_among_many(points, sides, side, aims[GOAL])
            if champion >= 0:
                chance = 1.0 if side == champion else 0.0
            values[side] += round((2 * chance - 1) * WHOLE) * TIE


@kernel
def _best_of_others(totals: Ints, sides: int, side: int) -> int:
    best = -_FAR
    for other in range(sides):
        if other != side:
            best = max(best, totals[other])
    return best


@kernel
def _chance_among_many(totals: Ints, sides: int, side: int, goal: float) -> float:
    """Return a side's chance to win the match at this score: 1 or 0 where it is over (A9, A10).

    Where it goes on, an estimate: the more, the further a side is ahead, and the nearer the goal is.
    """
    others = _best_of_others(totals, sides, side)
    best, level = max(totals[side], others), 0
    for each in range(sides):
        level += int(totals[each] == best)
    if best >= goal and level == 1:
        return 1.0 if totals[side] == best else 0.0
    spread, together = _SPREAD / sqrt(max(1.0, goal - best)), 0.0
    for each in range(sides):
        together += exp(spread * (totals[each] - best))
    return exp(spread * (totals[side] - best)) / together
