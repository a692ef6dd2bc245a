"""``settebello-lab conformance``: cases with expected answers, put to the engine."""

import json
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from settebello.cards import Language
from settebello.cli.common.files import read_text
from settebello.cli.common.output import make_console, print_json, tame
from settebello.texts import Texts, texts
from settebello_lab.conformance import CaseReport, CaseResult, lines_of, parse_presets, run_cases


def conformance(path: Path, presets: Path | None, spoken: Language, *, as_json: bool) -> bool:
    """Run a file of cases, print what came of it, and tell whether every case asked agrees."""
    rows = None if presets is None else parse_presets(read_text(presets))
    report = run_cases(lines_of(read_text(path)), rows)
    if as_json:
        print_json(report.as_dict())
    else:
        _print(report, texts(spoken), make_console())
    return report.ok


def _print(report: CaseReport, said: Texts, console: Console) -> None:
    for result in report.disagreements:
        console.print(_disagreement(result, said))
    for problem in report.problems:
        why = tame(f"{problem.id} {problem.message}".strip())
        console.print(said.say("cli-conformance-line", line=str(problem.line), why=why))
    if report.counts:
        console.print(_counts(report, said))
    console.print(_total(report, said))


def _disagreement(result: CaseResult, said: Texts) -> Text:
    got, expected = said.say("cli-got"), said.say("cli-expected-answer")
    wide = max(len(got), len(expected))
    lines = Text(tame(result.id), style="bold").append(f"  {tame(result.article)}\n", style="not bold")
    lines.append(f"  {got:{wide}}  {_json(result.got)}\n", style="not bold")
    return lines.append(f"  {expected:{wide}}  {_json(result.expected)}", style="not bold")


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def _counts(report: CaseReport, said: Texts) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(said.say("cli-kind"))
    for name in ("cli-cases", "cli-agree", "cli-differ"):
        table.add_column(said.say(name), justify="right")
    for kind, count in report.counts.items():
        differ = count.cases - count.agree
        row = (kind, str(count.cases), str(count.agree), str(differ))
        table.add_row(*row, style="bold red" if differ else None)
    return table


def _total(report: CaseReport, said: Texts) -> str:
    return said.say(
        "cli-conformance-total",
        cases=len(report.results) + len(report.problems),
        agree=len(report.results) - len(report.disagreements),
        differ=len(report.disagreements),
        unread=len(report.problems),
    )
