"""The tables of the database, the same on SQLite and PostgreSQL.

They are made by the migrations in ``migrations/versions``; a test holds the two together.
"""

from typing import Final

from sqlalchemy import Column, Double, Index, Integer, MetaData, String, Table, Text

SCHEMA_VERSION: Final = 3
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

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("key", String(200), nullable=False, unique=True),
    Column("name", String(200), nullable=False),
    Column("password", String(200), nullable=False),
    Column("email", String(254)),
    Column("role", String(10), nullable=False),
    Column("created", Double, nullable=False),
)
"""Who has an account: ``key`` is the name as names are compared, ``password`` a hash."""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("id", String(22), nullable=False, unique=True),
    Column("person", String(22), nullable=False, index=True),
    Column("agent", String(200), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)
"""Who is signed in: ``key`` is the hash of what the browser holds, ``id`` is what the session is called."""

TRIES: Final = Table(
    "tries",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("subject", String(64), primary_key=True),
    Column("at", Double, nullable=False, index=True),
    Index("ix_tries_subject", "subject"),
)
"""What was tried of late, under the hash of a name or an address: whoever tries too often has to wait."""
