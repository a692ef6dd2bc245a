"""``settebello solve``: what a position is worth with all cards open, and each play in it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.table import Table

from settebello.cards import Language, cards_text, number_of
from settebello.cli.common.output import make_console, print_json
from settebello.cli.common.progress import compiling, progress_bar
from settebello.engine import State, score_state
from settebello.kernels.solve import (
    Bounds,
    Par,
    Progress,
    Report,
    Solution,
    SolveBudget,
    par,
    solve,
    solver_needs_compiling,
    warm_up_solver,
)
from settebello.notation import action_text, position_text
from settebello.texts import Texts, texts

Find = Callable[[], State]
"""Finds the position asked for; the first time ever, that compiles as well."""


def solve_position(find: Find, budget: SolveBudget, spoken: Language, *, as_json: bool) -> None:
    """Solve a position and print the answer."""
    said = texts(spoken)
    with _reporting(said) as report:
        state = find()
        solution = solve(state, budget, report)
    if as_json:
        print_json(_as_dict(state, solution))
    else:
        _print(state, solution, said)


PAR_SECONDS: Final = 10.0
"""For each dealer, where no budget is given: few whole deals of forty cards can be solved at all."""


def solve_deal(find: Find, budget: SolveBudget, spoken: Language, *, as_json: bool) -> None:
    """Work out par of a deal and print it; raises as `par`."""
    said = texts(spoken)
    if budget == SolveBudget():
        budget = SolveBudget(seconds=PAR_SECONDS)
    with _reporting(said) as report:
        found = par(find(), budget, report)
    if as_json:
        print_json(_par_as_dict(found))
    else:
        _print_par(found, said)


@contextmanager
def _reporting(said: Texts) -> Iterator[Report]:
    """Show how far the compiler, the first time ever, and then the search have come."""
    with progress_bar() as progress:
        if solver_needs_compiling():
            with compiling(progress, said) as told:
                warm_up_solver(told)
        searching = progress.add_task(said.say("cli-solving"))

        def report(now: Progress) -> None:
            text = f"{said.say('cli-solving')} {now.nodes / 1e6:.1f} M"
            progress.update(searching, description=text, completed=now.done, total=now.steps)

        yield report


def _print(state: State, solution: Solution, said: Texts) -> None:
    console = make_console()
    side, seat = number_of(state.side_to_move), number_of(state.to_move)
    console.print(
        said.say("cli-solve-value", value=_signed(solution.value), seat=seat, side=side), style="bold"
    )
    final = solution.value.turned(0).turned(_ahead(state))
    console.print(said.say("cli-solve-final", final=_signed(final), table=cards_text(state.table) or "-"))
    console.print(_plays(solution, said))
    if solution.line:
        line = " ".join(action_text(action) for action in solution.line)
        console.print(said.say("cli-solve-line", line=line))
    if not solution.value.exact:
        console.print(said.say("cli-solve-bounds"))
    cost = said.say(
        "cli-solve-cost",
        nodes=solution.nodes,
        seconds=f"{solution.seconds:.2f}",
        speed=f"{solution.nodes_per_second / 1e6:.1f}",
    )
    console.print(cost, style="dim")


def _plays(solution: Solution, said: Texts) -> Table:
    """Return what each play is worth, the best ones marked."""
    table = Table(box=None, pad_edge=False)
    table.add_column(said.say("cli-solve-play"))
    table.add_column(said.say("cli-solve-worth"), justify="right")
    for action, bounds in solution.actions:
        table.add_row(action_text(action), _signed(bounds), style="bold" if action in solution.best else None)
    return table


def _print_par(found: Par, said: Texts) -> None:
    console = make_console()
    console.print(said.say("cli-par"), style="bold")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in ("cli-par-dealer", "cli-solve-worth", "cli-par-nodes", "cli-par-seconds"):
        table.add_column(said.say(name), justify="right")
    for line in found.lines:
        table.add_row(
            str(number_of(line.dealer)), _signed(line.value), str(line.nodes), f"{line.seconds:.2f}"
        )
    console.print(table)
    if not all(line.value.exact for line in found.lines):
        console.print(said.say("cli-solve-bounds"))


def _par_as_dict(found: Par) -> dict[str, object]:
    """Return the form of ``--json``: values for side 0; seats count from 0."""
    return {
        "position": position_text(found.start),
        "dealers": [
            {
                "dealer": line.dealer,
                **_bounds(line.value),
                "nodes": line.nodes,
                "seconds": round(line.seconds, 3),
            }
            for line in found.lines
        ],
    }


def _ahead(state: State) -> int:
    """Return the scope that the side on turn is ahead by."""
    side = state.side_to_move
    return state.scope[side] - state.scope[1 - side]


def _signed(bounds: Bounds) -> str:
    return f"{bounds.lower:+d}" if bounds.exact else f"{bounds.lower:+d} … {bounds.upper:+d}"


def _as_dict(state: State, solution: Solution) -> dict[str, object]:
    return {
        "position": position_text(state),
        "value": _bounds(solution.value),
        "final": _bounds(solution.value.turned(0).turned(_ahead(state))),
        "actions": [{"action": action_text(action), **_bounds(found)} for action, found in solution.actions],
        "line": [action_text(action) for action in solution.line],
        "nodes": solution.nodes,
        "seconds": round(solution.seconds, 3),
        "score": list(score_state(state).totals) if state.over else None,
    }


def _bounds(found: Bounds) -> dict[str, object]:
    return {"lower": found.lower, "upper": found.upper, "exact": found.exact}
