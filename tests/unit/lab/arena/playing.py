"""Contests that take a moment, and engines made for the tests."""

import os
import shlex
import sys
from pathlib import Path

from settebello.rules import parse_rules
from settebello_lab.arena import Contest, Unit, play_contest, report_of

ENGINE = Path(__file__).with_name("engine.py")
MARK = str(os.getpid())


def contest(a: str = "greedy", b: str = "random", rules: str = "scopa-2", **more: object) -> Contest:
    """Return a contest by the text id of its rules."""
    return Contest(a, b, parse_rules(rules), **more)  # type: ignore[arg-type]  # passed on as it came


def match_contest(a: str = "greedy", b: str = "random", rules: str = "scopa-2") -> Contest:
    """Return a contest over whole matches."""
    return contest(a, b, rules, unit=Unit.MATCH)


def engine(how: str = "good") -> str:
    """Return the name of an engine that does something on its seventh move."""
    return f"exec:{shlex.join([sys.executable, str(ENGINE), how, MARK])}"


def figures(one: Contest, count: int, **more: object) -> dict[str, object]:
    """Play, and return the figures of ``--json``, those of the times aside."""
    found = report_of(play_contest(one, count, **more)).as_dict()  # type: ignore[arg-type]  # as above
    return {name: value for name, value in found.items() if name not in {"ms_per_move", "over_budget"}}
