"""An outside engine's process: lines go in and come out, and whatever it does, nobody waits for ever.

Three threads see to its pipes, so that an engine that never reads, never ends a line or never stops
writing cannot hold anything up. It ends with everything it has started (`settebello_lab.processes.Outside`).
"""

import os
import threading
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from typing import IO, Final, cast

from settebello.protocol.lines import LONGEST, Bytes, lines_in
from settebello_lab.arena.faults import Fault, PlayerFault
from settebello_lab.processes import Outside

WAITING: Final = 8
"""Lines that may lie unread; an engine that writes more floods its output."""

EXCERPT: Final = 60
"""The author of an engine is shown so many characters of a line that is none."""

STDERR_KEPT: Final = 4096
JOIN_SECONDS: Final = 1.0


class EngineProcess:
    """One running engine; close it."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start a program; raise `PlayerFault` if it cannot be started."""
        try:
            self._outside = Outside(command)
        except (OSError, ValueError) as problem:
            raise PlayerFault(Fault.START, getattr(problem, "strerror", None) or str(problem)) from None
        self._child = self._outside.child
        self._in: SimpleQueue[bytes | None] = SimpleQueue()
        self._out: Queue[bytes | Fault] = Queue()
        self._errors: deque[bytes] = deque(maxlen=STDERR_KEPT // 256)
        self._threads = tuple(
            threading.Thread(target=target, daemon=True) for target in (self._write, self._read, self._hear)
        )
        _, self._reader, self._listener = self._threads
        for thread in self._threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """Hand over a line to be written; raise `PlayerFault` if a line lies there that nobody asked for."""
        if not self._out.empty():
            line = self._check(self._out.get())
            raise PlayerFault(Fault.FLOOD, f"a line that nobody asked for: {excerpt(line)}")
        self._in.put(line)

    def receive(self, seconds: float) -> bytes:
        """Return the next line; raise `PlayerFault` if there is none in time or it is none."""
        try:
            found = self._out.get(timeout=seconds)
        except Empty:
            raise PlayerFault(Fault.TIMEOUT, f"no answer in {seconds:g} s") from None
        return self._check(found)

    def close(self, last: bytes | None = None, seconds: float = 0.0) -> None:
        """Say a last word, wait so long for the process to leave by itself, then kill it and its group."""
        if last is not None:
            self._in.put(last)
        self._in.put(None)
        if seconds:
            self._reader.join(seconds)
        self._outside.kill()
        for thread in self._threads:
            thread.join(JOIN_SECONDS)
        for pipe, thread in ((self._child.stdout, self._reader), (self._child.stderr, self._listener)):
            if pipe is not None and not thread.is_alive():
                pipe.close()

    def _check(self, found: bytes | Fault) -> bytes:
        if isinstance(found, bytes):
            return found
        raise PlayerFault(found, self._last_words() if found is Fault.CRASH else "")

    def _last_words(self) -> str:
        """Return how the process ended and the last line it wrote on standard error; end its group."""
        has_ended = self._outside.has_ended(JOIN_SECONDS)
        status = self._outside.kill()
        self._listener.join(JOIN_SECONDS)
        lines = b"".join(self._errors).decode("utf-8", "replace").splitlines()
        words = next((line.strip() for line in reversed(lines) if line.strip()), "")
        ended = f"it ended with status {status}" if has_ended else "it closed its output"
        return f"{ended}: {words}" if words else ended

    def _write(self) -> None:
        """Write what is handed over until there is no more."""
        pipe = cast("IO[bytes]", self._child.stdin)
        with suppress(OSError, ValueError):
            while (line := self._in.get()) is not None:
                pipe.write(line)
                pipe.flush()
        with suppress(OSError, ValueError):
            pipe.close()

    def _read(self) -> None:
        """Read lines until the end, a line too long, or too many that nobody asked for."""
        for line in lines_in(cast("Bytes", self._child.stdout), LONGEST + 1):
            if len(line) > LONGEST:
                self._out.put(Fault.TOO_LONG)
                return
            if self._out.qsize() >= WAITING:
                self._out.put(Fault.FLOOD)
                return
            self._out.put(line)
        self._out.put(Fault.CRASH)

    def _hear(self) -> None:
        """Keep the last of what comes on standard error."""
        pipe = cast("IO[bytes]", self._child.stderr)
        while part := os.read(pipe.fileno(), 256):
            self._errors.append(part)


def excerpt(line: bytes) -> str:
    """Return the beginning of a line that is none, to show whoever wrote the engine."""
    return line.decode("utf-8", "replace").strip()[:EXCERPT]
