"""`settebello train`: a network from the command line."""

import json
import os
from pathlib import Path

import pytest

from settebello.kernels.net.weights import read_weights
from tests.unit.cli.commands import refusal, settebello


def test_a_course_writes_its_network_with_how_it_came_about(tmp_path: Path) -> None:
    out = tmp_path / "net.npz"
    run = settebello("train", "--rules", "scopa-2", "--deals", "64", "--out", str(out), "--json")
    answer = json.loads(run.stdout)
    about = read_weights(out).about
    assert answer["settings"] == about["settings"]
    assert about["settings"]["rules"] == "scopa-2"
    assert answer["deals"] == about["deals"] == 64
    assert answer["v_greedy"] == about["v_greedy"]


def test_a_person_reads_a_line_for_each_report(tmp_path: Path) -> None:
    run = settebello("train", "--deals", "64", "--out", str(tmp_path / "net.npz"), "--lang", "en")
    assert run.stdout.count("against greedy") == 1


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--rules", "briscola"], "unknown_rule"),
        (["--start", "nothing.npz"], "not_found"),
        (["--resume", "nothing.course"], "not_found"),
        (["--start", __file__], "file"),
        (["--resume", __file__], "file"),
        (["--out", "no/such/folder/net.npz"], "file"),
        (["--out", os.devnull], "file"),
        (["--out", "net.course"], "file"),
    ],
)
def test_what_cannot_be_trained_is_one_line(arguments: list[str], code: str) -> None:
    line = refusal(settebello("train", "--deals", "64", *arguments))
    assert line.startswith(f"settebello: {code}: ")
    assert ("net.course is where the course itself is kept" in line) == ("net.course" in arguments)
