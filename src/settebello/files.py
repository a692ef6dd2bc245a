"""Putting files in place whole."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from settebello.errors import unwritable


@contextmanager
def in_one_piece(path: Path) -> Iterator[IO[bytes]]:
    """Lend a file that takes the place of another once it is whole, and keeps its mode.

    Raises `FileProblem` where that fails; what was there before is then as it was.
    """
    try:
        target = path.resolve()
        part = target.with_name(f".{target.name}.{os.getpid()}.part")
        with part.open("wb") as file:
            try:
                yield file
                file.flush()
                os.fsync(file.fileno())
                if target.exists():
                    part.chmod(target.stat().st_mode)
                part.replace(target)
            finally:
                part.unlink(missing_ok=True)
    except (OSError, ValueError) as problem:
        raise unwritable(path, problem) from None
