"""The solver as a value to ask: bounds of a position, within a budget, learning as it goes.

A value is the points that the side on turn still gets minus those the other side gets, from the
position on, with best play by both and perfect information: the scope still to come, and the points that are
counted at the end (cards, coins, settebello, primiera and those that the rules add), as all of these lie
in the future until the deal is counted. The scope made so far are not in it.

The method is a row of null-window searches that close in on the value (MTD(f): Plaat, Schaeffer, Pijls,
de Bruin, *Best-first fixed-depth minimax algorithms*, 1996), with the table of positions of `search`. A
narrow search, which looks at a few moves of each node, goes first: it proves nothing and guesses well.
Where a budget does not suffice, bounds close in from outside, where proofs are short.
"""

import math
import time
from collections.abc import Callable, Iterator
from typing import Final

from settebello.engine import State
from settebello.kernels.compiling.jit import Ints, ints
from settebello.kernels.compiling.ready import make_ready
from settebello.kernels.solve import search as at
from settebello.kernels.solve.finish import WORK
from settebello.kernels.solve.root import PLAN, PLAYS, WHOSE, Root, root_of
from settebello.kernels.solve.stakes import FEAR, HOPE, OPEN, SETTLED, STAKES, settle, weigh
from settebello.kernels.solve.values import ANY, Bounds, SolveBudget

SOLVER: Final = "solver"
"""The part of the kernels that solves."""

GUESS: Final = 2
"""Moves of each node that the search for a guess looks at."""
ALL: Final = 0
"""The width of a search that proves something."""

DIRECT: Final = 0.3
"""The part of a budget that may go to the shortest way to a value; what then remains is for bounds."""

SLICE: Final = 1 << 18
"""Nodes between two looks at the clock."""

MOVES: Final = 4096
"""Room for moves to begin with; doubled when a position has more."""


class OutOfBudget(Exception):
    """Raised when the budget is spent; what has been proved by then holds."""


class Solver:
    """Solves positions; the positions of one deal share a table of what has been proved.

    A solver belongs to one thread. An interrupted one (Ctrl-C) can be asked again.
    """

    def __init__(
        self,
        plays: int = PLAYS,
        budget: SolveBudget | None = None,
        report: Callable[[int], None] | None = None,
    ) -> None:
        """Make a solver, to spend at most ``budget`` in all from now on.

        Its table of positions has the size that suits ``plays`` cards left to play. ``report`` is told
        the nodes so far, now and then. Compiling, the first time ever, and loading are over when the
        solver is made: they are in no budget.
        """
        make_ready(SOLVER)
        self._budget = self._allowed = budget or SolveBudget()
        self._report = report
        self._began = time.perf_counter()
        self._room = _new_room(plays)
        self._deal: Root | None = None
        self.nodes = 0

    @property
    def seconds(self) -> float:
        """Return the time since the solver was ready."""
        return time.perf_counter() - self._began

    def bounds(self, state: State, guess: int = 0, known: Bounds = ANY) -> Bounds:
        """Return the value of a position, or its bounds where the budget ends before.

        ``guess`` is where to look first; ``known`` are bounds that hold for sure. Raises `InvalidRules`
        unless there are two sides, `SyntaxProblem` for a position that cannot be played to its end.
        """
        root = root_of(state)
        if state.over:
            return _counted(root)
        self._turn_to(root)
        settled, first = _first_bounds(root)
        found = first.within(Bounds(known.lower - settled, known.upper - settled))
        try:
            for proved in self._approach(root, found, guess - settled):
                found = proved
        except OutOfBudget:
            pass  # what was proved before holds
        return Bounds(found.lower + settled, found.upper + settled)

    def reaches(self, state: State, goal: int) -> bool:
        """Tell whether the side on turn gets ``goal`` or more; raises as `bounds`, and `OutOfBudget`."""
        root = root_of(state)
        if state.over:
            return _counted(root).lower >= goal
        self._turn_to(root)
        self._allow(1)
        settled, first = _first_bounds(root)
        beta = goal - settled
        return beta <= first.lower or (beta <= first.upper and self._search(root, beta, ALL) >= beta)

    def _approach(self, root: Root, found: Bounds, guess: int) -> Iterator[Bounds]:
        """Yield closer and closer bounds, directly or, where that takes too long, from outside."""
        self._allow(DIRECT)
        try:
            for rough in self._closing_in(root, found, guess, GUESS):
                guess = rough.lower
            for proved in self._closing_in(root, found, guess, ALL):
                found = proved
                yield found
        except OutOfBudget:
            self._allow(1)
            yield from self._from_outside(root, found)

    def _from_outside(self, root: Root, found: Bounds) -> Iterator[Bounds]:
        """Yield closer and closer bounds, each time from the end where it cost less so far."""
        cost = dict.fromkeys(("lower", "upper"), 0)
        while not found.exact:
            end = min(cost, key=lambda each: cost[each])
            before = self.nodes
            beta = found.lower + 1 if end == "lower" else found.upper
            found = _narrowed(found, beta, self._search(root, beta, ALL))
            cost[end] = self.nodes - before
            yield found

    def _closing_in(self, root: Root, found: Bounds, guess: int, width: int) -> Iterator[Bounds]:
        """Yield closer and closer bounds, the last of them exact; the values are points not settled."""
        while found.lower < found.upper:
            beta = max(found.lower + 1, min(found.upper, guess))
            guess = self._search(root, beta, width)
            found = _narrowed(found, beta, guess)
            yield found

    def _turn_to(self, root: Root) -> None:
        """Empty the tables of another deal: keys tell positions of one deal apart, not deals."""
        if self._deal is None or root.contains(self._deal):
            self._deal = root
        elif not self._deal.contains(root):
            self._room.known[:] = self._room.met[:] = self._room.history[:] = 0
            self._deal = root

    def _search(self, root: Root, beta: int, width: int) -> int:
        """Return the value seen through the window ``beta`` - 1 to ``beta``; raise `OutOfBudget`."""
        while True:
            _lay_out(root, beta, self._room.frames, self._room.control)
            self._room.control[at.WIDTH] = width
            value = self._run(root)
            if value is not None:
                return value
            more = 2 * len(self._room.moves)
            self._room = self._room._replace(moves=ints(more), merits=ints(more))

    def _run(self, root: Root) -> int | None:
        """Search slice by slice; None if there was no room for the moves."""
        while True:
            value = self._run_slice(root, self._slice())
            self.nodes += int(self._room.control[at.NODES])
            self._room.control[at.NODES] = 0
            status = self._room.control[at.STATUS]
            if status != at.STOPPED:
                return value if status == at.DONE else None
            if self._report:
                self._report(self.nodes)

    def _run_slice(self, root: Root, nodes: int) -> int:
        try:
            return int(at.search(self._room._replace(plan=root.plan), root.rules, root.plays, nodes))
        except BaseException:
            self._room.known[:] = self._room.met[:] = (
                0  # where nothing is compiled, an entry may be half written
            )
            raise

    def _allow(self, share: float) -> None:
        """Allow this part of what is left of the budget."""
        seconds, nodes = self._budget.seconds, self._budget.nodes
        self._allowed = SolveBudget(
            None if seconds is None else max(0.0, self.seconds + share * (seconds - self.seconds)),
            None if nodes is None else self.nodes + math.ceil(share * (nodes - self.nodes)),
        )

    def _slice(self) -> int:
        """Return how many nodes may be searched before the next look at the budget."""
        seconds, nodes = self._allowed.seconds, self._allowed.nodes
        if seconds is not None and self.seconds >= seconds:
            raise OutOfBudget
        if nodes is None:
            return SLICE
        if self.nodes >= nodes:
            raise OutOfBudget
        return min(SLICE, nodes - self.nodes)


