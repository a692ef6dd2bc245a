"""The processes that tests start: each a group of its own, killed with the tests, and never waited for
without a limit.

Everything below a process of pytest carries its mark in the environment. A keeper waits for the end of that
process, however it comes, kills whoever still carries the mark, and removes the folders that are named by it.
"""

import os
import queue
import secrets
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Self

from settebello.processes import interrupts_wait

MARK: Final = "TESTS_THAT_STARTED_THIS"
LIMIT_S: Final = 120.0
"""How long anything may take on a busy machine."""

_KEEPER: Final = """
import os, shutil, signal, sys, time
from pathlib import Path
mark, folders = sys.argv[1].encode(), Path(sys.argv[2])
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    signal.signal(number, signal.SIG_IGN)
sys.stdin.buffer.read()
quiet = 0
for _ in range(600):
    found = False
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            zombie = "State:\\tZ" in (folder / "status").read_text()
            if mark in (folder / "environ").read_bytes() and not zombie:
                os.kill(int(folder.name), signal.SIGKILL)
                found = True
        except OSError:
            pass
    quiet = 0 if found else quiet + 1
    if quiet > 2:
        break
    time.sleep(0.1)
for folder in folders.glob(f"*{sys.argv[1]}*"):
    shutil.rmtree(folder, ignore_errors=True)
"""


class Running:
    """A process with a group of its own; what it writes is read as it comes.

    Leaving the block, or `end`, ends it with its group. Every wait has a limit, and says what it waited for.
    """

    def __init__(self, called: str, pid: int, out: IO[str]) -> None:
        self.pid = pid
        self._called = called
        self._status: int | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._said: list[str] = []
        self._reader = threading.Thread(target=self._read, args=(out,), daemon=True)
        self._reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def line(self, seconds: float = LIMIT_S) -> str:
        """Return the next line that it writes, empty where there are no more."""
        try:
            return self._lines.get(timeout=seconds) or ""
        except queue.Empty:
            raise AssertionError(f"{self._called} has written no line for {seconds} s") from None

    def end(self, how: signal.Signals, seconds: float = LIMIT_S) -> int:
        """Send it a signal and return its status; then kill what is left of its group."""
        if self._status is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, how)
        return self.wait(seconds)

    def wait(self, seconds: float = LIMIT_S) -> int:
        """Wait until it ends and return its status; then kill what is left of its group."""
        deadline = time.monotonic() + seconds
        while self._status is None and not self.has_ended():
            if time.monotonic() > deadline:
                self.kill()
                raise AssertionError(f"{self._called} has not ended after {seconds} s")
            time.sleep(0.02)
        return self.kill()

    def kill(self) -> int:
        """Kill it with its group, if that was not done before, and return its status."""
        if self._status is None:
            for kill in (os.killpg, os.kill):  # before it has a group of its own, itself
                with suppress(ProcessLookupError, PermissionError):
                    kill(self.pid, signal.SIGKILL)
            self._status = self.status()
        return self._status

    def said(self) -> str:
        """Return all that it has written, once it has ended."""
        assert self._status is not None
        self._reader.join(LIMIT_S)
        assert not self._reader.is_alive(), f"somebody holds the output of {self._called} open"
        return "".join(self._said)

    def has_ended(self) -> bool:
        """Tell whether it has ended."""
        raise NotImplementedError

    def status(self) -> int:
        """Return its status, once it has ended."""
        raise NotImplementedError

    def _read(self, out: IO[str]) -> None:
        with out:
            for line in out:
                self._said.append(line)
                self._lines.put(line)
        self._lines.put(None)


class Started(Running):
    """A command; its errors are read with what it writes, or written to ``errors``."""

    def __init__(
        self,
        command: Sequence[str | Path],
        *,
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        stdin: int = subprocess.DEVNULL,
        errors: Path | None = None,
    ) -> None:
        where = subprocess.STDOUT if errors is None else errors.open("a")
        try:
            self.process: subprocess.Popen[str] = subprocess.Popen(
                [str(each) for each in command],
                stdin=stdin,
                stdout=subprocess.PIPE,
                stderr=where,
                text=True,
                errors="replace",
                env=marked(env),
                cwd=cwd,
                start_new_session=True,
            )
        finally:
            if not isinstance(where, int):
                where.close()
        assert self.process.stdout is not None
        super().__init__(" ".join(map(str, command)), self.process.pid, self.process.stdout)

    def has_ended(self) -> bool:
        """Tell whether it has ended: while nobody has waited for it, no other process has its number."""
        return os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is not None

    def status(self) -> int:
        """Return its status, once it has ended."""
        return self.process.wait(LIMIT_S)


def marked(env: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return an environment with the mark of this process of pytest."""
    return {**(os.environ if env is None else env), MARK: os.environ.get(MARK, "")}


def folder_of_the_run() -> Path:
    """Make a folder for what may not lie below those of pytest; it is removed at the latest with the run."""
    mark = os.environ.get(MARK, "").rpartition(":")[2]
    return Path(tempfile.mkdtemp(prefix=f"settebello-{mark}-"))


@contextmanager
def keeping() -> Iterator[str]:
    """Mark all that this process starts, and have it killed once the block or this process ends."""
    before, own = os.environ.get(MARK), secrets.token_hex(8)
    plain = {key: value for key, value in os.environ.items() if key != MARK}
    with interrupts_wait():
        keeper = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", _KEEPER, own, tempfile.gettempdir()],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=plain,
            start_new_session=True,
        )
    os.environ[MARK] = own if before is None else f"{before}:{own}"
    try:
        yield own
    finally:
        if before is None:
            del os.environ[MARK]
        else:
            os.environ[MARK] = before
        assert keeper.stdin is not None
        keeper.stdin.close()
        keeper.wait(2 * LIMIT_S)


def carriers(mark: str) -> dict[int, str]:
    """Return the processes that carry a mark by number, and what each was started as (Linux alone tells)."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if mark.encode() in (folder / "environ").read_bytes():
                found[int(folder.name)] = _started_as(folder.name)
    return {pid: command for pid, command in found.items() if command}


def until_gone(pids: Sequence[int], folders: Sequence[Path] = (), seconds: float = LIMIT_S) -> None:
    """Wait until none of these processes and folders is there any more."""
    deadline = time.monotonic() + seconds
    while left := [
        *(pid for pid in pids if is_alive(pid)),
        *(str(folder) for folder in folders if folder.exists()),
    ]:
        assert time.monotonic() < deadline, f"still there after {seconds} s: {left}"
        time.sleep(0.05)


def is_alive(pid: int) -> bool:
    """Tell whether a process is there, and not only waited for."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in {"Z", "X"}


def children(pid: int) -> dict[int, str]:
    """Return the processes that a process has started, and what each was started as (Linux alone tells)."""
    found = {}
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                with suppress(OSError):
                    found[int(child)] = _started_as(child)
    return found


def _started_as(pid: str) -> str:
    return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()


def descendants(pid: int) -> dict[int, str]:
    """Return all that a process has started, and what they have."""
    found = children(pid)
    for child in list(found):
        found |= descendants(child)
    return found
