"""Tournaments on a database: the same statements on SQLite and PostgreSQL."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, delete, insert, or_, select, update
from sqlalchemy.exc import DataError, IntegrityError

from settebello.errors import NotFound, Reason, Stale, StoreProblem
from settebello.store.database import Database
from settebello.store.finishing import finishes
from settebello.store.schema import (
    PEOPLE,
    TOURNAMENT_EVENTS,
    TOURNAMENT_PEOPLE,
    TOURNAMENT_SEEKERS,
    TOURNAMENTS,
)
from settebello.store.tournaments.codec import read_tournament_event, tournament_event_text
from settebello.store.tournaments.tournaments import (
    AnnouncedTournament,
    ListedTournament,
    Seeker,
    TournamentProgress,
)
from settebello.tournament import TournamentEvent

MANY: Final = 200
"""Events; more are read in a thread, beside whatever else goes on."""


class SqlTournaments:
    """The tournaments on a database, beside its event log."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def announce(
        self, announced: AnnouncedTournament, events: Sequence[TournamentEvent], progress: TournamentProgress
    ) -> None:
        """Write a new tournament with its first events, all or nothing, durably."""
        await self._write(partial(_announce, announced, _rows(announced.id, 0, events), progress))

    async def append(
        self, tournament: str, version: int, events: Sequence[TournamentEvent], progress: TournamentProgress
    ) -> None:
        """Write the events that follow ``version``; raise `Stale` if one stands there already."""
        if events:
            await self._write(partial(_append, tournament, _rows(tournament, version, events), progress))

    async def announced(self, tournament: str) -> AnnouncedTournament:
        """Return a tournament as it was announced; raise `NotFound`."""
        rows = await self._read(select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament))
        if not rows:
            raise _none()
        return _announced(rows[0])

    async def read(self, tournament: str, after: int = 0) -> list[TournamentEvent]:
        """Return the events after number ``after``; raise `NotFound` if from the first on there is none."""
        events = TOURNAMENT_EVENTS.c
        query = select(events.version, events.body).order_by(events.version)
        rows = await self._read(query.where(events.tournament == tournament, events.version > after))
        if not rows and after == 0:
            raise _none()
        if [row.version for row in rows] != list(range(after + 1, after + 1 + len(rows))):
            raise StoreProblem(
                f"events are missing in the log of tournament {tournament}", reason=Reason.LOG_DAMAGED
            )
        if len(rows) > MANY:
            return await asyncio.to_thread(_read_all, tournament, rows)
        return _read_all(tournament, rows)

    async def listed(self, *, over: bool, most: int) -> list[ListedTournament]:
        """List at most so many: those to come with the next one first, or those over with the last first."""
        starts = TOURNAMENTS.c.starts.desc() if over else TOURNAMENTS.c.starts
        query = select(TOURNAMENTS).where(TOURNAMENTS.c.over == over).order_by(starts, TOURNAMENTS.c.id)
        return [_listed(row) for row in await self._read(query.limit(most))]

    async def of_person(self, person: str, most: int) -> list[ListedTournament]:
        """List at most so many tournaments that an account plays in or runs, the latest first."""
        mine = (
            select(table.c.tournament).where(table.c.person == person)
            for table in (TOURNAMENT_PEOPLE, TOURNAMENT_SEEKERS)
        )
        runs = TOURNAMENTS.c.arbiter == person
        query = select(TOURNAMENTS).where(or_(runs, *(TOURNAMENTS.c.id.in_(each) for each in mine)))
        query = query.order_by(TOURNAMENTS.c.starts.desc(), TOURNAMENTS.c.id).limit(most)
        return [_listed(row) for row in await self._read(query)]

    async def names(self, tournament: str) -> dict[str, str]:
        """Return the names of the accounts that have entered a tournament, and of the one that runs it."""
        entered = select(TOURNAMENT_PEOPLE.c.person).where(TOURNAMENT_PEOPLE.c.tournament == tournament)
        runs = select(TOURNAMENTS.c.arbiter).where(TOURNAMENTS.c.id == tournament)
        query = select(PEOPLE.c.id, PEOPLE.c.name).where(or_(PEOPLE.c.id.in_(entered), PEOPLE.c.id.in_(runs)))
        return {row.id: row.name for row in await self._read(query)}

    async def seek(
        self,
        tournament: str,
        person: str,
        at: float,
        *,
        captain: str | None = None,
        team: str | None = None,
    ) -> bool:
        """Have an account seek others; tell whether it was written: not for one that is gone.

        It joins the team of a ``captain``, or begins one, which may have a name.
        """
        row = {"tournament": tournament, "person": person, "at": at, "captain": captain, "team": team}
        with self._database.explained():
            return await self._database.transact(partial(_seek, tournament, person, row))

    async def stop_seeking(self, tournament: str, person: str) -> None:
        """Have an account seek others no more, nor those who have joined its team."""
        await self._write(partial(_stop_seeking, tournament, frozenset({person})))

    async def seekers(self, tournament: str) -> list[Seeker]:
        """List the accounts that seek others, in their order."""
        found = TOURNAMENT_SEEKERS.c
        query = select(PEOPLE.c.id, PEOPLE.c.name, found.captain, found.team).join_from(
            TOURNAMENT_SEEKERS, PEOPLE, PEOPLE.c.id == found.person
        )
        query = query.where(found.tournament == tournament).order_by(found.at, found.person)
        return [Seeker(row.id, row.name, row.captain, row.team) for row in await self._read(query)]

    async def due(self, now: float, most: int) -> list[tuple[str, float]]:
        """List at most so many that are due, with since when, the longest first."""
        query = select(TOURNAMENTS.c.id, TOURNAMENTS.c.due).where(TOURNAMENTS.c.due <= now)
        rows = await self._read(query.order_by(TOURNAMENTS.c.due).limit(most))
        return [(row.id, row.due) for row in rows]

    async def put_off(self, tournament: str, since: float, until: float) -> bool:
        """Make a tournament due at another moment; tell whether it was still due ``since`` the one given."""
        this = (TOURNAMENTS.c.id == tournament, TOURNAMENTS.c.due == since)
        change = update(TOURNAMENTS).where(*this).values(due=until)
        with self._database.explained():
            changed: int = await self._database.execute_once(lambda each: each.execute(change).rowcount)
            return changed == 1

    async def close(self) -> None:
        """Close every connection."""
        await self._database.close()

    @finishes
    async def _read(self, query: Select[Any]) -> Sequence[Row[Any]]:
        with self._database.explained():
            try:
                async with self._database.reading() as connection:
                    found: Sequence[Row[Any]] = (await connection.execute(query)).all()
                    return found
            except DataError:
                return []  # no tournament has a name that the database cannot even hold

    async def _write(self, work: "partial[None]") -> None:
        with self._database.explained():
            await self._database.transact(work)


