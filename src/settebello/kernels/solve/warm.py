"""Compiling the solver before anybody waits: a part of its own, for those who use it."""

from settebello.cards import PACK, Seat, cards_in
from settebello.engine import deal
from settebello.kernels.compiling.jit import SOLVER, compiled_before, ints
from settebello.kernels.compiling.ready import Report, Step, register, run_steps
from settebello.kernels.solve.finish import WORK, finish
from settebello.kernels.solve.moves import distinct_moves
from settebello.kernels.solve.order import look
from settebello.kernels.solve.root import root_of
from settebello.kernels.solve.solver import Solver
from settebello.kernels.solve.stakes import OPEN, STAKES, settle, weigh
from settebello.kernels.solve.values import SolveBudget
from settebello.rules import preset


def solver_needs_compiling() -> bool:
    """Tell whether the solver has to be compiled first, which takes seconds, not a moment."""
    return not compiled_before(SOLVER)


def warm_up_solver(report: Report | None = None) -> None:
    """Compile the solver, or load it as compiled before; reports each step and the end."""
    run_steps(_steps(), SOLVER, report)


def _steps() -> list[Step]:
    start = deal(preset("scopa-2").rules(), Seat(1), cards_in(PACK))
    root = root_of(start)

    def search() -> None:
        Solver(root.plays, SolveBudget(nodes=1)).bounds(start)

    return [
        (weigh, (root.rules, 3, 4, 8, 0, ints(STAKES), 0)),
        (settle, (root.rules, 3, 4, OPEN)),
        (distinct_moves, (root.rules, 15, 240, 0, ints(64), 0)),
        (look, (root.rules, 1, 2, 1, 15, 4)),
        (finish, (root.rules, root.plan, 0, 0, 0, 0, 0, 0, 0, ints(WORK), ints(2), ints(1), 0)),
        (search, ()),
    ]


register(SOLVER, _steps)
