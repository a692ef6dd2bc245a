"""The tables of the database, the same on SQLite and PostgreSQL.

They are made by the migrations in ``migrations/versions``; a test holds the two together.
"""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

SCHEMA_VERSION: Final = 14
"""The newest migration; also SQLite's ``user_version``."""

METADATA: Final = MetaData()

FORMER: Final = frozenset({"hours"})
"""Tables of earlier schemas, which their backups hold."""

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

HEARTBEAT: Final = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
"""One row: when a process last served."""

OUTAGES: Final = Table(
    "outages",
    METADATA,
    Column("until", Double, primary_key=True),
    Column("since", Double, nullable=False),
)
"""One row for each time in which nobody served although a table had something to come."""

LOBBY: Final = Table(
    "lobby",
    METADATA,
    Column("room", String(40), primary_key=True),
    Column("waits", Boolean, nullable=False),
    Column("since", Double, nullable=False),
    Column("seen", Double, nullable=False, index=True),
    Column("body", Text, nullable=False),
)
"""One row a public table: whether it waits for people, since when, when its own were there, what is told."""

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
    Column("skeleton", String(400)),
    Index("ix_people_skeleton", "skeleton", unique=True),
)
"""Accounts: ``key`` is the name as names are compared, ``skeleton`` what it looks like (None where
an account from before looked so already), ``password`` a hash."""

SITTINGS: Final = Table(
    "sittings",
    METADATA,
    Column("room", String(40), primary_key=True),
    Column("person", String(22), primary_key=True),
    Column("since", Double, nullable=False),
    Index("ix_sittings_person", "person", "since"),
)
"""Seats under an account's name at tables whose match is not over, and since when."""

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
"""Sessions: ``key`` is the hash of what the browser holds, ``id`` is what the session is called."""

TRIES: Final = Table(
    "tries",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("subject", String(64), primary_key=True),
    Column("at", Double, nullable=False, index=True),
    Index("ix_tries_subject", "subject"),
)
"""Recent attempts, under the hash of a name or an address, for the limits."""

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("id", String(22), nullable=False, unique=True),
    Column("person", String(22), nullable=False, index=True),
    Column("name", String(200), nullable=False),
    Column("scopes", String(100), nullable=False),
    Column("created", Double, nullable=False),
    Column("ends", Double, nullable=False),
    Column("seen", Double),
)
"""Tokens of programs: ``key`` is the hash of it, ``scopes`` are words with blanks."""

LINKS: Final = Table(
    "links",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("person", String(22), index=True),
    Column("uses", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("ends", Double, nullable=False),
)
"""Links: ``key`` is the hash of one, ``person`` the account whose password it sets, None for an invitation;
``uses`` is how often it is still good."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("room", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(200), nullable=False),
    Column("person", String(22), index=True),
    Column("by", String(64), nullable=False),
    Column("by_name", String(200), nullable=False),
    Column("why", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False, index=True),
    Column("closed", Double),
    Column("by_person", String(22), index=True),
    UniqueConstraint("room", "seat", "by"),
)
"""Reports to the admins about other players; ``by`` is one key for a person who tells
of one other person."""

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("id", String(22), nullable=False, unique=True),
    Column("room", String(40), nullable=False),
    Column("match", Integer, nullable=False),
    Column("rules", Text, nullable=False),
    Column("family", String(10), nullable=False),
    Column("company", String(10), nullable=False),
    Column("score", String(40), nullable=False),
    Column("winner", Integer, nullable=False),
    Column("how", String(10), nullable=False),
    Column("lost_by", Integer),
    Column("deals", Integer, nullable=False),
    Column("ended", Double),
    Column("rated", Boolean, nullable=False),
    Column("origin", String(40)),
    UniqueConstraint("room", "match"),
)
"""Every match that is over, once, in the order in which they were written down (``number``).

``id`` is what a match is called in public, where the name of its table would let anybody in. ``origin`` is
the match whose deals were played again, with ``/deal/act`` where it was played on from there.
"""

MATCH_SEATS: Final = Table(
    "match_seats",
    METADATA,
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("side", Integer, nullable=False),
    Column("person", String(22)),
    Column("name", String(200), nullable=False),
    Column("player", String(40)),
    Column("has_left", Boolean, nullable=False),
    Column("counted_deals", Integer, nullable=False),
    Column("settebello", Integer, nullable=False),
    Column("primiera", Integer, nullable=False),
    Column("cards", Integer, nullable=False),
    Column("coins", Integer, nullable=False),
    Column("scope", Integer, nullable=False),
    Column("dealt_deals", Integer, nullable=False),
    Column("dealt_settebello_got", Integer, nullable=False),
    Column("dealt_settebello_mean", Double, nullable=False),
    Column("dealt_settebello_variance", Double, nullable=False),
    Column("dealt_sevens_got", Integer, nullable=False),
    Column("dealt_sevens_mean", Double, nullable=False),
    Column("dealt_sevens_variance", Double, nullable=False),
    Column("dealt_coins_got", Integer, nullable=False),
    Column("dealt_coins_mean", Double, nullable=False),
    Column("dealt_coins_variance", Double, nullable=False),
    Index("ix_match_seats_person", "person", "match"),
    sqlite_with_rowid=False,
)
"""Players of matches: an account by its id (its name is in ``people`` alone), a guest by the name shown."""

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("person", String(22), primary_key=True),
    Column("family", String(10), primary_key=True),
    Column("company", String(10), primary_key=True),
    Column("mean", Double, nullable=False),
    Column("spread", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""How strong each account is taken to be, by kind of game: what the rated matches say, in their order."""

UNCOUNTED: Final = Table(
    "uncounted",
    METADATA,
    Column("room", String(40), primary_key=True),
    sqlite_with_rowid=False,
)
"""Tables from before matches were written down: their logs are still to be gone through."""

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("match", String(22), primary_key=True),
    Column("version", String(40), primary_key=True),
    Column("asked", Double, nullable=False),
    Column("due", Double, nullable=False, index=True),
    Column("claim", String(40), unique=True),
    Column("tries", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer),
    Column("finished", Double),
    Column("body", Text),
    Column("problem", String(40)),
)
"""One row a review: ``match`` is the public name, ``version`` the program that makes it, ``due`` from when
anybody may take it up, ``claim`` the name under which a worker holds it."""

REVIEW_PIECES: Final = Table(
    "review_pieces",
    METADATA,
    Column("match", String(22), primary_key=True),
    Column("version", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("claim", String(40), nullable=False),
    Column("body", Text, nullable=False),
)
"""The pieces of the reviews that are not finished, each with the claim under which it was written."""

PUZZLE_ATTEMPTS: Final = Table(
    "puzzle_attempts",
    METADATA,
    Column("person", String(22), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("puzzle", String(40), nullable=False),
    Column("at", Double, nullable=False),
    Column("play", String(100), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("mean", Double, nullable=False),
    Column("spread", Double, nullable=False),
    UniqueConstraint("person", "puzzle"),
    sqlite_with_rowid=False,
)
"""The first attempt of an account at each puzzle, in their order (``number``), with its rating after them.

``play`` is empty where the person asked for the solution."""

PUZZLE_RATINGS: Final = Table(
    "puzzle_ratings",
    METADATA,
    Column("puzzle", String(40), primary_key=True),
    Column("mean", Double, nullable=False),
    Column("spread", Double, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""How hard each puzzle that was tried is taken to be, and how many accounts have tried and solved it."""
