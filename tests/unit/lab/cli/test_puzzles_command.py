"""``settebello-lab puzzles``: mined and proved; and one line for what is not."""

import json
import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from settebello.analysis.puzzles import puzzle_line, shipped
from settebello.notation import dumps
from tests.support.started import LIMIT_S
from tests.unit.cli.commands import refusal
from tests.unit.lab.cli.commands import laboratory
from tests.unit.notation.matches import played_match

FEW = "4"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "some.jsonl"
    path.write_text("".join(f"{puzzle_line(each)}\n" for each in shipped()[:3]), "utf-8")
    return path


def test_a_file_is_proved_and_counted(file: Path) -> None:
    shown = laboratory("puzzles", "check", file, "--quick", "--workers", "1")
    assert shown.exit_code == 0
    assert "All hold: 3 looked at." in shown.stdout
    told = json.loads(laboratory("puzzles", "check", file, "--quick", "--json", "--workers", "1").stdout)
    assert told["ok"]
    assert told["puzzles"] == 3
    assert sum(told["rules"].values()) == 3


def test_fresh_worlds_prove_it_too(file: Path) -> None:
    shown = laboratory("puzzles", "check", file, "--seed", "1", "--workers", "1", "--json")
    assert json.loads(shown.stdout)["puzzles"] == 3


def test_a_puzzle_that_does_not_hold_is_named(file: Path) -> None:
    fields = json.loads(puzzle_line(shipped()[3]))
    fields["gap"] = 0.1
    with file.open("a", encoding="utf-8") as more:
        more.write(json.dumps(fields) + "\n")
    shown = laboratory("puzzles", "check", file, "--quick", "--workers", "1")
    assert shown.exit_code == 1
    assert f"{fields['id']}: its lead is another, or too small" in shown.stdout
    assert "One does not hold: 4 looked at." in shown.stdout


def test_mining_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    asked = ("puzzles", "mine", "--seed", "3", "--rules", "scopa-2", "--workers", "1")
    assert laboratory(*asked, "--deals", FEW, "--out", whole).exit_code == 0
    laboratory(*asked, "--deals", "2", "--out", parts)
    with parts.open("a", encoding="utf-8") as torn:
        torn.write('{"id":"a process was killed in this li')
    shown = laboratory(*asked, "--deals", FEW, "--out", parts)
    assert shown.exit_code == 0
    assert parts.read_bytes() == whole.read_bytes()
    assert json.loads(Path(f"{parts}.done").read_text("utf-8")) == {"3 scopa?players=2": int(FEW)}
    again = laboratory(*asked, "--deals", FEW, "--out", parts)
    assert again.stdout.startswith("0 new puzzles")
    assert parts.read_bytes() == whole.read_bytes()


def test_ctrl_c_keeps_what_was_found_and_says_where_it_is(tmp_path: Path) -> None:
    """The same command goes on from there to the same bytes."""
    whole, stopped = tmp_path / "whole.jsonl", tmp_path / "stopped.jsonl"
    asked = ("puzzles", "mine", "--seed", "3", "--rules", "scopa-2", "--workers", "1")
    done = Path(f"{stopped}.done")

    def interrupt() -> None:
        deadline = time.monotonic() + LIMIT_S
        while not done.exists():
            assert time.monotonic() < deadline, "no deal was looked at"
            time.sleep(0.01)
        os.kill(os.getpid(), signal.SIGINT)

    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(interrupt)
        shown = laboratory(*asked, "--deals", "1000000", "--out", stopped)
        waiting.result(LIMIT_S)
    assert shown.exit_code != 0
    assert f"{stopped}: the same command goes on from there" in shown.stderr
    looked_at = sum(json.loads(done.read_text("utf-8")).values())
    laboratory(*asked, "--deals", str(looked_at + 1), "--out", stopped)
    laboratory(*asked, "--deals", str(looked_at + 1), "--out", whole)
    assert stopped.read_bytes() == whole.read_bytes()


def test_a_match_is_mined_once(tmp_path: Path) -> None:
    record, out = tmp_path / "match.txt", tmp_path / "out.jsonl"
    record.write_text(dumps(played_match("scopa-2", 4, most=1)), "utf-8")
    for _ in range(2):
        assert laboratory("puzzles", "mine", record, "--out", out, "--workers", "1").exit_code == 0
    assert list(json.loads(Path(f"{out}.done").read_text("utf-8")).values()) == [1]


def test_there_has_to_be_something_to_mine(tmp_path: Path) -> None:
    assert "Nothing to mine" in refusal(laboratory("puzzles", "mine", "--out", tmp_path / "new.jsonl"))
    wrong = laboratory(
        "puzzles", "mine", "--deals", "1", "--rules", "x-scopa-3", "--out", tmp_path / "new.jsonl"
    )
    assert "x-scopa-3" in refusal(wrong)
    assert "scoppa" in refusal(laboratory("puzzles", "mine", "--deals", "1", "--rules", "scoppa"))


def test_what_has_been_looked_at_is_read_with_care(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    Path(f"{out}.done").write_text("[1, 2", "utf-8")
    refused = refusal(laboratory("puzzles", "mine", "--deals", "1", "--out", out))
    assert refused.startswith("settebello: syntax: ")


def test_a_file_that_holds_no_puzzle_is_one_line(tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text("nothing\n", "utf-8")
    for command in (("check", bad), ("mine", "--deals", "1", "--out", bad)):
        assert refusal(laboratory("puzzles", *command)).startswith("settebello: syntax: ")
    bad.write_text("", "utf-8")
    assert refusal(laboratory("puzzles", "check", bad)).startswith("settebello: not_found: ")
