"""Reviews on a database, through SQLAlchemy: the same statements on SQLite and PostgreSQL."""

from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Update,
    and_,
    delete,
    false,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DataError, IntegrityError

from settebello.store.database import Database
from settebello.store.finishing import finishes
from settebello.store.log import NEVER
from settebello.store.reviews.hands import NotHeld, bar, is_good, know, let_pass, note_hand
from settebello.store.reviews.reviews import (
    AnalystStanding,
    KeptReview,
    Lease,
    Piece,
    ReviewClaim,
    claim_of,
)
from settebello.store.schema import ANALYSTS, REVIEW_PIECES, REVIEWS

FEW: Final = 8
"""How many reviews that are due are looked at for one that nobody else takes up at the same time."""


class SqlReviews:
    """The reviews on a database, beside its event log."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask(self, match: str, version: str, now: float, *, most: int) -> bool:
        """Ask for a review; tell whether there is room: not where ``most`` others wait already."""
        with self._database.explained():
            try:
                return await self._database.transact(partial(_ask, match, version, now, most))
            except IntegrityError:
                return True  # somebody else has asked at the same time

    @finishes
    async def look(self, match: str, version: str) -> KeptReview | None:
        """Return a review as it stands; None where nobody has asked for it."""
        with self._database.explained():
            try:
                async with self._database.reading() as connection:
                    found = await connection.execute(select(REVIEWS).where(_named(match, version)))
                    row = found.first()
            except DataError:
                return None  # no match is called what the database cannot even hold
        return None if row is None else _kept(row)

    @finishes
    async def pieces(self, match: str, version: str) -> list[Piece]:
        """List the pieces of a review that is not finished, by number."""
        query = select(REVIEW_PIECES).where(_of(match, version)).order_by(REVIEW_PIECES.c.number)
        with self._database.explained():
            async with self._database.reading() as connection:
                found = await connection.execute(query)
                return [Piece(row.number, row.body, row.claim, row.analyst) for row in found]

    async def claim(self, lease: Lease, version: str) -> ReviewClaim | None:
        """Take up the review that is due longest; None where none is due."""
        if lease.analyst is not None:
            await self._know(lease.analyst)
        for row in await self._due(lease, version):
            still = and_(_named(row.match, version), REVIEWS.c.due == row.due)
            tries = row.tries + (lease.analyst is None)
            values = {"due": lease.until, "claim": lease.claim, "begun": lease.now, "tries": tries}
            if lease.analyst is not None:
                values["handed"] = (row.handed or 0) + 1
            change = update(REVIEWS).where(still).values(**values)
            with self._database.explained():
                taken = await self._database.execute_once(partial(_changes_one, change=change))
            if taken:
                return ReviewClaim(lease.claim, row.match, version, tries, lease.now, row.total)
        return None

    @finishes
    async def held(self, claim: str) -> ReviewClaim | None:
        """Return what is held under a claim; None where it is over."""
        query = select(REVIEWS).where(REVIEWS.c.claim == claim)
        with self._database.explained():
            async with self._database.reading() as connection:
                row = (await connection.execute(query)).first()
        if row is None:
            return None
        return ReviewClaim(claim, row.match, row.version, row.tries, row.begun or 0.0, row.total)

    async def renew(self, claim: str, until: float) -> bool:
        """Renew a lease; tell whether the claim still holds."""
        with self._database.explained():
            return await self._database.execute_once(partial(_changed, held=claim, due=until))

    async def add(self, claim: str, piece: Piece, total: int, until: float) -> bool:
        """Write a piece down and renew the lease; tell whether the claim still holds."""
        with self._database.explained():
            return await self._database.transact(partial(_add, claim, piece, total, until))

    async def count(self, claim: str, total: int) -> bool:
        """Write down how many pieces a review has; tell whether the claim still holds."""
        with self._database.explained():
            return await self._database.execute_once(partial(_changed, held=claim, total=total))

    async def finish(self, claim: str, body: str, now: float) -> bool:
        """Write the whole review down and end the claim; tell whether it still held."""
        with self._database.explained():
            return await self._database.transact(partial(_finish, claim, body, now))

    async def give_back(self, claim: str, due: float, *, without_pieces: bool = False) -> bool:
        """End a claim, so that the review is due at a moment; ``without_pieces`` drops those it wrote."""
        with self._database.explained():
            return await self._database.transact(partial(_give_back, claim, due, without_pieces))

    async def fail(self, claim: str, problem: str, now: float) -> bool:
        """End a claim and the review: there will be none."""
        with self._database.explained():
            return await self._database.transact(partial(_end, claim, {"problem": problem, "finished": now}))

    async def passed(self, claim: str, checked: Mapping[str, int]) -> bool:
        """Let the pieces of a review be shown; tell whether the claim still holds."""
        with self._database.explained():
            try:
                await self._database.transact(partial(let_pass, claim, checked))
            except NotHeld:
                return False
        return True

    @finishes
    async def standing(self, token: str) -> AnalystStanding:
        """Return the standing of an analyst; that of one that nobody knows is a beginner's."""
        with self._database.explained():
            async with self._database.reading() as connection:
                row = (await connection.execute(select(ANALYSTS).where(ANALYSTS.c.token == token))).first()
        return AnalystStanding() if row is None else AnalystStanding(row.passed, row.checked, row.barred)

    @finishes
    async def holding(self, token: str, now: float) -> int:
        """Count the claims that an analyst holds now."""
        own = REVIEWS.c.claim.startswith(claim_of(token, ""))
        query = select(func.count()).select_from(REVIEWS).where(own, REVIEWS.c.due > now)
        with self._database.explained():
            async with self._database.reading() as connection:
                return await connection.scalar(query) or 0

    async def bar(self, token: str, now: float) -> int:
        """Take nothing more from an analyst, and have all that it had a hand in made again."""
        await self._know(token)
        with self._database.explained():
            return await self._database.transact(partial(bar, token, now))

    async def close(self) -> None:
        """Close every connection."""
        await self._database.close()

    async def _know(self, token: str) -> None:
        """Write an analyst down, unless it is known."""
        with self._database.explained(), suppress(IntegrityError):
            await self._database.transact(partial(know, token))

    @finishes
    async def _due(self, lease: Lease, version: str) -> list[Row[Any]]:
        """List a few of the reviews that are due, the longest first."""
        query = select(REVIEWS).where(
            REVIEWS.c.version == version, REVIEWS.c.due <= lease.now - lease.patience
        )
        if lease.complete is not None:
            all_there = func.coalesce(REVIEWS.c.done >= REVIEWS.c.total, false())
            query = query.where(all_there if lease.complete else ~all_there)
        if lease.analyst is not None:
            query = query.where(func.coalesce(REVIEWS.c.handed, 0) < lease.most)
        with self._database.explained():
            async with self._database.reading() as connection:
                return list(await connection.execute(query.order_by(REVIEWS.c.due).limit(FEW)))


