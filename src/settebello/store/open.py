"""Opening the database: a file of this machine, or on a PostgreSQL server."""

from functools import partial
from pathlib import Path

from sqlalchemy import URL, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import create_async_engine

from settebello.errors import InvalidSetting, StoreProblem
from settebello.store.database import Database
from settebello.store.file import check_file, damaged, mark_file, unusable
from settebello.store.sql import SqlEventLog

CONNECTIONS = 10
"""How many connections to a PostgreSQL server a process has at most."""

PATIENCE_S = 5
"""How long to wait for a connection, or for a lock."""


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
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)))
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    database = Database(engine, partial(_file_problem, path), writers=1)
    await database.prepare()
    return database


async def connect_database(address: str) -> Database:
    """Use a database of a PostgreSQL server, ``postgresql://user:password@host:port/database``.

    A server that goes away is a `StoreProblem` while it is away; connections are looked at before they are
    used, so that it comes back by itself. Raises `InvalidSetting` for what is no such address.
    """
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        url = URL.create("")
    if url.drivername not in {"postgresql", "postgres", "postgresql+psycopg"}:
        raise InvalidSetting(
            "SETTEBELLO_DATABASE_URL has to be like postgresql://user:password@host/database",
            reason="bad_database_url",
        )
    engine = create_async_engine(
        url.set(drivername="postgresql+psycopg"),
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=PATIENCE_S,
        pool_pre_ping=True,
        connect_args={"connect_timeout": PATIENCE_S},
    )
    database = Database(engine, _server_problem, writers=CONNECTIONS)
    await database.prepare()
    return database


def _set_pragmas(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute(f"PRAGMA busy_timeout = {PATIENCE_S * 1000}")
    cursor.close()


def _file_problem(path: Path, problem: DBAPIError | NoConnectionFree) -> StoreProblem:
    named = unusable if isinstance(problem, OperationalError | NoConnectionFree) else damaged
    return named(path, _said(problem))


def _server_problem(problem: DBAPIError | NoConnectionFree) -> StoreProblem:
    why = _said(problem)
    return StoreProblem(
        f"the database server cannot be used ({why}); look at it and at SETTEBELLO_DATABASE_URL",
        reason="database_server_unusable",
        why=why,
    )


def _said(problem: DBAPIError | NoConnectionFree) -> str:
    said = problem.orig if isinstance(problem, DBAPIError) else problem
    return " ".join(str(said).split())
