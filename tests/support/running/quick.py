"""`make quick`: what needs no browser, no server, no process and no compiler, and a guard that it stays so.

With ``--quick`` what would need them is not even read. The remaining tests cannot import Numba, and a test
that starts a process fails.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

COMPILER: Final = ("numba", "llvmlite")
STARTS: Final = frozenset(
    {"subprocess.Popen", "os.posix_spawn", "os.spawn", "os.fork", "os.forkpty", "os.system"}
)
"""The names that Python's audit has for the start of a process."""

_testing: list[str] = []
"""The test that runs in this process now."""


class StartedAProcess(AssertionError):
    """A test of `make quick` started a process."""


def without_compiler_and_processes() -> None:
    """Let nothing in this process import the compiler, and no test in it start a process."""
    for name in COMPILER:
        sys.modules[name] = None  # type: ignore[assignment]  # which Python reads as: cannot be imported
    sys.addaudithook(refuse)


@contextmanager
def watched(test: str) -> Iterator[None]:
    """Refuse processes for as long as a test runs."""
    _testing.append(test)
    try:
        yield
    finally:
        _testing.pop()


def refuse(event: str, _arguments: tuple[Any, ...]) -> None:
    """Hear what Python's audit tells, and fail a watched test that starts a process."""
    if event in STARTS and _testing:
        raise StartedAProcess(
            f"{_testing[-1]} starts a process ({event}), in {os.getpid()}: mark it 'server'"
        )
