"""The person's end of the line: drawing where a terminal can, plain lines everywhere else."""

import sys
import time
from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from settebello.cli.common.output import make_console, shows_signs

NARROWEST: Final = 40
PACE: Final = 1.0
"""Seconds between two cards on a terminal; where nobody watches, none."""


class InputEnded(Exception):
    """Nothing more will be typed."""


class Terminal:
    """A console and what it can do: ``draws`` says whether whole screens are drawn on it."""

    def __init__(self, pace: float | None = None) -> None:
        self.console = make_console()
        self.signs = shows_signs(self.console)
        self.watched = self.console.is_terminal and sys.stdin.isatty()
        dumb = self.console.is_dumb_terminal
        self.draws = self.watched and not dumb and self.signs and self.console.width >= NARROWEST
        self._pace = pace if pace is not None else PACE if self.watched else 0.0

    def draw(self, lines: Iterable[RenderableType]) -> None:
        """Put a whole screen in place of the one before."""
        self.console.clear()
        for line in lines:
            self.console.print(line, soft_wrap=False)

    def say(self, text: RenderableType, style: str | None = None) -> None:
        """Print one thing, wrapped to the width."""
        self.console.print(text, style=style, soft_wrap=False)

    def pause(self) -> None:
        """Give the person time to see the card just played."""
        if self._pace:
            time.sleep(self._pace)

    def ask(self, question: str) -> str:
        """Ask for one line and return it without spaces around; raise `InputEnded` if there is none."""
        self.console.print(Text(f"{question} ", style="bold"), end="", soft_wrap=True)
        sys.stdout.flush()
        try:
            line = sys.stdin.readline()
        except (OSError, UnicodeDecodeError):
            line = ""
        if not self.watched or not line:
            # whoever typed Enter has moved the cursor; a file has not
            self.console.print()
        if not line:
            raise InputEnded
        return line.strip()

    def confirm(self, question: str, again: str) -> bool:
        """Ask until the answer is yes or no, in any language."""
        while True:
            answer = self.ask(question).casefold()
            if answer in {"s", "si", "sì", "sí", "y", "yes", "o", "oui", "j", "ja"}:
                return True
            if answer in {"n", "no", "non", "nein"}:
                return False
            self.say(again)
