"""The conformance cases, a test a kind; and that the runner says so when a case is wrong."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from settebello.errors import NotFound, SyntaxProblem
from settebello.rules import preset
from settebello_lab.conformance import ANSWERS, CaseReport, run_cases, run_file
from settebello_lab.conformance.run import WHERE_STATED

HERE = Path(__file__).parents[1] / "conformance"
CASES = HERE / "cases.jsonl"
PRESETS = HERE / "presets.json"
LINES = CASES.read_text("utf-8").splitlines()
KINDS = sorted({json.loads(line)["kind"] for line in LINES})
FAMILY_CASES = HERE / "family-cases.jsonl"
FAMILY_PRESETS = HERE / "family-presets.json"
FAMILY_KINDS = sorted({json.loads(line)["kind"] for line in FAMILY_CASES.read_text("utf-8").splitlines()})


def case_of(wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Return the first case that is wanted."""
    return next(case for case in map(json.loads, LINES) if wanted(case))


def run(*cases: dict[str, Any]) -> CaseReport:
    """Run cases by the presets of the registry."""
    return run_cases(json.dumps(case) for case in cases)


@pytest.mark.parametrize("presets", [PRESETS, None], ids=["file", "registry"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_case_of_a_kind_agrees(kind: str, presets: Path | None) -> None:
    report = run_file(CASES, presets)
    assert report.problems == ()
    assert [result for result in report.disagreements if result.kind == kind] == []
    assert report.counts[kind].cases == report.counts[kind].agree > 0


@pytest.mark.parametrize("presets", [FAMILY_PRESETS, None], ids=["file", "registry"])
@pytest.mark.parametrize("kind", FAMILY_KINDS)
def test_every_case_of_a_kind_agrees_in_the_games_around_scopa(kind: str, presets: Path | None) -> None:
    report = run_file(FAMILY_CASES, presets)
    assert report.problems == ()
    assert [result for result in report.disagreements if result.kind == kind] == []
    assert report.counts[kind].cases == report.counts[kind].agree > 0


def test_every_kind_that_is_answered_has_cases() -> None:
    assert {*KINDS, *FAMILY_KINDS} == {kind for kind, _ in ANSWERS}


def test_every_case_of_the_file_is_answered() -> None:
    report = run_file(CASES)
    assert sum(count.cases for count in report.counts.values()) == len(LINES)


@pytest.mark.parametrize("name", sorted(json.loads(PRESETS.read_text("utf-8"))))
def test_the_registry_has_the_presets_of_the_file(name: str) -> None:
    options = json.loads(PRESETS.read_text("utf-8"))[name]
    own = preset(name).rules().as_options()
    assert {key: own[key] for key in options} == options


def test_a_wrong_expectation_is_reported_with_what_was_got() -> None:
    case = case_of(lambda case: case["kind"] == "primiera")
    case["expect"] = {**case["expect"], "winner": "B"}
    (wrong,) = run(case).disagreements
    assert (wrong.id, wrong.article, wrong.line) == (case["id"], case["article"], 1)
    assert wrong.got != wrong.expected == case["expect"]
    assert not run(case).ok
    assert run(case).as_dict()["disagreements"]


@pytest.mark.parametrize("number", range(0, len(LINES), 7))
def test_no_expectation_can_change_unnoticed(number: int) -> None:
    case = json.loads(LINES[number])
    for key in set(case["expect"]) - WHERE_STATED:
        without = {name: value for name, value in case["expect"].items() if name != key} or {"other": 1}
        for expect in (without, {**case["expect"], key: "other"}, {**case["expect"], "more": 0}):
            assert len(run({**case, "expect": expect}).disagreements) == 1


def test_sets_are_compared_whatever_their_order_and_rows_by_it() -> None:
    case = case_of(lambda case: case["id"] == "captures-014")
    turned = [list(reversed(taken)) for taken in reversed(case["expect"]["captures"])]
    assert run({**case, "expect": {**case["expect"], "captures": turned}}).ok
    order = case_of(lambda case: case.get("op") == "order")
    wrong = {**order["expect"], "order": list(reversed(order["expect"]["order"]))}
    assert not run({**order, "expect": wrong}).ok


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("{", "no JSON"),
        ("[]", "a case is a JSON object"),
        ("{}", "kind: missing"),
        ('{"kind": "cards"}', "there is no kind 'cards'"),
        ('{"kind": "deal", "op": "cut", "expect": {"a": 1}}', "with op 'cut'"),
        ('{"kind": "scopa", "preset": "figs"}', "expect: missing"),
        ('{"kind": "scopa", "expect": {"scopa": true}}', "preset: missing"),
        ('{"kind": "scopa", "preset": "fgs", "expect": {"scopa": true}}', "there is no preset 'fgs'"),
        (
            '{"kind": "captures", "preset": "figs", "table": ["8D"], "card": "7D", "expect": {"lay": true}}',
            "table: '8D' is no card",
        ),
        (
            '{"kind": "captures", "preset": "figs", "table": ["7D", "7D"], "card": "6D", "expect": {"a": 1}}',
            "table: a card stands twice",
        ),
        (
            '{"kind": "primiera", "preset": "figs", "piles": {"A": ["7D"], "B": ["7D"]}, "expect": {"a": 1}}',
            "piles: a card is in two piles",
        ),
        (
            '{"kind": "match", "preset": "figs", "before": {"A": 1, "B": "2"}, "expect": {"a": 1}}',
            "before.B: '2', expected a whole number",
        ),
        (
            '{"kind": "match", "preset": "figs", "options": {"points": 3}, "expect": {"a": 1}}',
            "there is no option 'points'",
        ),
        (
            '{"kind": "match", "preset": "figs", "options": {"players": 5}, "expect": {"a": 1}}',
            "5 cannot play",
        ),
    ],
)
def test_a_malformed_case_is_a_named_problem_with_its_line(line: str, says: str) -> None:
    good = json.dumps(case_of(lambda case: case["kind"] == "scopa"))
    report = run_cases([good, "", line, good])
    (problem,) = report.problems
    assert problem.line == 3
    assert says in problem.message
    assert report.counts["scopa"].agree == 2
    assert not report.ok


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(NotFound, match=r"nowhere\.jsonl"):
        run_file(tmp_path / "nowhere.jsonl")
    (tmp_path / "presets.json").write_text('{"figs": }')
    with pytest.raises(SyntaxProblem, match="line 1, column 10"):
        run_file(CASES, tmp_path / "presets.json")
    (tmp_path / "presets.json").write_text("[]")
    with pytest.raises(SyntaxProblem):
        run_file(CASES, tmp_path / "presets.json")
