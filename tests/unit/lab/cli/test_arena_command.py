"""`settebello-lab arena` and `ladder`: figures for people, for programs and for a page."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from settebello.cli.common.progress import progress_bar
from tests.unit.cli.commands import refusal
from tests.unit.lab.arena.playing import engine
from tests.unit.lab.cli.commands import laboratory

SHORT = ("--rules", "scopa-2", "--deals", "6", "--jobs", "1")


def compared(*arguments: str | Path) -> dict[str, Any]:
    """Return the figures as a program reads them."""
    found: dict[str, Any] = json.loads(laboratory("arena", *arguments, "--json").stdout)
    return found


def test_the_figures_are_under_the_names_that_programs_read() -> None:
    found = compared("greedy", "random", *SHORT)
    assert found["points_per_deal"] > 0
    low, high = found["ci95"]
    assert low < found["points_per_deal"] < high
    assert found["deals"] == 6
    assert found["wins"] + found["draws"] + found["losses"] == 12
    assert list(found["by_seat"]) == ["hand", "dealer"]
    assert list(found["by_seat"]["hand"]) == ["points_per_deal", "ci95", "wins", "draws", "losses"]
    assert list(found["ms_per_move"]["a"]) == ["mean", "p99", "max", "moves"]
    assert found["ms_per_move"]["b"]["moves"] == 6 * 36
    assert found["forfeits"] == {"a": {}, "b": {}}
    assert found["sequential"] is None


def test_the_same_seed_gives_the_same_figures() -> None:
    first, again, other = (compared("greedy", "random", *SHORT, "--seed", seed) for seed in ("1", "1", "2"))
    for found in (first, again, other):
        del found["ms_per_move"], found["over_budget"]
    assert first == again
    assert first["points_per_deal"] != other["points_per_deal"]


@pytest.mark.parametrize(("language", "word"), [("en", "A less B"), ("it", "A meno B")])
@pytest.mark.parametrize("rules", ["scopa-2", "scopone", "scopa?players=3"])
def test_a_person_sees_tables_of_eighty_columns(rules: str, language: str, word: str) -> None:
    done = laboratory(
        "arena", "greedy", "random", "--rules", rules, "--deals", "2", "--jobs", "1", language=language
    )
    assert done.exit_code == 0
    assert word in done.stdout
    tables = done.stdout.split("\n\n", 1)[1]
    assert max(map(len, tables.splitlines())) <= 80


def test_matches_are_shares_of_wins() -> None:
    asked = ("greedy", "random", "--rules", "scopa-2?target=5", "--matches", "2", "--jobs", "1")
    found = compared(*asked)
    assert found["matches"] == 2
    assert found["deals"] >= 4
    assert found["win_share"] == found["wins"] / 4
    assert "points_per_match" in found
    assert "% of the matches" in laboratory("arena", *asked).stdout


def test_the_sequential_test_says_who_is_stronger_and_when() -> None:
    found = compared("random", "greedy", "--deals", "100", "--jobs", "1", "--sequential")
    assert found["sequential"]["verdict"] == "b"
    assert found["deals"] < 60
    said = laboratory("arena", "random", "greedy", "--deals", "100", "--jobs", "1", "--sequential").stdout
    assert f"after {found['deals']} deals greedy is the stronger" in said
    said = laboratory("arena", "greedy", "greedy", "--deals", "2", "--jobs", "1", "--sequential").stdout
    assert "after 2 deals it is not clear" in said


def test_a_picture_is_an_svg_with_the_mean_and_its_interval(tmp_path: Path) -> None:
    picture = tmp_path / "mean.svg"
    for deals in ("1", "30"):
        done = laboratory(
            "arena",
            "greedy",
            "random",
            "--rules",
            "scopa-2",
            "--deals",
            deals,
            "--jobs",
            "1",
            "--plot",
            picture,
        )
        assert done.exit_code == 0
        root = ElementTree.fromstring(picture.read_text("utf-8"))
        assert {"band", "mean", "zero"} <= {each.get("id") for each in root.iter()}
        assert "greedy less random" in "".join(root.itertext())


def test_forfeits_are_told(tmp_path: Path) -> None:
    asked = ("random", engine("illegal"), "--rules", "scopa-2", "--deals", "2", "--jobs", "1")
    done = laboratory("arena", *asked, "--results", tmp_path / "results.jsonl")
    assert "forfeited sittings: illegal 4. The first:" in done.stdout
    assert "  round 0, illegal: 7D7C" in done.stdout
    assert "+12.000" in done.stdout


def test_a_broken_end_of_the_results_is_told(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    asked = ("arena", "greedy", "random", *SHORT, "--results", path)
    laboratory(*asked)
    path.write_bytes(path.read_bytes()[:-5])
    assert "was not whole" in laboratory(*asked).stdout
    assert "was not whole" not in laboratory(*asked).stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("greedy", "nobody"), "not_found: There is no such computer player. There are: "),
        (
            ("greedy", "worlds:0"),
            "not_found: There is no such computer player. It can be: worlds, worlds:1 … ",
        ),
        (("greedy", "greedy:5"), "not_found: There is no such computer player. It can be: greedy."),
        (("greedy", "exec:/no/such/bot"), "not_found: The engine exec:/no/such/bot cannot play"),
        (("greedy", "exec:"), "setting: exec: names no program"),
        (("greedy", "random", "--rules", "nosuch"), "unknown_rule: There are no rules called nosuch."),
        (("greedy", "random", "--matches", "1", "--deals", "1"), "setting: --matches goes neither"),
        (("greedy", "random", "--matches", "1", "--sequential"), "setting: --matches goes neither"),
        (("greedy", "random", "--results", "/"), "file: / cannot be written"),
        (("greedy", "random", "--plot", "/no/such/place.svg"), "file: /no/such/place.svg cannot be written"),
    ],
)
def test_what_cannot_be_played_is_one_line(arguments: tuple[str, ...], said: str) -> None:
    assert refusal(laboratory("arena", *arguments, "--jobs", "1")).startswith(f"settebello: {said}")


def test_a_ladder_places_the_best_first(tmp_path: Path) -> None:
    players = ("random", "greedy", engine())
    asked = ("ladder", *players, *SHORT, "--results", tmp_path)
    found = json.loads(laboratory(*asked, "--json").stdout)
    assert found["players"] == list(players)
    assert found["ladder"][0]["player"] == "greedy"
    points = [rung["points_per_deal"] for rung in found["ladder"]]
    assert points == sorted(points, reverse=True)
    assert sum(points) == pytest.approx(0)
    assert [(pair["a"], pair["b"]) for pair in found["pairs"]] == [
        (players[0], players[1]),
        (players[0], players[2]),
        (players[1], players[2]),
    ]
    assert len(list(tmp_path.iterdir())) == 3
    assert (tmp_path / "random-greedy.jsonl").exists()
    shown = laboratory(*asked).stdout
    assert re.search(r"^1  greedy +\+\d\.\d\d ± \d\.\d\d", shown, re.MULTILINE)
    page = laboratory(*asked, "--markdown").stdout.splitlines()
    assert page[0].startswith("|  | Player | Points a deal | 1 | 2 | 3 | ms |")
    assert len(page) == 5


def test_a_ladder_keeps_programs_that_are_called_nearly_alike_apart(tmp_path: Path) -> None:
    players = (f"{engine()}", f"{engine()} ", f"{engine()}  ")
    asked = ("ladder", *players, "--rules", "scopa-2", "--deals", "1", "--jobs", "1", "--results", tmp_path)
    assert laboratory(*asked).exit_code == 0
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.parametrize("stranger", ["nobody", "exec:/no/such/bot", "worlds:0"])
def test_a_ladder_that_somebody_cannot_join_is_not_begun(stranger: str, tmp_path: Path) -> None:
    done = laboratory("ladder", "greedy", "random", stranger, *SHORT, "--results", tmp_path)
    assert refusal(done).startswith("settebello: not_found: ")
    assert not list(tmp_path.iterdir())


def test_a_picture_takes_no_place_before_it_is_drawn(tmp_path: Path) -> None:
    kept = tmp_path / "kept.svg"
    kept.write_text("drawn before")
    refusal(laboratory("arena", "greedy", "nobody", "--plot", kept))
    assert kept.read_text() == "drawn before"
    both = ("--results", kept, "--plot", tmp_path / "." / "kept.svg")
    assert "name the same file" in refusal(laboratory("arena", "greedy", "random", *SHORT, *both))
    assert kept.read_text() == "drawn before"


@pytest.mark.parametrize("unbuffered", ["", pytest.param("1", marks=pytest.mark.slow)])
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_where_no_more_can_be_written_the_arena_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unbuffered: str
) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", unbuffered)
    asked = f"{sys.executable} -m settebello_lab arena greedy random --jobs 1 --rules scopa-2 --deals"
    kept = tmp_path / "results.jsonl"
    for command in (
        f"{asked} 2 > /dev/full",
        f"{asked} 2 --json > /dev/full",
        f"{asked} 2 --json --rules nosuch > /dev/full",
    ):
        done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 1
        assert re.fullmatch(r"settebello: file: <output> cannot be written: .+\n", done.stderr)
    limited = f"ulimit -f 1; {asked} 20 --results {kept}"
    done = subprocess.run(limited, shell=True, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1
    assert re.fullmatch(rf"settebello: file: {re.escape(str(kept))} cannot be written: .+\n", done.stderr)
    closed = subprocess.run(
        f"{asked} 2 >&-", shell=True, capture_output=True, text=True, timeout=120, check=False
    )
    assert (closed.returncode, closed.stderr) == (0, "")


def test_a_ladder_for_one_is_none() -> None:
    for players in (("greedy",), ("greedy", "greedy")):
        assert refusal(laboratory("ladder", *players)).startswith("settebello: setting: A ladder takes")


def test_both_times_are_said_where_the_second_player_has_another() -> None:
    asked = ("arena", "greedy", "random", *SHORT, "--ms", "30")
    assert "· 30 ms" in laboratory(*asked).stdout
    assert "· 30 / 1000 ms" in laboratory(*asked, "--ms-b", "1000").stdout


@pytest.mark.parametrize("command", ["arena", "ladder"])
def test_who_does_not_exist_is_said_before_anything_is_compiled(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def compiles(_names: object) -> bool:
        raise AssertionError("it was looked what has to be compiled")

    monkeypatch.setattr("settebello.cli.common.progress.needs_preparing", compiles)
    assert refusal(laboratory(command, "maestro", "greddy")).startswith("settebello: not_found: ")


def test_a_bracket_in_a_command_is_a_bracket_in_the_bar(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    with progress_bar() as progress:
        progress.add_task("exec:./bot [fast] [/tmp]", total=1)
    assert "[fast] [/tmp]" in capsys.readouterr().err
