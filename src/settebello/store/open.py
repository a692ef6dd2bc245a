"""Opening the database: a file of this machine, or on a PostgreSQL server."""

import math
import time
from functools import partial
from pathlib import Path

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection, SingletonThreadPool

from settebello.errors import InvalidSetting, Reason, StoreProblem
from settebello.store.database import Database
from settebello.store.file import check_file, damaged, mark_file, unusable
from settebello.store.sql import SqlEventLog

CONNECTIONS = 10
"""How many connections to a PostgreSQL server a process has at most."""

RESTED_S = 1.0
"""How long a connection may lie unused without being looked at."""

PATIENCE_S = 5
"""How long to wait for a connection, for a word from the server's machine, or for a lock of SQLite."""

IDLE_TRANSACTION_S = 30
"""How long PostgreSQL lets a transaction be idle before it ends it: a paused process then holds no lock."""

ALIVE = {
    "connect_timeout": PATIENCE_S,
    "tcp_user_timeout": 1000 * PATIENCE_S,
    "keepalives_idle": PATIENCE_S,
    "keepalives_interval": 1,
    "keepalives_count": PATIENCE_S,
}
"""The options of libpq, so that a machine that falls silent is given up in seconds, and not in minutes."""


async def open_log(path: Path) -> SqlEventLog:
    """Open the event log in a SQLite file; raise as `open_database` does."""
    return SqlEventLog(await open_database(path))


async def connect_log(address: str) -> SqlEventLog:
    """Open the event log on a PostgreSQL server; raise as `connect_database` does."""
    return SqlEventLog(await connect_database(address))


async def open_database(path: Path) -> Database:
    """Open a SQLite file, created if it is missing, with a write-ahead log.

    ``synchronous = FULL``: an append that has returned outlives the process and the power. SQLite lets
    one write at a time, and lets those who wait try again when luck will have it: so they queue here.
    Raises `StoreProblem` for a file that is damaged, newer, foreign, or cannot be written.
    """
    check_file(path)
    mark_file(path)
    database = file_as_it_is(path)
    await database.prepare()
    return database


def file_as_it_is(path: Path) -> Database:
    """Use a SQLite file that is there, without making its tables or bringing them up to date.

    Reading has connections of its own, in autocommit: to change the isolation of a connection and back takes
    as many round trips between threads as a statement does.
    """
    address = URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(address, hide_parameters=True)
    autocommit = create_async_engine(
        address, hide_parameters=True, isolation_level="AUTOCOMMIT", skip_autocommit_rollback=True
    )
    writer = create_engine(
        URL.create("sqlite", database=str(path)), hide_parameters=True, poolclass=SingletonThreadPool
    )
    for each in (engine.sync_engine, autocommit.sync_engine, writer):
        event.listen(each, "connect", _set_pragmas)
    return Database(engine, autocommit, partial(_file_problem, path), writers=1, file=writer)


async def connect_database(address: str) -> Database:
    """Use a database of a PostgreSQL server, ``postgresql://user:password@host:port/database``.

    A server that goes away is a `StoreProblem` while it is away; connections that have rested are looked at
    before they are used, so that it comes back by itself. Raises `InvalidSetting` for what is no address.
    """
    database = server_as_it_is(address)
    await database.prepare()
    return database


def server_as_it_is(address: str) -> Database:
    """Use a database of a PostgreSQL server, without making its tables or bringing them up to date."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        url = URL.create("")
    if url.drivername not in {"postgresql", "postgres", "postgresql+psycopg"}:
        raise InvalidSetting(
            "SETTEBELLO_DATABASE_URL has to be like postgresql://user:password@host/database",
            reason=Reason.BAD_DATABASE_URL,
        )
    engine = create_async_engine(
        url.set(drivername="postgresql+psycopg"),
        hide_parameters=True,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=PATIENCE_S,
        connect_args=dict(ALIVE),
    )
    look_after_rest(engine.sync_engine)
    event.listen(engine.sync_engine, "connect", _limit_idle_transactions)
    autocommit = engine.execution_options(isolation_level="AUTOCOMMIT")
    return Database(engine, autocommit, _server_problem, writers=CONNECTIONS)


def look_after_rest(engine: Engine) -> None:
    """Have connections that lay unused for a while looked at, as ``pool_pre_ping`` looks at all of them.

    Under load none lies unused, and to look costs as much as to write. One that breaks there fails one
    statement, and all others that are as old are replaced.
    """

    def rest(_connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
        record.info["rests_since"] = time.monotonic()

    def look(connection: DBAPIConnection, record: ConnectionPoolEntry, _proxy: PoolProxiedConnection) -> None:
        if time.monotonic() - record.info.get("rests_since", math.inf) < RESTED_S:
            return
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error as problem:
            raise DisconnectionError from problem

    event.listen(engine, "checkin", rest)
    event.listen(engine, "checkout", look)


def _limit_idle_transactions(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute(f"SET idle_in_transaction_session_timeout = '{IDLE_TRANSACTION_S}s'")
    cursor.close()
    connection.commit()


def _set_pragmas(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten in the file
    cursor.execute(f"PRAGMA busy_timeout = {PATIENCE_S * 1000}")
    cursor.close()


def _file_problem(path: Path, problem: DBAPIError | NoConnectionFree) -> StoreProblem:
    named = unusable if isinstance(problem, OperationalError | NoConnectionFree) else damaged
    return named(path, _said(problem))


def _server_problem(problem: DBAPIError | NoConnectionFree) -> StoreProblem:
    why = _said(problem)
    return StoreProblem(
        f"the database server cannot be used ({why}); look at it and at SETTEBELLO_DATABASE_URL",
        reason=Reason.DATABASE_SERVER_UNUSABLE,
        why=why,
    )


def _said(problem: DBAPIError | NoConnectionFree) -> str:
    said = problem.orig if isinstance(problem, DBAPIError) else problem
    return " ".join(str(said).split())
