"""Reviews are asked for once, claimed by one worker at a time, and nothing of them is lost or done twice."""

import asyncio

import pytest

from settebello.store import (
    AnalystStanding,
    Database,
    Lease,
    Piece,
    SqlReviews,
    claim_of,
)

MANY = pytest.mark.parametrize("many", [60, pytest.param(500, marks=pytest.mark.slow)])
VERSION = "1"
ADA, BOB = "a" * 22, "b" * 22
"""Tokens of analysts."""
OTHER = "2"


Stores = tuple[SqlReviews, SqlReviews]


@pytest.fixture
def stores(databases: tuple[Database, Database]) -> Stores:
    """Two processes of one store."""
    here, there = map(SqlReviews, databases)
    return here, there


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


@MANY
async def test_of_many_that_wait_each_is_done_once_by_whoever_comes(stores: Stores, many: int) -> None:
    here, there = stores
    for number in range(many):
        assert await here.ask(f"match{number}", VERSION, float(number), most=many)
    done: list[str] = []

    async def worker(store: SqlReviews, name: str) -> None:
        number = 0
        while claim := await store.claim(Lease(f"{name}-{number}", 1e6, 2e6), VERSION):
            number += 1
            assert claim.tries == 1
            assert await store.add(claim.id, Piece(0, "{}"), 1, 2e6)
            assert await store.finish(claim.id, "whole", 1e6)
            done.append(claim.match)

    await asyncio.gather(*(worker((here, there)[number % 2], f"w{number}") for number in range(6)))
    assert sorted(done) == sorted(f"match{number}" for number in range(many))
    assert await here.claim(Lease("late", 1e9, 2e9), VERSION) is None


async def test_a_worker_that_dies_leaves_its_pieces_to_the_next(stores: Stores) -> None:
    here, there = stores
    await here.ask("match", VERSION, 100.0, most=9)
    assert await here.claim(Lease("first", 100.0, 160.0), VERSION)
    assert await here.add("first", Piece(0, "a"), 3, 170.0)
    assert await there.claim(Lease("second", 169.0, 230.0), VERSION) is None  # the lease goes on
    claim = await there.claim(Lease("second", 171.0, 230.0), VERSION)
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
    assert await here.claim(Lease("first", 100.0, 160.0), VERSION)
    assert await here.renew("first", 300.0)
    assert await there.claim(Lease("second", 200.0, 260.0), VERSION) is None


async def test_what_was_given_back_is_due_again_with_its_pieces_or_without(stores: Stores) -> None:
    here, there = stores
    await here.ask("match", VERSION, 100.0, most=9)
    for name, without in (("first", False), ("second", True)):
        assert await here.claim(Lease(name, 300.0, 360.0), VERSION)
        assert await here.add(name, Piece(len(name) % 5, name), 3, 360.0)
        assert await here.give_back(name, 200.0, without_pieces=without)
    assert [piece.body for piece in await there.pieces("match", VERSION)] == ["first"]
    found = await there.look("match", VERSION)
    assert found is not None
    assert found.done == 1


async def test_one_that_is_complete_is_for_those_who_ask_for_it(stores: Stores) -> None:
    here, there = stores
    await here.ask("match", VERSION, 100.0, most=9)
    assert await here.claim(Lease("none", 200.0, 260.0, True), VERSION) is None
    assert await here.claim(Lease("first", 200.0, 260.0, False), VERSION)
    assert await here.add("first", Piece(0, "a"), 1, 260.0)
    assert await here.give_back("first", 100.0)
    assert await there.claim(Lease("stranger", 200.0, 260.0, False), VERSION) is None
    assert await there.claim(Lease("house", 200.0, 260.0, True), VERSION)


async def test_one_that_cannot_be_made_is_over_with_its_problem(stores: Stores) -> None:
    here, _ = stores
    await here.ask("match", VERSION, 100.0, most=9)
    assert await here.claim(Lease("first", 200.0, 260.0), VERSION)
    assert await here.fail("first", "log_damaged", 210.0)
    found = await here.look("match", VERSION)
    assert found is not None
    assert (found.problem, found.finished, found.body) == ("log_damaged", 210.0, None)
    assert await here.claim(Lease("second", 1e9, 2e9), VERSION) is None


async def test_a_worker_takes_up_what_its_own_version_is_to_make(stores: Stores) -> None:
    here, _ = stores
    await here.ask("match", VERSION, 100.0, most=9)
    assert await here.claim(Lease("first", 200.0, 260.0), OTHER) is None


def lease(token: str, number: int, now: float) -> Lease:
    """Return the terms on which an analyst takes a review up for ten seconds."""
    name = claim_of(token, str(number))
    return Lease(name, now, now + 10, complete=False, analyst=token, patience=2.0, most=3)


async def delivered(store: SqlReviews, token: str, match: str, now: float, pieces: int = 2) -> str:
    """Let an analyst make all pieces of a review and hand it back; return its claim."""
    claim = await store.claim(lease(token, int(now), now), VERSION)
    assert claim is not None
    assert claim.match == match
    for number in range(pieces):
        assert await store.add(claim.id, Piece(number, "{}", analyst=token), pieces, now + 10)
    assert await store.give_back(claim.id, now)
    return claim.id


async def finished(store: SqlReviews, match: str, now: float) -> None:
    """Let the house find a complete review right, and finish it."""
    claim = await store.claim(Lease(f"house:{match}", now, now + 10, complete=True), VERSION)
    assert claim is not None
    assert claim.match == match
    assert await store.passed(claim.id, {ADA: 1})
    assert await store.finish(claim.id, "whole", now)


