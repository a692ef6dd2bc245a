"""Files put in place whole, and what the system says of a file as a problem of ours."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from settebello.errors import unwritable


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn what the system says while a file or a folder is written into a `FileProblem` that names it."""
    try:
        yield
    except (OSError, ValueError) as problem:
        raise unwritable(path, problem) from None


def check_ordinary(path: Path) -> None:
    """Raise `FileProblem` for what is there and neither file nor folder: a pipe or a device."""
    with writing(path):
        if path.exists() and not path.is_file() and not path.is_dir():
            raise OSError("it is no ordinary file")


@contextmanager
def in_one_piece(path: Path) -> Iterator[IO[bytes]]:
    """Lend a file that takes the place of another once it is whole, and keeps its mode.

    Raises `FileProblem` where that fails; what was there before is then as it was.
    """
    with writing(path):
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
