"""The event log on a database, through SQLAlchemy: the same statements on SQLite and PostgreSQL."""

from collections.abc import Collection, Sequence

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError

from settebello.errors import NotFound, Stale, StoreProblem
from settebello.room import RoomEvent
from settebello.store.codec import event_text, read_event
from settebello.store.database import Database
from settebello.store.log import NEVER
from settebello.store.schema import DUE, EVENTS


class SqlEventLog:
    """An event log on a database; made by `open_log` and `connect_log`."""

    def __init__(self, database: Database) -> None:
        self._database = database

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
        with self._database.explained():
            try:
                async with self._database.writing() as connection:
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
        with self._database.explained():
            try:
                async with self._database.reading() as connection:
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
        with self._database.explained():
            async with self._database.reading() as connection:
                return {row.room: row.last for row in await connection.execute(query)}

    async def due(self, now: float, most: int) -> list[tuple[str, float]]:
        """List at most so many of the tables that are due, with since when, the longest first."""
        query = select(DUE.c.room, DUE.c.at).where(DUE.c.at <= now).order_by(DUE.c.at).limit(most)
        with self._database.explained():
            async with self._database.reading() as connection:
                return [(row.room, row.at) for row in await connection.execute(query)]

    async def put_off(self, room: str, since: float, until: float) -> bool:
        """Make a table due at another moment; tell whether it was still due ``since`` the one given."""
        change = update(DUE).where(DUE.c.room == room, DUE.c.at == since).values(at=until)
        with self._database.explained():
            async with self._database.writing() as connection:
                return (await connection.execute(change)).rowcount == 1

    async def close(self) -> None:
        """Close every connection."""
        await self._database.close()
