"""Bringing the database to the tables of this version, on SQLite and PostgreSQL alike.

Alembic is imported only where there is something to do, for it takes a while.
"""

from typing import Final

from sqlalchemy import Connection, inspect, text

from settebello.errors import Reason, StoreProblem
from settebello.store.schema import SCHEMA_VERSION

_ALONE: Final = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": f"SELECT pg_advisory_xact_lock({0x53455437})",
}
"""How a process keeps others from migrating at the same time, until its transaction ends."""


def migrate(connection: Connection) -> None:
    """Run what is missing of the migrations, inside the connection's transaction.

    Raises `StoreProblem` (``database_newer``) for a database of a newer program.
    """
    if version_of(connection) == SCHEMA_VERSION:
        return
    alone(connection)
    upgrade(connection, SCHEMA_VERSION)


def allow_idle_transaction(connection: Connection) -> None:
    """Let this transaction be idle for as long as it likes: a backup may go through a slow pipe."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")


def alone(connection: Connection) -> None:
    """Keep others from migrating until the transaction ends, however long that takes."""
    allow_idle_transaction(connection)
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(_ALONE[connection.dialect.name])
        return
    # another process may migrate a large file: that takes longer than the lock of a write
    usual = connection.exec_driver_sql("PRAGMA busy_timeout").scalar_one()
    connection.exec_driver_sql(f"PRAGMA busy_timeout = {1000 * MIGRATION_S}")
    connection.exec_driver_sql(_ALONE["sqlite"])
    connection.exec_driver_sql(f"PRAGMA busy_timeout = {usual}")


def upgrade(connection: Connection, version: int) -> None:
    """Run the migrations up to this version."""
    from alembic import command  # noqa: PLC0415 (see above)
    from alembic.config import Config  # noqa: PLC0415 (see above)

    config = Config()
    config.set_main_option("script_location", "settebello.store:migrations")
    config.set_main_option("recursive_version_locations", "true")
    config.attributes["connection"] = connection
    command.upgrade(config, str(version))
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA user_version = {version}")


MIGRATION_S: Final = 120
"""How long a process waits for another one that migrates the same file."""


def version_of(connection: Connection) -> int:
    """Return which migration was the last, 0 for none; raise `StoreProblem` for a newer program's."""
    if not inspect(connection).has_table("alembic_version"):
        return 0
    version = int(connection.scalar(text("SELECT version_num FROM alembic_version")) or 0)
    if version > SCHEMA_VERSION:
        raise StoreProblem(
            f"the database was written by a newer Settebello (format {version}, this one knows "
            f"{SCHEMA_VERSION}); update Settebello",
            reason=Reason.DATABASE_SERVER_NEWER,
            version=version,
        )
    return version