def _rows(tournament: str, version: int, events: Sequence[TournamentEvent]) -> list[dict[str, object]]:
    numbered = enumerate(events, start=version + 1)
    return [
        {"tournament": tournament, "version": number, "body": tournament_event_text(event)}
        for number, event in numbered
    ]


def _announce(
    announced: AnnouncedTournament,
    rows: list[dict[str, object]],
    progress: TournamentProgress,
    connection: Connection,
) -> None:
    row = {column: getattr(announced, column) for column in AnnouncedTournament.__slots__}
    connection.execute(insert(TOURNAMENTS), row | _progress(progress))
    connection.execute(insert(TOURNAMENT_EVENTS), rows)
    _enter(connection, announced.id, progress.people)


def _append(
    tournament: str, rows: list[dict[str, object]], progress: TournamentProgress, connection: Connection
) -> None:
    try:
        connection.execute(insert(TOURNAMENT_EVENTS), rows)
    except IntegrityError:
        raise Stale(
            "the tournament has moved on since this was decided", reason=Reason.TOURNAMENT_MOVED_ON
        ) from None
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament).values(_progress(progress)))
    _enter(connection, tournament, progress.people)
    _stop_seeking(tournament, progress.people, connection)


def _progress(progress: TournamentProgress) -> dict[str, object]:
    return {"over": progress.over, "body": progress.body, "due": progress.due}


def _enter(connection: Connection, tournament: str, people: frozenset[str]) -> None:
    """Write down which accounts play in a tournament; one that is gone is left out."""
    here = TOURNAMENT_PEOPLE.c.tournament == tournament
    before = set(connection.scalars(select(TOURNAMENT_PEOPLE.c.person).where(here)))
    gone, new = before - people, people - before
    if gone:
        connection.execute(delete(TOURNAMENT_PEOPLE).where(here, TOURNAMENT_PEOPLE.c.person.in_(gone)))
    found = [
        {"tournament": tournament, "person": each} for each in sorted(new) if _is_there(connection, each)
    ]
    if found:
        connection.execute(insert(TOURNAMENT_PEOPLE), found)


def _seek(tournament: str, person: str, row: dict[str, object], connection: Connection) -> bool:
    if not _is_there(connection, person):
        return False
    seekers = TOURNAMENT_SEEKERS.c
    own = (seekers.tournament == tournament, seekers.person == person)
    connection.execute(delete(TOURNAMENT_SEEKERS).where(*own))
    connection.execute(insert(TOURNAMENT_SEEKERS), row)
    return True


def _stop_seeking(tournament: str, people: frozenset[str], connection: Connection) -> None:
    seekers = TOURNAMENT_SEEKERS.c
    if people:
        for column in (seekers.person, seekers.captain):
            theirs = (seekers.tournament == tournament, column.in_(people))
            connection.execute(delete(TOURNAMENT_SEEKERS).where(*theirs))


def _is_there(connection: Connection, person: str) -> bool:
    """Tell whether there is such an account; one that is deleted at this moment waits, or is waited for."""
    found = select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update(read=True)
    return connection.scalar(found) is not None


def _read_all(tournament: str, rows: Sequence[Row[Any]]) -> list[TournamentEvent]:
    return [read_tournament_event(tournament, row.version, row.body) for row in rows]


def _announced(row: Row[Any]) -> AnnouncedTournament:
    return AnnouncedTournament(row.id, row.secret, row.starts, row.arbiter, row.notice)


def _listed(row: Row[Any]) -> ListedTournament:
    return ListedTournament(_announced(row), row.over, row.body)


def _none() -> NotFound:
    return NotFound("there is no such tournament", reason=Reason.TOURNAMENT_NOT_FOUND)
