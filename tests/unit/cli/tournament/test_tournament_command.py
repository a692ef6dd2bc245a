"""`settebello tournament`: the evening of docs/tournaments.md, import and export, refusals, simulation."""

import ast
import json
import re
import shlex
from pathlib import Path
from types import ModuleType

import pytest

from settebello.cli.tournament import commands, requests
from settebello.cli.tournament.book import TournamentBook
from settebello.tournament import PairingMethod, Partnering, ScoringMethod, TieBreak, TournamentFormat
from tests.unit.cli.commands import refusal, settebello

DOC = (Path(__file__).parents[4] / "docs" / "tournaments.md").read_text("utf-8")
SEED = "5e77" * 16


def run(*words: str | Path) -> str:
    """Run a command of a tournament, and return what it prints."""
    done = settebello("tournament", *words)
    assert done.exit_code == 0, done.stderr
    return done.stdout


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """Return the file of a tournament of four."""
    file = tmp_path / "befana.tournament"
    run("new", file, "--name", "Befana", "--rules", "torneo", "--rounds", "2", "--seed", SEED)
    for name in ("Ada", "Bruno", "Carla", "Dino"):
        run("enter", file, name)
    return file


def test_the_evening_goes_as_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```console\n(.*?)^```$", DOC, re.MULTILINE | re.DOTALL)
    assert len(blocks) > 3
    for block in blocks:
        said = ""
        for command in re.findall(r"^\$ (.*)$", block, re.MULTILINE):
            line, _, file = command.partition(" > ")
            done = settebello(*shlex.split(line)[1:])
            assert done.exit_code == 0, done.stderr
            if file:
                Path(file).write_text(done.stdout, "utf-8")
            shown = "" if file else "".join(f"{each.rstrip()}\n" for each in done.stdout.splitlines())
            said += f"$ {command}\n{shown}"
        assert said == block


def test_computers_enter_a_file_and_are_marked_with_their_level(tmp_path: Path) -> None:
    file = tmp_path / "befana.tournament"
    run("new", file, "--name", "Befana", "--rules", "scopone", "--rounds", "1", "--seed", SEED, "--check-in")
    said = run("computers", file, "circolo", "--entries", "2", "--partner", "Ada")
    assert "Gianduja · circolo" in said
    entrants = json.loads(run("show", file, "--json"))["entrants"]
    assert [each["levels"] for each in entrants] == [[None, "circolo"], *[["circolo"] * 2] * 2]
    run("check-in", file, "1")
    assert run("pair", file).count("· circolo") == 3

    def refused(*words: str | Path) -> str:
        return refusal(settebello("tournament", *words))

    assert "before the start" in refused("computers", file, "circolo", "--entries", "1")
    other = tmp_path / "other.tournament"
    run("new", other, "--name", "Befana", "--rules", "scopone", "--seed", SEED)
    assert "no such computer player" in refused("computers", other, "nessuno", "--entries", "1")
    assert "At most 128 computers" in refused("computers", other, "circolo", "--entries", "65")
    assert "how many computers" in refused("computers", other, "circolo")
    singles = tmp_path / "singles.tournament"
    run("new", singles, "--name", "Befana", "--rules", "torneo", "--seed", SEED)
    # the fault: the person entered alone, and nothing was said
    assert "everybody enters alone" in refused("computers", singles, "circolo", "--partner", "Ada")
    assert json.loads(run("show", singles, "--json"))["entrants"] == []
    entries = tmp_path / "entries.csv"
    entries.write_text(run("export", file, "entries"), "utf-8")
    run("import", other, "entries", entries)
    assert run("export", other, "entries").count("circolo") == 5
    entries.write_text("member1,member2,level2\nAda,Zanni,nessuno\n", "utf-8")
    assert "no such computer player" in refused("import", other, "entries", entries)


def test_every_command_of_the_table_is_there_and_no_other() -> None:
    named = set(re.findall(r"^\| `tournament ([\w-]+)", DOC, re.MULTILINE))
    listed = run("--help")
    for command in named:
        assert settebello("tournament", command, "--help").exit_code == 0
    assert named == set(re.findall(r"^│ ([a-z-]+) ", listed, re.MULTILINE)) - {"--help"}


def test_the_file_is_for_its_owner_and_is_not_overwritten(begun: Path) -> None:
    assert begun.stat().st_mode & 0o077 == 0
    again = settebello("tournament", "new", begun, "--name", "Again")
    assert "is not overwritten" in refusal(again)


def test_entries_are_read_all_or_none(begun: Path, tmp_path: Path) -> None:
    rows = tmp_path / "entries.csv"
    rows.write_text("member1,strength\nElsa,1500\nAda,1400\n", "utf-8")
    before = begun.read_text("utf-8")
    assert "Ada has entered already" in refusal(settebello("tournament", "import", begun, "entries", rows))
    assert begun.read_text("utf-8") == before
    rows.write_text("member1,strength\nElsa,1500\nFabio,\n", "utf-8")
    assert run("import", begun, "entries", rows) == "Rows read: 2.\n"
    assert "Elsa,1500," in run("export", begun, "entries")


