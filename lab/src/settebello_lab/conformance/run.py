"""Running cases: one JSON object a line in, one report out."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from settebello.errors import NotFound, SettebelloError, SyntaxProblem
from settebello.notation.places import with_line_ends
from settebello.rules import Rules
from settebello_lab.conformance import captures, deal, declare, fuori, irregular, match, score, turn
from settebello_lab.conformance.report import CaseProblem, CaseReport, CaseResult
from settebello_lab.conformance.ruleset import PresetRows, rules_of
from settebello_lab.conformance.situation import CaseSituation

Answer = Callable[[Rules, CaseSituation], dict[str, object]]

ANSWERS: Final[Mapping[tuple[str, str | None], Answer]] = MappingProxyType(
    {
        ("captures", None): captures.capture,
        ("captures", "playable"): captures.playable_cards,
        ("deal", "redeal"): deal.redeal,
        ("deal", "layout"): deal.layout_of_deck,
        ("deal", "batches"): deal.batches,
        ("deal", "table_bonus"): deal.worth_of_table,
        ("declare", "options"): declare.options,
        ("declare", "window"): declare.window,
        ("declare", "shown"): declare.shown,
        ("play", "bonus"): score.made_by_play,
        ("score", None): score.counted_score,
        ("primiera", None): score.best_primiera,
        ("scopa", None): score.scopa,
        ("match", None): match.outcome,
        ("turn", "order"): turn.order,
        ("turn", "new_match_dealer"): turn.new_match_dealer,
        ("turn", "after_redeal"): turn.after_redeal,
        ("turn", "hand_visible"): turn.visible_hands,
        ("turn", "draw"): turn.draw,
        ("fuori", None): fuori.declaration,
        ("irregular", "count_after_deal"): irregular.count_after_deal,
        ("irregular", "missed_capture"): irregular.missed_capture,
        ("irregular", "coin_or_dark"): irregular.coin_or_dark,
        ("irregular", "retract"): irregular.retract,
        ("irregular", "exposed"): irregular.exposed,
        ("irregular", "penalty_turn"): irregular.penalty_turn,
        ("irregular", "penalty_capture"): irregular.penalty_capture,
        ("irregular", "irregular_hand"): irregular.wrong_number,
        ("irregular", "irregular_cards_exposed"): irregular.irregular_cards_exposed,
        ("irregular", "pile_request"): irregular.pile_request,
    }
)
"""The function that answers a case, by its kind and op."""

SETS: Final = frozenset(
    {
        "captures",
        "playable",
        "hands",
        "table",
        "table_then",
        "sides",
        "pairs",
        "pile_keepers",
        "visible_to_owner",
        "redraw",
        "exposed",
        "penalty",
        "declarations",
        "visible",
    }
)
"""Answers whose rows have no order."""

WHERE_STATED: Final = frozenset({"bank", "table_then", "points"})
"""Answers that a case may leave out: only some have anything to say of banking, the table or points."""


def run_cases(lines: Iterable[str], presets: PresetRows | None = None) -> CaseReport:
    """Put every case to the engine; ``presets`` gives options by name, else the registry does."""
    results: list[CaseResult] = []
    problems: list[CaseProblem] = []
    for number, case in _cases(lines, problems):
        try:
            results.append(_result(number, case, presets))
        except (SettebelloError, ValueError) as problem:
            problems.append(CaseProblem(number, _id(case), str(problem)))
    return CaseReport(tuple(results), tuple(problems))


def run_file(path: str | Path, presets_path: str | Path | None = None) -> CaseReport:
    """Run a file of cases; raise `NotFound` or `SyntaxProblem` for a file that cannot be read."""
    presets = None if presets_path is None else parse_presets(_read(presets_path))
    return run_cases(lines_of(_read(path)), presets)


def lines_of(text: str) -> list[str]:
    """Return the lines of a file of cases, however they end."""
    return with_line_ends(text).split("\n")


def parse_presets(text: str) -> PresetRows:
    """Read presets from JSON: an object of option objects, by name; raise `SyntaxProblem` for other text."""
    try:
        rows = json.loads(with_line_ends(text))
    except json.JSONDecodeError as problem:
        raise SyntaxProblem(problem.msg, line=problem.lineno, column=problem.colno) from None
    except (ValueError, RecursionError) as problem:
        raise SyntaxProblem(str(problem)) from None
    if not isinstance(rows, dict) or not all(isinstance(row, dict) for row in rows.values()):
        raise SyntaxProblem("a file of presets is an object of option objects, by name")
    return rows


def _read(path: str | Path) -> str:
    try:
        return Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise NotFound(f"{path} cannot be read: {problem}", path=str(path)) from None


def _cases(lines: Iterable[str], problems: list[CaseProblem]) -> Iterator[tuple[int, CaseSituation]]:
    """Yield the cases with their line numbers; what is no JSON object goes to ``problems``."""
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            data = json.loads(line)
        except (ValueError, RecursionError) as problem:
            problems.append(CaseProblem(number, "", f"no JSON: {problem}"))
            continue
        if isinstance(data, dict):
            yield number, CaseSituation(data)
        else:
            problems.append(CaseProblem(number, "", "a case is a JSON object"))


def _result(number: int, case: CaseSituation, presets: PresetRows | None) -> CaseResult:
    kind, op = case.text("kind"), case.text("op") if case.has("op") else None
    answer = ANSWERS.get((kind, op))
    if answer is None:
        raise ValueError(f"there is no kind {kind!r}" + (f" with op {op!r}" if op else " without an op"))
    expected = case.mapping("expect")
    if not expected:
        raise ValueError("expect: missing")
    got = answer(rules_of(case, presets), case)
    got = {key: value for key, value in got.items() if key in expected or key not in WHERE_STATED}
    agree = canonical(got) == canonical(expected)
    return CaseResult(number, _id(case), kind, case.text("article", ""), got, dict(expected), agree)


def _id(case: CaseSituation) -> str:
    return str(case.data.get("id", ""))


def canonical(answer: Mapping[str, object]) -> str:
    """Write an answer so that equal ones are equal texts, whatever the order of its sets."""
    tidy = {key: _sorted(value) if key in SETS else value for key, value in answer.items()}
    return json.dumps(tidy, sort_keys=True)


def _sorted(value: object) -> object:
    if isinstance(value, Mapping):
        return {key: _sorted(each) for key, each in value.items()}
    if isinstance(value, list):
        return sorted((_sorted(each) for each in value), key=json.dumps)
    return value
