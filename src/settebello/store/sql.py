"""The event log on a database, through SQLAlchemy: SQLite with a write-ahead log on one machine.

An event stands once under (room, version), so of two writers that decided on the same version one
is refused. ``synchronous = FULL``: an append that has returned outlives the process and the power.
"""

from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import URL, Column, Integer, MetaData, String, Table, Text, event, insert, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DatabaseError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from settebello.errors import NotFound, Stale, StoreProblem
from settebello.room import RoomEvent
from settebello.store.codec import event_text, read_event
from settebello.store.file import check_file, damaged, mark_file, unusable

_METADATA = MetaData()
EVENTS = Table(
    "events",
    _METADATA,
    Column("room", String(40), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)


class SqlEventLog:
    """An event log on the database behind an engine; made by `open_log`."""

    def __init__(self, engine: AsyncEngine, path: Path) -> None:
        self._engine = engine
        self._path = path

    async def append(self, room: str, version: int, events: Sequence[RoomEvent]) -> None:
        """Write the events that follow ``version``; raise `Stale` if one stands there already."""
        if not events:
            return
        rows = [
            {"room": room, "version": version + number, "body": event_text(each)}
            for number, each in enumerate(events, start=1)
        ]
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(EVENTS), rows)
        except IntegrityError:
            raise Stale("the table has moved on since this was decided", reason="version_conflict") from None
        except DatabaseError as problem:
            raise _problem(self._path, problem) from None

    async def read(self, room: str) -> list[RoomEvent]:
        """Return the whole log of a table; raise `NotFound` if there is none, `StoreProblem` if damaged."""
        query = select(EVENTS.c.version, EVENTS.c.body).where(EVENTS.c.room == room)
        try:
            async with self._engine.connect() as connection:
                rows = (await connection.execute(query.order_by(EVENTS.c.version))).all()
        except DatabaseError as problem:
            raise _problem(self._path, problem) from None
        if not rows:
            raise NotFound(f"there is no table {room!r}", reason="room_not_found", room=room)
        if [row.version for row in rows] != list(range(1, len(rows) + 1)):
            raise StoreProblem(
                f"events are missing in the log of table {room}", reason="log_damaged", room=room
            )
        return [read_event(room, row.version, row.body) for row in rows]

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()


async def open_log(path: Path) -> SqlEventLog:
    """Open the log in a database file, created if it is missing.

    Raises `StoreProblem` for a file that is damaged, newer, foreign, or cannot be written.
    """
    check_file(path)
    mark_file(path)
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)))
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_METADATA.create_all)
    except DatabaseError as problem:
        await engine.dispose()
        raise _problem(path, problem) from None
    return SqlEventLog(engine, path)


def _set_pragmas(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.close()


def _problem(path: Path, problem: DatabaseError) -> StoreProblem:
    named = unusable if isinstance(problem, OperationalError) else damaged
    return named(path, str(problem.orig))
