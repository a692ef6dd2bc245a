"""A database behind what is kept there: its connections, and what its errors mean."""

import asyncio
import platform
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from hashlib import sha256
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from settebello.errors import StoreProblem
from settebello.store.finishing import to_the_end
from settebello.store.migrate import migrate

Result = TypeVar("Result")
Work = Callable[[Connection], Result]
"""Reads and writes in one transaction, without waiting for anything else."""

Explain = Callable[[DBAPIError | NoConnectionFree], StoreProblem]
"""Says what an error of the database means for whoever runs it."""

CLOSE_S: Final = 5.0
"""How long to wait for what is under way when everything is closed."""

_SNAPSHOT: Final = {
    "sqlite": "BEGIN",
    "postgresql": "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY",
}
"""The first statement of a transaction that sees one state of the database from its first query on."""

_WHERE: Final = {
    "sqlite": "SELECT file FROM pragma_database_list WHERE name = 'main'",
    "postgresql": "SELECT concat_ws('|', system_identifier, current_database(), current_schema()) "
    "FROM pg_control_system()",
}
"""Where the tables are: a file of this machine; or the server as it was made, with database and schema."""


class Database:
    """The database behind an engine; made by `open_database` and `connect_database`.

    At most so many ``writers`` are let at the database at once, those who came first before others. The
    engine ``autocommit`` runs statements that are a transaction each. With a ``file`` engine, transactions
    run in one thread of their own: SQLite's driver for asyncio goes to and fro between two threads for each
    statement, and these round trips cost more than the statements.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        autocommit: AsyncEngine,
        explain: Explain,
        *,
        writers: int,
        file: Engine | None = None,
    ) -> None:
        self._engine = engine
        self._autocommit = autocommit
        self._file = file
        self._thread = ThreadPoolExecutor(1, "settebello-store")
        self._explain = explain
        self._writing = asyncio.Semaphore(writers)
        self._closed = False
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
        async with self._lend(self._autocommit.connect()) as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection that reads everything as it is now, whatever others write meanwhile."""
        async with self._lend(self._engine.connect()) as connection:
            await connection.exec_driver_sql(_SNAPSHOT[connection.dialect.name])
            yield connection

    async def transact(self, work: Work[Result]) -> Result:
        """Do some work in one transaction, to its end, even if the caller is cancelled meanwhile."""
        return await to_the_end(self._transacted(work))

    async def _transacted(self, work: Work[Result]) -> Result:
        async with self._writing, self._busy():
            if self._file is not None:
                running = asyncio.get_running_loop()
                return await running.run_in_executor(self._thread, _in_transaction, self._file, work)
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def execute_once(self, work: Work[Result]) -> Result:
        """Do work of one statement, to its end: on a server it needs a fourth of the messages."""
        if self._file is not None:
            return await self.transact(work)
        return await to_the_end(self._executed_once(work))

    async def _executed_once(self, work: Work[Result]) -> Result:
        async with self._writing, self._lend(self._autocommit.connect()) as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection in a transaction that ends with the block."""
        async with self._writing, self._lend(self._engine.begin()) as connection:
            yield connection

    @contextmanager
    def explained(self) -> Iterator[None]:
        """Turn an error of the database into one of ours."""
        try:
            yield
        except (DBAPIError, NoConnectionFree) as problem:
            raise self._explain(problem) from None

    async def identity(self) -> str:
        """Return what this database alone has, the same in every process; raise `StoreProblem`."""
        with self.explained():
            async with self.reading() as connection:
                dialect = connection.dialect.name
                where = await connection.scalar(text(_WHERE[dialect]))
        machine = platform.node() if dialect == "sqlite" else ""
        return sha256(f"{machine}|{where}".encode()).hexdigest()[:16]

    async def close(self) -> None:
        """Close every connection, once what is under way is done or has taken too long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_S):
                await self._idle.wait()
        await self._engine.dispose()
        await self._autocommit.dispose()
        if self._file is not None and not self._closed:
            self._closed = True  # closing it again does nothing
            await asyncio.get_running_loop().run_in_executor(self._thread, self._file.dispose)
            self._thread.shutdown(wait=False)

    @asynccontextmanager
    async def _lend(
        self, lent: AbstractAsyncContextManager[AsyncConnection]
    ) -> AsyncIterator[AsyncConnection]:
        async with self._busy(), lent as connection:
            yield connection

    @asynccontextmanager
    async def _busy(self) -> AsyncIterator[None]:
        """Keep the database open for as long as the block takes."""
        self._lent += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._lent -= 1
            if not self._lent:
                self._idle.set()


def _in_transaction(engine: Engine, work: Work[Result]) -> Result:
    with engine.begin() as connection:
        return work(connection)
