"""``settebello-lab bench``: the figures of one question, in a table or for a program."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from settebello.cards import Language
from settebello.cli.common.output import make_console, print_json
from settebello.cli.common.progress import progress_bar
from settebello.texts import texts
from settebello_lab.bench.playouts import playouts
from settebello_lab.bench.playouts import table as playouts_table
from settebello_lab.bench.solve import solve_rows
from settebello_lab.bench.solve import table as solve_table


def bench_playouts(rules: Sequence[str], spoken: Language, *, as_json: bool) -> None:
    """Measure how fast deals are played out; raises as `parse_rules`."""
    with _telling(spoken) as tell:
        rows = playouts(rules, tell)
    if as_json:
        print_json([row.as_dict() for row in rows])
    else:
        make_console().print(playouts_table(rows))


def bench_solve(deals: int | None, spoken: Language, *, deep: bool, as_json: bool) -> None:
    """Measure how long the solver takes."""
    with _telling(spoken) as tell:
        rows = solve_rows(deals, deep=deep, tell=tell)
    if as_json:
        print_json([row.as_dict() for row in rows])
    else:
        make_console().print(solve_table(rows))


@contextmanager
def _telling(spoken: Language) -> Iterator[Callable[[str], None]]:
    """Show on standard error what is being measured."""
    name = texts(spoken).say("cli-measuring")
    with progress_bar() as progress:
        task = progress.add_task(name, total=None)
        yield lambda part: progress.update(task, description=f"{name} {part}")
