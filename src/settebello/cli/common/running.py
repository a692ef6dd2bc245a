"""How a program of the command line runs: problems as one line, and a standard output that may be closed."""

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import typer

from settebello.cli.common.problems import telling_problems

YOUNG_OBJECTS: Final = 50_000
"""New objects between two looks of the garbage collector: at Python's 700 it takes a tenth of the start."""


def run_program(app: typer.Typer, name: str, arguments: Sequence[str]) -> None:
    """Run a command of a program; a problem is one line on standard error and exit status 1."""
    gc.set_threshold(YOUNG_OBJECTS)
    if sys.stdout is None:  # it was closed before we began
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 (as long as the program runs)
    with telling_problems():
        try:
            app(prog_name=name, args=list(arguments))
        finally:
            sys.stdout.flush()
