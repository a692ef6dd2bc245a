"""The event log on a database, through SQLAlchemy: the same statements on SQLite and PostgreSQL."""

from collections.abc import Collection, Sequence
from contextlib import suppress

from sqlalchemy import Update, case, func, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError

from settebello.errors import NotFound, Reason, StoreProblem
from settebello.room import MatchResult, RoomEvent
from settebello.store.appends import Append, AppendWriter
from settebello.store.codec import event_text, read_event
from settebello.store.database import Database
from settebello.store.finishing import finishes
from settebello.store.log import Notice, Posted, Sitting
from settebello.store.schema import DUE, EVENTS, HOURS, LOBBY, SITTINGS


class SqlEventLog:
    """An event log on a database; made by `open_log` and `connect_log`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = AppendWriter(database)

    async def append(
        self,
        room: str,
        version: int,
        events: Sequence[RoomEvent],
        *,
        due: float | None = None,
        notice: Notice | None = None,
        result: MatchResult | None = None,
        sitting: Sitting | None = None,
    ) -> None:
        """Write the events that follow ``version``; raise `Stale` if one stands there already."""
        if not events:
            return
        bodies = [event_text(each) for each in events]
        append = Append(room, version, bodies, due, notice, result, sitting)
        with self._database.explained():
            await self._writer.write(append)

    @finishes
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
            raise NotFound(f"there is no table {room!r}", reason=Reason.ROOM_NOT_FOUND, room=room)
        if [row.version for row in rows] != list(range(after + 1, after + 1 + len(rows))):
            raise StoreProblem(
                f"events are missing in the log of table {room}", reason=Reason.LOG_DAMAGED, room=room
            )
        return [read_event(room, row.version, row.body) for row in rows]

    @finishes
    async def newest(self, rooms: Collection[str]) -> dict[str, int]:
        """Return the number of the last event of each of these tables."""
        last = func.max(EVENTS.c.version).label("last")
        query = select(EVENTS.c.room, last).where(EVENTS.c.room.in_(rooms)).group_by(EVENTS.c.room)
        with self._database.explained():
            async with self._database.reading() as connection:
                return {row.room: row.last for row in await connection.execute(query)}

    @finishes
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
            changed: int = await self._database.execute_once(lambda each: each.execute(change).rowcount)
            return changed == 1

    @finishes
    async def lobby(self, *, waits: bool, seen: float, most: int) -> list[Posted]:
        """List at most so many notices, the newest first, of tables whose people were there since."""
        query = select(LOBBY.c.room, LOBBY.c.since, LOBBY.c.body)
        query = query.where(LOBBY.c.seen >= seen, LOBBY.c.waits == waits)
        query = query.order_by(LOBBY.c.since.desc(), LOBBY.c.room).limit(most)
        with self._database.explained():
            async with self._database.reading() as connection:
                return [Posted(row.room, row.since, row.body) for row in await connection.execute(query)]

    async def see(self, rooms: Collection[str], now: float) -> None:
        """Write down that people of these tables are there."""
        change = update(LOBBY).where(LOBBY.c.room.in_(rooms)).values(seen=now)
        with self._database.explained():
            await self._database.execute_once(lambda each: each.execute(change))

    async def beat(self, now: float, gap_s: float) -> float:
        """Write down that somebody serves; return how many seconds nobody has in all."""
        silent = now - HOURS.c.at
        change = update(HOURS).values(
            lost=case((silent > gap_s, HOURS.c.lost + silent), else_=HOURS.c.lost),
            at=case((HOURS.c.at > now, HOURS.c.at), else_=now),
        )
        lost = await self._changed_hours(change)
        if lost is None:
            with self._database.explained(), suppress(IntegrityError):  # somebody else was the first
                first = {"id": 1, "at": now, "lost": 0.0}
                await self._database.transact(lambda each: each.execute(insert(HOURS), first))
            lost = await self._changed_hours(change)
        return lost or 0.0

    async def _changed_hours(self, change: Update) -> float | None:
        """Make a change and return how long nobody has served; None where nobody ever has."""
        with self._database.explained():
            found = change.returning(HOURS.c.lost)
            lost: float | None = await self._database.execute_once(lambda each: each.scalar(found))
            return lost

    @finishes
    async def sat(self, person: str, most: int) -> list[tuple[str, float]]:
        """List at most so many of the tables where somebody sits, with since when, the newest first."""
        query = select(SITTINGS.c.room, SITTINGS.c.since).where(SITTINGS.c.person == person)
        query = query.order_by(SITTINGS.c.since.desc(), SITTINGS.c.room).limit(most)
        with self._database.explained():
            async with self._database.reading() as connection:
                return [(row.room, row.since) for row in await connection.execute(query)]

    @finishes
    async def close(self) -> None:
        """Close every connection."""
        await self._database.close()
