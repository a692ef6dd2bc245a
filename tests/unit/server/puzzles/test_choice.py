"""The next puzzle is of about one's own strength, and was not tried; the day's is the same for everybody."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from datetime import date
from itertools import count
from pathlib import Path
from typing import cast

import pytest

from settebello.analysis.puzzles import Puzzle, PuzzlePlay, PuzzlePosition
from settebello.errors import NotFound
from settebello.ratings import Rating, shown
from settebello.server.puzzles.choice import NEAR, next_puzzle, untried_rating
from settebello.server.puzzles.puzzles import Puzzles
from settebello.store import Person, PuzzleRating, PuzzleStore, SqlPeople, SqlPuzzles, open_database
from tests.support.fresh import fresh_file

BEST = PuzzlePlay("7D", 1.0, 0.1, 1.0, 0.1)
OTHER = PuzzlePlay("2C", 0.0, 0.1, 0.0, 0.1)
NOON = 1_785_499_200.0
DAY = 86_400.0


def a_puzzle(name: str, rating: int = 1500, *themes: str) -> Puzzle:
    position = PuzzlePosition(dealer=0, table="", acts="", hand="7D2C")
    return Puzzle(
        id=name,
        rules="scopa?players=2",
        position=position,
        seat=1,
        plays=(BEST, OTHER),
        best="7D",
        gap=1.0,
        rating=rating,
        themes=themes,
    )


LADDER = [a_puzzle(f"of{points}", points) for points in range(1000, 2001, 100)]


def chosen(puzzles: Sequence[Puzzle], points: int, *, tried: Sequence[str] = (), draw: str = "") -> str:
    found = next_puzzle(puzzles, {}, frozenset(tried), points, draw)
    assert found is not None
    return found.id


@pytest.mark.parametrize("points", [1000, 1400, 1700, 2000])
def test_the_next_puzzle_is_the_nearest_one_that_was_not_tried(points: int) -> None:
    assert chosen(LADDER, points + NEAR // 2 - 1) == f"of{points}"
    second = chosen(LADDER, points, tried=[f"of{points}"])
    assert second in {f"of{points - 100}", f"of{points + 100}"}


def test_no_puzzle_is_left_once_all_were_tried() -> None:
    assert next_puzzle(LADDER, {}, {each.id for each in LADDER}, 1500, "") is None


def test_what_people_made_of_a_puzzle_counts_more_than_its_untried_rating() -> None:
    hard = PuzzleRating(Rating(45.0, 2.0), tried=40, solved=1)
    found = next_puzzle([a_puzzle("easy?"), a_puzzle("near", 1650)], {"easy?": hard}, frozenset(), 1500, "")
    assert found is not None
    assert found.id == "near"


def test_who_asks_again_gets_the_same_and_somebody_else_another() -> None:
    same = [a_puzzle(f"p{number}") for number in range(50)]
    assert chosen(same, 1500, draw="ada") == chosen(list(reversed(same)), 1500, draw="ada")
    assert len({chosen(same, 1500, draw=f"person{number}") for number in range(20)}) > 5


def test_a_untried_rating_is_shown_as_the_puzzle_has_it() -> None:
    assert shown(untried_rating(a_puzzle("p", 1731))).points == 1731


Open = Callable[[Sequence[Puzzle]], Awaitable[Puzzles]]


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Open]:
    """Return a club with one account and certain puzzles, each in a database of its own."""
    async with AsyncExitStack() as ending:
        opened = count()

        async def open_club(puzzles: Sequence[Puzzle]) -> Puzzles:
            database = await open_database(fresh_file(tmp_path / f"{next(opened)}.db"))
            ending.push_async_callback(database.close)
            assert await SqlPeople(database).add(Person("ada", "ada", "Ada", ""))
            return Puzzles(SqlPuzzles(database), lambda: puzzles)

        yield open_club


async def test_who_solves_gets_harder_puzzles_and_who_does_not_easier_ones(club: Open) -> None:
    ladder = [a_puzzle(f"{points}-{number}", points) for points in range(600, 2401, 50) for number in (0, 1)]
    for play in ("7D", "2C"):
        puzzles = await club(ladder)
        met = []
        for _ in range(8):
            found = await puzzles.next_for("ada", None, (), "")
            assert await puzzles.attempt("ada", found, play)
            assert not await puzzles.attempt("ada", found, "7D")
            met.append(found)
        assert len({each.id for each in met}) == 8
        first, last = met[0].rating, met[-1].rating
        assert last > first + 100 if play == "7D" else last < first - 100


async def test_a_theme_is_kept_to_and_one_that_is_not_there_is_refused(club: Open) -> None:
    puzzles = await club([a_puzzle("a", 1500, "sevens"), a_puzzle("b", 2000, "anchor")])
    assert (await puzzles.next_for("ada", "anchor", (), "")).id == "b"
    assert (await puzzles.next_for(None, None, ["a"], "")).id == "b"
    with pytest.raises(NotFound) as unknown:
        await puzzles.next_for("ada", "nothing", (), "")
    assert unknown.value.reason == "theme_not_found"
    with pytest.raises(NotFound) as done:
        await puzzles.next_for(None, "anchor", ["b"], "")
    assert done.value.reason == "no_puzzle_left"


async def test_a_guest_is_not_rated_and_moves_no_puzzle(club: Open) -> None:
    puzzles = await club(LADDER)
    assert not await puzzles.attempt(None, LADDER[0], "7D")
    assert (await puzzles.rating(LADDER[0])).tried == 0


def of_day(days: float) -> tuple[date, str]:
    """Return the day and its puzzle, so many days after noon of one of them."""

    class Nothing:
        """The day's puzzle is the same whatever anybody has tried."""

    store = cast("PuzzleStore", Nothing())
    day, puzzle = Puzzles(store, lambda: LADDER, lambda: NOON + days * DAY).of_day()
    return day, puzzle.id


def test_the_puzzle_of_the_day_is_that_of_its_day_in_utc() -> None:
    days = [of_day(number) for number in range(30)]
    assert len({day for day, _ in days}) == 30
    assert len({puzzle for _, puzzle in days}) > 5
    assert of_day(3.49) == of_day(2.51) == days[3]
    assert of_day(3.51) == days[4]