def _new_room(plays: int) -> at.SearchMemory:
    """Return room to search positions with so many cards left to play; the plan comes with each of them."""
    tables = ints(2 << table_bits(plays)), ints(2 << met_bits(plays))
    frames, buffers = ints((PLAYS + 2) * at.FRAME), (ints(MOVES), ints(MOVES), ints(at.HISTORY))
    return at.SearchMemory(ints(PLAN), tables[0], frames, *buffers, ints(at.CONTROL), ints(WORK), tables[1])


def table_bits(plays: int) -> int:
    """Return the size of the table of positions, as a power of two: 16 bytes an entry, 64 MB at most."""
    return max(10, min(22, plays - 6))


def met_bits(plays: int) -> int:
    """Return the size of the table of `finish` in the same way: 1 MB at most, to stay in fast memory."""
    return max(8, min(16, plays - 6))


def _first_bounds(root: Root) -> tuple[int, Bounds]:
    """Return what is settled for the side on turn, and the least and most that may come beyond it."""
    stakes = ints(STAKES)
    weigh(root.rules, *root.piles, root.unplayed | root.table, 0, stakes, 0)
    settled, hope, fear = (int(stakes[slot]) for slot in (SETTLED, HOPE, FEAR))
    if root.plan[WHOSE] == 1:
        settled, hope, fear = -settled, fear, hope
    # a play makes one scopa at the most, and the sides take turns
    return settled, Bounds(-fear - root.plays // 2, hope + (root.plays + 1) // 2)


def _narrowed(found: Bounds, beta: int, value: int) -> Bounds:
    """Return the bounds after a search below and from ``beta``; a narrow search may contradict itself."""
    lower, upper = (value, found.upper) if value >= beta else (found.lower, value)
    return Bounds(lower, max(lower, upper))


def _counted(root: Root) -> Bounds:
    """Return what a deal that is over is worth, scope aside."""
    value = int(settle(root.rules, *root.piles, OPEN))
    return Bounds(value, value) if root.plan[WHOSE] == 0 else Bounds(-value, -value)


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
