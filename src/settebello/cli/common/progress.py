"""A bar on standard error while something takes long; nothing where nobody looks on."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from settebello.arena import check_own, partners
from settebello.players.warm import Report, needs_preparing, prepare
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


def compile_players(names: Sequence[str], said: Texts) -> None:
    """Compile what these players search with, the first time ever, before anybody waits for a move.

    Raises `NotFound` for a player of ours that does not exist, before anything is compiled.
    """
    players = [each for name in names for each in partners(name)]
    check_own(players)
    if needs_preparing(players):
        with progress_bar() as progress, compiling(progress, said) as report:
            prepare(players, report)
