"""The best play of an open deal: for the match where the deal may end it, else for points, by the solver."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from settebello.engine import Action, State, View, apply_unchecked, encode_action, legal_actions
from settebello.kernels import new_rng, pack_state
from settebello.kernels.compiling.jit import Ints, Reals, ints
from settebello.kernels.pack import unpack_state
from settebello.kernels.search.belief import NO_ODDS
from settebello.kernels.search.ending import TOO_MANY, room_for_ends, sum_ends
from settebello.kernels.search.worlds import deal_world
from settebello.kernels.sight import Sight
from settebello.kernels.solve import SolveBudget, Solver, solve
from settebello.players.search.chances import match_aims, solvable

NODES: Final = 2_000_000
"""Positions looked at for one play of an open deal that is played for the match; else it is for points."""


def open_state(view: View, known: Sight) -> State | None:
    """Return the one position that a view leaves possible; None where there are several."""
    if not known.determined:
        return None
    cells = known.cells.copy()
    deal_world(known, NO_ODDS, new_rng(0), cells)
    return unpack_state(view.rules, cells, known.stock, view.before)


def proved_action(state: State, nodes: int) -> Action | None:
    """Return an action proved to reach the value, the first of equals; None for lack of ``nodes``.

    The value is the match where the deal may end it. None too where there are more than two sides, which
    the solver does not know.
    """
    if not solvable(state.rules):
        return None
    legal = legal_actions(state)
    worths = match_worths(state, legal, nodes)
    if worths is not None:
        return legal[int(worths.argmax())]
    best = solve(state, SolveBudget(nodes=nodes)).best
    return best[0] if best else None


def open_worths(state: State, legal: Sequence[Action]) -> Reals:
    """Return what each action is worth to the side on turn, of two: for the match, or in points from here."""
    worths = match_worths(state, legal, NODES)
    if worths is None:
        worths = np.array(exact_worths(state, legal, Solver(state.cards_to_play)))
    return worths


def match_worths(state: State, legal: Sequence[Action], nodes: int) -> Reals | None:
    """Return what each action is worth for the match with best play by all (`kernels.ending`).

    None where the deal cannot end the match, or for lack of ``nodes``.
    """
    aims = match_aims(state.rules, state.before, state.dealer, state.piles, state.scope, state.cards_to_play)
    if aims is None:
        return None
    cells, stock, rules = pack_state(state)
    world, sums = np.concatenate([cells, stock]), np.zeros(len(legal))
    visited = sum_ends(world, 1.0, rules, numbers(legal), sums, aims, room_for_ends(), nodes)
    return None if visited == TOO_MANY else sums


def exact_worths(state: State, legal: Sequence[Action], solver: Solver) -> list[float]:
    """Return what each action brings the side on turn with best play by all, in points from here on."""
    worths: list[float] = []
    for action in legal:
        after = apply_unchecked(state, action)
        gain = after.scope[state.side_to_move] - state.scope[state.side_to_move]
        value = solver.bounds(after).lower
        worths.append(gain + (value if after.side_to_move == state.side_to_move else -value))
    return worths


def numbers(legal: Sequence[Action]) -> Ints:
    """Return actions as numbers."""
    actions = ints(len(legal))
    actions[:] = [encode_action(action) for action in legal]
    return actions
