"""The attempts at puzzles on a database: each moves the rating of who tried and that of the puzzle."""

from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, false, insert, select

from settebello.ratings import Rating, rated
from settebello.store.database import Database
from settebello.store.finishing import finishes
from settebello.store.puzzles.puzzles import KeptAttempt, PuzzleRating, PuzzleTry
from settebello.store.schema import PEOPLE, PUZZLE_ATTEMPTS, PUZZLE_RATINGS

PUZZLES_LOCK: Final = 0x53455439
"""The number of PostgreSQL's lock under which attempts are written."""


class SqlPuzzles:
    """The attempts on a database, beside its event log."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, tried: PuzzleTry, start: Rating) -> bool:
        """Keep an attempt and rate it; tell whether it was done: a second one is not, nor one of nobody."""
        with self._database.explained():
            return await self._database.transact(partial(_keep, tried, start))

    @finishes
    async def attempts(self, person: str) -> list[KeptAttempt]:
        """List the attempts of an account in their order."""
        query = select(PUZZLE_ATTEMPTS).where(PUZZLE_ATTEMPTS.c.person == person)
        with self._database.explained():
            async with self._database.reading() as connection:
                found = await connection.execute(query.order_by(PUZZLE_ATTEMPTS.c.number))
                return [_kept(row) for row in found]

    @finishes
    async def ratings(self) -> dict[str, PuzzleRating]:
        """Return the ratings of the puzzles that were tried."""
        with self._database.explained():
            async with self._database.reading() as connection:
                return {row.puzzle: _rating(row) for row in await connection.execute(select(PUZZLE_RATINGS))}

    async def close(self) -> None:
        """Close every connection."""
        await self._database.close()


def _keep(tried: PuzzleTry, start: Rating, connection: Connection) -> bool:
    _one_after_the_other(connection)
    # an account that is deleted at this moment waits, or is waited for
    there = select(PEOPLE.c.id).where(PEOPLE.c.id == tried.person).with_for_update(read=True)
    mine = select(PUZZLE_ATTEMPTS).where(PUZZLE_ATTEMPTS.c.person == tried.person)
    before = list(connection.execute(mine.order_by(PUZZLE_ATTEMPTS.c.number)))
    if connection.scalar(there) is None or any(row.puzzle == tried.puzzle for row in before):
        return False
    player = _kept(before[-1]).rating if before else Rating()
    puzzle = _puzzle(connection, tried.puzzle, start)
    (player,), (after,) = rated([[player], [puzzle.rating]], [not tried.solved, tried.solved])
    row = {column: getattr(tried, column) for column in PuzzleTry.__slots__}
    row |= {"number": len(before) + 1, "mean": player.mean, "spread": player.spread}
    connection.execute(insert(PUZZLE_ATTEMPTS), row)
    connection.execute(delete(PUZZLE_RATINGS).where(PUZZLE_RATINGS.c.puzzle == tried.puzzle))
    known = {"puzzle": tried.puzzle, "mean": after.mean, "spread": after.spread}
    counted = {"tried": puzzle.tried + 1, "solved": puzzle.solved + tried.solved}
    connection.execute(insert(PUZZLE_RATINGS), known | counted)
    return True


def _one_after_the_other(connection: Connection) -> None:
    """Let nobody else rate attempts, or on SQLite write anything, until the transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({PUZZLES_LOCK})")
    else:
        connection.execute(delete(PUZZLE_RATINGS).where(false()))  # a first write, of nothing


def _puzzle(connection: Connection, puzzle: str, start: Rating) -> PuzzleRating:
    row = connection.execute(select(PUZZLE_RATINGS).where(PUZZLE_RATINGS.c.puzzle == puzzle)).first()
    return PuzzleRating(start) if row is None else _rating(row)


def _kept(row: Row[Any]) -> KeptAttempt:
    return KeptAttempt(row.puzzle, row.at, row.play, row.solved, Rating(row.mean, row.spread))


def _rating(row: Row[Any]) -> PuzzleRating:
    return PuzzleRating(Rating(row.mean, row.spread), row.tried, row.solved)
