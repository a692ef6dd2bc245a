"""The commands and figures of docs/learning.md can be repeated."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from settebello.kernels.net import layout as at
from settebello.kernels.net.weights import FAMILIES
from settebello_lab.learn import Settings
from tests.unit.lab.cli.commands import laboratory

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "docs" / "learning.md").read_text("utf-8")
COMMANDS = re.findall(r"^    settebello-lab (train .+)$", TEXT, re.MULTILINE)


def test_the_python_example_measures_a_network() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=120, check=True
    )
    assert re.fullmatch(r"\d+ Margin\(deals=200, points=\d.*\)\n", done.stdout)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_options_named_exist(command: str) -> None:
    options = [word for word in shlex.split(command) if word.startswith("--")]
    told = laboratory("train", "--help").stdout
    assert all(option in told for option in options)


def test_the_numbers_named_are_those_of_the_code() -> None:
    settings = Settings(rules="scopone-10")
    assert f"{at.INPUTS:,} inputs" in TEXT
    assert f"first layer of {at.WIDTH}, a second of {at.HIDDEN}" in TEXT
    assert f"first {settings.taught_deals:,} deals" in TEXT
    assert f"from 1 to {settings.trace}" in TEXT
    assert re.findall(r"^\| `([a-z0-9-]+)` \| \+", TEXT, re.MULTILINE) == list(FAMILIES.values())