def test_results_go_out_and_come_back(begun: Path, tmp_path: Path) -> None:
    run("pair", begun)
    rows = tmp_path / "results.csv"
    rows.write_text("round,table,points1,points2,scope1\n1,1,11,7,2\n1,2,9,11,\n", "utf-8")
    run("import", begun, "results", rows)
    out = run("export", begun, "results")
    assert re.search(r"^1,1,1,\w+,\w+,11,7,2,0,,,\r?$", out, re.MULTILINE)
    run("correct", begun, "1", "7-11", "--reason", "written the wrong way round")
    book = TournamentBook(begun)
    assert [each.reason for each in book.tournament.corrections] == ["written the wrong way round"]


def test_all_of_it_goes_out_as_json_without_the_seed(begun: Path) -> None:
    run("pair", begun)
    text = run("export", begun, "all")
    whole = json.loads(text)
    assert SEED not in text
    assert whole["stage"] == "running"
    assert [row["name"] for row in whole["standings"]]
    assert whole["rounds"][0]["encounters"][0]["sides"]


def test_a_tournament_that_another_program_changed_is_left_alone(begun: Path) -> None:
    book = TournamentBook(begun)
    run("enter", begun, "Elsa")
    kept = begun.read_text("utf-8")
    from settebello.errors import FileProblem
    from settebello.tournament import Start

    with pytest.raises(FileProblem):
        book.do(Start())
    assert begun.read_text("utf-8") == kept


def test_the_deals_of_a_round_are_a_duplicate_set(tmp_path: Path) -> None:
    file, secret = tmp_path / "d.tournament", tmp_path / "d.txt"
    run("new", file, "--name", "Befana", "--rules", "figs", "--format", "duplicate", "--deals", "2")
    for number in range(4):
        run("enter", file, f"A{number}", f"B{number}")
    run("pair", file)
    secret.write_text(run("deals", file), "utf-8")
    shown = json.loads(settebello("duplicate", "show", secret, "--json").stdout)
    commitment = json.loads(run("show", file, "--json"))["rounds"][0]["deals"]
    assert shown["commitment"] == commitment
    run("result", file, "1", "5-2 *")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("result", "1", "11-7"), "The tournament has not started."),
        (("result", "1", "11:7"), "Points are written as 11-7"),
        (("pair", "--undo"), "The tournament has not started."),
        (("export", "prizes"), "There is no prizes to read or print here."),
        (("rule", "--article", "5", "--reason", " ", "--entrant", "1"), "The tournament has not started."),
    ],
)
def test_a_refusal_is_one_line(begun: Path, words: tuple[str, ...], said: str) -> None:
    command, *rest = words
    result = settebello("tournament", command, begun, *rest)
    assert said in refusal(result) or "no round 0" in refusal(result)


def test_a_file_that_is_no_tournament_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    for text in ("", "notes\n", '{"v":1,"type":"entered"}\n', '{"v":9,"type":"opened"}\n'):
        file.write_text(text, "utf-8")
        assert settebello("tournament", "standings", file).exit_code == 1


def test_the_simulation_repeats_itself_and_finds_the_best_more_often_the_stronger_they_are() -> None:
    words = ("simulate", "--entrants", "8", "--runs", "3", "--json", "--spread")
    first = json.loads(run(*words, "3"))
    assert first == json.loads(run(*words, "3"))
    assert {each["format"] for each in first} >= {"swiss", "knockout", "round_robin", "duplicate", "teams"}
    even = json.loads(run(*words, "0"))
    assert sum(each["correlation"] for each in first) > sum(each["correlation"] for each in even)


def test_the_choices_are_those_of_the_tournament() -> None:
    kinds = {
        requests.FormatChoice: TournamentFormat,
        requests.PairingChoice: PairingMethod,
        requests.ScoringChoice: ScoringMethod,
        requests.PartnersChoice: Partnering,
        requests.TieBreakChoice: TieBreak,
    }
    for choice, kind in kinds.items():
        assert [each.value for each in choice] == [each.value for each in kind]


@pytest.mark.parametrize("module", [commands, requests])
def test_help_does_not_wait_for_the_tournament(module: ModuleType) -> None:
    """Every command imports the modules that these import at their top."""
    assert module.__file__ is not None
    tree = ast.parse(Path(module.__file__).read_text("utf-8"))
    named = [node.module or "" for node in tree.body if isinstance(node, ast.ImportFrom)]
    assert not [name for name in named if name.startswith("settebello.tournament")]


def test_it_speaks_italian(begun: Path) -> None:
    said = settebello("tournament", "pair", begun, language="it").stdout
    assert "svizzero" in said
    assert "Tavolo" in said
