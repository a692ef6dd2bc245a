"""The event log on a database, through SQLAlchemy: the same statements on SQLite and PostgreSQL."""

import asyncio
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncEngine

from settebello.errors import NotFound, Stale, StoreProblem
from settebello.room import RoomEvent
from settebello.store.codec import event_text, read_event
from settebello.store.log import NEVER
from settebello.store.migrate import migrate
from settebello.store.schema import DUE, EVENTS

Explain = Callable[[DBAPIError | NoConnectionFree], StoreProblem]
"""Says what an error of the database means for whoever runs it."""


class SqlEventLog:
    """An event log on the database behind an engine; made by `open_log` and `connect_log`.

    At most so many ``writers`` are let at the database at once, those who came first before others.
    """

    def __init__(self, engine: AsyncEngine, explain: Explain, *, writers: int) -> None:
        self._engine = engine
        self._explain = explain
        self._writing = asyncio.Semaphore(writers)

    async def prepare(self) -> None:
        """Bring the tables of the database up to date; raise `StoreProblem` and let go if it cannot be."""
        try:
            with self._explained():
                async with self._engine.begin() as connection:
                    await connection.run_sync(migrate)
        except StoreProblem:
            await self.close()
            raise

    async def append(
        self, room: str, version: int, events: Sequence[RoomEvent], *, due: float | None = None
    ) -> None:
        """Write the events that follow ``version``; raise `Stale` if one stands there already."""
        if not events:
            return
        rows = [
            {"room": room, "version": version + number, "body": event_text(each)}
            for number, each in enumerate(events, start=1)
        ]
        with self._explained():
            try:
                async with self._writing, self._engine.begin() as connection:
                    await connection.execute(insert(EVENTS), rows)
                    if version == 0:
                        at = NEVER if due is None else due
                        await connection.execute(insert(DUE), {"room": room, "at": at})
                    elif due is not None:
                        await connection.execute(update(DUE).where(DUE.c.room == room), {"at": due})
            except IntegrityError:
                raise Stale(
                    "the table has moved on since this was decided", reason="version_conflict"
                ) from None

    async def read(self, room: str, after: int = 0) -> list[RoomEvent]:
        """Return the events after number ``after``; raise `NotFound` if from the first on there is none."""
        query = select(EVENTS.c.version, EVENTS.c.body).order_by(EVENTS.c.version)
        with self._explained():
            try:
                async with self._engine.connect() as connection:
                    found = await connection.execute(
                        query.where(EVENTS.c.room == room, EVENTS.c.version > after)
                    )
                    rows = found.all()
            except DataError:
                rows = []  # no table has a name that the database cannot even hold
        if not rows and after == 0:
            raise NotFound(f"there is no table {room!r}", reason="room_not_found", room=room)
        if [row.version for row in rows] != list(range(after + 1, after + 1 + len(rows))):
            raise StoreProblem(
                f"events are missing in the log of table {room}", reason="log_damaged", room=room
            )
        return [read_event(room, row.version, row.body) for row in rows]

    async def newest(self, rooms: Collection[str]) -> dict[str, int]:
        """Return the number of the last event of each of these tables."""
        last = func.max(EVENTS.c.version).label("last")
        query = select(EVENTS.c.room, last).where(EVENTS.c.room.in_(rooms)).group_by(EVENTS.c.room)
        with self._explained():
            async with self._engine.connect() as connection:
                return {row.room: row.last for row in await connection.execute(query)}

    async def due(self, now: float, most: int) -> list[tuple[str, float]]:
        """List at most so many of the tables that are due, with since when, the longest first."""
        query = select(DUE.c.room, DUE.c.at).where(DUE.c.at <= now).order_by(DUE.c.at).limit(most)
        with self._explained():
            async with self._engine.connect() as connection:
                return [(row.room, row.at) for row in await connection.execute(query)]

    async def put_off(self, room: str, since: float, until: float) -> bool:
        """Make a table due at another moment; tell whether it was still due ``since`` the one given."""
        change = update(DUE).where(DUE.c.room == room, DUE.c.at == since).values(at=until)
        with self._explained():
            async with self._writing, self._engine.begin() as connection:
                return (await connection.execute(change)).rowcount == 1

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Turn an error of the database into one of ours."""
        try:
            yield
        except (DBAPIError, NoConnectionFree) as problem:
            raise self._explain(problem) from None
