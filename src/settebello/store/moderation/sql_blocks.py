"""Blocks on a database: the same statements on SQLite and PostgreSQL."""

from sqlalchemy import Connection, delete, func, insert, select

from settebello.store.database import Database
from settebello.store.finishing import finishes
from settebello.store.schema import BLOCKS, PEOPLE


class SqlBlocks:
    """The blocks on a database; `SqlModeration` adds the rest."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def block(self, person: str, other: str, now: float, *, most: int) -> bool:
        """Write down that an account has blocked another; tell whether there was room.

        There is none for an account that is gone, either of the two.
        """
        mine = BLOCKS.c.person == person

        def work(connection: Connection) -> bool:
            both = select(PEOPLE.c.id).where(PEOPLE.c.id.in_([person, other])).order_by(PEOPLE.c.id)
            if len(connection.execute(both.with_for_update()).all()) != 2:
                return False
            connection.execute(delete(BLOCKS).where(mine, BLOCKS.c.other == other))
            count = connection.scalar(select(func.count()).select_from(BLOCKS).where(mine))
            if (count or 0) >= most:
                return False
            connection.execute(insert(BLOCKS).values(person=person, other=other, at=now))
            return True

        with self._database.explained():
            return await self._database.transact(work)

    async def unblock(self, person: str, other: str) -> None:
        """Take a block back."""
        change = delete(BLOCKS).where(BLOCKS.c.person == person, BLOCKS.c.other == other)
        with self._database.explained():
            await self._database.transact(lambda connection: connection.execute(change))

    @finishes
    async def blocked(self, person: str) -> list[str]:
        """List the accounts that an account has blocked, the newest first."""
        query = select(BLOCKS.c.other).where(BLOCKS.c.person == person).order_by(BLOCKS.c.at.desc())
        with self._database.explained():
            async with self._database.reading() as connection:
                return list(await connection.scalars(query))

    @finishes
    async def apart(self, person: str) -> frozenset[str]:
        """Return the accounts with which an account is not brought together, whoever has blocked whom."""
        mine = select(BLOCKS.c.other).where(BLOCKS.c.person == person)
        theirs = select(BLOCKS.c.person).where(BLOCKS.c.other == person)
        with self._database.explained():
            async with self._database.reading() as connection:
                return frozenset(await connection.scalars(mine.union_all(theirs)))
