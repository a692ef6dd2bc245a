"""A club as a backup, and a backup as a club, row by row: nothing is ever in memory as a whole.

A backup is of the schema of its database, which may be older than the program; it is restored in that
schema and brought up to date then, as an older database is.
"""

from collections.abc import Callable, Collection, Iterator
from gzip import GzipFile
from typing import Final

from sqlalchemy import Connection, MetaData, Table, exists, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from settebello.errors import NotFound, Reason, StoreProblem
from settebello.store.backup_file import BackupReader, BackupWriter, Cell, Head
from settebello.store.database import Database
from settebello.store.log import NEVER
from settebello.store.migrate import allow_idle_transaction, alone, upgrade, version_of
from settebello.store.schema import FORMER, METADATA, SCHEMA_VERSION

Told = Callable[[int], None]
"""Called with how many rows are done; must not wait."""

LEFT_OUT: Final = frozenset({"alembic_version", "tries", "snapshots"})
"""Tables without which a club is the same: the schema stands in the head, tries are forgotten in a day, and
snapshots are made again."""

FEW: Final = 500
"""Rows that are read or written at once."""


async def back_up(database: Database, file: GzipFile, told: Told, *, begun: Callable[[Head], None]) -> Head:
    """Write everything as it is at this moment, however many go on playing; return the head.

    Raises `NotFound` for a database without tables, and what the database raises.
    """
    with database.explained():
        async with database.snapshot() as connection:
            await connection.run_sync(allow_idle_transaction)
            schema, tables = await connection.run_sync(_look)
            head = Head(schema, {table.name: await _count(connection, table) for table in tables})
            begun(head)
            writer = BackupWriter(file, head)
            done = 0
            for table in tables:
                writer.table(table.name, table.columns.keys())
                rows = await connection.stream(select(table), execution_options={"yield_per": FEW})
                async for some in rows.partitions():
                    for row in some:
                        writer.row(tuple(row))
                    done += len(some)
                    told(done)
            writer.end()
    return head


async def restore(
    database: Database, backup: BackupReader, told: Told, *, without: Collection[str] = ()
) -> None:
    """Write a backup into an empty database, all of it or nothing, but for the tables left out.

    Raises `StoreProblem` for a database that holds anything, and for a backup that is damaged.
    """
    with database.explained():
        async with database.writing() as connection:
            tables = await connection.run_sync(_made, backup.head.schema)
            done = 0
            for name, rows in _bundles(backup, tables):
                if name not in without:
                    await connection.execute(insert(tables[name]), rows)
                done += len(rows)
                told(done)
            await connection.run_sync(upgrade, SCHEMA_VERSION)


def _look(connection: Connection) -> tuple[int, list[Table]]:
    """Return the schema of a database and its tables that are backed up."""
    tables = _tables(connection)
    if "events" not in tables:
        raise NotFound("there are no tables in this database yet", reason=Reason.NOTHING_TO_BACK_UP)
    first_of_all = 1  # a file of Settebello 0.1 says its number elsewhere
    return version_of(connection) or first_of_all, list(tables.values())


def _made(connection: Connection, schema: int) -> dict[str, Table]:
    """Make the tables of a schema where there are none, or only those of a club without a row."""
    alone(connection)
    found = MetaData()
    found.reflect(connection)
    if not all(_is_new(connection, each) for each in found.sorted_tables):
        raise StoreProblem(
            "this database is not empty, and nothing is restored over it", reason=Reason.RESTORE_NOT_EMPTY
        )
    found.drop_all(connection)
    upgrade(connection, schema)
    return _tables(connection)


def _is_new(connection: Connection, table: Table) -> bool:
    """Tell whether a table is as a server makes it when it starts."""
    if table.name in {"alembic_version", "hours", "heartbeat"}:
        return True
    return table.name in METADATA.tables and not connection.scalar(select(exists(select(table))))


def _tables(connection: Connection) -> dict[str, Table]:
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in METADATA.tables or name in FORMER)
    return {table.name: table for table in found.sorted_tables if table.name not in LEFT_OUT}


async def _count(connection: AsyncConnection, table: Table) -> int:
    return await connection.scalar(select(func.count()).select_from(table)) or 0


def _bundles(backup: BackupReader, tables: dict[str, Table]) -> Iterator[tuple[str, list[dict[str, Cell]]]]:
    """Go through the rows of a backup, some of one table at a time."""
    name, rows = "", list[dict[str, Cell]]()
    for table, row in backup.rows():
        if rows and (table != name or len(rows) == FEW):
            yield name, rows
            rows = []
        if table not in tables or not row.keys() <= set(tables[table].columns.keys()):
            raise backup.damaged()
        name = table
        rows.append(_with_never(row, tables[table]))
    if rows:
        yield name, rows


def _with_never(row: dict[str, Cell], table: Table) -> dict[str, Cell]:
    return {
        column: NEVER if cell is None and not table.columns[column].nullable else cell
        for column, cell in row.items()
    }
