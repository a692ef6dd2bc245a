"""Bans, notes, warnings and the audit log on a database: the same statements on SQLite and PostgreSQL."""

from collections.abc import Collection
from dataclasses import asdict, replace

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Update,
    and_,
    insert,
    or_,
    select,
    union_all,
    update,
)
from sqlalchemy.exc import DataError

from settebello.store.database import Database
from settebello.store.finishing import finishes
from settebello.store.moderation.moderation import AuditEntry, Ban, PersonNote
from settebello.store.schema import AUDIT, BANS, GUESTS, NOTES, PEOPLE


class SqlBans:
    """The bans and notes on a database; `SqlModeration` adds suspicions and blocks."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @finishes
    async def names(self, people: Collection[str]) -> dict[str, str]:
        """Return the names of the accounts with these ids that exist."""
        query = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(sorted(set(people))))
        with self._database.explained():
            async with self._database.reading() as connection:
                return {row.id: row.name for row in await connection.execute(query)}

    async def ban(self, ban: Ban, entry: AuditEntry) -> bool:
        """Write a ban and what was done; tell whether it could be done: not of an account that is gone."""

        def work(connection: Connection) -> bool:
            if ban.person is not None and not _held(connection, ban.person):
                return False
            connection.execute(insert(BANS).values(asdict(ban)))
            record(connection, entry)
            return True

        with self._database.explained():
            return await self._database.transact(work)

    async def bans(self, now: float, *, most: int) -> list[Ban]:
        """List bans: all that hold with an appeal to answer, the oldest appeal first, then the newest others.

        Of these at most so many.
        """
        waiting = and_(_goes_on(now), BANS.c.appealed.is_not(None), BANS.c.answered.is_(None))
        appeals = sorted(await self._bans(waiting), key=lambda each: each.appealed or 0.0)
        known = {each.id for each in appeals}
        return [*appeals, *(each for each in await self._bans(None, most) if each.id not in known)]

    async def bans_of(self, person: str) -> list[Ban]:
        """List the bans of an account, the newest first."""
        return await self._bans(BANS.c.person == person)

    async def bans_here(self, address: str) -> list[Ban]:
        """List the bans of an address, the newest first."""
        return await self._bans(BANS.c.address == address)

    async def bans_on(self, now: float) -> list[Ban]:
        """List the bans of accounts that hold at a moment, in no order.

        Those without an end and those with one are read apart, so that the index finds them and no others.
        """
        mine = select(BANS).where(BANS.c.lifted.is_(None), BANS.c.person.is_not(None))
        return await self._read(union_all(mine.where(BANS.c.ends.is_(None)), mine.where(BANS.c.ends > now)))

    @finishes
    async def guests_banned(self, room: str, now: float) -> frozenset[str]:
        """Return the keys of the seats that guests took at a table from addresses that are banned."""
        query = select(GUESTS.c.key).join(BANS, BANS.c.address == GUESTS.c.address)
        query = query.where(GUESTS.c.room == room, _goes_on(now))
        with self._database.explained():
            async with self._database.reading() as connection:
                return frozenset(await connection.scalars(query))

    @finishes
    async def newest_ban(self) -> float | None:
        """Return when the newest ban was written; None where there is none."""
        query = select(BANS.c.since).order_by(BANS.c.since.desc()).limit(1)
        with self._database.explained():
            async with self._database.reading() as connection:
                found: float | None = await connection.scalar(query)
                return found

    async def _bans(self, which: ColumnElement[bool] | None, most: int | None = None) -> list[Ban]:
        query = select(BANS).order_by(BANS.c.since.desc()).limit(most)
        return await self._read(query if which is None else query.where(which))

    @finishes
    async def _read(self, query: Executable) -> list[Ban]:
        with self._database.explained():
            async with self._database.reading() as connection:
                return [Ban(**row._asdict()) for row in await connection.execute(query)]

    async def lift(self, ban: str, answer: str, entry: AuditEntry, *, lifted: bool) -> Ban | None:
        """Answer the appeal against a ban, and lift it or not; return the ban as it was.

        None where it was lifted already.
        """

        def work(connection: Connection) -> Ban | None:
            this = BANS.c.id == ban
            row = connection.execute(select(BANS).where(this, BANS.c.lifted.is_(None)).with_for_update())
            found = row.first()
            if found is None:
                return None
            told: dict[str, object] = {"answer": answer, "answered": entry.at}
            if lifted:
                told["lifted"] = entry.at
            connection.execute(update(BANS).where(this).values(told))
            record(connection, replace(entry, person=found.person))
            return Ban(**found._asdict())

        with self._database.explained():
            return await self._database.transact(work)

    async def appeal(self, ban: str, person: str, text: str, now: float) -> bool:
        """Write the appeal of a person against their ban; tell whether it was the first."""
        first = (BANS.c.id == ban, BANS.c.person == person, BANS.c.appealed.is_(None))
        return await self._changes(update(BANS).where(*first).values(appeal=text, appealed=now))

    async def note(self, note: PersonNote, entry: AuditEntry) -> bool:
        """Write a note or warning and what was done; tell whether it could be done, as `ban` does."""

        def work(connection: Connection) -> bool:
            if not _held(connection, note.person):
                return False
            connection.execute(insert(NOTES).values(asdict(note)))
            record(connection, entry)
            return True

        with self._database.explained():
            return await self._database.transact(work)

    async def notes(self, person: str) -> list[PersonNote]:
        """List the notes and warnings of an account, the newest first."""
        return list(reversed(await self._notes(NOTES.c.person == person)))

    async def unread(self, person: str) -> list[PersonNote]:
        """List the warnings that an account has not read, the oldest first."""
        unread = (NOTES.c.person == person, NOTES.c.kind == "warning", NOTES.c.read.is_(None))
        return await self._notes(*unread)

    @finishes
    async def _notes(self, *which: ColumnElement[bool]) -> list[PersonNote]:
        query = select(NOTES).where(*which).order_by(NOTES.c.at)
        with self._database.explained():
            async with self._database.reading() as connection:
                return [PersonNote(**row._asdict()) for row in await connection.execute(query)]

    async def read(self, person: str, note: str, now: float) -> bool:
        """Write down that a person has read a warning; tell whether there was one."""
        this = (NOTES.c.id == note, NOTES.c.person == person, NOTES.c.kind == "warning")
        return await self._changes(update(NOTES).where(*this, NOTES.c.read.is_(None)).values(read=now))

    async def record(self, entry: AuditEntry) -> None:
        """Write down what an admin did."""
        with self._database.explained():
            await self._database.transact(lambda connection: record(connection, entry))

    @finishes
    async def audit(self, *, most: int) -> list[AuditEntry]:
        """List what admins did, the newest first; at most so many."""
        query = select(AUDIT).order_by(AUDIT.c.at.desc()).limit(most)
        with self._database.explained():
            async with self._database.reading() as connection:
                return [AuditEntry(**row._asdict()) for row in await connection.execute(query)]

    async def _changes(self, change: Update) -> bool:
        """Change a row; tell whether there was one. No id is what the database cannot even hold."""
        with self._database.explained():
            try:
                return await self._database.transact(lambda each: each.execute(change).rowcount == 1)
            except DataError:
                return False

    @finishes
    async def close(self) -> None:
        """Close every connection."""
        await self._database.close()


def _goes_on(now: float) -> ColumnElement[bool]:
    return and_(BANS.c.lifted.is_(None), or_(BANS.c.ends.is_(None), BANS.c.ends > now))


def record(connection: Connection, entry: AuditEntry) -> None:
    """Write down what an admin did, in the connection's transaction."""
    connection.execute(insert(AUDIT).values(asdict(entry)))


def _held(connection: Connection, person: str) -> bool:
    """Tell whether an account exists, and keep it until the transaction ends."""
    held = select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update()
    return connection.scalar(held) is not None
