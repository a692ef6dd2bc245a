"""Puzzles: those that ship are positions of the game with one best play, and what is no puzzle is refused."""

import re
from collections import Counter
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Final

import pytest

from settebello.analysis.puzzles import (
    Puzzle,
    of_theme,
    puzzle_line,
    puzzle_named,
    puzzle_of,
    puzzle_of_day,
    puzzle_view,
    puzzles_in,
    read_puzzles,
    shipped,
    tempting,
    theme_name,
    told,
)
from settebello.analysis.puzzles.shelf import SHIPPED
from settebello.analysis.puzzles.situation import position_of
from settebello.analysis.themes import OF_PLAYS
from settebello.cards import EMPTY, PACK_SIZE, Language, size
from settebello.engine.live import live_view
from settebello.errors import NotFound, Reason, SettebelloError, SyntaxProblem
from settebello.notation import replay
from settebello.rules import presets, rules_text
from settebello.texts import languages, texts
from tests.unit.analysis.puzzles.lines import first, kept, moved
from tests.unit.notation.matches import played_match

STEP: Final = 8
"""Of so many puzzles one is looked at."""
LANGUAGES: Final = languages()


def test_a_thousand_puzzles_ship_with_fifty_of_five_themes_and_more_in_all_games_for_two_sides() -> None:
    counts = Counter(theme for puzzle in shipped() for theme in puzzle.themes)
    assert len(shipped()) >= 1000
    assert sum(count >= 50 for count in counts.values()) >= 5
    games = {rules_text(preset.rules()) for preset in presets().values() if preset.shown}
    assert games <= {puzzle.rules for puzzle in shipped()}


def test_shipped_puzzles_differ_and_are_small() -> None:
    assert len({puzzle.id for puzzle in shipped()}) == len(shipped())
    assert len({(puzzle.rules, puzzle.seat, puzzle.position) for puzzle in shipped()}) == len(shipped())
    path = Path(puzzle_of.__code__.co_filename).with_name(SHIPPED)
    assert path.stat().st_size <= 600_000


def test_a_puzzle_hides_what_the_seat_did_not_know() -> None:
    for puzzle in shipped()[::STEP]:
        seen = puzzle_view(puzzle)
        assert seen.seat == seen.to_move == puzzle.seat
        assert not any(seen.exposed)
        position = puzzle.position
        named = re.findall("[A2-7FCR][DCSB]", f"{position.table} {position.acts} {position.hand}")
        hidden = seen.cards_to_play - size(seen.hand or EMPTY)
        assert len(set(named)) == PACK_SIZE - hidden


def test_themes_are_those_of_the_review() -> None:
    names = {detect.__name__ for detect in OF_PLAYS}
    counts = Counter(theme for puzzle in shipped() for theme in puzzle.themes)
    assert {name.replace("primiera", "primiera_prize") for name in counts} <= names
    for language in LANGUAGES:
        for theme in counts:
            assert theme_name(theme, texts(language))
            assert all(theme in puzzle.themes for puzzle in of_theme(shipped(), theme))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_explained_whichever_play_was_tried(language: Language) -> None:
    said = texts(language)
    for puzzle in shipped()[:30]:
        for tried in (None, *(each.play for each in puzzle.plays)):
            sentences = told(puzzle, said, tried)
            assert len(sentences) >= 2
            assert all(sentence.strip() for sentence in sentences)
        assert tempting(puzzle) != puzzle.best
        assert len(told(puzzle, said)) >= 2


def test_a_line_read_back_is_the_same_puzzle() -> None:
    for puzzle in shipped()[:50]:
        assert puzzle_of(puzzle_line(puzzle)) == puzzle


def test_a_view_of_any_play_is_known_again_from_its_position() -> None:
    """The position of a puzzle has all that the seat knew, in games with a stock too."""
    for rules in ("scopone", "scopone-10", "scopa-2"):
        for moment in replay(played_match(rules, 5, most=1)):
            if moment.over:
                continue
            seen = live_view(moment, moment.state.to_move)
            position = position_of(seen)
            assert position is not None
            asked = Puzzle(
                id="",
                rules=rules,
                position=position,
                seat=int(seen.seat),
                plays=first().plays,
                best=first().best,
                gap=1,
                rating=1500,
                themes=(),
            )
            assert puzzle_view(asked) == seen


def test_a_line_that_is_no_puzzle_is_refused_with_its_number() -> None:
    for line, where in [
        ("{", "line"),
        ("[]", "line"),
        (kept(gap="x"), "gap"),
        (kept(gap=1e9), "gap"),
        (kept(more=1), "more"),
        (kept(plays=[]), "plays"),
        (kept(plays=[["7D", 1]]), "plays"),
        (kept(best="7D7D"), "best"),
        (kept(id="0000000000"), "id"),
        (kept(seat=9), "seat"),
    ]:
        with pytest.raises(SyntaxProblem) as problem:
            puzzles_in(f"{puzzle_line(shipped()[1])}\n{line}\n".encode())
        assert problem.value.reason is Reason.NO_PUZZLE
        assert problem.value.line == 2
        assert where in str(problem.value.facts["where"])
    with pytest.raises(SyntaxProblem):
        puzzles_in(f"{puzzle_line(first())}\n{puzzle_line(first())}".encode())
    with pytest.raises(SyntaxProblem):
        puzzles_in(b"\xff\xfe")


@pytest.mark.parametrize(
    "line",
    [
        lambda: moved(hand="7D7D"),
        lambda: moved(hand=""),
        lambda: moved(hand="ZZ"),
        lambda: moved(table="ADADAD"),
        lambda: moved(acts="7D 7D"),
        lambda: moved(acts="=?"),
        lambda: moved(acts="irregular=9"),
        lambda: moved(dealer=5),
        lambda: kept(rules="scoppa"),
        lambda: kept(rules="x-scopa-3"),
        lambda: kept(seat=5),
    ],
)
def test_a_position_that_cannot_be_is_no_puzzle_and_no_crash(line: Callable[[], str]) -> None:
    puzzle = puzzle_of(line())
    with pytest.raises(SettebelloError) as problem:
        puzzle_view(puzzle)
    assert problem.value.reason is Reason.NO_PUZZLE


def test_the_puzzle_of_a_day_is_the_same_for_all_and_changes() -> None:
    days = [date(2027, 1, 1) + timedelta(days=day) for day in range(60)]
    names = [puzzle_of_day(shipped(), day).id for day in days]
    assert names == [puzzle_of_day(shipped(), day).id for day in days]
    assert len(set(names)) > min(len(shipped()), 60) // 3


def test_what_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(NotFound) as problem:
        puzzle_named(shipped(), "nothing")
    assert problem.value.reason is Reason.PUZZLE_NOT_FOUND
    with pytest.raises(NotFound) as problem:
        of_theme(shipped(), "napoli")
    assert problem.value.reason is Reason.THEME_NOT_FOUND
    with pytest.raises(NotFound) as problem:
        read_puzzles(tmp_path / "none.jsonl")
    assert problem.value.reason is Reason.FILE_MISSING
    with pytest.raises(NotFound) as problem:
        read_puzzles(tmp_path)
    assert problem.value.reason is Reason.FILE_UNREADABLE
