"""Files named on the command line: read and written whole, with a problem of one line if they cannot be."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from settebello.errors import FileProblem, NotFound, Reason, SyntaxProblem, unwritable
from settebello.files import check_ordinary, in_one_piece, writing
from settebello.notation.places import end_of


def read_text(path: Path) -> str:
    """Return the text of a file in UTF-8; raise `NotFound`, or `SyntaxProblem` if it is no text."""
    return text_in(_read_bytes(path), path)


def text_in(data: bytes, source: object) -> str:
    """Return bytes as the text in UTF-8 that they are; raise `SyntaxProblem` if they are none."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise _no_text(source, data[: problem.start]) from None


def check_writable(path: Path) -> None:
    """Raise `FileProblem` unless a new file can be made here, so that nobody plays for nothing."""
    with writing(path):
        is_folder = path.is_dir()
        holds_something = path.exists() and path.stat().st_size > 0
    if is_folder:
        raise _folder(path)
    if holds_something:
        raise _taken(path)
    write_text(path, "")


def check_place(path: Path) -> None:
    """Raise `FileProblem` unless a whole file can be put here, in place of another too."""
    check_ordinary(path)
    with writing(path):
        if path.is_dir():
            raise _folder(path)
        if not path.parent.is_dir():
            raise FileNotFoundError(f"there is no folder {path.parent}")
        if not os.access(path.parent, os.W_OK):
            raise PermissionError("that is not allowed")


def is_same(one: Path, other: Path) -> bool:
    """Tell whether two paths name one file, or would."""
    try:
        return one.samefile(other)
    except OSError:  # one of them is not there
        return os.path.realpath(one) == os.path.realpath(other)


def write_text(path: Path, text: str) -> None:
    """Write a file in UTF-8; raise `FileProblem` if that fails."""
    with writing(path):
        path.write_text(text, "utf-8")


def replace_text(path: Path, text: str) -> None:
    """Put a text in place of a file's, all of it or nothing; raise `FileProblem` if that fails."""
    with in_one_piece(path) as file:
        file.write(text.encode("utf-8"))


def write_new(path: Path, text: str, *, private: bool = False) -> None:
    """Write a file that is not there yet, ``private`` for its owner's eyes; raise `FileProblem`."""
    mode = 0o600 if private else 0o666
    try:
        with open(
            path, "x", encoding="utf-8", newline="\n", opener=lambda name, flags: os.open(name, flags, mode)
        ) as file:
            file.write(text)
    except FileExistsError:
        raise _taken(path) from None
    except (OSError, ValueError) as problem:
        raise unwritable(path, problem) from None


@contextmanager
def put_whole(path: Path) -> Iterator[Path]:
    """Lend a place for a file that is put at ``path`` once it is whole, and never over another.

    Until then nobody else can look at it. Raises `FileProblem`.
    """
    try:
        with TemporaryDirectory(prefix=f".{path.name}.", dir=path.parent) as folder:
            check_free(path)
            part = Path(folder) / path.name
            yield part
            with part.open("rb+") as file:
                os.fsync(file.fileno())
            path.open("x").close()  # whoever makes one now, is not overwritten
            part.replace(path)
    except FileExistsError:
        raise _taken(path) from None
    except (OSError, ValueError) as problem:
        raise unwritable(path, problem) from None


def check_free(path: Path) -> None:
    """Raise `FileProblem` if there is anything at a path."""
    if os.path.lexists(path):
        raise _taken(path)


def _folder(path: Path) -> FileProblem:
    return FileProblem(
        f"{path} is a folder, and a file is needed", reason=Reason.FILE_IS_FOLDER, path=str(path)
    )


def _taken(path: Path) -> FileProblem:
    message = f"{path} is there already and is not overwritten"
    return FileProblem(message, reason=Reason.FILE_EXISTS, path=str(path))


def _read_bytes(path: Path) -> bytes:
    shown = str(path)
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise NotFound(f"there is no file {path}", reason=Reason.FILE_MISSING, path=shown) from None
    except IsADirectoryError:
        message = f"{path} is a folder, and a file is needed"
        raise NotFound(message, reason=Reason.FILE_IS_FOLDER, path=shown) from None
    except (OSError, ValueError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        message = f"{path} cannot be read: {why}"
        raise NotFound(message, reason=Reason.FILE_UNREADABLE, path=shown, why=why) from None


def _no_text(path: object, before: bytes) -> SyntaxProblem:
    place = end_of(before.decode("utf-8-sig", "replace"))
    message = f"{path} is no text in UTF-8"
    return SyntaxProblem(
        message, line=place.line, column=place.column, reason=Reason.NOT_TEXT, path=str(path)
    )
