"""The tables of the database, the same on SQLite and PostgreSQL.

They are made by the migrations in ``migrations/versions``; a test holds the two together.
"""

from typing import Final

from sqlalchemy import Column, Double, Integer, MetaData, String, Table, Text

SCHEMA_VERSION: Final = 2
"""The newest migration; also SQLite's ``user_version``."""

METADATA: Final = MetaData()

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("room", String(40), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The log: an event stands once under (room, version), so of two writers on one version one is refused."""

DUE: Final = Table(
    "due",
    METADATA,
    Column("room", String(40), primary_key=True),
    Column("at", Double, nullable=False, index=True),
    sqlite_with_rowid=False,
)
"""One row a table: from when (seconds since 1970) anybody may take up what is to be done there."""
