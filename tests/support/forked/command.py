"""A command of the program, forked from a process that has imported it: that takes a tenth of the time.

The fork runs the command from its first line on, with arguments, environment, output and a session of its
own. The process that forks is of multiprocessing. It starts with the first command and ends with the tests.
The workers of a forked command are forked as well.
"""

import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from multiprocessing import get_context, process, reduction
from pathlib import Path
from typing import Final, Protocol

from settebello import processes
from tests.support.started import LIMIT_S, Running, marked

_CONTEXT: Final = get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.support.forked.preloaded"])


class Forked(Running):
    """`settebello` with these arguments.

    Its errors are read with what it writes, or written to ``errors``.
    """

    def __init__(
        self, arguments: Sequence[str], *, env: Mapping[str, str], errors: Path | None = None
    ) -> None:
        read, write = os.pipe()
        where = write if errors is None else os.open(errors, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        self._process = _CONTEXT.Process(
            target=_be, args=(list(arguments), marked(env), _Handed(write), _Handed(where)), daemon=True
        )
        try:
            self._process.start()
        finally:
            for number in {write, where}:
                os.close(number)
        assert self._process.pid is not None
        called = " ".join(["settebello", *arguments])
        super().__init__(called, self._process.pid, os.fdopen(read, encoding="utf-8", errors="replace"))

    def has_ended(self) -> bool:
        """Tell whether it has ended."""
        return not self._process.is_alive()

    def status(self) -> int:
        """Return its status, once it has ended."""
        self._process.join(LIMIT_S)
        assert self._process.exitcode is not None
        return self._process.exitcode


class _Handed:
    """A file descriptor that a process which is being started receives, under a number of its own."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __reduce__(self) -> tuple[Callable[["_Duplicate"], int], tuple["_Duplicate"]]:
        return _received, (reduction.DupFd(self._number),)


class _Duplicate(Protocol):
    """The object that `DupFd` returns: a descriptor on its way."""

    def detach(self) -> int:
        """Return its number on the other side."""


def _received(handed: _Duplicate) -> int:
    return handed.detach()


def _be(arguments: Sequence[str], environment: Mapping[str, str], out: int, errors: int) -> None:
    """Be the command."""
    from settebello.cli.main import main

    process.current_process()._config.pop("daemon")  # type: ignore[attr-defined]  # it may start workers
    os.setsid()
    for number, place in ((os.open(os.devnull, os.O_RDONLY), 0), (out, 1), (errors, 2)):
        os.dup2(number, place)
        os.close(number)
    sys.stdin, sys.stdout = os.fdopen(0, closefd=False), os.fdopen(1, "w", closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, errors="backslashreplace", closefd=False)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["settebello", *arguments]
    processes.python_process = _forked_worker  # before `cli.club.workers` is imported, which takes it
    main()


def _forked_worker(
    target: Callable[..., object], *args: object, daemon: bool | None = None
) -> process.BaseProcess:
    """Return a worker to be started in place of `processes.python_process`.

    The command that starts it has neither threads nor connections then.
    """
    given = (processes.this_process(), target, *args)
    return get_context("fork").Process(target=_be_worker, args=given, daemon=daemon)


def _be_worker(parent: processes.Parent, target: Callable[..., object], *args: object) -> None:
    """Be a worker: it ends with its parent from the first, and has no signal handler of it."""
    processes.end_with(parent.pid, parent.lasts)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
    target(*args)
