"""An account's first attempt at a puzzle counts, once, and rates the account and the puzzle by each other."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from settebello.ratings import Rating
from settebello.store import (
    Database,
    Person,
    PuzzleTry,
    SqlPeople,
    SqlPuzzles,
    open_database,
)
from tests.support.schemas import make_database

START = Rating(27.0, 4.0)
Opened = tuple[Database, Database]


@pytest.fixture
async def opened(databases: Opened) -> Opened:
    """Two processes of a club with two accounts."""
    people = SqlPeople(databases[0])
    for name in ("ada", "bruno"):
        assert await people.add(Person(name, name, name, ""))
    return databases


def a_try(puzzle: str, person: str = "ada", *, solved: bool = True) -> PuzzleTry:
    return PuzzleTry(person, puzzle, 100.0, "7D", solved)


async def test_a_solved_puzzle_raises_the_player_and_lowers_the_puzzle(opened: Opened) -> None:
    store = SqlPuzzles(opened[0])
    assert await store.keep(a_try("one"), START)
    (kept,), rated = await store.attempts("ada"), (await store.ratings())["one"]
    assert (kept.puzzle, kept.at, kept.play, kept.solved) == ("one", 100.0, "7D", True)
    assert kept.rating.mean > Rating().mean
    assert kept.rating.spread < Rating().spread
    assert rated.rating.mean < START.mean
    assert rated.rating.spread < START.spread
    assert (rated.tried, rated.solved) == (1, 1)


async def test_a_puzzle_that_is_not_solved_lowers_the_player_and_raises_itself(opened: Opened) -> None:
    store = SqlPuzzles(opened[0])
    assert await store.keep(a_try("one", solved=False), START)
    (kept,), rated = await store.attempts("ada"), (await store.ratings())["one"]
    assert kept.rating.mean < Rating().mean
    assert rated.rating.mean > START.mean
    assert (rated.tried, rated.solved) == (1, 0)


async def test_a_second_attempt_changes_nothing(opened: Opened) -> None:
    store = SqlPuzzles(opened[0])
    assert await store.keep(a_try("one", solved=False), START)
    before = await store.attempts("ada"), await store.ratings()
    assert not await store.keep(a_try("one"), START)
    assert (await store.attempts("ada"), await store.ratings()) == before


async def test_attempts_stand_in_their_order_and_each_goes_on_from_the_last(opened: Opened) -> None:
    store = SqlPuzzles(opened[0])
    names = [f"puzzle{number}" for number in range(12)]
    for name in names:
        assert await store.keep(a_try(name), START)
    found = await store.attempts("ada")
    assert [each.puzzle for each in found] == names
    means = [each.rating.mean for each in found]
    assert means == sorted(means)


async def test_of_many_attempts_at_once_each_counts_once(opened: Opened) -> None:
    stores = [SqlPuzzles(each) for each in opened]
    tries = [a_try(f"puzzle{number % 5}", person) for number in range(20) for person in ("ada", "bruno")]
    counted = await asyncio.gather(
        *(stores[number % 2].keep(each, START) for number, each in enumerate(tries))
    )
    assert sum(counted) == 10
    assert {name: each.tried for name, each in (await stores[0].ratings()).items()} == {
        f"puzzle{number}": 2 for number in range(5)
    }
    for person in ("ada", "bruno"):
        assert len(await stores[1].attempts(person)) == 5


async def test_who_is_deleted_leaves_no_attempt_and_nobody_is_rated_afterwards(opened: Opened) -> None:
    store, people = SqlPuzzles(opened[0]), SqlPeople(opened[1])
    assert await store.keep(a_try("one"), START)
    await people.remove("ada", "account:of ada")
    assert await store.attempts("ada") == []
    assert not await store.keep(a_try("two"), START)
    assert (await store.ratings()).keys() == {"one"}  # of the puzzle it stays known how hard it is


async def test_a_database_from_before_puzzles_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    make_database(f"sqlite:///{path}", 11)
    database = await open_database(path)
    ada = Person("ada", "ada", "Ada", "")
    assert await SqlPeople(database).add(ada)
    assert await SqlPuzzles(database).keep(replace(a_try("one"), play=""), START)
    await database.close()
