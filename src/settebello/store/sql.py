"""The event log on a database, through SQLAlchemy: the same statements on SQLite and PostgreSQL."""

import asyncio
import sys
from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, case, exists, func, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError

from settebello.errors import NotFound, Reason, StoreProblem
from settebello.room import MatchResult, RoomEvent
from settebello.room.clock import Outage
from settebello.store.accounts.erasure import erase_room
from settebello.store.appends import Append, AppendWriter
from settebello.store.codec import event_text, read_event
from settebello.store.database import Database
from settebello.store.finishing import finishes
from settebello.store.log import NOTHING_BESIDE, Beside, Notice, Posted, Sitting
from settebello.store.schema import DUE, ERASING, EVENTS, HEARTBEAT, LOBBY, OUTAGES, SITTINGS, SNAPSHOTS
from settebello.store.snapshots import Snapshot, keep_snapshot, read_snapshot, row_of
from settebello.store.unplayed import remove_unplayed

MANY: Final = 200
"""Events; more are read in a thread, beside whatever else goes on."""


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
        beside: Beside = NOTHING_BESIDE,
    ) -> None:
        """Write the events that follow ``version``; raise as `EventLog.append` says."""
        if not events:
            return
        bodies = [event_text(each) for each in events]
        snapshot = row_of(beside.snapshot)
        append = Append(room, version, bodies, due, notice, result, sitting, beside, snapshot)
        with self._database.explained():
            await self._writer.write(append)

    @finishes
    async def read(self, room: str, after: int = 0) -> list[RoomEvent]:
        """Return the events after number ``after``; raise `NotFound` if from the first on there is none."""
        with self._database.explained():
            try:
                rows = await self._rows(room, after)
                if rows and rows[0].erasing:
                    await self._database.transact(partial(erase_room, room=room))
                    rows = await self._rows(room, after)
            except DataError:
                rows = []  # no table has a name that the database cannot even hold
        if not rows and after == 0:
            raise NotFound(f"there is no table {room!r}", reason=Reason.ROOM_NOT_FOUND, room=room)
        if [row.version for row in rows] != list(range(after + 1, after + 1 + len(rows))):
            raise StoreProblem(
                f"events are missing in the log of table {room}", reason=Reason.LOG_DAMAGED, room=room
            )
        told = [(row.version, row.body) for row in rows]
        if len(told) > MANY:
            return await asyncio.to_thread(_read_all, room, told)
        return _read_all(room, told)

    async def _rows(self, room: str, after: int) -> Sequence[Row[Any]]:
        """Return the rows of the events after number ``after``; each says whether a name has to go first."""
        query = select(EVENTS.c.version, EVENTS.c.body, _goes_from(room).label("erasing"))
        query = query.where(EVENTS.c.room == room, EVENTS.c.version > after).order_by(EVENTS.c.version)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).all()

    @finishes
    async def snapshot(self, room: str) -> Snapshot:
        """Return the newest snapshot of a table; without its room where none is there that can be used."""
        query = select(
            SNAPSHOTS.c.version, SNAPSHOTS.c.erasures, SNAPSHOTS.c.body, _goes_from(room).label("erasing")
        )
        with self._database.explained():
            try:
                async with self._database.reading() as connection:
                    row = (await connection.execute(query.where(SNAPSHOTS.c.room == room))).one_or_none()
            except DataError:
                row = None  # no table has a name that the database cannot even hold
        if row is None:
            return Snapshot()
        found = None if row.erasing else read_snapshot(row.body)
        of_this = found is not None and (found.id, found.version) == (room, row.version)
        return Snapshot(found if of_this else None, row.erasures)

    async def keep(self, snapshot: Snapshot) -> None:
        """Write a snapshot in the place of an older one, unless names were erased since its log was read."""
        row = row_of(snapshot)
        if row is not None:
            with self._database.explained():
                await self._database.transact(partial(keep_snapshot, row=row))

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

    async def beat(self, now: float, gap_s: float, known: float = 0.0) -> list[Outage]:
        """Write down that somebody serves; return the outages that ended after ``known``, in order."""
        with self._database.explained():
            work = partial(_beaten, now=now, gap_s=gap_s, known=known)
            with suppress(IntegrityError):  # another process wrote the first heartbeat
                return await self._database.transact(work)
            return await self._database.transact(work)

    @finishes
    async def sat(self, person: str, most: int) -> list[tuple[str, float]]:
        """List at most so many of the tables where somebody sits, with since when, the newest first."""
        query = select(SITTINGS.c.room, SITTINGS.c.since).where(SITTINGS.c.person == person)
        query = query.order_by(SITTINGS.c.since.desc(), SITTINGS.c.room).limit(most)
        with self._database.explained():
            async with self._database.reading() as connection:
                return [(row.room, row.since) for row in await connection.execute(query)]

    async def remove_unplayed(self, before: float, now: float, most: int) -> tuple[int, list[str]]:
        """Look at so many unplayed tables from before; return how many there were, and those removed."""
        work = partial(remove_unplayed, before=before, now=now, most=most)
        with self._database.explained():
            return await self._database.transact(work)

    @finishes
    async def close(self) -> None:
        """Close every connection."""
        await self._database.close()


def _goes_from(room: str) -> ColumnElement[bool]:
    """Return the condition that a name has still to be taken out of a table."""
    return exists().where(ERASING.c.room == room)


def _beaten(connection: Connection, now: float, gap_s: float, known: float) -> list[Outage]:
    """Write down a heartbeat, and the outage that it ends; return those that ended after ``known``."""
    latest = case((HEARTBEAT.c.at > now, HEARTBEAT.c.at), else_=now)
    if not connection.execute(
        update(HEARTBEAT).where(HEARTBEAT.c.at >= now - gap_s).values(at=latest)
    ).rowcount:
        _end_outage(connection, now)
    query = select(OUTAGES.c.since, OUTAGES.c.until).where(OUTAGES.c.until > known).order_by(OUTAGES.c.until)
    return [Outage(row.since, row.until) for row in connection.execute(query)]


def _end_outage(connection: Connection, now: float) -> None:
    """Write down the outage that this heartbeat ends, unless another did or nothing was to come meanwhile.

    Before the first heartbeat nobody ever served: what a table waits for there comes from a backup.
    """
    last: float | None = connection.scalar(select(HEARTBEAT.c.at))
    if last is None:
        connection.execute(insert(HEARTBEAT), {"id": 1, "at": now})
    elif not connection.execute(update(HEARTBEAT).where(HEARTBEAT.c.at == last).values(at=now)).rowcount:
        return
    if connection.scalar(select(DUE.c.room).where(DUE.c.at <= sys.float_info.max).limit(1)) is not None:
        connection.execute(insert(OUTAGES), {"since": last or 0.0, "until": now})


def _read_all(room: str, told: Sequence[tuple[int, str]]) -> list[RoomEvent]:
    return [read_event(room, version, body) for version, body in told]
