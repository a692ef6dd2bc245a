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

SCHEMA_VERSION: Final = 26
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

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("room", String(40), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("erasures", Integer, nullable=False),
    Column("body", Text, nullable=False),
)
"""One row a table that has gone on for a while: its log folded up to event number ``version``, and how often
a name was taken out of the log. A copy, which may be deleted: the log says everything."""

UNPLAYED: Final = Table(
    "unplayed",
    METADATA,
    Column("room", String(40), primary_key=True),
    Column("at", Double, nullable=False, index=True),
    Column("begun", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
"""One row a table at which, for all that is known here, nobody has played: since when, and whether a match
had begun when that was last looked at."""

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
    Index("ix_people_role", "role"),
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
    Column("remark", String(22)),
    Column("said", Text),
    UniqueConstraint("room", "seat", "by"),
    Index("ix_reports_closed", "closed", "at"),
)
"""Reports to the admins about other people; ``by`` is one key for a person who tells of one other
person, or of one remark. A report of a ``remark`` has what it ``said``, and no seat (-1)."""

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
    Column("ended", Double, index=True),
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
    Column("sure", Double, nullable=False, server_default="0"),
    Index("ix_ratings_sure", "family", "company", "sure"),
    sqlite_with_rowid=False,
)
"""How strong each account is taken to be, by kind of game: what the rated matches say, in their order.

``sure`` is the mean less two spreads, by which the best are listed."""

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
    Column("begun", Double),
    Column("handed", Integer),
)
"""One row a review: ``match`` is the public name, ``version`` the program that makes it, ``due`` from when
anybody may take it up, ``claim`` the name under which a worker holds it, ``begun`` since when. ``tries``
counts the times that the house took it up, ``handed`` those that analysts did (None for never)."""

REVIEW_PIECES: Final = Table(
    "review_pieces",
    METADATA,
    Column("match", String(22), primary_key=True),
    Column("version", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("claim", String(40), nullable=False),
    Column("body", Text, nullable=False),
    Column("analyst", String(22)),
)
"""The pieces of the reviews that are not finished, each with the claim under which it was written.

``analyst`` is the token whose piece nobody has checked yet, None for a piece that may be shown."""

REVIEW_HANDS: Final = Table(
    "review_hands",
    METADATA,
    Column("match", String(22), primary_key=True),
    Column("version", String(40), primary_key=True),
    Column("token", String(22), primary_key=True, index=True),
)
"""The tokens of the analysts that had a hand in a review, for as long as it is kept."""

ANALYSTS: Final = Table(
    "analysts",
    METADATA,
    Column("token", String(22), primary_key=True),
    Column("passed", Integer, nullable=False),
    Column("checked", Integer, nullable=False),
    Column("barred", Double),
)
"""Analysts by their tokens: how many pieces have passed, how many of them were computed again, and since
when nothing is taken from them any more."""

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

WISHES: Final = Table(
    "wishes",
    METADATA,
    Column("person", String(22), primary_key=True),
    Column("mail", Boolean, nullable=False),
    Column("confirmed", String(254)),
    Column("kinds", String(100), nullable=False),
    Column("language", String(40), nullable=False),
    Column("stop", String(43), nullable=False, unique=True),
    Column("last", Double, nullable=False),
    Column("asked", String(254)),
    Column("asked_key", String(64), unique=True),
    Column("asked_ends", Double),
)
"""The wishes of accounts about being told while they are away: by mail or not, of which ``kinds`` (words with
blanks), in which language. ``confirmed`` is an address that the person has confirmed, ``asked`` one that is
asked by a link of the hash ``asked_key``, ``stop`` the secret that ends mail, ``last`` when the newest
message was made."""

SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("person", String(22), nullable=False, index=True),
    Column("session", String(22), nullable=False),
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("agent", String(200), nullable=False),
    Column("created", Double, nullable=False),
)
"""Browsers that take Web Push, each with the session in which it was subscribed."""

