"""Reports on a database, through SQLAlchemy: the same statements on SQLite and PostgreSQL."""

from sqlalchemy import insert, select, update
from sqlalchemy.exc import DataError, IntegrityError

from settebello.store.database import Database
from settebello.store.finishing import finishes
from settebello.store.people import Report
from settebello.store.schema import REPORTS


class SqlReports:
    """The reports on a database; `SqlPeople` adds who looks after them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @finishes
    async def report(self, report: Report) -> bool:
        """Write a report; tell whether it was done: not where the same one has told of the same before."""
        row = {column.name: getattr(report, column.name) for column in REPORTS.columns}
        with self._database.explained():
            try:
                async with self._database.writing() as connection:
                    await connection.execute(insert(REPORTS), row)
            except IntegrityError:
                return False
            return True

    @finishes
    async def reports(self, *, most: int) -> list[Report]:
        """List reports, those not closed first, among them the newest first; at most so many."""
        newest = select(REPORTS).order_by(REPORTS.c.at.desc(), REPORTS.c.id)
        is_open = REPORTS.c.closed.is_(None)
        with self._database.explained():
            async with self._database.snapshot() as connection:
                found = (await connection.execute(newest.where(is_open).limit(most))).all()
                if len(found) < most:
                    closed = newest.where(~is_open).limit(most - len(found))
                    found = [*found, *await connection.execute(closed)]
                return [Report(**row._asdict()) for row in found]

    @finishes
    async def close_report(self, report: str, now: float) -> bool:
        """Say that nothing more is to be done about a report; tell whether there was one that was open."""
        close = update(REPORTS).where(REPORTS.c.id == report, REPORTS.c.closed.is_(None)).values(closed=now)
        with self._database.explained():
            try:
                async with self._database.writing() as connection:
                    return (await connection.execute(close)).rowcount == 1
            except DataError:
                return False  # no report is called what the database cannot even hold
