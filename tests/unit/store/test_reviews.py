"""Reviews are asked for once, claimed by one worker at a time, and nothing of them is lost or done twice."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from settebello.store import Piece, SqlReviews, connect_database, open_database
from tests.support.club import schema

MANY = 500
VERSION = "1"
OTHER = "2"


@pytest.fixture(params=["sqlite", "postgresql"])
async def stores(
    request: pytest.FixtureRequest, tmp_path: Path
) -> AsyncIterator[tuple[SqlReviews, SqlReviews]]:
    """Open one store twice, as two processes would."""
    async with AsyncExitStack() as ending:
        if request.param == "sqlite":
            both = [SqlReviews(await open_database(tmp_path / "club.db")) for _ in range(2)]
        else:
            address = ending.enter_context(schema())
            both = [SqlReviews(await connect_database(address)) for _ in range(2)]
        for each in both:
            ending.push_async_callback(each.close)
        yield both[0], both[1]


Stores = tuple[SqlReviews, SqlReviews]


async def test_a_review_is_asked_for_once_whoever_asks(stores: Stores) -> None:
    here, there = stores
    asked = [(here, there)[number % 2].ask("match", VERSION, 100.0 + number, most=9) for number in range(8)]
    assert all(await asyncio.gather(*asked))
    found = await here.look("match", VERSION)
    assert found is not None
    assert (found.done, found.total, found.finished, found.body) == (0, None, None, None)
    assert await here.look("match", OTHER) is None
    assert await here.look("no\0match", VERSION) is None


async def test_there_is_room_for_so_many_and_one_that_waits_already_stays(stores: Stores) -> None:
    here, _ = stores
    assert [await here.ask(f"match{number}", VERSION, 100.0, most=3) for number in range(4)] == [
        True,
        True,
        True,
        False,
    ]
    assert await here.ask("match1", VERSION, 100.0, most=3)


async def test_of_many_that_wait_each_is_done_once_by_whoever_comes(stores: Stores) -> None:
    here, there = stores
    for number in range(MANY):
        assert await here.ask(f"match{number}", VERSION, float(number), most=MANY)
    done: list[str] = []

    async def worker(store: SqlReviews, name: str) -> None:
        number = 0
        while claim := await store.claim(f"{name}-{number}", VERSION, 1e6, 2e6):
            number += 1
            assert claim.tries == 1
            assert await store.add(claim.id, Piece(0, "{}"), 1, 2e6)
            assert await store.finish(claim.id, "whole", 1e6)
            done.append(claim.match)

    await asyncio.gather(*(worker((here, there)[number % 2], f"w{number}") for number in range(6)))
    assert sorted(done) == sorted(f"match{number}" for number in range(MANY))
    assert await here.claim("late", VERSION, 1e9, 2e9) is None


async def test_a_worker_that_dies_leaves_its_pieces_to_the_next(stores: Stores) -> None:
    here, there = stores
    await here.ask("match", VERSION, 100.0, most=9)
    assert await here.claim("first", VERSION, 100.0, 160.0)
    assert await here.add("first", Piece(0, "a"), 3, 170.0)
    assert await there.claim("second", VERSION, 169.0, 230.0) is None  # the lease goes on
    claim = await there.claim("second", VERSION, 171.0, 230.0)
    assert claim is not None
    assert claim.tries == 2
    assert await here.held("first") is None
    # the first one comes back to life: nothing of it counts any more
    assert not await here.renew("first", 900.0)
    assert not await here.add("first", Piece(1, "late"), 3, 900.0)
    assert not await here.finish("first", "late", 200.0)
    assert not await here.give_back("first", 0.0)
    assert await there.pieces("match", VERSION) == [Piece(0, "a", "first")]
    assert await there.add("second", Piece(0, "again"), 3, 230.0)  # what is there stays
    assert await there.add("second", Piece(1, "b"), 3, 230.0)
    found = await there.look("match", VERSION)
    assert found is not None
    assert (found.done, found.total) == (2, 3)
    assert await there.add("second", Piece(2, "c"), 3, 230.0)
    assert await there.finish("second", "whole", 200.0)
    found = await here.look("match", VERSION)
    assert found is not None
    assert (found.done, found.finished, found.body) == (3, 200.0, "whole")
    assert await here.pieces("match", VERSION) == []


async def test_a_lease_that_is_renewed_keeps_others_away(stores: Stores) -> None:
    here, there = stores
    await here.ask("match", VERSION, 100.0, most=9)
    assert await here.claim("first", VERSION, 100.0, 160.0)
    assert await here.renew("first", 300.0)
    assert await there.claim("second", VERSION, 200.0, 260.0) is None


async def test_what_was_given_back_is_due_again_with_its_pieces_or_without(stores: Stores) -> None:
    here, there = stores
    await here.ask("match", VERSION, 100.0, most=9)
    for name, without in (("first", False), ("second", True)):
        assert await here.claim(name, VERSION, 300.0, 360.0)
        assert await here.add(name, Piece(len(name) % 5, name), 3, 360.0)
        assert await here.give_back(name, 200.0, without_pieces=without)
    assert [piece.body for piece in await there.pieces("match", VERSION)] == ["first"]
    found = await there.look("match", VERSION)
    assert found is not None
    assert found.done == 1


async def test_one_that_is_complete_is_for_those_who_ask_for_it(stores: Stores) -> None:
    here, there = stores
    await here.ask("match", VERSION, 100.0, most=9)
    assert await here.claim("none", VERSION, 200.0, 260.0, complete=True) is None
    assert await here.claim("first", VERSION, 200.0, 260.0, complete=False)
    assert await here.add("first", Piece(0, "a"), 1, 260.0)
    assert await here.give_back("first", 100.0)
    assert await there.claim("stranger", VERSION, 200.0, 260.0, complete=False) is None
    assert await there.claim("house", VERSION, 200.0, 260.0, complete=True)


async def test_one_that_cannot_be_made_is_over_with_its_problem(stores: Stores) -> None:
    here, _ = stores
    await here.ask("match", VERSION, 100.0, most=9)
    assert await here.claim("first", VERSION, 200.0, 260.0)
    assert await here.fail("first", "log_damaged", 210.0)
    found = await here.look("match", VERSION)
    assert found is not None
    assert (found.problem, found.finished, found.body) == ("log_damaged", 210.0, None)
    assert await here.claim("second", VERSION, 1e9, 2e9) is None


async def test_a_worker_takes_up_what_its_own_version_is_to_make(stores: Stores) -> None:
    here, _ = stores
    await here.ask("match", VERSION, 100.0, most=9)
    assert await here.claim("first", OTHER, 200.0, 260.0) is None
