"""A bar on standard error while something takes long; nothing where nobody looks on."""

import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from settebello.players.parts import Report
from settebello.players.registry import Kind
from settebello.players.warm import needs_preparing, prepare
from settebello.texts import Texts


@contextmanager
def progress_bar() -> Iterator[Progress]:
    """Show the tasks of a long command until it is done."""
    console = Console(file=sys.stderr)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield progress


@contextmanager
def compiling(progress: Progress, said: Texts) -> Iterator[Report]:
    """Show a task for the compiler; what it yields is told of each step."""
    task = progress.add_task(said.say("cli-compiling"))
    yield lambda _part, done, steps: progress.update(task, completed=done, total=steps)
    progress.remove_task(task)


def compile_players(kinds: Collection[Kind], said: Texts) -> None:
    """Compile the kernels of these kinds of players, the first time ever, before anybody waits for a move."""
    if needs_preparing(kinds):
        with progress_bar() as progress, compiling(progress, said) as report:
            prepare(kinds, report)
