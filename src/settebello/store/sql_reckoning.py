"""All ratings worked out afresh: in pieces beside all else, and written in one short transaction.

The matches are read a few at a time, and move the ratings in a thread. So neither the event loop nor the one
writer of a file waits for them. The transaction at the end takes in the matches that have ended meanwhile.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Row, Select, delete, insert, or_, select

from settebello.errors import Reason, Stale
from settebello.store.database import Database, Work
from settebello.store.finishing import finishes
from settebello.store.schema import MATCHES, PEOPLE, RATINGS, STRUCK
from settebello.store.sql_ratings import Reckoning, one_after_the_other, rated_seats

Result = TypeVar("Result")

PIECE: Final = 100
"""Matches that are worked out at once, and ratings that are written with one statement."""

ATTEMPTS: Final = 5
"""How often the ratings are worked out anew because other verdicts were faster."""


@dataclass(frozen=True, slots=True)
class RatedChange:
    """The matches, by their numbers, that go ``out`` of the ratings, and those that come ``back``."""

    out: frozenset[int] = frozenset()
    back: frozenset[int] = frozenset()


Planned = Callable[[Connection], RatedChange | None]
"""Reads which matches some work will take out or bring back; None where the ratings stay as they are."""


class _Moved(Exception):
    """Another verdict has changed which matches are rated."""


async def with_ratings(database: Database, planned: Planned, work: Work[Result]) -> Result:
    """Do some work, and write down all ratings as they are after it, in one transaction.

    Raises `Stale` where other verdicts are faster again and again.
    """
    for _ in range(ATTEMPTS):
        change, struck = await _looked_at(database, planned)
        gone = _gone(change, struck)
        reckoning, last = (None, 0) if change is None else await _worked_out(database, gone)
        written = _Written(planned, change, struck, reckoning, last)
        try:
            return await database.transact(lambda connection: written.after(connection, work))  # noqa: B023 (at once)
        except _Moved:
            continue
    raise Stale("others were faster, again and again", reason=Reason.VERSION_CONFLICT)


@dataclass(frozen=True, slots=True)
class _Written:
    """The transaction at the end, and the state of the database that was worked out from."""

    planned: Planned
    change: RatedChange | None
    struck: Sequence[tuple[int, str]]
    reckoning: Reckoning | None
    last: int

    def after(self, connection: Connection, work: Work[Result]) -> Result:
        one_after_the_other(connection)
        if self.planned(connection) != self.change or _struck(connection) != self.struck:
            raise _Moved
        result = work(connection)
        if self.change is not None and self.reckoning is not None:
            late = connection.execute(rated_seats(_numbers(self.last, None)))
            self.reckoning.play(_without(_gone(self.change, self.struck), late))
            _write(connection, self.reckoning)
        return result


@finishes
async def _looked_at(
    database: Database, planned: Planned
) -> tuple[RatedChange | None, Sequence[tuple[int, str]]]:
    async with database.snapshot() as connection:
        return await connection.run_sync(planned), await connection.run_sync(_struck)


async def _worked_out(database: Database, gone: Collection[int]) -> tuple[Reckoning, int]:
    """Return the ratings without the matches that are gone, and the number of the last match looked at."""
    reckoning, last = Reckoning(), 0
    while rows := await _piece(database, last):
        await asyncio.to_thread(reckoning.play, _without(gone, rows))
        last = rows[-1].number
    return reckoning, last


@finishes
async def _piece(database: Database, last: int) -> Sequence[Row[Any]]:
    async with database.reading() as connection:
        return list(await connection.execute(rated_seats(_numbers(last, PIECE))))


def _numbers(last: int, most: int | None) -> Select[tuple[int]]:
    """Return the query for the numbers of the next matches that are rated or struck, at most so many.

    So a verdict that comes and goes between two pieces changes nothing of what they read.
    """
    number = MATCHES.c.number
    counts = or_(MATCHES.c.rated, number.in_(select(STRUCK.c.match)))
    return select(number).where(number > last, counts).order_by(number).limit(most)


def _gone(change: RatedChange | None, struck: Iterable[tuple[int, str]]) -> frozenset[int]:
    """Return the matches, by their numbers, that are out of the ratings after a change."""
    change = change or RatedChange()
    return frozenset(number for number, _ in struck) - change.back | change.out


def _without(gone: Collection[int], rows: Iterable[Row[Any]]) -> Iterator[Row[Any]]:
    return (row for row in rows if row.number not in gone)


def _struck(connection: Connection) -> list[tuple[int, str]]:
    """List which verdict has taken which match out."""
    query = select(STRUCK.c.match, STRUCK.c.suspicion).order_by(STRUCK.c.match, STRUCK.c.suspicion)
    return [(row.match, row.suspicion) for row in connection.execute(query)]


def _write(connection: Connection, reckoning: Reckoning) -> None:
    """Write all ratings, a few with each statement."""
    people, there = sorted(reckoning.people), set[str]()
    for start in range(0, len(people), PIECE):
        some = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people[start : start + PIECE])).order_by(PEOPLE.c.id)
        # a deletion of an account meanwhile waits, or is waited for
        there.update(connection.scalars(some.with_for_update(read=True)))
    connection.execute(delete(RATINGS))
    rows = reckoning.rows(there)
    for start in range(0, len(rows), PIECE):
        connection.execute(insert(RATINGS), rows[start : start + PIECE])