def _named(match: str, version: str) -> ColumnElement[bool]:
    return and_(REVIEWS.c.match == match, REVIEWS.c.version == version)


def _of(match: str, version: str) -> ColumnElement[bool]:
    return and_(REVIEW_PIECES.c.match == match, REVIEW_PIECES.c.version == version)


def _ask(match: str, version: str, now: float, most: int, connection: Connection) -> bool:
    there = select(REVIEWS.c.asked).where(_named(match, version))
    if connection.scalar(there) is not None:
        return True
    waiting = select(func.count()).select_from(REVIEWS).where(REVIEWS.c.due < NEVER)
    if (connection.scalar(waiting) or 0) >= most:
        return False
    row = {"match": match, "version": version, "asked": now, "due": now, "tries": 0, "done": 0}
    connection.execute(insert(REVIEWS), row)
    return True


def _add(claim: str, piece: Piece, total: int, until: float, connection: Connection) -> bool:
    if piece.analyst is not None and not is_good(connection, piece.analyst):
        return False
    # the row is changed first: from here on nobody else adds to the same review
    if not _changed(connection, claim, due=until, total=total):
        return False
    match, version = _held(connection, claim)
    same = and_(_of(match, version), REVIEW_PIECES.c.number == piece.number)
    if connection.scalar(select(REVIEW_PIECES.c.number).where(same)) is None:
        review = {"match": match, "version": version}
        row = {"claim": claim, "number": piece.number, "body": piece.body, "analyst": piece.analyst}
        connection.execute(insert(REVIEW_PIECES), {**review, **row})
        _count(connection, claim, _of(match, version))
        if piece.analyst is not None:
            note_hand(connection, {**review, "token": piece.analyst})
    return True


def _finish(claim: str, body: str, now: float, connection: Connection) -> bool:
    """Write a whole review down, unless a piece of it may not be shown."""
    if not _changed(connection, claim, finished=now):
        return False
    unchecked = and_(_of(*_held(connection, claim)), REVIEW_PIECES.c.analyst.is_not(None))
    if connection.scalar(select(func.count()).select_from(REVIEW_PIECES).where(unchecked)):
        raise AssertionError("a review is finished before its pieces have passed")
    return _end(claim, {"body": body, "done": REVIEWS.c.total}, connection)


def _give_back(claim: str, due: float, without_pieces: bool, connection: Connection) -> bool:  # noqa: FBT001 (a part of `SqlReviews.give_back`)
    if not _changed(connection, claim, due=due):
        return False
    if without_pieces:
        here = _of(*_held(connection, claim))
        connection.execute(delete(REVIEW_PIECES).where(here, REVIEW_PIECES.c.claim == claim))
        _count(connection, claim, here)
    return _changed(connection, claim, claim=None)


def _end(claim: str, values: dict[str, object], connection: Connection) -> bool:
    """End a claim and its review, and drop the pieces."""
    if not _changed(connection, claim, due=NEVER, **values):
        return False
    connection.execute(delete(REVIEW_PIECES).where(_of(*_held(connection, claim))))
    return _changed(connection, claim, claim=None)


def _changed(connection: Connection, held: str, **values: object) -> bool:
    """Change what is held under a claim; tell whether anything is."""
    return _changes_one(connection, update(REVIEWS).where(REVIEWS.c.claim == held).values(**values))


def _changes_one(connection: Connection, change: Update) -> bool:
    return connection.execute(change).rowcount == 1


def _held(connection: Connection, claim: str) -> tuple[str, str]:
    """Return the match and the version of the review that is held under a claim."""
    query = select(REVIEWS.c.match, REVIEWS.c.version).where(REVIEWS.c.claim == claim)
    match, version = connection.execute(query).one()
    return match, version


def _count(connection: Connection, claim: str, pieces: ColumnElement[bool]) -> None:
    """Write down how many pieces are there."""
    count = select(func.count()).select_from(REVIEW_PIECES).where(pieces).scalar_subquery()
    _changed(connection, claim, done=count)


def _kept(row: Row[Any]) -> KeptReview:
    return KeptReview(
        match=row.match,
        version=row.version,
        asked=row.asked,
        done=row.done,
        total=row.total,
        finished=row.finished,
        body=row.body,
        problem=row.problem,
    )