async def test_an_analyst_waits_for_the_house_and_is_counted_apart(stores: Stores) -> None:
    here, there = stores
    await here.ask("match", VERSION, 100.0, most=9)
    assert await there.claim(lease(ADA, 0, 101.0), VERSION) is None
    for number in range(3):
        claim = await there.claim(lease(ADA, number, 110.0 + 20 * number), VERSION)
        assert claim is not None
        assert claim.tries == 0
        assert await here.holding(ADA, 111.0 + 20 * number) == 1
        assert await here.holding(BOB, 111.0 + 20 * number) == 0
    # three have taken it up and not finished: it is for the house alone
    assert await there.claim(lease(BOB, 3, 900.0), VERSION) is None
    assert await here.holding(ADA, 900.0) == 0
    claim = await here.claim(Lease("house:1", 900.0, 910.0), VERSION)
    assert claim is not None
    assert claim.tries == 1


async def test_a_piece_of_an_analyst_may_be_shown_once_it_has_passed(stores: Stores) -> None:
    here, there = stores
    await here.ask("match", VERSION, 100.0, most=9)
    await delivered(there, ADA, "match", 110.0)
    assert [piece.analyst for piece in await here.pieces("match", VERSION)] == [ADA, ADA]
    assert await there.claim(lease(BOB, 1, 200.0), VERSION) is None  # nothing is missing
    assert await here.claim(Lease("house:1", 200.0, 210.0, complete=True), VERSION)
    with pytest.raises(AssertionError):
        await here.finish("house:1", "whole", 201.0)
    assert await here.passed("house:1", {ADA: 1})
    assert [piece.analyst for piece in await there.pieces("match", VERSION)] == [None, None]
    assert await there.standing(ADA) == AnalystStanding(passed=2, checked=1)
    assert await there.standing(BOB) == AnalystStanding()
    assert await here.finish("house:1", "whole", 201.0)
    assert not await here.passed("house:1", {ADA: 9})
    assert await there.standing(ADA) == AnalystStanding(passed=2, checked=1)


async def test_all_that_a_barred_analyst_has_delivered_is_made_again_and_nothing_else(stores: Stores) -> None:
    here, there = stores
    for number, match in enumerate(("early", "hers", "his", "both")):
        await here.ask(match, VERSION, 100.0 + number, most=9)
    await delivered(there, ADA, "early", 110.0)
    await finished(here, "early", 120.0)
    await delivered(there, ADA, "hers", 130.0)
    await delivered(there, BOB, "his", 140.0)
    claim = await there.claim(lease(BOB, 150, 150.0), VERSION)
    assert claim is not None
    assert await there.add(claim.id, Piece(0, "{}", analyst=BOB), 2, 160.0)
    assert await there.give_back(claim.id, 150.0)
    last = await there.claim(lease(ADA, 160, 160.0), VERSION)
    assert last is not None
    assert await there.add(last.id, Piece(1, "{}", analyst=ADA), 3, 170.0)
    assert await here.bar(ADA, 161.0) == 3
    assert (await there.standing(ADA)).barred == 161.0
    # what it holds is over, and nothing more is taken from it
    assert not await there.add(last.id, Piece(2, "{}", analyst=ADA), 3, 170.0)
    assert not await there.renew(last.id, 900.0)
    early = await there.look("early", VERSION)
    assert early is not None
    assert (early.body, early.finished, early.done) == (None, None, 0)
    assert await there.pieces("hers", VERSION) == []
    assert len(await there.pieces("his", VERSION)) == 2
    assert [piece.analyst for piece in await there.pieces("both", VERSION)] == [BOB]
    # barred again it is as it was
    assert await here.bar(ADA, 300.0) == 0
    assert (await there.standing(ADA)).barred == 161.0


async def test_a_claim_that_the_house_holds_is_void_once_its_analyst_is_barred(stores: Stores) -> None:
    here, there = stores
    await here.ask("match", VERSION, 100.0, most=9)
    await delivered(there, ADA, "match", 110.0)
    assert await here.claim(Lease("house:1", 120.0, 130.0, complete=True), VERSION)
    assert await there.bar(ADA, 121.0) == 1
    assert not await here.passed("house:1", {ADA: 2})
    assert not await here.finish("house:1", "whole", 122.0)
    assert await here.standing(ADA) == AnalystStanding(barred=121.0)


@MANY
async def test_of_many_that_wait_house_and_analysts_do_each_once(stores: Stores, many: int) -> None:
    here, there = stores
    for number in range(many):
        assert await here.ask(f"match{number}", VERSION, float(number), most=many)
    done: list[str] = []

    async def analyst(token: str) -> None:
        number = 0
        while claim := await there.claim(lease(token, number, 1e6), VERSION):
            number += 1
            assert await there.add(claim.id, Piece(0, "{}", analyst=token), 1, 2e6)
            if number % 10:  # each tenth time its machine dies in the middle
                assert await there.give_back(claim.id, 1e6)

    async def house() -> None:
        number = 0
        while claim := await here.claim(Lease(f"house:{number}", 1e6 + 5, 2e6), VERSION):
            number += 1
            await here.add(claim.id, Piece(0, "{}"), 1, 2e6)
            assert await here.passed(claim.id, {ADA: 1, BOB: 1})
            assert await here.finish(claim.id, "whole", 1e6)
            done.append(claim.match)

    await asyncio.gather(analyst(ADA), analyst(BOB), house())
    await house()  # what the analysts left when nothing waited any more
    late = await here.claim(Lease("late", 1e9, 2e9), VERSION)
    while late is not None:  # leases that ran out
        await here.add(late.id, Piece(0, "{}"), 1, 2e9)
        assert await here.passed(late.id, {})
        assert await here.finish(late.id, "whole", 1e9)
        done.append(late.match)
        late = await here.claim(Lease("late", 1e9, 2e9), VERSION)
    assert sorted(done) == sorted(f"match{number}" for number in range(many))
