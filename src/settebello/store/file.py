"""The database file of a single machine: whose it is, which version, and whether it is whole.

A file that is not ours, is newer than this program, or is damaged is named and left as it is:
until all that is checked, it is only read, and not even its write-ahead log is folded into it.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from settebello.errors import Reason, StoreProblem
from settebello.store.schema import SCHEMA_VERSION

APPLICATION_ID: Final = 0x53455437
"""``SET7`` in ASCII, in the header of every database of ours."""


def check_file(path: Path) -> None:
    """Raise `StoreProblem` unless the file is missing, empty, or a whole database of this version."""
    try:
        if not path.exists() or path.stat().st_size == 0:
            return
    except OSError as problem:
        raise unusable(path, problem.strerror or str(problem)) from None
    try:
        address = f"{path.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, timeout=1)) as database:
            _check_owner(path, database)
            _check_whole(path, database)
    except sqlite3.OperationalError as problem:
        raise unusable(path, str(problem)) from None
    except sqlite3.DatabaseError as problem:
        raise damaged(path, str(problem)) from None


def mark_file(path: Path) -> None:
    """Create the file if it is missing, as ours, with a write-ahead log, for its owner alone.

    It holds seeds, hands and hashes of passwords. The migrations that give it its tables say its version.

    Raises `StoreProblem` if it cannot be written.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)  # what SQLite puts beside it has the same mode
        with closing(sqlite3.connect(path)) as database:
            # whose it is comes first: a start that is killed here leaves no file that nobody owns
            database.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            database.execute("PRAGMA journal_mode = WAL")
    except OSError as problem:
        raise unusable(path, problem.strerror or str(problem)) from None
    except sqlite3.DatabaseError as problem:
        raise unusable(path, str(problem)) from None


def unusable(path: Path, why: str) -> StoreProblem:
    """Build the error for a file that cannot be opened or written."""
    return StoreProblem(
        f"the database {path} cannot be used ({why}); name another file with --database",
        reason=Reason.DATABASE_UNUSABLE,
        path=str(path),
        why=why,
    )


def damaged(path: Path, why: str) -> StoreProblem:
    """Build the error for a file that is no whole database."""
    return StoreProblem(
        f"the database {path} is damaged ({why}); it was left as it is: restore a copy, or name "
        "another file with --database",
        reason=Reason.DATABASE_DAMAGED,
        path=str(path),
    )


def _check_owner(path: Path, database: sqlite3.Connection) -> None:
    if database.execute("PRAGMA page_count").fetchone()[0] == 0:
        raise damaged(path, "its beginning is missing")
    owner = database.execute("PRAGMA application_id").fetchone()[0]
    version = database.execute("PRAGMA user_version").fetchone()[0]
    if owner != APPLICATION_ID:
        raise StoreProblem(
            f"{path} is a database of another program; name another file with --database",
            reason=Reason.DATABASE_FOREIGN,
            path=str(path),
        )
    if version > SCHEMA_VERSION:
        raise StoreProblem(
            f"{path} was written by a newer Settebello (format {version}, this one knows "
            f"{SCHEMA_VERSION}); update Settebello, or name another file with --database",
            reason=Reason.DATABASE_NEWER,
            path=str(path),
            version=version,
        )


def _check_whole(path: Path, database: sqlite3.Connection) -> None:
    found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise damaged(path, " ".join(str(found).split()))
