"""The event log of every table, and the people, on a database."""

from settebello.store.accounts.sql_people import SqlPeople
from settebello.store.backup import back_up, restore
from settebello.store.backup_file import BackupReader, Head, open_backup
from settebello.store.database import Database
from settebello.store.finishing import to_the_end
from settebello.store.log import NEVER, EventLog, Notice, Posted, Sitting
from settebello.store.open import (
    connect_database,
    connect_log,
    file_as_it_is,
    open_database,
    open_log,
    server_as_it_is,
)
from settebello.store.people import (
    ROLES,
    SCOPES,
    WHYS,
    Link,
    PeopleStore,
    Person,
    Report,
    ReportStore,
    Role,
    Scope,
    Session,
    Token,
    TokenStore,
    Why,
)
from settebello.store.puzzles import KeptAttempt, PuzzleRating, PuzzleStore, PuzzleTry, SqlPuzzles
from settebello.store.results import Figures, KeptMatch, KeptSeat, ResultStore, Standing
from settebello.store.reviews import KeptReview, Piece, ReviewClaim, ReviewStore, SqlReviews
from settebello.store.sql import SqlEventLog
from settebello.store.sql_results import SqlResults, public_name

__all__ = [
    "NEVER",
    "ROLES",
    "SCOPES",
    "WHYS",
    "BackupReader",
    "Database",
    "EventLog",
    "Figures",
    "Head",
    "KeptAttempt",
    "KeptMatch",
    "KeptReview",
    "KeptSeat",
    "Link",
    "Notice",
    "PeopleStore",
    "Person",
    "Piece",
    "Posted",
    "PuzzleRating",
    "PuzzleStore",
    "PuzzleTry",
    "Report",
    "ReportStore",
    "ResultStore",
    "ReviewClaim",
    "ReviewStore",
    "Role",
    "Scope",
    "Session",
    "Sitting",
    "SqlEventLog",
    "SqlPeople",
    "SqlPuzzles",
    "SqlResults",
    "SqlReviews",
    "Standing",
    "Token",
    "TokenStore",
    "Why",
    "back_up",
    "connect_database",
    "connect_log",
    "file_as_it_is",
    "open_backup",
    "open_database",
    "open_log",
    "public_name",
    "restore",
    "server_as_it_is",
    "to_the_end",
]
