"""The event log on a real file: durable, shared by several programs, and named where it is damaged."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from settebello.errors import SettebelloError, Stale, StoreProblem
from settebello.room import RoomEvent, Sealed, fold
from settebello.store import SqlEventLog, open_log
from tests.support.rooms import opened, seated, seed_of
from tests.support.started import Started


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[SqlEventLog]:
    opened = await open_log(tmp_path / "log.db")
    yield opened
    await opened.close()


def events() -> list[RoomEvent]:
    house = seated("figs", persons=4)
    house.play(50)
    return house.log


async def test_several_events_are_one_append(log: SqlEventLog) -> None:
    await log.append("r", 0, events())
    assert fold(await log.read("r")).version == len(events())


async def test_of_two_programs_on_one_file_exactly_one_wins(log: SqlEventLog, tmp_path: Path) -> None:
    other = await open_log(tmp_path / "log.db")
    try:
        await log.append("r", 0, [opened("r", "figs")])
        wins = 0
        for version in range(1, 9):
            results = await asyncio.gather(
                *(each.append("r", version, [Sealed(seed_of(version))]) for each in (log, other)),
                return_exceptions=True,
            )
            wins += results.count(None)
            assert {type(result) for result in results} == {type(None), Stale}
        assert wins == 8
        assert await log.read("r") == await other.read("r")
    finally:
        await other.close()


WRITER = """
import asyncio, sys
from pathlib import Path
from settebello.room import Opened, Sealed
from settebello.store import open_log

async def main():
    log = await open_log(Path(sys.argv[1]))
    await log.append("r", 0, [Opened("r", "figs", {})])
    version = 1
    while True:
        await log.append("r", version, [Sealed(f"{version:064x}"), Sealed(f"{version + 1:064x}")])
        version += 2
        print(version, flush=True)

asyncio.run(main())
"""


def written_until_killed(path: Path) -> int:
    """Let another process write, kill it in the middle, return the last version that it had acknowledged."""
    command = [sys.executable, "-c", WRITER, str(path)]
    with Started(command) as process:
        for _ in range(25):
            assert process.line()
        process.kill()
        return max(map(int, process.said().split()))


async def test_what_was_acknowledged_outlives_the_death_of_the_writer(tmp_path: Path) -> None:
    path = tmp_path / "killed.db"
    acknowledged = written_until_killed(path)
    log = await open_log(path)
    try:
        read = await log.read("r")
    finally:
        await log.close()
    assert len(read) >= acknowledged
    assert len(read) % 2 == 1  # two events an append: never half of one
    assert read[1:] == [Sealed(f"{number:064x}") for number in range(1, len(read))]


def spoil(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute(statement)
        database.commit()


async def problem(log: SqlEventLog) -> tuple[str, str]:
    with pytest.raises(SettebelloError) as caught:
        fold(await log.read("r"))
    return caught.value.code, caught.value.reason


@pytest.mark.parametrize("version", [1, 2, 20])
async def test_a_log_with_a_missing_event_is_named(log: SqlEventLog, tmp_path: Path, version: int) -> None:
    await log.append("r", 0, events())
    spoil(tmp_path / "log.db", f"DELETE FROM events WHERE version = {version}")
    assert await problem(log) == ("store", "log_damaged")


@pytest.mark.parametrize(
    "body",
    ["", "x", "{}", "null", "[]", '{"type":"nosuch"}', '{"type":"moved","seat":"?","action":3}', "\\u0000"],
)
async def test_an_event_that_cannot_be_read_is_named(log: SqlEventLog, tmp_path: Path, body: str) -> None:
    await log.append("r", 0, events())
    spoil(tmp_path / "log.db", f"UPDATE events SET body = '{body}' WHERE version = 20")
    assert await problem(log) == ("store", "event_damaged")


async def test_an_event_of_bytes_that_are_no_text_is_named(log: SqlEventLog, tmp_path: Path) -> None:
    await log.append("r", 0, events())
    spoil(tmp_path / "log.db", "UPDATE events SET body = CAST(x'fffe7b' AS TEXT) WHERE version = 20")
    assert (await problem(log))[0] == "store"
    spoil(tmp_path / "log.db", "UPDATE events SET body = x'fffe7b' WHERE version = 20")
    assert (await problem(log))[0] == "store"


async def test_a_log_whose_table_is_gone_is_named_on_reading_and_writing(
    log: SqlEventLog, tmp_path: Path
) -> None:
    await log.append("r", 0, [opened("r", "figs")])
    spoil(tmp_path / "log.db", "DROP TABLE events")
    assert (await problem(log))[0] == "store"
    with pytest.raises(StoreProblem):
        await log.append("r", 1, [Sealed(seed_of(1))])
