"""The results file: append-only, so that a contest goes on where it was interrupted.

The first line says what is played; a file about anything else is left alone. A last line that is no round,
or was not written to its end, is cut off, and the round played again.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import Final, NoReturn

from settebello.errors import FileProblem, Reason
from settebello.files import check_ordinary, writing
from settebello_lab.arena.codec import differing, head_line, read_round, round_line
from settebello_lab.arena.contest import Contest
from settebello_lab.arena.rounds import Round

if sys.platform != "win32":
    import fcntl


_BEGINS: Final = b'{"settebello_arena"'
"""A head begins with this at least; a shorter text may be anything."""


class Results:
    """An open results file: the rounds it holds, whether a broken end was ``mended``, and room for more."""

    def __init__(self, path: Path, stream: TextIOWrapper, rounds: list[Round], *, mended: bool) -> None:
        self.rounds = rounds
        self.mended = mended
        self._path = path
        self._stream = stream

    def append(self, played: Round) -> None:
        """Write a round behind the others; it stays written if this process dies.

        Raises `FileProblem` where it cannot be written.
        """
        with writing(self._path):
            self._stream.write(round_line(played))
            self._stream.flush()


@contextmanager
def open_results(path: Path, contest: Contest) -> Iterator[Results]:
    """Open a file of this contest, or begin it, for this process alone.

    Raises `FileProblem` for any other file, for a damaged one, and for one that another arena writes.
    """
    check_ordinary(path)
    with writing(path):
        stream = path.open("a+", encoding="ascii", newline="\n")
    try:
        yield _taken_up(path, stream, contest)
    finally:
        with writing(path):
            stream.close()


def _taken_up(path: Path, stream: TextIOWrapper, contest: Contest) -> Results:
    """Read what a file holds, and cut off a broken end, or begin it."""
    _claim(path, stream)
    with writing(path):
        data = path.read_bytes()
        rounds, kept = _read(path, contest, data)
        stream.truncate(kept)
        if not kept:
            stream.write(head_line(contest))
            stream.flush()
    return Results(path, stream, rounds, mended=kept < len(data))


def _claim(path: Path, stream: TextIOWrapper) -> None:
    """Keep a file for this process while it is open, where the system can; it is free if the process dies."""
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        message = f"another arena is writing to {path}"
        raise FileProblem(message, reason=Reason.RESULTS_BUSY, path=str(path)) from None
    except OSError:  # some file systems know no locks
        return


def _read(path: Path, contest: Contest, data: bytes) -> tuple[list[Round], int]:
    """Return the rounds and how many bytes hold; a last line that is damaged does not."""
    head = head_line(contest).encode("ascii")
    if head.startswith(data) and data != head and (not data or data.startswith(_BEGINS)):
        return [], 0
    if not data.startswith(head):
        raise _other(path, contest, data)
    rounds: list[Round] = []
    *lines, _ = data[len(head) :].split(b"\n")
    for number, line in enumerate(lines):
        try:
            rounds.append(read_round(contest, line.decode("ascii"), number))
        except ValueError:
            if number < len(lines) - 1:
                _damaged(path, number + 2)
            del lines[number]
    return rounds, len(head) + sum(len(line) + 1 for line in lines)


def _other(path: Path, contest: Contest, data: bytes) -> FileProblem:
    """Build the error for the results of another contest; it names the first setting that differs."""
    differs = differing(contest, data.split(b"\n")[0])
    if differs is None:
        message = f"{path} has the results of something else"
        return FileProblem(message, reason=Reason.RESULTS_OTHER, path=str(path))
    setting, kept, asked = differs
    message = f"{path} has results with {setting} {kept}, not {asked}"
    return FileProblem(
        message, reason=Reason.RESULTS_SETTING, path=str(path), setting=setting, kept=kept, asked=asked
    )


def _damaged(path: Path, line: int) -> NoReturn:
    message = f"{path} is damaged in line {line}: move it away, or name another file"
    raise FileProblem(message, reason=Reason.RESULTS_DAMAGED, path=str(path), row=str(line))
