"""Both stores owe the tables the same, are made by the same migrations, and open side by side."""

import asyncio
import gc
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, make_url

from settebello.room.clock import Outage
from settebello.store import NEVER, connect_log, open_log
from settebello.store.schema import METADATA, SCHEMA_VERSION
from tests.kit.stores import CHECKS, Connect
from tests.support.club import schema
from tests.support.fresh import fresh_file, fresh_schema
from tests.support.rooms import opened
from tests.support.schemas import make_database


class Place:
    """Where a store is: how to open it, and how to look into it from outside."""

    def __init__(self, connect: Connect, address: str) -> None:
        self.connect = connect
        self.address = address


def driver(address: str) -> str:
    """Return the address of a PostgreSQL server as SQLAlchemy has it."""
    return address.replace("postgresql:", "postgresql+psycopg:", 1)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    if request.param == "sqlite":
        path = tmp_path / "log.db"
        yield Place(lambda: open_log(path), f"sqlite:///{path}")
    else:
        with schema() as address:
            yield Place(lambda: connect_log(address), driver(address))


@pytest.mark.parametrize("check", CHECKS)
async def test_every_store_conforms(place: Place, check: Callable[[Connect], Awaitable[None]]) -> None:
    await check(place.connect)


async def test_many_processes_open_a_new_store_at_once(place: Place) -> None:
    logs = await asyncio.gather(*(place.connect() for _ in range(6)))
    await logs[0].append("r", 0, [opened("r")])
    for log in logs:
        assert await log.read("r") == [opened("r")]
        await log.close()


async def test_whoever_goes_away_in_the_middle_takes_no_connection_along(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    log = await place.connect()
    await log.append("r", 0, [opened("r")])
    for passes in range(0, 300, 10):  # of the event loop, before the work is cancelled
        for work in (log.read("r"), log.put_off("r", NEVER, NEVER), log.append("r", 0, [opened("r")])):
            task = asyncio.ensure_future(work)
            for _ in range(passes):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
    assert await log.read("r") == [opened("r")]
    await log.close()
    gc.collect()
    assert [record for record in caplog.records if record.name.startswith("sqlalchemy")] == []


async def test_the_migrations_make_the_tables_that_the_program_and_its_tests_use(
    place: Place, tmp_path: Path
) -> None:
    await (await place.connect()).close()

    def look(connection: Connection) -> tuple[object, object]:
        context = MigrationContext.configure(connection)
        return context.get_current_revision(), compare_metadata(context, METADATA)

    with fresh_schema() as copied:
        others = (f"sqlite:///{fresh_file(tmp_path / 'copied.db')}", driver(copied))
        for address in (place.address, *others):
            engine = create_engine(make_url(address))
            with engine.connect() as connection:
                assert look(connection) == (str(SCHEMA_VERSION), [])
            engine.dispose()


async def test_however_many_write_at_once_nobody_is_turned_away(place: Place) -> None:
    log = await place.connect()
    try:
        for number in range(40):
            await log.append(f"r{number}", 0, [opened("r")])

        async def write(number: int) -> None:
            for version in range(1, 6):
                await log.append(f"r{number}", version, [opened("r")], due=1.0)

        await asyncio.gather(*(write(number) for number in range(40)))
        assert set((await log.newest([f"r{number}" for number in range(40)])).values()) == {6}
    finally:
        await log.close()


def first_format(path: Path, rooms: int) -> dict[tuple[str, int], str]:
    """Write a file as Settebello 0.1 left it, and return what its log says."""
    rows = {(f"room{number}", 1): '{"type":"sealed","seed":"00"}' for number in range(rooms)}
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA application_id = 0x53455437")
        database.execute("PRAGMA user_version = 1")
        database.execute("PRAGMA journal_mode = WAL")
        database.execute(
            "CREATE TABLE events (room VARCHAR(40) NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL, "
            "PRIMARY KEY (room, version)) WITHOUT ROWID"
        )
        database.executemany(
            "INSERT INTO events VALUES (?, ?, ?)", [(*at, body) for at, body in rows.items()]
        )
        database.commit()
    return rows


def rows_of(path: Path) -> dict[tuple[str, int], str]:
    with closing(sqlite3.connect(path)) as database:
        return {
            (room, version): body
            for room, version, body in database.execute("SELECT room, version, body FROM events")
        }


async def test_a_file_of_the_first_format_is_taken_over_whole(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    rows = first_format(path, 30)
    log = await open_log(path)
    try:
        assert rows_of(path) == rows
        # whatever waits there is found at once, and once
        assert len(await log.due(0, 100)) == 30
        assert await log.put_off("room7", 0, NEVER)
    finally:
        await log.close()
    await (await open_log(path)).close()
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
        assert database.execute("SELECT count(*) FROM due WHERE at = 0").fetchone() == (29,)


async def test_the_time_that_nobody_served_before_is_an_outage(place: Place) -> None:
    """Clocks went by a time that lacked it: the last moment of that time is where it began."""
    make_database(place.address, 12, "INSERT INTO hours VALUES (1, 5000.0, 3000.0)")
    log = await place.connect()
    assert await log.beat(5002.0, 3.0) == [Outage(2000.0, 5000.0)]
    await log.close()


async def test_a_file_whose_migration_fails_stays_of_the_first_format(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    rows = first_format(path, 3)
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE due (somebody TEXT)")
        database.commit()
    with pytest.raises(Exception, match="due"):
        await open_log(path)
    assert rows_of(path) == rows
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (1,)
        tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        assert {name for (name,) in tables} == {"events", "due"}
