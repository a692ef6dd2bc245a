"""Where commands print: a console that suits a terminal, a pipe, a screen without colour."""

import io
import json
import os
import shutil
import sys
from unicodedata import category

from rich.console import Console

PIPE_WIDTH = 110
"""Columns where nobody looks on: what is read by programs or kept in a file should not be cut."""

LONGEST = 1000
"""Letters of somebody's text that are shown; the sentences around it refuse to hold much more."""


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


def print_json(value: object, indent: int | None = 2) -> None:
    """Print one JSON value for a program; letters that the output cannot hold are escaped."""
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(value, indent=indent)
    print(text)


def tame(text: str, longest: int = LONGEST) -> str:
    """Return text from outside as it may be shown: not endless, and nothing in it steers the terminal."""
    short = text if len(text) <= longest else f"{text[: longest - 1]}…"
    return "".join("\ufffd" if category(letter) in {"Cc", "Cs"} else letter for letter in short)


def shows_signs(console: Console) -> bool:
    """Tell whether the terminal can show suit signs and lines: it writes UTF-8."""
    return console.encoding.lower().replace("-", "").startswith("utf")


def _width() -> int | None:
    if sys.stdout.isatty():
        return None
    return shutil.get_terminal_size((PIPE_WIDTH, 24)).columns if "COLUMNS" in os.environ else PIPE_WIDTH
