"""The exact solver of open deals for two sides (`docs/solver.md`).

`root` lays out a position, `stakes` says what the score can still depend on, `moves` lists the plays
that differ, `order` guesses which is best, `search` and `finish` prove it. `solver` is asked for bounds,
`solution` for a whole answer, `par` for what a deal is worth by dealer.
"""

from settebello.kernels.solve.par_value import Par, ParLine, par, with_dealer
from settebello.kernels.solve.solution import solve
from settebello.kernels.solve.solver import Solver, table_bits
from settebello.kernels.solve.values import Bounds, Progress, Report, Solution, SolveBudget
from settebello.kernels.solve.warm import solver_needs_compiling, warm_up_solver

__all__ = [
    "Bounds",
    "Par",
    "ParLine",
    "Progress",
    "Report",
    "Solution",
    "SolveBudget",
    "Solver",
    "par",
    "solve",
    "solver_needs_compiling",
    "table_bits",
    "warm_up_solver",
    "with_dealer",
]
