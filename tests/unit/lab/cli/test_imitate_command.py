"""`settebello-lab imitate`: how others play, from the command line."""

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from settebello.kernels import pack_rules
from settebello.kernels.net import weights_for
from settebello.kernels.net.weights import read_weights
from settebello.rules import parse_rules
from tests.support.started import Started, descendants, until_gone
from tests.unit.cli.commands import refusal
from tests.unit.lab.cli.commands import laboratory

Found = TypeVar("Found")


def test_what_was_learned_is_written_with_whose_plays_taught_it(tmp_path: Path) -> None:
    out = tmp_path / "plays.npz"
    run = laboratory("imitate", "greedy", "--rules", "scopa-2", "--deals", "24", "--out", str(out), "--json")
    answer = json.loads(run.stdout)
    about = read_weights(out, weights_for(pack_rules(parse_rules("scopa-2")))).about
    assert answer["settings"] == about["settings"]
    assert answer["likeness"] == about["likeness"]
    assert about["settings"]["players"] == ["greedy"]


def test_a_person_reads_how_likely_plays_were_held_to_be(tmp_path: Path) -> None:
    out = tmp_path / "plays.npz"
    run = laboratory("imitate", "greedy", "--rules", "scopa-2", "--deals", "24", "--out", str(out))
    assert "likely" in run.stdout


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["greedy", "--rules", "briscola"], "unknown_rule"),
        (["greedy", "--rules", "quindici-4"], "not_found"),
        (["nobody"], "not_found"),
        (["greedy", "--out", "no/such/folder/plays.npz"], "file"),
    ],
)
def test_what_cannot_be_imitated_is_one_line(arguments: list[str], code: str) -> None:
    line = refusal(laboratory("imitate", "--deals", "24", *arguments))
    assert line.startswith(f"settebello: {code}: ")


def test_nobody_goes_on_playing_when_the_command_was_killed(tmp_path: Path) -> None:
    words = ["imitate", "greedy", "--rules", "scopa-2", "--deals", "100000", "--out", str(tmp_path / "x.npz")]
    with Started([sys.executable, "-m", "settebello", *words]) as command:
        playing = until(lambda: found if len(found := descendants(command.pid)) > 2 else None)
        os.kill(command.pid, signal.SIGKILL)
        until_gone(list(playing))


def until(found: Callable[[], Found | None]) -> Found:
    """Return what comes to be found; fail where that takes too long."""
    for _ in range(600):
        if (one := found()) is not None:
            return one
        time.sleep(0.1)
    raise AssertionError("it took too long")
