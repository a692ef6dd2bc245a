"""Suspicions and their evidence on a database: the same statements on SQLite and PostgreSQL."""

import asyncio
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import Any, Final, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)

from settebello.store.database import Database
from settebello.store.finishing import finishes
from settebello.store.moderation.moderation import (
    AuditEntry,
    PlayedMatch,
    QueuePlace,
    Source,
    Suspicion,
    Verdict,
)
from settebello.store.moderation.sql_bans import record
from settebello.store.schema import (
    MATCH_SEATS,
    MATCHES,
    PEOPLE,
    SOURCES,
    STRUCK,
    SUSPECTS,
    SUSPICIONS,
)
from settebello.store.sql_ratings import one_after_the_other
from settebello.store.sql_reckoning import RatedChange, with_ratings

Name = TypeVar("Name", str, int)

FEW: Final = 500
"""Accounts or matches that one statement names; a database bounds them."""

PIECE: Final = 200
"""Matches that are read at once."""


class SqlSuspicions:
    """The suspicions on a database; `SqlModeration` adds the rest."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def arrive(self, person: str, address: str, now: float, *, since: float) -> None:
        """Write down from where an account signs in, and forget what was not seen since."""
        this = and_(SOURCES.c.person == person, SOURCES.c.address == address)

        def work(connection: Connection) -> None:
            connection.execute(delete(SOURCES).where(SOURCES.c.last < since))
            if connection.scalar(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update()) is None:
                return
            if connection.execute(update(SOURCES).where(this).values(last=now)).rowcount == 0:
                row = {"person": person, "address": address, "first": now, "last": now}
                connection.execute(insert(SOURCES).values(row))

        with self._database.explained():
            await self._database.transact(work)

    @finishes
    async def sources(self, people: Collection[str]) -> list[Source]:
        """List the addresses of these accounts."""
        known, found = sorted(set(people)), list[Source]()
        with self._database.explained():
            async with self._database.reading() as connection:
                for some in _few_by_few(known):
                    query = select(SOURCES).where(SOURCES.c.person.in_(some))
                    rows = await connection.execute(query.order_by(SOURCES.c.last.desc()))
                    found += [Source(**row._asdict()) for row in rows]
        return found

    async def played(self, *, since: float, most: int) -> list[PlayedMatch]:
        """List the matches that ended since, the newest first; at most so many.

        They are read a few at a time, so that all else goes on meanwhile.
        """
        late, found = MATCHES.c.ended > since, list[PlayedMatch]()
        while len(found) < most:
            rows = await self._played(late, min(PIECE, most - len(found)))
            if not rows:
                break
            found += await asyncio.to_thread(_matches, rows)
            ended, number = rows[-1].ended, rows[-1].number
            before = or_(MATCHES.c.ended < ended, MATCHES.c.number < number)
            late = and_(MATCHES.c.ended > since, MATCHES.c.ended <= ended, before)
        return found

    @finishes
    async def _played(self, late: ColumnElement[bool], most: int) -> Sequence[Row[Any]]:
        """Return the seats of these matches, of those that ended last first; at most so many matches."""
        newest = MATCHES.c.ended.desc(), MATCHES.c.number.desc()
        numbers = select(MATCHES.c.number).where(late).order_by(*newest).limit(most)
        seat = MATCH_SEATS.c
        match = MATCHES.c
        query = (
            select(match.number, match.id, match.ended, match.rated, match.how, match.deals, match.winner)
            .add_columns(match.lost_by, seat.side, seat.person, seat.player, seat.counted_deals)
            .join(MATCH_SEATS, seat.match == MATCHES.c.number)
            .where(MATCHES.c.number.in_(numbers))
            .order_by(*newest, seat.seat)
        )
        with self._database.explained():
            async with self._database.reading() as connection:
                return list(await connection.execute(query))

    @finishes
    async def settled(self) -> dict[str, float]:
        """Return when the newest suspicion of each subject was closed."""
        closed = func.max(SUSPICIONS.c.closed)
        query = select(SUSPICIONS.c.subject, closed).where(SUSPICIONS.c.closed.is_not(None))
        with self._database.explained():
            async with self._database.reading() as connection:
                found = await connection.execute(query.group_by(SUSPICIONS.c.subject))
                return {row[0]: row[1] for row in found}

    async def suspect(self, found: Collection[Suspicion]) -> None:
        """Write suspicions down; one that is open gets the new evidence beside what it has."""

        def work(connection: Connection) -> None:
            one_after_the_other(connection)  # of two processes that find the same, the second finds it here
            for each in found:
                _suspect(connection, each)

        if found:
            with self._database.explained():
                await self._database.transact(work)

    @finishes
    async def suspicions(self, *, most: int, after: QueuePlace | None = None) -> list[Suspicion]:
        """List suspicions, the open ones first, the newest first of both; at most so many after a place."""
        with self._database.explained():
            async with self._database.snapshot() as connection:
                found = list[Row[Any]]()
                if after is None or not after.closed:
                    found += await connection.execute(_queue(after, closed=False).limit(most))
                if len(found) < most:
                    closed = _queue(after if after and after.closed else None, closed=True)
                    found += await connection.execute(closed.limit(most - len(found)))
                about = select(SUSPECTS).where(SUSPECTS.c.suspicion.in_([row.id for row in found]))
                suspects = list(await connection.execute(about))
        return _suspicions(found, suspects)

    @finishes
    async def count_suspicions(self) -> tuple[int, int]:
        """Return how many suspicions are open, and how many closed."""
        is_open = SUSPICIONS.c.closed.is_(None)
        with self._database.explained():
            async with self._database.snapshot() as connection:
                counts = [
                    await connection.scalar(select(func.count()).select_from(SUSPICIONS).where(each)) or 0
                    for each in (is_open, ~is_open)
                ]
        return counts[0], counts[1]

    async def suspicion(self, name: str) -> Suspicion | None:
        """Return a suspicion by its id; None where there is none."""
        found = await self._named(select(SUSPICIONS.c.id).where(SUSPICIONS.c.id == name))
        return found[0] if found else None

    async def suspicions_of(self, person: str) -> list[Suspicion]:
        """List the suspicions about an account, the newest first."""
        return await self._named(select(SUSPECTS.c.suspicion).where(SUSPECTS.c.person == person))

    @finishes
    async def _named(self, names: Select[tuple[str]]) -> list[Suspicion]:
        query = select(SUSPICIONS).where(SUSPICIONS.c.id.in_(names)).order_by(SUSPICIONS.c.at.desc())
        with self._database.explained():
            async with self._database.snapshot() as connection:
                found = list(await connection.execute(query))
                about = select(SUSPECTS).where(SUSPECTS.c.suspicion.in_(names))
                suspects = list(await connection.execute(about))
        return _suspicions(found, suspects)

    async def close_suspicion(
        self, suspicion: str, verdict: Verdict, text: str, strike: Collection[str], entry: AuditEntry
    ) -> bool:
        """Close a suspicion, take matches of its evidence out of the ratings, and work these out again.

        Tell whether it was open.
        """

        this = and_(SUSPICIONS.c.id == suspicion, SUSPICIONS.c.closed.is_(None))

        def found(connection: Connection) -> list[Row[Any]] | None:
            """Return the matches of the evidence that are taken out; None where the suspicion is not open."""
            evidence = connection.scalar(select(SUSPICIONS.c.matches).where(this))
            return None if evidence is None else _to_strike(connection, set(strike) & set(evidence.split()))

        def planned(connection: Connection) -> RatedChange | None:
            out = frozenset(row.number for row in found(connection) or () if row.rated)
            return RatedChange(out=out) if out else None

        def work(connection: Connection) -> bool:
            taken = found(connection)
            if taken is None:
                return False
            closed = {"verdict": verdict, "text": text, "closed": entry.at}
            connection.execute(update(SUSPICIONS).where(this).values(closed))
            record(connection, entry)
            _strike(connection, suspicion, taken, entry.at)
            return True

        with self._database.explained():
            return await with_ratings(self._database, planned, work)

    async def reopen_suspicion(self, suspicion: str, entry: AuditEntry) -> bool:
        """Open a suspicion again, with its matches back in the ratings; tell whether it was closed."""

        this = SUSPICIONS.c.id == suspicion

        def may(connection: Connection) -> bool:
            closed = select(SUSPICIONS.c.subject).where(this, SUSPICIONS.c.closed.is_not(None))
            # one of the same subject that is open already would be a second one
            again = and_(SUSPICIONS.c.subject.in_(closed), SUSPICIONS.c.closed.is_(None))
            subject, other = connection.scalar(closed), select(SUSPICIONS.c.id).where(again)
            return subject is not None and connection.scalar(other) is None

        def planned(connection: Connection) -> RatedChange | None:
            back = _taken_alone(connection, suspicion) if may(connection) else None
            return RatedChange(back=back) if back else None

        def work(connection: Connection) -> bool:
            if not may(connection):
                return False
            opened = {"verdict": None, "text": "", "closed": None}
            connection.execute(update(SUSPICIONS).where(this).values(opened))
            record(connection, entry)
            _restore(connection, suspicion)
            return True

        with self._database.explained():
            return await with_ratings(self._database, planned, work)


def _queue(after: QueuePlace | None, *, closed: bool) -> Select[Any]:
    """Return the query for the suspicions that are open or closed, the newest first, after a place."""
    moment = SUSPICIONS.c.closed if closed else SUSPICIONS.c.at
    is_open = SUSPICIONS.c.closed.is_(None)
    query = select(SUSPICIONS).where(~is_open if closed else is_open)
    if after is not None:
        query = query.where(tuple_(moment, SUSPICIONS.c.id) < tuple_(after.at, after.id))
    return query.order_by(moment.desc(), SUSPICIONS.c.id.desc())


def _suspect(connection: Connection, found: Suspicion) -> None:
    same = SUSPICIONS.c.subject == found.subject
    before = connection.execute(select(SUSPICIONS).where(same, SUSPICIONS.c.closed.is_(None))).first()
    people = list(
        connection.scalars(
            select(PEOPLE.c.id).where(PEOPLE.c.id.in_(found.people)).order_by(PEOPLE.c.id).with_for_update()
        )
    )
    if not people:
        return  # everybody has gone meanwhile
    if before is None:
        row = {"id": found.id, "subject": found.subject, "kind": found.kind, "at": found.at, "text": ""}
        connection.execute(insert(SUSPICIONS).values({**row, "matches": " ".join(found.matches)}))
        known, name = set[str](), found.id
    else:
        name, new = before.id, set(found.matches)
        matches = [*(each for each in before.matches.split() if each not in new), *found.matches]
        this = SUSPICIONS.c.id == name
        connection.execute(update(SUSPICIONS).where(this).values(matches=" ".join(matches)))
        known = set(connection.scalars(select(SUSPECTS.c.person).where(SUSPECTS.c.suspicion == name)))
    rows = [{"suspicion": name, "person": person} for person in people if person not in known]
    if rows:
        connection.execute(insert(SUSPECTS), rows)


def _to_strike(connection: Connection, names: Collection[str]) -> list[Row[Any]]:
    """List the matches of these names that a verdict can take out: those that are rated, or are out already.

    A match that another verdict has taken out already is taken out by this one as well.
    """
    elsewhere = MATCHES.c.number.in_(select(STRUCK.c.match))
    known = select(MATCHES.c.number, MATCHES.c.rated).where(or_(MATCHES.c.rated, elsewhere))
    found = list[Row[Any]]()
    for some in _few_by_few(sorted(names)):
        found += connection.execute(known.where(MATCHES.c.id.in_(some)))
    return found


def _strike(connection: Connection, suspicion: str, taken: Sequence[Row[Any]], now: float) -> None:
    """Take matches out of the ratings."""
    if not taken:
        return
    rows = [{"match": row.number, "suspicion": suspicion, "at": now} for row in taken]
    connection.execute(insert(STRUCK), rows)
    _set_rated(connection, [row.number for row in taken], rated=False)


def _taken_alone(connection: Connection, suspicion: str) -> frozenset[int]:
    """Return the matches that this verdict alone has taken out, by their numbers."""
    this = STRUCK.c.suspicion == suspicion
    others = select(STRUCK.c.match).where(~this)
    return frozenset(connection.scalars(select(STRUCK.c.match).where(this, STRUCK.c.match.not_in(others))))


def _restore(connection: Connection, suspicion: str) -> None:
    """Let the matches that this verdict alone took out count again."""
    numbers = _taken_alone(connection, suspicion)
    connection.execute(delete(STRUCK).where(STRUCK.c.suspicion == suspicion))
    _set_rated(connection, sorted(numbers), rated=True)


def _set_rated(connection: Connection, numbers: Sequence[int], *, rated: bool) -> None:
    for some in _few_by_few(numbers):
        connection.execute(update(MATCHES).where(MATCHES.c.number.in_(some)).values(rated=rated))


def _few_by_few(names: Sequence[Name]) -> Iterator[Sequence[Name]]:
    return (names[start : start + FEW] for start in range(0, len(names), FEW))


def _matches(rows: Sequence[Row[Any]]) -> list[PlayedMatch]:
    return [_match(list(seats)) for _, seats in groupby(rows, key=lambda row: row.number)]


def _match(seats: Sequence[Row[Any]]) -> PlayedMatch:
    match = seats[0]
    unfinished = match.how != "played" and match.deals < 2
    return PlayedMatch(
        name=match.id,
        ended=match.ended or 0.0,
        rated=match.rated,
        unplayed=unfinished and not any(row.counted_deals for row in seats),
        winner=match.winner,
        lost_by=match.lost_by,
        people=tuple(row.person for row in seats),
        sides=tuple(row.side for row in seats),
        programs=tuple(row.player is not None for row in seats),
    )


def _suspicions(rows: Sequence[Row[Any]], suspects: Sequence[Row[Any]]) -> list[Suspicion]:
    people: dict[str, list[str]] = {}
    for row in suspects:
        people.setdefault(row.suspicion, []).append(row.person)
    return [
        Suspicion(
            **{
                **row._asdict(),
                "people": tuple(sorted(people.get(row.id, ()))),
                "matches": tuple(row.matches.split()),
            }
        )
        for row in rows
    ]
