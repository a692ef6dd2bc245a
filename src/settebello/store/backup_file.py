"""The file of a backup: JSON lines in gzip, the same for a club on SQLite and on PostgreSQL.

The head says of which format and schema it is, and how many rows each table has; then come the tables, each
with its columns and then its rows; the last line is the checksum of all lines before it::

    {"settebello": "backup", "format": 1, "schema": 3, "rows": {"due": 1, "events": 2}}
    {"table": "due", "columns": ["room", "at"]}
    ["kXv3uU0aYyQ5", null]
    …
    {"sha256": "…"}

A moment that never comes is null.
"""

import gzip
import json
import math
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from settebello.errors import NotFound, Reason, StoreProblem
from settebello.store.schema import SCHEMA_VERSION

FORMAT: Final = 1
"""The newest format that this program writes and reads."""

Cell = str | float | None
"""The values of a row; an `int` and a `bool` too, as Python has it."""


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a backup: its schema, and the number of rows of each table."""

    schema: int
    rows: Mapping[str, int]

    @property
    def all_rows(self) -> int:
        """Return how many rows there are."""
        return sum(self.rows.values())


class BackupWriter:
    """Writes a backup line by line; to be ended with `end`."""

    def __init__(self, file: gzip.GzipFile, head: Head) -> None:
        self._file = file
        self._sum = sha256()
        self._line({"settebello": "backup", "format": FORMAT, "schema": head.schema, "rows": dict(head.rows)})

    def table(self, name: str, columns: Sequence[str]) -> None:
        """Begin a table."""
        self._line({"table": name, "columns": list(columns)})

    def row(self, cells: Sequence[Cell]) -> None:
        """Write a row of the table begun last."""
        self._line([None if cell == math.inf else cell for cell in cells])

    def end(self) -> None:
        """Write the checksum."""
        self._line({"sha256": self._sum.hexdigest()})

    def _line(self, value: object) -> None:
        text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        line = f"{text}\n".encode()
        self._sum.update(line)
        self._file.write(line)


@contextmanager
def open_backup(path: Path) -> "Iterator[BackupReader]":
    """Open a backup and read its head.

    Raises `NotFound` for a file that cannot be read, `StoreProblem` for what is no backup or is of a newer
    program.
    """
    try:
        file = gzip.open(path)  # noqa: SIM115 (closed below; a problem of whoever uses it is none of ours)
    except OSError as problem:
        raise _unreadable(path, problem) from None
    with file:
        yield BackupReader(path, file)


class BackupReader:
    """A backup that is read; made by `open_backup`."""

    def __init__(self, path: Path, file: gzip.GzipFile) -> None:
        self._path = path
        self._file = file
        self._sum = sha256()
        self._number = 0
        self.head = self._head()

    def _head(self) -> Head:
        try:
            head = self._next()
        except StoreProblem:
            head = None
        match head:
            case {"settebello": "backup", "format": int(form), "schema": int(schema), "rows": dict(rows)}:
                if form > FORMAT or schema > SCHEMA_VERSION:
                    raise _problem(self._path, Reason.BACKUP_NEWER, "was written by a newer Settebello")
                return Head(schema, rows)
        raise _problem(self._path, Reason.BACKUP_FOREIGN, "is no backup of Settebello")

    def rows(self) -> Iterator[tuple[str, dict[str, Cell]]]:
        """Go through the rows: of each the table, and the cells by column.

        Raises `StoreProblem` for a backup that is not whole, which may be known after the last row alone.
        """
        found: Counter[str] = Counter()
        table, columns = "", list[str]()
        while True:
            so_far = self._sum.hexdigest()
            match self._next():
                case list(cells) if table and len(cells) == len(columns):
                    found[table] += 1
                    yield table, dict(zip(columns, cells, strict=True))
                case {"table": str(table), "columns": list(columns)}:
                    pass
                case {"sha256": str(said)} if said == so_far and +found == +Counter(self.head.rows):
                    break
                case _:
                    raise self.damaged()
        if self._read():
            raise self.damaged()

    def _next(self) -> Any:  # noqa: ANN401 (what JSON may be, told apart by whoever asked)
        line = self._read()
        self._number += 1
        self._sum.update(line)
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            raise self.damaged() from None

    def _read(self) -> bytes:
        try:
            return self._file.readline()
        except (EOFError, zlib.error, gzip.BadGzipFile):
            raise self.damaged() from None
        except OSError as problem:
            raise _unreadable(self._path, problem) from None

    def damaged(self) -> StoreProblem:
        """Build the error for a backup in which the line read last cannot be."""
        return _problem(self._path, Reason.BACKUP_DAMAGED, "is damaged", at=self._number)


def _problem(path: Path, reason: Reason, what: str, **facts: int) -> StoreProblem:
    return StoreProblem(f"{path} {what}", reason=reason, path=str(path), **facts)


def _unreadable(path: Path, problem: OSError) -> NotFound:
    if isinstance(problem, FileNotFoundError):
        return NotFound(f"there is no file {path}", reason=Reason.FILE_MISSING, path=str(path))
    why = problem.strerror or str(problem)
    return NotFound(f"{path} cannot be read: {why}", reason=Reason.FILE_UNREADABLE, path=str(path), why=why)
