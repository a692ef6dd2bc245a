"""``settebello puzzle``: a puzzle is solved, and explained; and one line for what is none."""

from pathlib import Path

import pytest

from settebello.analysis.puzzles import puzzle_line, read_puzzles, shipped
from tests.unit.cli.commands import refusal, settebello


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "some.jsonl"
    path.write_text("".join(f"{puzzle_line(each)}\n" for each in shipped()[:3]), "utf-8")
    return path


def test_the_best_play_is_right_and_explained() -> None:
    puzzle = shipped()[0]
    shown = settebello("puzzle", "--id", puzzle.id, typed=f"{puzzle.best}\n")
    assert shown.exit_code == 0
    words = " ".join(shown.stdout.split())
    assert "Right!" in words
    assert "that is the best play" in words
    assert f"Puzzle {puzzle.id} · difficulty {puzzle.rating}" in words
    assert "South" not in words.partition("On the table")[0].partition("==")[0]


def test_another_play_is_not_and_costs_points() -> None:
    puzzle = shipped()[0]
    wrong = next(each.play for each in puzzle.plays if each.play != puzzle.best)
    words = " ".join(settebello("puzzle", "--id", puzzle.id, typed=f"{wrong}\n").stdout.split())
    assert "Not the best play." in words
    assert "Your play is worth" in words


def test_it_speaks_italian() -> None:
    puzzle = shipped()[1]
    shown = settebello("puzzle", "--id", puzzle.id, "--lang", "it", typed=f"{puzzle.best}\n")
    assert "Giusto!" in shown.stdout
    assert "è la giocata migliore" in " ".join(shown.stdout.split())


def test_what_is_typed_is_asked_again_until_it_is_a_play() -> None:
    puzzle = shipped()[0]
    typed = f"?\nnonsense\n99\n7DxADADAD\n{puzzle.best}\n"
    shown = settebello("puzzle", "--id", puzzle.id, typed=typed)
    words = " ".join(shown.stdout.split())
    assert "cannot be read" in words
    assert "The cards go from 1 to" in words
    assert "Right!" in words


def test_leaving_is_no_answer_and_no_input_is_a_failure() -> None:
    left = settebello("puzzle", "--daily", typed="q\n")
    assert left.exit_code == 0
    assert "Right!" not in left.stdout
    assert settebello("puzzle", "--daily").exit_code == 1


def test_the_puzzle_of_the_day_is_the_same_all_day() -> None:
    one, two = (settebello("puzzle", "--daily", typed="q\n").stdout for _ in range(2))
    assert one == two


def test_a_theme_is_chosen_from(file: Path) -> None:
    theme = read_puzzles(file)[0].themes[0]
    assert settebello("puzzle", file, "--theme", theme, typed="q\n").exit_code == 0
    assert "napoli" in refusal(settebello("puzzle", "--theme", "napoli"))
    assert "nothing" in refusal(settebello("puzzle", "--id", "nothing"))
    assert "--daily" in refusal(settebello("puzzle", "--daily", "--theme", theme))


def test_a_file_that_holds_no_puzzle_is_one_line(tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text("nothing\n", "utf-8")
    assert refusal(settebello("puzzle", bad)).startswith("settebello: syntax: ")
    bad.write_text("", "utf-8")
    assert refusal(settebello("puzzle", bad)).startswith("settebello: not_found: ")
    assert refusal(settebello("puzzle", tmp_path / "none")).startswith("settebello: not_found: ")
