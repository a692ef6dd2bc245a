"""An empty database with the tables of today, copied: the migrations that make them take ten times as long.

The first of a process is made by the migrations. Tests of the migrations and of a first start make their own.
"""

from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from shutil import rmtree
from typing import Any, Final

import psycopg
from sqlalchemy import Engine, event

from settebello.store import Database, connect_database, open_database
from tests.support.club import redis_address, schema
from tests.support.running.loops import run_apart
from tests.support.started import LIMIT_S, folder_of_the_run

LEFT_OUT: Final = ("SELECT", "INSERT INTO unplayed")
"""How statements of the migrations begin that make nothing: queries, and one that writes a row a table."""


def fresh_file(path: Path) -> Path:
    """Write a new database to this path, for its owner alone, unless one is there; return the path."""
    if not path.exists():
        path.touch(mode=0o600)
        path.write_bytes(_file())
    return path


@contextmanager
def fresh_schema() -> Iterator[str]:
    """Make a schema with tables, yield the address of the database seen through it, and drop it."""
    with schema() as address:
        with psycopg.connect(address, connect_timeout=int(LIMIT_S), autocommit=True) as connection:
            connection.execute(_statements().encode())
        yield address


@contextmanager
def club_settings() -> Iterator[dict[str, str]]:
    """Yield the settings of a club of one's own."""
    address = redis_address()
    with fresh_schema() as database:
        yield {"SETTEBELLO_DATABASE_URL": database, "SETTEBELLO_REDIS_URL": address}


@cache
def _file() -> bytes:
    folder = folder_of_the_run()
    try:
        path = folder / "fresh.db"
        run_apart(_made(open_database(path)))
        return path.read_bytes()
    finally:
        rmtree(folder)


@cache
def _statements() -> str:
    """Return the statements of the migrations that make the tables on PostgreSQL."""
    said: list[str] = []

    def hear(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        said.append(statement.strip())

    event.listen(Engine, "before_cursor_execute", hear)
    try:
        with schema() as address:
            run_apart(_made(connect_database(address)))
    finally:
        event.remove(Engine, "before_cursor_execute", hear)
    return ";\n".join(each for each in said if not each.startswith(LEFT_OUT))


async def _made(opening: Coroutine[Any, Any, Database]) -> None:
    await (await opening).close()
