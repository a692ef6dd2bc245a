"""The solver as a value to ask: bounds of a position, of each action, and the line, within a budget.

A value is the points that the side on turn still gets minus those the other side gets, from the
position on, with best play by both and all cards open: the scope still to come, and the points that are
counted at the end (cards, coins, settebello, primiera and what the rules add), as all of these lie in
the future until the deal is counted. The scope made so far are not in it.

The method is a row of null-window searches that close in on the value (MTD(f): Plaat, Schaeffer, Pijls,
de Bruin, *Best-first fixed-depth minimax algorithms*, 1996), with the table of positions of `search`.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from settebello.engine import Action, State, apply_unchecked, legal_actions
from settebello.kernels.jit import Ints, ints
from settebello.kernels.solve import search as at
from settebello.kernels.solve.finish import WORK
from settebello.kernels.solve.root import WHOSE, Root, root_of
from settebello.kernels.solve.stakes import FEAR, HOPE, SETTLED, STAKES, weigh

GUESS = 2
SLICE: Final = 1 << 18
"""Nodes between two looks at the clock."""

MOVES: Final = 4096
"""Room for moves to begin with; doubled when a position has more."""


@dataclass(frozen=True, slots=True)
class SolveBudget:
    """What a solution may cost; None: whatever it takes."""

    seconds: float | None = None
    nodes: int | None = None


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a value is at least and at most; exact where the two are one."""

    lower: int
    upper: int

    @property
    def exact(self) -> bool:
        """Tell whether the value is known."""
        return self.lower == self.upper

    def turned(self, gain: int) -> "Bounds":
        """Return the bounds of a move that gains so much and leaves the other side this."""
        return Bounds(gain - self.upper, gain - self.lower)


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of a position, of every legal action, one line of best play, and what it cost."""

    value: Bounds
    actions: tuple[tuple[Action, Bounds], ...]
    line: tuple[Action, ...]
    nodes: int
    seconds: float


class OutOfBudget(Exception):
    """Raised inside the solver when the budget is spent."""


Report = Callable[[str, int], None]
"""Told what is being worked on and the nodes so far."""


class Solver:
    """Solves positions of one deal; what it has learnt of one helps with the next."""

    def __init__(
        self, plays: int = 40, budget: SolveBudget | None = None, report: Report | None = None
    ) -> None:
        """Make a solver for positions of up to so many plays, to spend at most ``budget`` in all."""
        self._budget = budget or SolveBudget()
        self._report = report
        self._began = time.perf_counter()
        self._known = ints(2 << table_bits(plays))
        self._frames = ints((plays + 2) * at.FRAME)
        self._moves, self._merits = ints(MOVES), ints(MOVES)
        self._history, self._control = ints(at.HISTORY), ints(at.CONTROL)
        self._work = ints(WORK)
        self.nodes = 0

    @property
    def seconds(self) -> float:
        """Return the time since the solver was made."""
        return time.perf_counter() - self._began

    def bounds(self, state: State, guess: int = 0) -> Bounds:
        """Return the value of a position, or its bounds where the budget ends before; raises as `root_of`."""
        if state.over:
            return _counted(root_of(state))
        root = root_of(state)
        settled, lower, upper = _first_bounds(root)
        try:
            if GUESS:
                guess = settled + self._close_in(root, lower, upper, guess - settled, GUESS)[0]
            lower, upper = self._close_in(root, lower, upper, guess - settled, 0)
        except OutOfBudget:
            pass
        return Bounds(lower + settled, upper + settled)

    def _close_in(self, root: Root, lower: int, upper: int, guess: int, width: int) -> tuple[int, int]:
        while lower < upper:
            beta = max(lower + 1, min(upper, guess))
            value = self._search(root, beta, width)
            lower, upper = (max(lower, value), upper) if value >= beta else (lower, min(upper, value))
            guess = value
        return lower, upper

    def _search(self, root: Root, beta: int, width: int) -> int:
        """Return the value seen through the window ``beta`` - 1 to ``beta``; raise `OutOfBudget`."""
        while True:
            _lay_out(root, beta, self._frames, self._control)
            self._control[at.WIDTH] = width
            value = self._run(root)
            if value is not None:
                return value
            self._moves, self._merits = ints(2 * len(self._moves)), ints(2 * len(self._moves))

    def _run(self, root: Root) -> int | None:
        """Search slice by slice; None if there was no room for the moves."""
        while True:
            value = at.search(
                root.plan,
                root.rules,
                root.plays,
                self._slice(),
                self._known,
                self._frames,
                self._moves,
                self._merits,
                self._history,
                self._control,
                self._work,
            )
            self.nodes += int(self._control[at.NODES])
            self._control[at.NODES] = 0
            status = self._control[at.STATUS]
            if status != at.STOPPED:
                return int(value) if status == at.DONE else None
            if self._report:
                self._report("solve", self.nodes)

    def _slice(self) -> int:
        budget = self._budget
        if budget.seconds is not None and self.seconds >= budget.seconds:
            raise OutOfBudget
        if budget.nodes is None:
            return SLICE
        if self.nodes >= budget.nodes:
            raise OutOfBudget
        return min(SLICE, budget.nodes - self.nodes)


def solve(state: State, budget: SolveBudget | None = None, report: Report | None = None) -> Solution:
    """Solve a position: its value, that of each legal action in canonical order, and a line.

    Raises `InvalidRules` unless the rules have two sides, `SyntaxProblem` for an impossible position.
    """
    solver = Solver(state.cards_to_play, budget, report)
    value = solver.bounds(state)
    actions = tuple((action, _after(solver, state, action, value.lower)) for action in legal_actions(state))
    if actions:
        # a value proved for one action is a bound for the whole, and the other way round
        best_lower = max(bounds.lower for _, bounds in actions)
        best_upper = max(bounds.upper for _, bounds in actions)
        value = Bounds(max(value.lower, best_lower), min(value.upper, best_upper))
    return Solution(value, actions, _line(solver, state, value), solver.nodes, solver.seconds)


def table_bits(plays: int) -> int:
    """Return the size of the table of positions, as a power of two: 16 bytes an entry, 64 MB at most."""
    return max(10, min(22, plays - 6))


def _after(solver: Solver, state: State, action: Action, guess: int) -> Bounds:
    after = apply_unchecked(state, action)
    side = state.side_to_move
    scope = after.scope[side] - state.scope[side]
    if after.over:
        mine, theirs = _counted(root_of(after)), 0
        sign = 1 if side == 0 else -1
        return Bounds(scope + sign * mine.lower + theirs, scope + sign * mine.upper + theirs)
    return solver.bounds(after, scope - guess).turned(scope)


def _line(solver: Solver, state: State, value: Bounds) -> tuple[Action, ...]:
    """Follow best plays to the end; stops where a value is not known."""
    line: list[Action] = []
    while not state.over and value.exact:
        for action in legal_actions(state):
            bounds = _after(solver, state, action, value.lower)
            if bounds.lower == value.upper:
                break
        else:
            break
        line.append(action)
        side, after = state.side_to_move, apply_unchecked(state, action)
        scope = after.scope[side] - state.scope[side]
        value, state = bounds.turned(scope), after
    return tuple(line)


def _first_bounds(root: Root) -> tuple[int, int, int]:
    """Return what is settled for the side on turn, and the least and most that may come beyond it."""
    stakes = ints(STAKES)
    weigh(root.rules, *root.piles, root.unplayed | root.table, 0, stakes, 0)
    side = int(root.plan[WHOSE])
    settled, hope, fear = (int(stakes[slot]) for slot in (SETTLED, HOPE, FEAR))
    if side == 1:
        settled, hope, fear = -settled, fear, hope
    return settled, -fear - root.plays, hope + root.plays


def _counted(root: Root) -> Bounds:
    """Return what a deal that is over is worth to side 0, scope aside."""
    stakes = ints(STAKES)
    weigh(root.rules, *root.piles, 0, 1, stakes, 0)
    return Bounds(int(stakes[SETTLED]), int(stakes[SETTLED]))


def _lay_out(root: Root, beta: int, frames: Ints, control: Ints) -> None:
    """Put a position and its window into the first frame."""
    frames[at.UNPLAYED], frames[at.TABLE] = root.unplayed, root.table
    frames[at.PILE], frames[at.OTHER] = root.piles
    frames[at.LAST] = root.last
    frames[at.ALPHA], frames[at.BETA] = beta - 1, beta
    weigh(root.rules, *root.piles, root.unplayed | root.table, 0, frames, at.WEIGHED)
    frames[at.BASE] = frames[at.WEIGHED + SETTLED]
    control[:] = 0
    control[at.ENTERING] = 1
