"""The examples of docs/duplicate.md are true."""

import re
import shlex
from pathlib import Path

import pytest

from settebello.duplicate import dumps_set, dumps_sheet, loads_set, loads_sheet
from tests.unit.cli.commands import settebello

DOC = (Path(__file__).parents[3] / "docs" / "duplicate.md").read_text("utf-8")


def blocks(kind: str) -> list[str]:
    found = re.findall(rf"^```{kind}\n(.*?)^```$", DOC, re.MULTILINE | re.DOTALL)
    assert found, f"docs/duplicate.md has no example of a {kind}"
    return found


SETS, SHEET = blocks("set"), blocks("sheet")[0]


def run(command: str) -> str:
    """Run a command of the page and return what it prints, or nothing if that goes to a file."""
    line, _, file = command.partition(" > ")
    done = settebello(*shlex.split(line)[1:])
    assert done.exit_code == 0, done.stderr
    if file:
        Path(file).write_text(done.stdout, "utf-8")
        return ""
    return "".join(f"{line.rstrip()}\n" for line in done.stdout.splitlines())


def test_the_evening_goes_as_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "results.txt").write_text(SHEET, "utf-8")
    for block in blocks("console"):
        said = "".join(f"$ {command}\n{run(command)}" for command in re.findall(r"^\$ (.*)$", block, re.M))
        assert said == block
    secret, opened = SETS
    assert (tmp_path / "befana.secret.txt").read_text("utf-8") == secret
    assert (tmp_path / "befana.open.txt").read_text("utf-8") == opened


@pytest.mark.parametrize("text", SETS)
def test_a_set_of_the_page_reads_back(text: str) -> None:
    assert dumps_set(loads_set(text)) == text


def test_the_sheet_of_the_page_reads_back() -> None:
    assert dumps_sheet(loads_sheet(SHEET)) == SHEET


def test_the_program_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks("python")
    exec(compile(code, "docs/duplicate.md", "exec"), {"text": SHEET})
    printed = capsys.readouterr().out
    assert dumps_set(loads_set(SETS[0]).public()) in printed
    assert "1 Ada + Carla 2\n" in printed


def test_every_command_of_the_table_is_there() -> None:
    for command in re.findall(r"^\| `duplicate (\w+)", DOC, re.MULTILINE):
        assert settebello("duplicate", command, "--help").exit_code == 0


def test_every_symbol_of_the_grammar_is_defined_here_or_in_the_notation() -> None:
    grammar = re.sub(r"\?.*?\?|\"[^\"]*\"", "", blocks("ebnf")[0])
    defined = set(re.findall(r"^([a-z ]+?) *=", grammar, re.MULTILINE))
    used = {name.strip() for name in re.findall(r"[a-z]+(?: [a-z]+)*", grammar)}
    assert used - defined == {"open", "close", "value", "number", "rules"}
    assert all(f"`{name}`" in DOC for name in used - defined)
