"""A whole answer about a position: its value, that of every legal action, and one line of best play."""

from collections.abc import Iterator
from types import NoneType

from settebello.arguments import check_kind
from settebello.engine import Action, State, apply_unchecked, legal_actions
from settebello.kernels.solve.solver import OutOfBudget, Solver
from settebello.kernels.solve.values import ANY, Bounds, Progress, Report, Solution, SolveBudget


def solve(state: State, budget: SolveBudget | None = None, report: Report | None = None) -> Solution:
    """Solve a position: its value, that of each legal action in canonical order, and a line.

    Raises `InvalidRules` unless the rules have two sides, `SyntaxProblem` for an impossible position, and
    `InvalidArgument` for a value that is no `State`.
    """
    check_kind("state", state, State, "settebello.engine.deal begins one")
    check_kind("budget", budget, (SolveBudget, NoneType))
    return _Answer(state, budget, report).whole()


class _Answer:
    """An answer in the making."""

    def __init__(self, state: State, budget: SolveBudget | None, report: Report | None) -> None:
        self._solver = Solver(state.cards_to_play, budget, self._tell)
        self._state = state
        self._report = report
        self._part, self._done, self._steps = "value", 0, 2

    def whole(self) -> Solution:
        value = self._solver.bounds(self._state)
        actions = legal_actions(self._state)
        self._steps += len(actions)
        found = {action: self._bounds(action, value, only=len(actions) == 1) for action in actions}
        if found:
            # a bound proved for the actions is proved for the position
            lower, upper = (max(getattr(each, end) for each in found.values()) for end in ("lower", "upper"))
            value = value.within(Bounds(lower, upper))
        self._next_part("line")
        line = tuple(self._line(value, found)) if value.exact else ()
        self._tell(self._solver.nodes)
        return Solution(value, tuple(found.items()), line, self._solver.nodes, self._solver.seconds)

    def _bounds(self, action: Action, value: Bounds, *, only: bool) -> Bounds:
        """Return the value of an action: at most that of the position, and equal if it is the only one."""
        self._next_part("actions")
        after, gain = _after(self._state, action)
        known = (value if only else Bounds(ANY.lower, value.upper)).turned(gain).within(ANY)
        return self._solver.bounds(after, gain - value.lower, known).turned(gain)

    def _line(self, value: Bounds, found: dict[Action, Bounds]) -> Iterator[Action]:
        """Follow best plays to the end, or until the budget is spent."""
        state, goal = self._state, value.lower
        best = next((action for action, bounds in found.items() if bounds.lower == goal), None)
        try:
            while not state.over:
                action = best or self._best(state, goal)
                best = None
                yield action
                state, gain = _after(state, action)
                goal = gain - goal
        except OutOfBudget:
            return

    def _best(self, state: State, goal: int) -> Action:
        """Return the first action that reaches a value known to be reached."""
        for action in legal_actions(state):
            after, gain = _after(state, action)
            if not self._solver.reaches(after, gain - goal + 1):
                return action
        raise AssertionError("no action reaches the value that was proved")

    def _next_part(self, part: str) -> None:
        self._part = part
        self._done += 1
        self._tell(self._solver.nodes)

    def _tell(self, nodes: int) -> None:
        if self._report:
            self._report(Progress(self._part, self._done, self._steps, nodes))


def _after(state: State, action: Action) -> tuple[State, int]:
    """Return the position after an action, and the scope it makes."""
    after, side = apply_unchecked(state, action), state.side_to_move
    return after, after.scope[side] - state.scope[side]
