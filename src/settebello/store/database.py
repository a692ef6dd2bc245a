"""A database behind what is kept there: its connections, and what its errors mean."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from typing import Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from settebello.errors import StoreProblem
from settebello.store.migrate import migrate

Explain = Callable[[DBAPIError | NoConnectionFree], StoreProblem]
"""Says what an error of the database means for whoever runs it."""

CLOSE_S: Final = 5.0
"""How long to wait for what is under way when everything is closed."""

_SNAPSHOT: Final = {
    "sqlite": "BEGIN",
    "postgresql": "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY",
}
"""What a transaction begins with that is to see one state of the database, from its first query on."""


class Database:
    """The database behind an engine; made by `open_database` and `connect_database`.

    At most so many ``writers`` are let at the database at once, those who came first before others.
    """

    def __init__(self, engine: AsyncEngine, explain: Explain, *, writers: int) -> None:
        self._engine = engine
        self._single = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._explain = explain
        self._writing = asyncio.Semaphore(writers)
        self._lent = 0
        self._idle = asyncio.Event()
        self._idle.set()

    async def prepare(self) -> None:
        """Bring the tables of the database up to date; raise `StoreProblem` and let go if it cannot be."""
        try:
            with self.explained():
                async with self._engine.begin() as connection:
                    await connection.run_sync(migrate)
        except StoreProblem:
            await self.close()
            raise

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection to read with; each statement sees what is there then."""
        async with self._lend(self._single.connect()) as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection that reads everything as it is now, whatever others write meanwhile."""
        async with self._lend(self._engine.connect()) as connection:
            await connection.exec_driver_sql(_SNAPSHOT[connection.dialect.name])
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection in a transaction that ends with the block."""
        async with self._writing, self._lend(self._engine.begin()) as connection:
            yield connection

    @asynccontextmanager
    async def writing_once(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection for one statement, a transaction of its own: a fourth of the way to and fro."""
        async with self._writing, self._lend(self._single.connect()) as connection:
            yield connection

    @contextmanager
    def explained(self) -> Iterator[None]:
        """Turn an error of the database into one of ours."""
        try:
            yield
        except (DBAPIError, NoConnectionFree) as problem:
            raise self._explain(problem) from None

    async def close(self) -> None:
        """Close every connection, once what is under way is done or has taken too long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_S):
                await self._idle.wait()
        await self._engine.dispose()

    @asynccontextmanager
    async def _lend(
        self, lent: AbstractAsyncContextManager[AsyncConnection]
    ) -> AsyncIterator[AsyncConnection]:
        self._lent += 1
        self._idle.clear()
        try:
            async with lent as connection:
                yield connection
        finally:
            self._lent -= 1
            if not self._lent:
                self._idle.set()
