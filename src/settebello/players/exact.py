"""The best play of an open deal, by the exact solver, where it reaches."""

from collections.abc import Sequence

from settebello.engine import Action, State, View, apply_unchecked
from settebello.kernels import new_rng, unpack_state
from settebello.kernels.belief import NO_ODDS
from settebello.kernels.sight import Sight
from settebello.kernels.solve import SolveBudget, Solver, solve
from settebello.kernels.worlds import deal_world
from settebello.rules import Rules


def solvable(rules: Rules) -> bool:
    """Tell whether the solver knows such games: those of two sides."""
    return rules.side_count == 2


def open_state(view: View, known: Sight) -> State | None:
    """Return the one position that a view leaves possible; None where there are several."""
    if not known.determined:
        return None
    cells = known.cells.copy()
    deal_world(known.cells, known.places, NO_ODDS, known.rules, new_rng(0), cells, known.stock)
    return unpack_state(view.rules, cells, known.stock, view.before)


def best_action(state: State, nodes: int) -> Action | None:
    """Return an action proved to reach the value, the first of equals; None for lack of ``nodes``.

    None too where there are more than two sides, which the solver does not know.
    """
    if not solvable(state.rules):
        return None
    best = solve(state, SolveBudget(nodes=nodes)).best
    return best[0] if best else None


def exact_worths(state: State, legal: Sequence[Action], solver: Solver) -> list[float]:
    """Return what each action brings the side on turn with best play by all, in points from here on."""
    worths: list[float] = []
    for action in legal:
        after = apply_unchecked(state, action)
        gain = after.scope[state.side_to_move] - state.scope[state.side_to_move]
        value = solver.bounds(after).lower
        worths.append(gain + (value if after.side_to_move == state.side_to_move else -value))
    return worths
