"""An address spends so much; answers that cost much are made once, one at a time."""

import asyncio

import pytest

from settebello.errors import SettebelloError, TooMany
from settebello.server.doors import purse
from settebello.server.doors.costly import KEPT, WAITING, Costly
from settebello.server.doors.purse import AT_ONCE_S, Purses, cost_of


def test_an_address_spends_so_much_at_once_and_then_as_fast_as_it_comes_in() -> None:
    now = [0.0]
    purses = Purses(2, lambda: now[0])
    for _ in range(2 * AT_ONCE_S):
        purses.spend("192.0.2.1", 1)
    with pytest.raises(TooMany) as caught:
        purses.spend("192.0.2.1", 5)
    assert (caught.value.reason, caught.value.seconds) == ("too_many_requests", 3)
    purses.spend("192.0.2.2", 5)
    now[0] += 3
    purses.spend("192.0.2.1", 5)


def test_refused_requests_of_an_address_cost_it_nothing_more() -> None:
    now = [0.0]
    purses = Purses(1, lambda: now[0])
    purses.spend("192.0.2.1", AT_ONCE_S)
    for _ in range(100):
        with pytest.raises(TooMany):
            purses.spend("192.0.2.1", 1)
    now[0] += 1
    purses.spend("192.0.2.1", 1)


def test_addresses_without_number_take_memory_with_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(purse, "MOST_PURSES", 50)
    purses = Purses(1, lambda: 0.0)
    for each in range(1000):
        purses.spend(f"10.0.{each // 250}.{each % 250}", 1)
    assert len(purses._left) <= 50


def test_what_makes_the_server_work_costs_more() -> None:
    table, record = "/api/rooms", "/api/rooms/abc/record"
    assert cost_of("/assets/index.js") < cost_of("/api/lobby") < cost_of(table) < cost_of(record)
    assert cost_of("/club/api/matches/abc/deals/3") == cost_of(record)
    assert cost_of("/api/rooms/abc/picture.png") == cost_of("/api/matches/abc/picture.svg") == cost_of(record)
    assert cost_of("/t/abc") == cost_of("/match/abc") == cost_of(table)
    assert cost_of("/api/admin") == cost_of("/api/admin/people") > cost_of(record)


async def test_an_answer_is_made_once_for_all_who_ask_and_kept() -> None:
    costly, made = Costly(), list[int]()

    async def make() -> int:
        made.append(1)
        await asyncio.sleep(0)
        return len(made)

    assert await asyncio.gather(*(costly.made("a", make) for _ in range(20))) == [1] * 20
    assert await costly.made("a", make) == 1
    assert await costly.made("b", make) == 2
    for each in range(KEPT):
        await costly.made(each, make)
    assert await costly.made("a", make) == KEPT + 3


async def test_answers_are_made_one_at_a_time_and_so_many_wait() -> None:
    costly, going, most = Costly(), list[int](), list[int]()
    begin = asyncio.Event()

    async def make() -> None:
        going.append(1)
        most.append(len(going))
        await asyncio.wait_for(begin.wait(), 60)
        going.pop()

    waiting = [asyncio.create_task(costly.made(each, make)) for each in range(WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(TooMany) as caught:
        await costly.made("one more", make)
    assert caught.value.reason == "too_many_requests"
    begin.set()
    async with asyncio.timeout(60):
        await asyncio.gather(*waiting)
    assert max(most) == 1


async def test_an_answer_that_cannot_be_made_is_asked_for_again() -> None:
    costly, tried = Costly(), list[int]()

    async def make() -> str:
        tried.append(1)
        if len(tried) == 1:
            raise SettebelloError("away")
        return "made"

    with pytest.raises(SettebelloError):
        await costly.made("a", make)
    assert await costly.made("a", make) == "made"


async def test_who_gives_up_waiting_takes_the_answer_from_nobody() -> None:
    costly, begin = Costly(), asyncio.Event()

    async def make() -> str:
        await asyncio.wait_for(begin.wait(), 60)
        return "made"

    first, second = (asyncio.create_task(costly.made("a", make)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    begin.set()
    async with asyncio.timeout(60):
        assert await second == "made"
