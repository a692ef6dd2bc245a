"""`settebello imitate`: how others play, from the command line."""

import json
from pathlib import Path

import pytest

from settebello.kernels import pack_rules
from settebello.kernels.net import weights_for
from settebello.kernels.net.weights import read_weights
from settebello.rules import parse_rules
from tests.unit.cli.commands import refusal, settebello


def test_what_was_learned_is_written_with_whose_plays_taught_it(tmp_path: Path) -> None:
    out = tmp_path / "plays.npz"
    run = settebello("imitate", "greedy", "--rules", "scopa-2", "--deals", "24", "--out", str(out), "--json")
    answer = json.loads(run.stdout)
    about = read_weights(out, weights_for(pack_rules(parse_rules("scopa-2")))).about
    assert answer["settings"] == about["settings"]
    assert answer["likeness"] == about["likeness"]
    assert about["settings"]["players"] == ["greedy"]


def test_a_person_reads_how_likely_plays_were_held_to_be(tmp_path: Path) -> None:
    out = tmp_path / "plays.npz"
    run = settebello("imitate", "greedy", "--rules", "scopa-2", "--deals", "24", "--out", str(out))
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
    line = refusal(settebello("imitate", "--deals", "24", *arguments))
    assert line.startswith(f"settebello: {code}: ")
