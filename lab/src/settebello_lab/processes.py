"""Processes of the laboratory: programs from outside with all they start, and Ctrl-C between two whole steps.

Programs from outside know nothing of their parent, so a shell that waits for our end kills their group.
"""

import os
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final

KEEPER: Final = ("/bin/sh", "-c", "trap '' HUP INT TERM; read -r _; kill -s KILL 0", "keeper")
"""Waits for the end of its input, and kills the group of which it is the head."""


@contextmanager
def interrupts_held() -> Iterator[Callable[[], None]]:
    """Hear Ctrl-C only where the function yielded is called, and at the end: what is between stays whole.

    Two of them are heard at once. Outside the main thread nothing is held: Python hears Ctrl-C there alone.
    """
    if threading.current_thread() is not threading.main_thread():
        yield lambda: None
        return
    asked: list[int] = []

    def hold(number: int, _frame: FrameType | None) -> None:
        asked.append(number)
        if len(asked) > 1:
            raise KeyboardInterrupt

    def hear() -> None:
        if asked:
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, hold)
    try:
        yield hear
        hear()
    finally:
        signal.signal(signal.SIGINT, before)


class Outside:
    """A program from outside with all it starts: one group, killed by `kill`, or when this process ends."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it with pipes; raise `OSError` or `ValueError` where it cannot be started."""
        pipe = subprocess.PIPE
        self._keeper = _new_keeper()
        group = 0 if self._keeper is None else self._keeper.pid
        try:
            self.child: subprocess.Popen[bytes] = subprocess.Popen(  # noqa: S603 (the person named the program)
                command, stdin=pipe, stdout=pipe, stderr=pipe, process_group=group
            )
        except BaseException:
            self._kill_group()
            raise

    def has_ended(self, seconds: float) -> bool:
        """Tell whether the program itself ends in time; what it has started may go on."""
        with suppress(subprocess.TimeoutExpired):
            self.child.wait(seconds)
        return self.child.returncode is not None

    def kill(self) -> int:
        """Kill it with all it has started, and return its status."""
        self._kill_group()
        self.child.kill()
        return self.child.wait()

    def _kill_group(self) -> None:
        """Kill the group: its number is the keeper's, which nobody else has until it was waited for."""
        keeper, self._keeper = self._keeper, None
        if keeper is None:
            return
        with keeper:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(keeper.pid, signal.SIGKILL)
            keeper.kill()


def _new_keeper() -> "subprocess.Popen[bytes] | None":
    """Start the head of a group; None where there are no groups, no shell, or no room for a process more."""
    if not hasattr(os, "killpg"):
        return None
    nothing = subprocess.DEVNULL
    with suppress(OSError):
        return subprocess.Popen(  # noqa: S603 (a constant)
            KEEPER, stdin=subprocess.PIPE, stdout=nothing, stderr=nothing, process_group=0
        )
    return None
