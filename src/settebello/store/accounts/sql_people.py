"""People on a database, through SQLAlchemy: the same statements on SQLite and PostgreSQL."""

import secrets
from collections.abc import Collection, Mapping
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, not_, or_, select, tuple_, update
from sqlalchemy.exc import DataError, IntegrityError

from settebello.store.accounts.erasure import FEW as FEW_TABLES
from settebello.store.accounts.erasure import (
    LAST,
    Marks,
    erase_late,
    erase_piece,
    finish_erasing,
    named_still,
    plan_erasure,
    tables_of,
)
from settebello.store.accounts.sql_links import SqlLinks
from settebello.store.accounts.sql_reports import SqlReports
from settebello.store.accounts.sql_tokens import SqlTokens, hold, person_of, unchanged
from settebello.store.finishing import finishes
from settebello.store.moderation.sql import forget_measures
from settebello.store.notifications.sql_wishes import PERSONAL
from settebello.store.people import Erased, Person, Role, Session
from settebello.store.remarks.sql import forget_remarks
from settebello.store.schema import (
    ERASING,
    LINKS,
    PEOPLE,
    PUZZLE_ATTEMPTS,
    RATINGS,
    REPORTS,
    SESSIONS,
    SITTINGS,
    TOKENS,
    TOURNAMENT_PEOPLE,
    TOURNAMENT_SEEKERS,
    TRIES,
)

_OF_A_PERSON: Final = (
    *(SESSIONS, TOKENS, LINKS, RATINGS, SITTINGS, PUZZLE_ATTEMPTS),
    *(TOURNAMENT_PEOPLE, TOURNAMENT_SEEKERS),
    *PERSONAL,
)
"""The tables with rows that go with their person."""

FORGET_S: Final = 86_400
"""After how long an attempt is of no interest to anybody."""


