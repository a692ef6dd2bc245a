"""``settebello-lab conformance``: agreement, disagreement, cases nobody can read."""

import json
from pathlib import Path

import pytest

from tests.unit.cli.commands import CASES, refusal
from tests.unit.lab.cli.commands import laboratory

CASE = '{"id":"mine","article":"Art. 9","preset":"figs-8","kind":"captures","table":["3S"],"card":"3D",'
RIGHT = CASE + '"expect":{"captures":[["3S"]],"lay":false}}\n'
WRONG = CASE + '"expect":{"captures":[],"lay":true}}\n'


@pytest.fixture
def cases(tmp_path: Path) -> Path:
    return tmp_path / "cases.jsonl"


def test_the_given_cases_agree() -> None:
    result = laboratory("conformance", "--presets", CASES / "presets.json", CASES / "cases.jsonl")
    assert result.exit_code == 0
    assert "captures" in result.stdout
    assert " 0 differ" in result.stdout


def test_a_disagreement_shows_both_answers_and_exits_1(cases: Path) -> None:
    cases.write_text(RIGHT + WRONG)
    result = laboratory("conformance", cases)
    assert result.exit_code == 1
    for told in ("mine", "Art. 9", "got", "expected", '"captures": [["3S"]]', "1 differ"):
        assert told in result.stdout
    report = json.loads(laboratory("conformance", "--json", cases).stdout)
    assert not report["ok"]
    assert report["disagreements"][0]["id"] == "mine"


@pytest.mark.parametrize("line", ["nonsense", "[1, 2]", '{"id":"x","kind":"nothing","expect":{"a":1}}'])
def test_a_malformed_case_is_told_by_its_line(cases: Path, line: str) -> None:
    cases.write_text(RIGHT + line + "\n")
    result = laboratory("conformance", cases)
    assert result.exit_code == 1
    assert "Line 2: " in result.stdout


def test_files_that_cannot_be_read_are_one_line(tmp_path: Path, cases: Path) -> None:
    cases.write_text(RIGHT)
    binary = tmp_path / "binary"
    binary.write_bytes(b"ab\n\xff\xfe\x00")
    assert refusal(laboratory("conformance", tmp_path / "none")).startswith("settebello: not_found: ")
    assert refusal(laboratory("conformance", tmp_path)).startswith("settebello: not_found: ")
    assert "line 2" in refusal(laboratory("conformance", binary))
    assert refusal(laboratory("conformance", cases, "--presets", tmp_path / "none"))
    assert refusal(laboratory("conformance", cases, "--presets", cases.with_name("binary")))
    (tmp_path / "presets.json").write_text("[]")
    assert refusal(laboratory("conformance", cases, "--presets", tmp_path / "presets.json"))


def test_what_stands_in_a_case_neither_steers_the_terminal_nor_breaks_the_output(tmp_path: Path) -> None:
    path = tmp_path / "odd.jsonl"
    case = {"kind": "captures", "preset": "scopone", "table": ["AD"], "card": "AS"}
    wrong = case | {"id": "\x1b[31m\ud800", "expect": {"captures": []}}
    endless = case | {"preset": "x" * 9000, "expect": {"captures": []}}
    right = case | {"note": "two\u2028lines", "expect": {"captures": [["AD"]], "lay": False}}
    rows = [json.dumps(wrong), json.dumps(endless), json.dumps(right, ensure_ascii=False)]
    path.write_text("\r\n".join(rows) + "\r\n", "utf-8")
    shown = laboratory("conformance", path)
    assert shown.exit_code == 1
    assert "\x1b" not in shown.output
    assert "3 cases: 1 agree, 1 differ, 1 unreadable" in shown.stdout
    assert len(json.loads(laboratory("conformance", "--json", path).stdout)["disagreements"]) == 1
