"""Compiling the solver before a program waits for it: a part of its own."""

from typing import Final

from settebello.cards import PACK, Seat, cards_in
from settebello.engine import apply_unchecked, deal, legal_actions
from settebello.kernels.compiling.ready import Report, make_ready, needs_compiling, register
from settebello.kernels.solve.solution import solve
from settebello.kernels.solve.solver import SOLVER
from settebello.rules import preset

LEFT: Final = 4
"""Cards left to play where a deal is solved."""

MODULES: Final = tuple(
    f"settebello.kernels.solve.{name}" for name in ("finish", "moves", "order", "search", "stakes")
)


def solver_needs_compiling() -> bool:
    """Tell whether the solver has to be compiled first, which takes seconds, not a moment."""
    return needs_compiling(SOLVER)


def warm_up_solver(report: Report | None = None) -> None:
    """Compile the solver, or load it if an earlier run compiled it; ``report`` takes each step."""
    make_ready(SOLVER, report)


def _solve() -> None:
    """Solve the end of a deal."""
    state = deal(preset("scopa-2").rules(), Seat(1), cards_in(PACK))
    while state.cards_to_play > LEFT:
        state = apply_unchecked(state, legal_actions(state)[0])
    solve(state)


register(SOLVER, _solve, MODULES)
