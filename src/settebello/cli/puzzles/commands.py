"""``settebello puzzle``."""

from pathlib import Path
from typing import Annotated

import typer

from settebello.cli.common.options import LangOption
from settebello.cli.common.problems import language, telling_problems

FileArgument = Annotated[Path | None, typer.Argument(help="Puzzles, one a line; otherwise the program's.")]


def puzzle_command(
    file: FileArgument = None,
    daily: Annotated[bool, typer.Option("--daily", help="The puzzle of the day.")] = False,
    theme: Annotated[str | None, typer.Option(help="One with this theme: anchor, sevens…")] = None,
    name: Annotated[str | None, typer.Option("--id", metavar="ID", help="The puzzle of this id.")] = None,
    lang: LangOption = None,
) -> None:
    """Show a puzzle, take a play, and say what was best and why."""
    spoken = language(lang)
    with telling_problems(spoken):
        from settebello.cli.puzzles.solving import PuzzleWish, solve_puzzle

        raise typer.Exit(solve_puzzle(file, PuzzleWish(daily, theme, name), spoken))
