"""The lobby lists what waits and what can be watched, whichever process serves it."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from settebello.cards import Seat
from settebello.engine import legal_actions
from settebello.room import Leave, MakeAct, Publish, Sit
from settebello.server.tables import lobby as module
from settebello.server.tables.lobby import FRESH_S, GONE_S, Lobby
from settebello.server.tables.tables import Tables
from settebello.store import Notice, SqlEventLog, open_log
from tests.support.fresh import fresh_file


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1e9

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[SqlEventLog]:
    opened = await open_log(fresh_file(tmp_path / "log.db"))
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def waiting_table(tables: Tables, name: str = "Ada", *, public: bool = True) -> str:
    room = await tables.open("scopa?players=2", public=public)
    await tables.submit(room.id, Sit(name, f"key of {name}"))
    return room.id


async def listed(log: SqlEventLog, clock: Clock) -> tuple[list[str], list[str]]:
    """Return who waits and what is played, as a process says that has served nobody yet."""
    found = await Lobby(Tables(log, clock=clock), log, clock).listed()
    return [each.room for each in found.waiting], [each.room for each in found.playing]


async def test_public_tables_are_listed_the_newest_first_and_private_ones_never(
    log: SqlEventLog, clock: Clock
) -> None:
    tables = Tables(log, clock=clock)
    names = []
    for number in range(3):
        names.append(await waiting_table(tables, f"Person {number}"))
        await waiting_table(tables, public=False)
        clock.now += 1
    assert await listed(log, clock) == (names[::-1], [])
    told = (await Lobby(tables, log, clock).listed()).waiting[-1].model_dump()
    assert told == {
        "room": names[0],
        "rules": "scopa?players=2",
        "time": None,
        "seats": [
            {"name": "Person 0", "kind": "person", "account": False},
            {"name": "", "kind": "open", "account": False},
        ],
        "free": 1,
        "age": 3,
        "draws": False,
    }


async def test_a_list_is_no_longer_than_its_bound(
    log: SqlEventLog, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST", 4)
    tables = Tables(log, clock=clock)
    names = []
    for _ in range(7):
        names.append(await waiting_table(tables))
        clock.now += 1
    assert (await listed(log, clock))[0] == names[:2:-1]


async def test_a_table_that_is_full_is_there_to_be_watched_and_then_no_more(
    log: SqlEventLog, clock: Clock
) -> None:
    tables = Tables(log, clock=clock)
    name = await waiting_table(tables)
    await tables.submit(name, Sit("Bob", "key of Bob"))
    assert await listed(log, clock) == ([], [name])
    await tables.submit(name, Leave(Seat(1)))  # nobody has played: it waits again
    assert await listed(log, clock) == ([name], [])
    await tables.submit(name, Sit("Carla", "key of Carla"))
    await play_a_card(tables, name)
    assert await listed(log, clock) == ([], [name])
    await tables.submit(name, Publish(Seat(0), public=False))
    assert await listed(log, clock) == ([], [])


async def play_a_card(tables: Tables, name: str) -> None:
    room = (await tables.table(name)).room
    assert room.deal is not None
    assert room.to_move is not None
    await tables.submit(name, MakeAct(room.to_move, room.version, legal_actions(room.deal.state)[0]))


async def test_a_table_whose_people_are_gone_leaves_the_list_and_comes_back_with_them(
    log: SqlEventLog, clock: Clock
) -> None:
    tables = Tables(log, clock=clock)
    stays, goes = await waiting_table(tables), await waiting_table(tables, "Bob")
    here = Lobby(tables, log, clock)
    tables.presence.arrive(stays, "key of Ada")
    tables.presence.arrive(goes, "key of somebody who only looks on")
    clock.now += GONE_S + 1
    await here.see()
    assert await listed(log, clock) == ([stays], [])
    tables.presence.arrive(goes, "key of Bob")
    await here.see()
    assert set((await listed(log, clock))[0]) == {stays, goes}
    tables.presence.depart(stays, "key of Ada")
    clock.now += GONE_S + 1
    await here.see()
    assert await listed(log, clock) == ([goes], [])


async def test_the_log_is_asked_once_a_second_however_many_ask(log: SqlEventLog, clock: Clock) -> None:
    tables = Tables(log, clock=clock)
    lobby = Lobby(tables, log, clock)
    first = await lobby.listed()
    await waiting_table(tables)
    assert await lobby.listed() is first
    clock.now += FRESH_S
    assert len((await lobby.listed()).waiting) == 1


async def test_what_another_version_wrote_is_left_out(log: SqlEventLog, clock: Clock) -> None:
    tables = Tables(log, clock=clock)
    name = await waiting_table(tables)
    events = await log.read(name)
    told = json.dumps({"room": "new", "words": "of another version"})
    await log.append("new", 0, events, notice=Notice(clock.now, waits=True, body=told))
    assert await listed(log, clock) == ([name], [])
