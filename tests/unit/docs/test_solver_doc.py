"""The commands and figures of docs/solver.md can be repeated."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from settebello.rules import preset

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "docs" / "solver.md").read_text("utf-8")
COMMANDS = re.findall(r"^    settebello (solve .+)$", TEXT, re.MULTILINE)


def run(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=120, check=True
    )
    return done.stdout


def test_the_python_example_finds_a_value_and_a_line() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert re.fullmatch(r"Bounds\(lower=-?\d+, upper=-?\d+\) \(Play.*\)\n", run("-c", code))


@pytest.mark.parametrize("command", [each for each in COMMANDS if "--record" not in each])
def test_the_commands_run(command: str) -> None:
    assert run("-m", "settebello", *shlex.split(command))


@pytest.mark.parametrize("name", re.findall(r"^\| `([a-z0-9-]+)` \|", TEXT, re.MULTILINE))
def test_the_rules_named_are_of_two_sides(name: str) -> None:
    assert preset(name).rules().side_count == 2