class SqlPeople(SqlTokens, SqlReports, SqlLinks):
    """The people on a database, beside its event log."""

    @finishes
    async def add(self, person: Person) -> bool:
        """Write a person; tell whether it could be done: not where somebody has the name."""
        row = {column.name: getattr(person, column.name) for column in PEOPLE.columns}
        with self._database.explained():
            try:
                async with self._database.writing() as connection:
                    await connection.execute(insert(PEOPLE), row)
            except IntegrityError:
                return False
            return True

    @finishes
    async def named(self, key: str) -> Person | None:
        """Return whoever has this name."""
        with self._database.explained():
            try:
                async with self._database.reading() as connection:
                    found = (await connection.execute(select(PEOPLE).where(PEOPLE.c.key == key))).first()
            except DataError:
                return None  # nobody has a name that the database cannot even hold
        return person_of(found) if found else None

    @finishes
    async def with_id(self, person: str) -> Person | None:
        """Return the person of this id."""
        with self._database.explained():
            async with self._database.reading() as connection:
                found = (await connection.execute(select(PEOPLE).where(PEOPLE.c.id == person))).first()
        return person_of(found) if found else None

    @finishes
    async def looking_like(self, skeleton: str) -> Person | None:
        """Return whoever has a name with this skeleton."""
        query = select(PEOPLE).where(PEOPLE.c.skeleton == skeleton)
        with self._database.explained():
            try:
                async with self._database.reading() as connection:
                    found = (await connection.execute(query)).first()
            except DataError:
                return None  # as above
        return person_of(found) if found else None

    @finishes
    async def bots(self) -> frozenset[str]:
        """Return the keys of all programs."""
        query = select(PEOPLE.c.key).where(PEOPLE.c.role == "bot")
        with self._database.explained():
            async with self._database.reading() as connection:
                return frozenset(await connection.scalars(query))

    @finishes
    async def count(self) -> int:
        """Return how many people there are."""
        with self._database.explained():
            async with self._database.reading() as connection:
                return await connection.scalar(select(func.count()).select_from(PEOPLE)) or 0

    @finishes
    async def everybody(self, find: str = "", most: int | None = None) -> list[Person]:
        """List people whose key has this in it by name, at most so many."""
        query = select(PEOPLE).order_by(PEOPLE.c.key)
        with self._database.explained():
            async with self._database.reading() as connection:
                if find:
                    # names are looked at in the index alone, and the rows of those found are read then
                    place = func.instr if connection.dialect.name == "sqlite" else func.strpos
                    keys = select(PEOPLE.c.key).where(place(PEOPLE.c.key, find) > 0)
                    query = query.where(PEOPLE.c.key.in_(keys.order_by(PEOPLE.c.key).limit(most)))
                query = query.limit(most)
                found = await connection.execute(query)
                return sorted(map(person_of, found), key=lambda person: person.key)

    @finishes
    async def change_password(self, person: Person, password: str, *, keep: str | None) -> bool:
        """Set another hash, if the old one is as known; end every session but ``keep``, drop every token."""
        change = update(PEOPLE).where(unchanged(person)).values(password=password)
        others = delete(SESSIONS).where(SESSIONS.c.person == person.id, SESSIONS.c.id != (keep or ""))
        with self._database.explained():
            async with self._database.writing() as connection:
                if (await connection.execute(change)).rowcount != 1:
                    return False
                await connection.execute(others)
                for table in (TOKENS, LINKS):
                    await connection.execute(delete(table).where(table.c.person == person.id))
                return True

    @finishes
    async def set_email(self, person: str, email: str | None) -> bool:
        """Set the address of a person; tell whether there was one."""
        with self._database.explained():
            async with self._database.writing() as connection:
                change = update(PEOPLE).where(PEOPLE.c.id == person).values(email=email)
                return (await connection.execute(change)).rowcount == 1

    @finishes
    async def set_role(self, key: str, role: Role) -> bool:
        """Give whoever has this name a role; tell whether there was anybody."""
        with self._database.explained():
            async with self._database.writing() as connection:
                change = update(PEOPLE).where(PEOPLE.c.key == key).values(role=role)
                return (await connection.execute(change)).rowcount == 1

    @finishes
    async def end_all(self, person: str) -> None:
        """End every session of a person, and drop every token."""
        with self._database.explained():
            async with self._database.writing() as connection:
                for table in (SESSIONS, TOKENS):
                    await connection.execute(delete(table).where(table.c.person == person))

    @finishes
    async def remove(self, person: str, mark: str) -> set[str]:
        """Forget a person with all of their sessions, tokens, ratings, remarks and attempts at puzzles.

        Return the tables that name them, or had their remarks; `erase_more` takes the name out of the logs.
        """
        marks = Marks(person, mark)
        with self._database.explained():
            async with self._database.reading() as connection:
                known = await tables_of(connection, marks)
            return await self._database.transact(partial(_forget, marks=marks, rooms=known))

    @finishes
    async def erase_more(self) -> set[Erased] | None:
        """Take deleted people out of the next few logs; return which, None where nothing is left to do.

        At last all logs are looked at once more: they may have sat down somewhere while it was done.
        """
        others = ERASING.alias()
        waits = select(others.c.room).where(others.c.person == ERASING.c.person, others.c.room != LAST)
        last = select(ERASING).where(ERASING.c.room == LAST, not_(waits.exists()))
        with self._database.explained():
            if done := await self._database.transact(erase_piece):
                return done
            async with self._database.reading() as connection:
                row = (await connection.execute(last.order_by(ERASING.c.person).limit(1))).first()
                if row is None:
                    return None
                marks = Marks(row.person, row.mark)
                late = await named_still(connection, marks)
            for start in range(0, len(late), FEW_TABLES):
                work = partial(erase_late, marks=marks, rooms=late[start : start + FEW_TABLES])
                await self._database.transact(work)
            return {(room, row.person) for room in (*late, LAST)}

    @finishes
    async def finish_erasing(self, done: Collection[Erased]) -> None:
        """Forget that people are to be taken out of these logs: everybody has been told."""
        with self._database.explained():
            await self._database.transact(partial(finish_erasing, done=done))

    @finishes
    async def begin(self, person: Person, session: Session, *, since: float, most: int) -> bool:
        """Write a session, if the person's hash is still the same; drop old ones, and those above so many."""
        row = {column.name: getattr(session, column.name) for column in SESSIONS.columns}
        mine = SESSIONS.c.person == person.id
        newest = select(SESSIONS.c.key).where(mine).order_by(SESSIONS.c.seen.desc()).limit(most)
        with self._database.explained():
            async with self._database.writing() as connection:
                if not await hold(connection, person):
                    return False
                await connection.execute(insert(SESSIONS), row)
                kept = list(await connection.scalars(newest))
                old = or_(SESSIONS.c.seen < since, not_(SESSIONS.c.key.in_(kept)))
                await connection.execute(delete(SESSIONS).where(mine, old))
                return True

    @finishes
    async def signed_in(self, key: str, *, since: float) -> tuple[Person, Session] | None:
        """Return the session of this key, if it was seen since, and whose it is."""
        session = select(SESSIONS).where(SESSIONS.c.key == key, SESSIONS.c.seen >= since)
        with self._database.explained():
            async with self._database.reading() as connection:
                mine = (await connection.execute(session)).first()
                if mine is None:
                    return None
                whose = select(PEOPLE).where(PEOPLE.c.id == mine.person)
                found = (await connection.execute(whose)).first()
        return (person_of(found), _session(mine)) if found else None

    @finishes
    async def touch(self, key: str, now: float) -> None:
        """Write down when a session was seen."""
        with self._database.explained():
            async with self._database.writing() as connection:
                await connection.execute(update(SESSIONS).where(SESSIONS.c.key == key).values(seen=now))

    @finishes
    async def sessions(self, person: str, *, since: float) -> list[Session]:
        """List the sessions of a person that were seen since, the one last seen first."""
        query = select(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.seen >= since)
        with self._database.explained():
            async with self._database.reading() as connection:
                found = await connection.execute(query.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id))
                return [_session(row) for row in found]

    @finishes
    async def end(self, person: str, session: str) -> bool:
        """End the session of this id, if it is this person's; tell whether it was."""
        mine = delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.id == session)
        with self._database.explained():
            try:
                async with self._database.writing() as connection:
                    return (await connection.execute(mine)).rowcount == 1
            except DataError:
                return False  # no session is called what the database cannot even hold

    @finishes
    async def attempt(self, most: Mapping[str, int], now: float, *, since: float) -> str | None:
        """Write an attempt down first and count then: of all who do so at once, the last sees them all."""
        name = secrets.token_urlsafe(16)
        rows = [{"id": name, "subject": subject, "at": now} for subject in most]
        count = select(TRIES.c.subject, func.count().label("tries")).group_by(TRIES.c.subject)
        # what another process is about to forget as well is left to it: neither waits for the other
        old = select(TRIES.c.id, TRIES.c.subject).where(TRIES.c.at < now - FORGET_S)
        old = old.with_for_update(skip_locked=True)
        with self._database.explained():
            async with self._database.writing() as connection:
                await connection.execute(delete(TRIES).where(tuple_(TRIES.c.id, TRIES.c.subject).in_(old)))
                await connection.execute(insert(TRIES), rows)
            async with self._database.reading() as connection:
                found = await connection.execute(
                    count.where(TRIES.c.subject.in_(list(most)), TRIES.c.at >= since)
                )
                refused = any(row.tries > most[row.subject] for row in found)
        if not refused:
            return name
        await self.forgive(name)
        return None

    @finishes
    async def forgive(self, attempt: str, subjects: Collection[str] = ()) -> None:
        """Take back an attempt, and all others under these subjects."""
        taken = or_(TRIES.c.id == attempt, TRIES.c.subject.in_(subjects))
        with self._database.explained():
            async with self._database.writing() as connection:
                await connection.execute(delete(TRIES).where(taken))

    @finishes
    async def close(self) -> None:
        """Close every connection."""
        await self._database.close()


def _session(row: Row[Any]) -> Session:
    return Session(**row._asdict())


def _forget(connection: Connection, marks: Marks, rooms: Collection[str]) -> set[str]:
    """Forget a person, and return the tables that name them, in one transaction; none where they are gone."""
    person = marks.account
    # first the person: who signs in at this moment waits for it, and then finds nobody
    if not connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person)).rowcount:
        return set()
    known = plan_erasure(connection, marks, rooms) | forget_remarks(connection, person, marks.person)
    for table in _OF_A_PERSON:
        connection.execute(delete(table).where(table.c.person == person))
    joined = TOURNAMENT_SEEKERS.c.captain == person
    connection.execute(update(TOURNAMENT_SEEKERS).where(joined).values(captain=None))
    forget_measures(connection, person)
    of, by = REPORTS.c.person == person, REPORTS.c.by_person == person
    connection.execute(update(REPORTS).where(of).values(person=None, name="", said=None))
    connection.execute(update(REPORTS).where(by).values(by_person=None, by_name=""))
    return known