NOTIFICATIONS: Final = Table(
    "notifications",
    METADATA,
    Column("person", String(22), primary_key=True),
    Column("thing", String(120), primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("room", String(40), nullable=False, index=True),
    Column("facts", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("due", Double, nullable=False, index=True),
    Column("ends", Double, nullable=False, index=True),
    Column("told", Double),
)
"""The things that accounts are told while they are away, each once under its name; ``told`` is when it was
settled."""

DELIVERIES: Final = Table(
    "deliveries",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("person", String(22), nullable=False, index=True),
    Column("way", String(10), nullable=False),
    Column("target", String(254), nullable=False),
    Column("body", Text, nullable=False),
    Column("due", Double, nullable=False, index=True),
    Column("ends", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("handed", Boolean, nullable=False),
)
"""Messages on their way to an address or a browser: due from a moment on, ``handed`` over or not."""

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("body", Text, nullable=False),
)
"""The secrets that the server has drawn for itself, such as the key by which push services know it."""

TOURNAMENT_EVENTS: Final = Table(
    "tournament_events",
    METADATA,
    Column("tournament", String(40), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The log of each tournament: an event stands once under (tournament, version), as those of tables do."""

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("starts", Double, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("arbiter", String(22), nullable=False, index=True),
    Column("due", Double, nullable=False, index=True),
    Column("notice", Text, nullable=False),
    Column("body", Text, nullable=False),
    Index("ix_tournaments_starts", "over", "starts"),
)
"""One row a tournament: the secret from which its links follow, the account that runs it, from when anybody
may take up what is to be done there, how it was announced (``notice``), and how it stands (``body``)."""

TOURNAMENT_PEOPLE: Final = Table(
    "tournament_people",
    METADATA,
    Column("tournament", String(40), primary_key=True),
    Column("person", String(22), primary_key=True),
    Index("ix_tournament_people_person", "person"),
    sqlite_with_rowid=False,
)
"""The accounts that have entered a tournament."""

TOURNAMENT_SEEKERS: Final = Table(
    "tournament_seekers",
    METADATA,
    Column("tournament", String(40), primary_key=True),
    Column("person", String(22), primary_key=True),
    Column("at", Double, nullable=False),
    Column("captain", String(22)),
    Column("team", String(80)),
    Index("ix_tournament_seekers_person", "person"),
    sqlite_with_rowid=False,
)
"""The accounts that have entered a tournament of pairs or teams and wait for the others.

``captain`` is the account whose team one has joined, ``team`` the name of one's own team."""

BANS: Final = Table(
    "bans",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("person", String(22), index=True),
    Column("address", String(64), index=True),
    Column("reason", Text, nullable=False),
    Column("since", Double, nullable=False, index=True),
    Column("ends", Double),
    Column("lifted", Double),
    Column("appeal", Text, nullable=False),
    Column("appealed", Double),
    Column("answer", Text, nullable=False),
    Column("answered", Double),
    Index("ix_bans_on", "lifted", "ends"),
)
"""Bans of an account or of an ``address`` (a keyed hash), until ``ends`` (None: for good) or ``lifted``, each
with the one appeal of its person and the answer to it."""

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("person", String(22), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("read", Double),
    Index("ix_notes_person", "person", "at"),
)
"""Notes of admins about accounts, and warnings, which the account is shown until it was ``read``."""

AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("at", Double, nullable=False, index=True),
    Column("by", String(22), index=True),
    Column("kind", String(20), nullable=False),
    Column("person", String(22), index=True),
    Column("text", Text, nullable=False),
)
"""Everything that an admin did: ``by`` is empty for the command line and None for a deleted account."""

ERASING: Final = Table(
    "erasing",
    METADATA,
    Column("room", String(40), primary_key=True),
    Column("person", String(22), primary_key=True),
    Column("mark", String(100), nullable=False),
    Index("ix_erasing_person", "person"),
    sqlite_with_rowid=False,
)
"""The tables whose logs may still name an account that was deleted, and one row without a room for each such
account, which goes last. ``mark`` is the hash of the account that seats carry."""

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("room", String(40), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("address", String(64), nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_guests_at", "at"),
    sqlite_with_rowid=False,
)
"""The seats that guests have taken of late, by their ``key``, and from which address (a keyed hash)."""

SOURCES: Final = Table(
    "sources",
    METADATA,
    Column("person", String(22), primary_key=True),
    Column("address", String(64), primary_key=True),
    Column("first", Double, nullable=False),
    Column("last", Double, nullable=False),
    Index("ix_sources_address", "address"),
    Index("ix_sources_last", "last"),
    sqlite_with_rowid=False,
)
"""The addresses (keyed hashes) from which an account has signed in of late."""

SUSPICIONS: Final = Table(
    "suspicions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("subject", String(64), nullable=False, index=True),
    Column("kind", String(20), nullable=False),
    Column("matches", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("verdict", String(20)),
    Column("text", Text, nullable=False),
    Column("closed", Double),
    Index("ix_suspicions_closed", "closed", "at"),
)
"""Suspicions with their evidence: ``matches`` are public names with blanks. ``subject`` is the hash of the
kind and the accounts, so that of one subject one suspicion is open at a time."""

SUSPECTS: Final = Table(
    "suspects",
    METADATA,
    Column("suspicion", String(64), primary_key=True),
    Column("person", String(22), primary_key=True),
    Index("ix_suspects_person", "person"),
    sqlite_with_rowid=False,
)
"""The accounts that a suspicion is about."""

STRUCK: Final = Table(
    "struck",
    METADATA,
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("suspicion", String(64), primary_key=True, index=True),
    Column("at", Double, nullable=False),
)
"""Matches (by number) that a verdict took out of the ratings; several may have taken out the same one."""

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("person", String(22), primary_key=True),
    Column("other", String(22), primary_key=True),
    Column("at", Double, nullable=False),
    Index("ix_blocks_other", "other"),
    sqlite_with_rowid=False,
)
"""The accounts that an account has blocked."""

REMARKS: Final = Table(
    "remarks",
    METADATA,
    Column("room", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("id", String(22), nullable=False, unique=True),
    Column("match", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("deal", Integer, nullable=False),
    Column("act", Integer, nullable=False),
    Column("person", String(22), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("hidden", Double),
    Index("ix_remarks_person", "person", "at"),
    sqlite_with_rowid=False,
)
"""The remarks of spectators at each table, in their order (``number``), each with the place in the log that
its author saw. ``hidden`` is when an admin took it away from readers."""

REMARK_BARS: Final = Table(
    "remark_bars",
    METADATA,
    Column("room", String(40), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("mark", String(100), primary_key=True),
    Column("at", Double, nullable=False, index=True),
    Index("ix_remark_bars_mark", "mark"),
    sqlite_with_rowid=False,
)
"""The marks by which those are known who play a match at a table that is watched: the key of a seat, the hash
of an account, the keyed hash of an address. None of them reads its remarks before the match is over."""
