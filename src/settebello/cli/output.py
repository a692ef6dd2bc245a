"""Where commands print: a console that suits a terminal, a pipe, a screen without colour."""

import io
import json
import os
import shutil
import sys

from rich.console import Console

PIPE_WIDTH = 110
"""Columns where nobody looks on: what is read by programs or kept in a file should not be cut."""


class Output(Console):
    """A console that leaves a reader who has had enough to `telling_problems`."""

    def on_broken_pipe(self) -> None:
        """Pass the problem on."""
        raise BrokenPipeError


def make_console() -> Console:
    """Return a console for standard output; it prints what it is given, without markup of its own."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return Output(highlight=False, markup=False, emoji=False, soft_wrap=True, width=_width())


def print_json(value: object) -> None:
    """Print one JSON value for a program."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def shows_signs(console: Console) -> bool:
    """Tell whether the terminal can show suit signs and lines: it writes UTF-8."""
    return console.encoding.lower().replace("-", "").startswith("utf")


def _width() -> int | None:
    if sys.stdout.isatty():
        return None
    return shutil.get_terminal_size((PIPE_WIDTH, 24)).columns if "COLUMNS" in os.environ else PIPE_WIDTH
