"""Before an attempt nothing tells a puzzle from its twin, which differs in the answer alone."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from settebello.analysis.puzzles import Puzzle, shipped
from settebello.server.puzzles.puzzles import Puzzles
from settebello.server.puzzles.routes import all_puzzles, another_puzzle, one_puzzle, puzzle_today
from settebello.server.puzzles.wire import PuzzleRequest
from settebello.store import SqlPuzzles, open_database
from tests.support.fresh import fresh_file


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlPuzzles]:
    store = SqlPuzzles(await open_database(fresh_file(tmp_path / "club.db")))
    yield store
    await store.close()


def with_another_answer(puzzle: Puzzle) -> Puzzle:
    """Return the same position with other worths, and so another best play, theme, gap and rating."""
    plays = tuple(each._replace(points=-each.points, error=0.5) for each in puzzle.plays)
    best = next(each.play for each in puzzle.plays if each.play != puzzle.best)
    return replace(
        puzzle, plays=plays, best=best, gap=puzzle.gap + 1, themes=("anchor", "coins"), rating=1999
    )


async def told_of(puzzles: Puzzles, name: str) -> list[str]:
    """Return every answer about a puzzle before an attempt."""
    return [
        (await one_puzzle(name, puzzles, None)).model_dump_json(),
        (await puzzle_today(puzzles, None)).model_dump_json(),
        (await another_puzzle(PuzzleRequest(), puzzles, None)).model_dump_json(),
        str((await all_puzzles(puzzles, None)).count),
    ]


def some() -> Sequence[Puzzle]:
    """Return a few of the shipped puzzles, of all kinds of games."""
    return shipped()[:: max(1, len(shipped()) // 40)]


@pytest.mark.long
async def test_a_puzzle_and_its_twin_are_told_of_by_the_same_bytes(store: SqlPuzzles) -> None:
    for puzzle in some():
        one, twin = [puzzle], [with_another_answer(puzzle)]
        assert one != twin
        told = [
            await told_of(Puzzles(store, lambda shelf=shelf: shelf, lambda: 1.0e9), puzzle.id)  # type: ignore[misc]  # a default binds it
            for shelf in (one, twin)
        ]
        assert told[0] == told[1]


async def test_a_puzzle_shows_no_card_that_its_seat_could_not_see(store: SqlPuzzles) -> None:
    for puzzle in some():
        found = await one_puzzle(puzzle.id, Puzzles(store, lambda one=puzzle: [one]), None)  # type: ignore[misc]  # as above
        screen = found.screen
        taken = [
            card for pile in found.taken for card in (pile[at : at + 2] for at in range(0, len(pile), 2))
        ]
        seen = [*screen.table, *(screen.hand or []), *taken]
        hidden = screen.stock + sum(each.cards for each in screen.seats if each.seat != screen.you)
        assert len(set(seen)) == len(seen) == 40 - hidden
        assert screen.you == screen.to_move == puzzle.seat
        assert {each.action for each in screen.legal} == {each.play for each in puzzle.plays}
        assert all(not each.exposed for each in screen.seats)
