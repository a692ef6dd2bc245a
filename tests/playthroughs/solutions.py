"""The properties of a whole answer of the solver, beside minimax."""

from dataclasses import replace

from settebello.cards import Seat
from settebello.engine import Action, State, apply, legal_actions
from settebello.kernels.solve import Solution, solve
from tests.playthroughs.minimax import Minimax, points_ahead


def check_solution(state: State) -> Solution:
    """Solve a position and compare everything with minimax; return the solution."""
    expected = Minimax().actions(state)
    solution = solve(state)
    assert _exact(solution) == expected, state
    assert [action for action, _ in solution.actions] == list(legal_actions(state))
    assert solution.value.lower == solution.value.upper == max(expected.values()), state
    check_line(state, solution)
    return solution


def check_line(state: State, solution: Solution) -> None:
    """Check that the line plays out, by the engine, to the value that it stands for."""
    end = state
    for action in solution.line:
        end = apply(end, action)
    assert end.over
    sign = 1 if state.side_to_move == 0 else -1
    assert sign * (points_ahead(end) - (state.scope[0] - state.scope[1])) == solution.value.lower, state


def check_turned(state: State, solution: Solution) -> None:
    """Check that everybody one seat further changes nothing for the side on turn, now the other one."""
    other = turned(state)
    assert other.side_to_move != state.side_to_move
    assert _exact(solve(other)) == _exact(solution), state


def turned(state: State) -> State:
    """Return the position with everybody one seat further; so the sides change places."""
    players = state.rules.players
    last = state.last_capturer
    return replace(
        state,
        dealer=Seat((state.dealer + 1) % players),
        to_move=Seat((state.to_move + 1) % players),
        last_capturer=None if last is None else Seat((last + 1) % players),
        hands=(state.hands[-1], *state.hands[:-1]),
        piles=state.piles[::-1],
        scope=state.scope[::-1],
        before=state.before[::-1],
        plays=(),
    )


def _exact(solution: Solution) -> dict[Action, int]:
    assert all(bounds.exact for _, bounds in solution.actions)
    return {action: bounds.lower for action, bounds in solution.actions}
