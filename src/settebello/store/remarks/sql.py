"""Remarks on a database: the same statements on SQLite and PostgreSQL."""

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import DataError

from settebello.store.database import Database
from settebello.store.finishing import finishes
from settebello.store.moderation import AuditEntry
from settebello.store.moderation.sql_bans import record
from settebello.store.remarks.remarks import KeptRemarks, Remark, RemarkLimits, Written
from settebello.store.schema import EVENTS, GUESTS, PEOPLE, REMARK_BARS, REMARKS


class SqlRemarks:
    """The remarks on the database of the club."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(self, remark: Remark, limits: RemarkLimits) -> Written:
        """Write a remark, and drop the oldest of its table above the bound; the same id changes nothing."""
        with self._database.explained():
            return await self._database.transact(lambda each: _write(each, remark, limits))

    @finishes
    async def at_table(self, room: str) -> KeptRemarks:
        """Return the remarks of a table, and those who may not read them yet."""
        bars = select(REMARK_BARS.c.match, REMARK_BARS.c.mark).where(REMARK_BARS.c.room == room)
        guests = select(GUESTS.c.key, GUESTS.c.address).where(GUESTS.c.room == room)
        with self._database.explained():
            async with self._database.snapshot() as connection:
                found = await connection.execute(_shown().where(REMARKS.c.room == room))
                return KeptRemarks(
                    remarks=tuple(map(_remark, found)),
                    bars=frozenset((row.match, row.mark) for row in await connection.execute(bars)),
                    guests=frozenset((row.key, row.address) for row in await connection.execute(guests)),
                )

    @finishes
    async def of_match(self, room: str, match: int) -> list[Remark]:
        """List the remarks of a match that may be read, in their order."""
        return await self._list(_shown().where(REMARKS.c.room == room, REMARKS.c.match == match))

    @finishes
    async def of_person(self, person: str) -> list[Remark]:
        """List what an account has written, the hidden too, the newest first."""
        query = _all().where(REMARKS.c.person == person)
        return await self._list(query.order_by(REMARKS.c.at.desc(), REMARKS.c.id))

    @finishes
    async def remark(self, remark: str) -> Remark | None:
        """Return a remark by its id, also a hidden one; None where there is none."""
        try:
            found = await self._list(_all().where(REMARKS.c.id == remark))
        except DataError:
            return None  # no remark is called what the database cannot even hold
        return found[0] if found else None

    async def hide(self, remark: str, now: float, entry: AuditEntry) -> Remark | None:
        """Take a remark away from its readers, and write down what was done; None where nobody reads it."""
        this = REMARKS.c.id == remark

        def work(connection: Connection) -> Remark | None:
            row = connection.execute(_shown().where(this).with_for_update(of=REMARKS)).first()
            if row is None:
                return None
            connection.execute(update(REMARKS).where(this).values(hidden=now))
            record(connection, replace(entry, person=row.person))
            return _remark(row)

        with self._database.explained():
            try:
                return await self._database.transact(work)
            except DataError:
                return None

    async def bar(self, room: str, match: int, marks: Collection[str], now: float, *, since: float) -> bool:
        """Write down by what those are known who play a match, or that they still do.

        Forget what was not written since.
        """
        here = REMARK_BARS.c.room == room, REMARK_BARS.c.match == match

        def work(connection: Connection) -> bool:
            first = select(EVENTS.c.room).where(EVENTS.c.room == room, EVENTS.c.version == 1)
            if connection.scalar(first.with_for_update()) is None:
                return False
            known = set(connection.scalars(select(REMARK_BARS.c.mark).where(*here)))
            new = sorted(set(marks) - known)
            again = REMARK_BARS.c.mark.in_(set(marks) & known)
            connection.execute(update(REMARK_BARS).where(*here, again).values(at=now))
            if new:
                connection.execute(delete(REMARK_BARS).where(REMARK_BARS.c.at < since))
                rows = [{"room": room, "match": match, "mark": mark, "at": now} for mark in new]
                connection.execute(insert(REMARK_BARS), rows)
            return bool(new)

        with self._database.explained():
            return await self._database.transact(work)

    async def _list(self, query: Select[Any]) -> list[Remark]:
        with self._database.explained():
            async with self._database.reading() as connection:
                return list(map(_remark, await connection.execute(query)))


def forget_remarks(connection: Connection, person: str, mark: str) -> set[str]:
    """Forget what an account has written, and the ``mark`` by which it was known; return the tables."""
    mine = REMARKS.c.person == person
    rooms = set(connection.scalars(select(REMARKS.c.room).where(mine).distinct()))
    connection.execute(delete(REMARKS).where(mine))
    connection.execute(delete(REMARK_BARS).where(REMARK_BARS.c.mark.in_((person, mark))))
    return rooms


def _write(connection: Connection, remark: Remark, limits: RemarkLimits) -> Written:
    """Write a remark; the account and then the table are held, so that nobody counts at the same moment."""
    author = select(PEOPLE.c.id).where(PEOPLE.c.id == remark.person).with_for_update()
    first = select(EVENTS.c.room).where(EVENTS.c.room == remark.room, EVENTS.c.version == 1)
    if connection.scalar(author) is None or connection.scalar(first.with_for_update()) is None:
        return "gone"
    if connection.scalar(select(REMARKS.c.id).where(REMARKS.c.id == remark.id)) is not None:
        return "written"
    mine, here = REMARKS.c.person == remark.person, REMARKS.c.room == remark.room
    last = connection.scalar(select(func.max(REMARKS.c.at)).where(mine))
    if last is not None and abs(remark.at - last) < limits.gap_s:  # another process's clock may be ahead
        return "too_soon"
    count = select(func.count()).select_from(REMARKS).where(mine, here, REMARKS.c.match == remark.match)
    if (connection.scalar(count) or 0) >= limits.of_person:
        return "too_many"
    number = (connection.scalar(select(func.max(REMARKS.c.number)).where(here)) or 0) + 1
    columns = (column.name for column in REMARKS.columns)
    row = {name: getattr(remark, name) for name in columns} | {"number": number}
    connection.execute(insert(REMARKS).values(row))
    connection.execute(delete(REMARKS).where(here, REMARKS.c.number <= number - limits.kept))
    return "written"


def _all() -> Select[Any]:
    return select(REMARKS, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == REMARKS.c.person)


def _shown() -> Select[Any]:
    """Return the query for the remarks that may be read, in their order."""
    return _all().where(REMARKS.c.hidden.is_(None)).order_by(REMARKS.c.room, REMARKS.c.number)


def _remark(row: Row[Any]) -> Remark:
    return Remark(**row._asdict())
