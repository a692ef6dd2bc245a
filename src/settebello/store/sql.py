"""The event log on a database, through SQLAlchemy: the same statements on SQLite and PostgreSQL."""

from collections.abc import Collection, Sequence
from contextlib import suppress

from sqlalchemy import Update, case, delete, func, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from settebello.errors import NotFound, Stale, StoreProblem
from settebello.room import MatchResult, RoomEvent
from settebello.store.codec import event_text, read_event
from settebello.store.database import Database
from settebello.store.finishing import finishes
from settebello.store.log import NEVER, Notice, Posted, Sitting
from settebello.store.schema import DUE, EVENTS, HOURS, LOBBY, SITTINGS
from settebello.store.sql_results import write_down


@finishes
class SqlEventLog:
    """An event log on a database; made by `open_log` and `connect_log`."""

    def __init__(self, database: Database) -> None:
        self._database = database

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
        rows = [
            {"room": room, "version": version + number, "body": event_text(each)}
            for number, each in enumerate(events, start=1)
        ]
        with self._database.explained():
            beside = [each for each in (due, notice, result, sitting) if each is not None]
            if version and not beside and len(rows) == 1:  # a play, most of the time
                async with self._database.writing_once() as connection:
                    await _write(connection, rows)
                return
            async with self._database.writing() as connection:
                await _write(connection, rows)
                if version == 0:
                    at = NEVER if due is None else due
                    await connection.execute(insert(DUE), {"room": room, "at": at})
                elif due is not None:
                    await connection.execute(update(DUE).where(DUE.c.room == room), {"at": due})
                if notice is not None:
                    await _post(connection, room, notice)
                if result is not None:
                    await write_down(connection, result)
                if sitting is not None:
                    await _sit(connection, room, sitting)

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
            async with self._database.writing_once() as connection:
                return (await connection.execute(change)).rowcount == 1

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
            async with self._database.writing_once() as connection:
                await connection.execute(change)

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
                async with self._database.writing() as connection:
                    await connection.execute(insert(HOURS), {"id": 1, "at": now, "lost": 0.0})
            lost = await self._changed_hours(change)
        return lost or 0.0

    async def _changed_hours(self, change: Update) -> float | None:
        """Make a change and return how long nobody has served; None where nobody ever has."""
        with self._database.explained():
            async with self._database.writing_once() as connection:
                lost: float | None = await connection.scalar(change.returning(HOURS.c.lost))
                return lost

    async def sat(self, person: str, most: int) -> list[tuple[str, float]]:
        """List at most so many of the tables where somebody sits, with since when, the newest first."""
        query = select(SITTINGS.c.room, SITTINGS.c.since).where(SITTINGS.c.person == person)
        query = query.order_by(SITTINGS.c.since.desc(), SITTINGS.c.room).limit(most)
        with self._database.explained():
            async with self._database.reading() as connection:
                return [(row.room, row.since) for row in await connection.execute(query)]

    async def close(self) -> None:
        """Close every connection."""
        await self._database.close()


async def _sit(connection: AsyncConnection, room: str, sitting: Sitting) -> None:
    """Write down which accounts sit at a table; those that sat there before have done so since then."""
    here = SITTINGS.c.room == room
    await connection.execute(delete(SITTINGS).where(here, SITTINGS.c.person.not_in(sitting.people)))
    before = set(await connection.scalars(select(SITTINGS.c.person).where(here)))
    rows = [{"room": room, "person": each, "since": sitting.at} for each in sitting.people - before]
    if rows:
        await connection.execute(insert(SITTINGS), rows)


async def _write(connection: AsyncConnection, events: list[dict[str, object]]) -> None:
    """Write events; raise `Stale` where one of them stands already."""
    rows = events if len(events) > 1 else events[0]  # a list, even of one, takes the driver's longer way
    try:
        await connection.execute(insert(EVENTS), rows)
    except IntegrityError:
        raise Stale("the table has moved on since this was decided", reason="version_conflict") from None


async def _post(connection: AsyncConnection, room: str, notice: Notice) -> None:
    """Have the lobby tell this of a table: whoever writes its events is alone there."""
    this = LOBBY.c.room == room
    if not notice.body:
        await connection.execute(delete(LOBBY).where(this))
        return
    told = {"waits": notice.waits, "seen": notice.at, "body": notice.body}
    if (await connection.execute(update(LOBBY).where(this).values(told))).rowcount == 0:
        await connection.execute(insert(LOBBY), {"room": room, "since": notice.at, **told})
