"""The appends of several tables share a transaction, and stand or fall each for itself."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import event

from settebello.errors import NotFound, Reason, Stale
from settebello.room import RoomEvent, Sealed
from settebello.store import Database, Notice, SqlEventLog, open_database
from settebello.store.database import Result, Work
from tests.support.fresh import fresh_file
from tests.support.rooms import opened, seed_of

TABLES = 20


class Counting:
    """Counts the transactions of a database, and can hold them up."""

    def __init__(self, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
        self.number = 0
        self.begun, self.free = asyncio.Event(), asyncio.Event()
        self.free.set()
        self._transact = database.transact
        for name in ("transact", "execute_once"):
            monkeypatch.setattr(database, name, self._counted)

    async def _counted(self, work: Work[Result]) -> Result:
        self.number += 1
        self.begun.set()
        await asyncio.wait_for(self.free.wait(), 60)
        return await self._transact(work)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    made = await open_database(fresh_file(tmp_path / "log.db"))
    yield made
    await made.close()


def sealed(number: int) -> list[RoomEvent]:
    return [Sealed(seed_of(number))]


async def open_tables(log: SqlEventLog) -> list[str]:
    names = [f"r{number}" for number in range(TABLES)]
    await asyncio.gather(*(log.append(name, 0, [opened(name, "figs")]) for name in names))
    return names


async def test_what_comes_while_a_group_is_written_is_one_transaction(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = SqlEventLog(database)
    names = await open_tables(log)
    counting = Counting(database, monkeypatch)
    counting.free.clear()
    appends = [asyncio.create_task(log.append(name, 1, sealed(1), due=5.0)) for name in names]
    await asyncio.wait_for(counting.begun.wait(), 60)
    later = [asyncio.create_task(log.append(name, 2, sealed(2))) for name in names]
    await asyncio.sleep(0)
    counting.free.set()
    await asyncio.gather(*appends, *later)
    assert counting.number == 2
    assert await log.newest(names) == dict.fromkeys(names, 3)
    assert [name for name, _ in await log.due(5.0, 2 * TABLES)] == sorted(names)


async def test_one_that_comes_too_late_costs_the_others_of_its_group_nothing(database: Database) -> None:
    log = SqlEventLog(database)
    names = await open_tables(log)
    await log.append(names[3], 1, sealed(1))
    answers = await asyncio.gather(
        *(log.append(name, 1, sealed(2), due=1.0, notice=Notice(1.0, body="{}")) for name in names),
        return_exceptions=True,
    )
    late = [name for name, answer in zip(names, answers, strict=True) if isinstance(answer, Stale)]
    assert late == [names[3]]
    assert answers.count(None) == TABLES - 1
    assert (await log.read(names[3]))[1:] == sealed(1)
    there = {name for name, _ in await log.due(1.0, 2 * TABLES)}
    posted = {each.room for each in await log.lobby(waits=False, seen=0.0, most=2 * TABLES)}
    assert there == posted == set(names) - {names[3]}


async def test_a_caller_that_goes_away_keeps_nobody_else_waiting(database: Database) -> None:
    log = SqlEventLog(database)
    names = await open_tables(log)
    appends = [asyncio.create_task(log.append(name, 1, sealed(1))) for name in names]
    await asyncio.sleep(0)
    appends[0].cancel()
    answers = await asyncio.gather(*appends, return_exceptions=True)
    assert isinstance(answers[0], asyncio.CancelledError)
    assert answers[1:] == [None] * (TABLES - 1)
    await log.append(names[1], 2, sealed(2))


async def test_an_append_is_written_whole_or_not_at_all(database: Database) -> None:
    log = SqlEventLog(database)

    def fail(*_: object) -> None:
        raise Stale("something goes wrong after the events", reason=Reason.VERSION_CONFLICT)

    assert database._file is not None
    event.listen(database._file, "commit", fail)
    try:
        with pytest.raises(Stale):
            await log.append("r", 0, [opened("r", "figs")], notice=Notice(1.0, body="{}"))
    finally:
        event.remove(database._file, "commit", fail)
    with pytest.raises(NotFound):
        await log.read("r")
    assert await log.due(1e300, 10) == []
    assert await log.lobby(waits=False, seen=0.0, most=10) == []
