"""Whole matches in the terminal, driven by lines as a person types them."""

import json
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from select import select

import pytest

from settebello.notation import load, loads
from settebello.players import LEVELS
from tests.support.started import LIMIT_S, marked
from tests.unit.cli.commands import settebello

PROGRAM = [sys.executable, "-c", "from settebello.cli.main import main; main()"]
ONES = "1\n" * 1200
LAID_BY_HAND = "1\n\n" * 1200
"""The first card, taking nothing: what it misses is called, and then taken."""


def program(*arguments: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the program, in a process of its own, as a person who speaks English."""
    return subprocess.run(
        [*PROGRAM, *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        env={"SETTEBELLO_LANGUAGE": "en", "PYTHONUTF8": "1"},
    )


@pytest.mark.parametrize(
    ("rules", "typed"),
    [
        ("scopa?players=2&target=one_deal", ONES),
        ("figs?target=11", LAID_BY_HAND),
        ("figs?target=8", LAID_BY_HAND),
        ("figs?target=8", "1 fuori\n" + LAID_BY_HAND),
    ],
)
def test_a_match_is_played_to_its_end_and_its_record_holds(rules: str, typed: str, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    played = settebello("play", rules, "--seed", "5e77ebe110", "--record", record, typed=typed)
    assert played.exit_code == 0, played.stderr
    assert "Another match?" in played.stdout
    assert loads(record.read_text("utf-8")).winner is not None
    replayed = settebello("replay", record)
    assert replayed.exit_code == 0, replayed.stderr
    assert "It all holds" in replayed.stdout
    told = json.loads(settebello("replay", record, "--json").stdout)
    assert told["ok"]
    assert {deal["pack"] for deal in told["deals"]} == {"checked"}


def test_a_process_of_its_own_plays_the_same_match_and_refuses_in_one_line(tmp_path: Path) -> None:
    asked = ("play", "scopa?players=2&target=one_deal", "--seed", "5e77ebe110", "--record")
    played = program(*asked, tmp_path / "process.txt", typed=ONES)
    assert (played.returncode, played.stderr) == (0, "")
    assert loads((tmp_path / "process.txt").read_text("utf-8")).winner is not None
    (tmp_path / "process.txt").unlink()
    assert played.stdout == settebello(*asked, tmp_path / "process.txt", typed=ONES).stdout
    refused = program("play", "scoppa")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr.startswith("settebello: unknown_rule: ")


def test_the_same_seed_gives_the_same_match() -> None:
    first, second = (settebello("play", "scopa?players=2", "--seed", "1", typed=ONES) for _ in range(2))
    assert first.stdout == second.stdout
    assert first.stdout != settebello("play", "scopa?players=2", "--seed", "2", typed=ONES).stdout


def test_a_second_match_is_written_beside_the_first(tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    rules = "scopa?players=2&target=one_deal"
    typed = "1\n" * 60
    # the first match is over somewhere in these lines: the next yes is its rematch
    settebello("play", rules, "--seed", "1", "--record", record, typed=typed + "y\n" + typed)
    assert len(list(tmp_path.iterdir())) == 2
    for path in tmp_path.iterdir():
        with path.open(encoding="utf-8") as stream:
            load(stream)
        assert settebello("replay", path).exit_code == 0


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("kind", ["xterm-256color", "dumb"])
def test_a_terminal_is_drawn_on_where_it_can_be(kind: str) -> None:
    shown = on_a_terminal(kind, "1\n" * 40 + "n\n" * 3)
    assert ("╭───╮" in shown) is (kind != "dumb")
    assert ("\x1b[2J" in shown) is (kind != "dumb")
    assert "Thanks for the match!" in shown


def on_a_terminal(kind: str, typed: str) -> str:
    """Play a short match on a terminal of this kind and return all that it was sent."""
    import os
    import pty

    ours, theirs = pty.openpty()
    command = [*PROGRAM, "play", "scopa?players=2&target=one_deal", "--seed", "1", "--pace", "0"]
    env = {"TERM": kind, "SETTEBELLO_LANGUAGE": "en", "PYTHONUTF8": "1", "COLUMNS": "80", "LINES": "24"}
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=marked(env), start_new_session=True
    ) as program:
        os.close(theirs)
        os.write(ours, typed.encode())
        shown = b""
        # a terminal whose program has ended gives an error instead of an end
        with suppress(OSError):
            while select([ours], [], [], LIMIT_S)[0] and (data := os.read(ours, 65536)):
                shown += data
        try:
            assert program.wait(LIMIT_S) == 0
        finally:
            program.kill()
    os.close(ours)
    return shown.decode()


@pytest.mark.parametrize("typed", ["", "1\n", "1\n" * 12, "1\nfoo\n99\n7DxAS\n?\nr\n", "\x00\xff\n"])
def test_input_that_breaks_off_ends_cleanly(typed: str, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    played = settebello("play", "scopa?players=2", "--seed", "1", "--record", record, typed=typed)
    assert played.exit_code == 1
    assert "The input has ended" in played.stdout
    assert not played.stderr
    assert settebello("replay", record).exit_code == 0


def test_a_level_says_what_it_is() -> None:
    played = settebello("play", "scopa?players=2", "--player", "principiante", typed="q\ny\n")
    assert "Beginner: Sees what there is to take, not what it leaves." in played.stdout
    helped = " ".join(settebello("play", "--help").stdout.replace("│", " ").split())
    for level in LEVELS:
        assert re.search(rf"{level} (sees|thinks|remembers)", helped)


def test_quitting_is_asked_once_more_and_is_no_failure(tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    played = settebello("play", "--seed", "1", "--record", record, typed="q\nn\n1\nq\nmaybe\ny\n")
    assert played.exit_code == 0
    assert "stays unfinished" in played.stdout
    assert "not finished" in settebello("replay", record).stdout


def test_a_refused_move_says_why() -> None:
    told = settebello("play", "scopa?players=2", "--seed", "ab", typed="7D\nRSx4D\nRSxAS5C4D\n").stdout
    assert "not in your hand" in told
    assert "AS4D5C" in told
    assert "You take the ace of swords" in told


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["scoppa"], "unknown_rule"),
        (["scopa?players=5"], "invalid_rules"),
        (["--player", "gredy"], "not_found"),
        (["--seed", "xyz"], "setting"),
        (["--name", ""], "setting"),
        (["--name", "a\nb"], "setting"),
        (["--record", "/nowhere/at/all"], "file"),
        (["--record", "/"], "file"),
    ],
)
def test_bad_arguments_are_one_line(arguments: list[str], code: str) -> None:
    refused = settebello("play", *arguments)
    assert refused.exit_code == 1
    assert refused.stderr.startswith(f"settebello: {code}: ")
    assert refused.stderr.count("\n") == 1
    assert not refused.stdout


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    record.write_text("precious")
    assert settebello("play", "--record", record).exit_code == 1
    assert record.read_text() == "precious"


def modules_loaded_by(module: str) -> set[str]:
    script = f"import sys, {module}; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=600
    )
    return set(loaded.stdout.split())


def test_help_and_version_load_nothing_heavy() -> None:
    heavy = {"fastapi", "sqlalchemy", "uvicorn", "fluent", "pydantic", "settebello.engine"}
    assert not heavy & modules_loaded_by("settebello.cli.main")


def test_a_server_starts_without_sentences_migrations_and_compiler() -> None:
    heavy = {"fluent", "alembic", "numba", "numpy"}
    assert not heavy & modules_loaded_by("settebello.cli.club.serve")
