"""The results file: append-only, so that a contest goes on where it was interrupted.

The first line says what is played; a file about anything else is left alone. A last line that was
not written to its end is cut off, and the round played again.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from settebello.arena.codec import head_line, read_round, round_line
from settebello.arena.contest import Contest
from settebello.arena.rounds import Round
from settebello.errors import FileProblem


class Results:
    """An open results file: the rounds it holds, whether a broken end was ``mended``, and room for more."""

    def __init__(self, stream: TextIOWrapper, rounds: list[Round], *, mended: bool) -> None:
        self.rounds = rounds
        self.mended = mended
        self._stream = stream

    def append(self, played: Round) -> None:
        """Write a round behind the others; it stays written if this process dies."""
        self._stream.write(round_line(played))
        self._stream.flush()


@contextmanager
def open_results(path: Path, contest: Contest) -> Iterator[Results]:
    """Open a file of this contest, or begin it; raise `FileProblem` for any other and for a damaged one."""
    data = _data(path)
    rounds, kept = _read(path, contest, data[: data.rfind(b"\n") + 1])
    with _opened(path, kept) as stream:
        if not kept:
            stream.write(head_line(contest))
            stream.flush()
        yield Results(stream, rounds, mended=kept < len(data))


def _data(path: Path) -> bytes:
    try:
        return path.read_bytes() if path.exists() else b""
    except (OSError, ValueError) as problem:
        _unusable(path, problem)


def _opened(path: Path, kept: int) -> TextIOWrapper:
    """Open a file behind its first bytes, and cut off the rest."""
    try:
        stream = path.open("a", encoding="ascii", newline="\n")
        stream.truncate(kept)
    except (OSError, ValueError) as problem:
        _unusable(path, problem)
    return stream


def _read(path: Path, contest: Contest, data: bytes) -> tuple[list[Round], int]:
    """Return the rounds and how many bytes hold; a last line that is damaged does not."""
    head, *lines = data.splitlines(keepends=True) or [b""]
    if not head:
        return [], 0
    if head != head_line(contest).encode("ascii"):
        raise FileProblem(f"{path} has the results of something else", reason="results_other", path=str(path))
    rounds: list[Round] = []
    for number, line in enumerate(lines):
        try:
            rounds.append(read_round(contest, line.decode("ascii"), number))
        except ValueError:
            if number < len(lines) - 1:
                _damaged(path, number + 2)
            return rounds, len(data) - len(line)
    return rounds, len(data)


def _damaged(path: Path, line: int) -> NoReturn:
    message = f"{path} is damaged in line {line}: move it away, or name another file"
    raise FileProblem(message, reason="results_damaged", path=str(path), row=str(line))


def _unusable(path: Path, problem: Exception) -> NoReturn:
    why = getattr(problem, "strerror", None) or str(problem)
    message = f"{path} cannot be written: {why}"
    raise FileProblem(message, reason="file_unwritable", path=str(path), why=why) from None
