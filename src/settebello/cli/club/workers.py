"""Several server processes on one port: started together, ended together, and started again where one dies.

The process that a person started holds the port and serves nobody itself. Each worker has a line to it, over
which it says when it answers. It ends with that process: at once while it starts, in order once it serves.

On SIGHUP one worker after another is replaced: the next is asked to end only when its successor answers. In a
terminal SIGHUP says that the terminal is gone, and ends everything as usual.
"""

import logging
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import connection
from multiprocessing.process import BaseProcess
from typing import Final

import uvicorn

from settebello.cli.club.server import run, run_server
from settebello.cli.common.problems import telling_problems
from settebello.processes import SPAWN, end_at_once, end_in_order, on_hangup, python_process, start
from settebello.server.settings import Settings

ANSWERS: Final = "answers"
RENEW: Final = "renew"
PAUSE_S: Final = 1.0
"""At least so long between two starts of the same worker."""

START_S: Final = 60.0
"""How long a worker may take until it answers, where others wait to be replaced."""

GRACE_S: Final = 10.0
"""How long workers may take to end when they are asked to."""

_logger = logging.getLogger(__name__)


class Worker:
    """A process that serves, and the line to it."""

    def __init__(self, settings: Settings, listener: socket.socket, figures: socket.socket | None) -> None:
        self._given = (settings, listener, figures)
        self.started_at = time.monotonic()
        self.answers = False
        self.line, theirs = SPAWN.Pipe()
        self.process: BaseProcess = python_process(_work, *self._given, theirs)
        start(self.process)
        theirs.close()

    def again(self) -> "Worker":
        """Start another in this one's place."""
        return Worker(*self._given)

    def read(self) -> None:
        """Hear what the worker says."""
        with suppress(EOFError, OSError):
            self.answers = self.line.recv() == ANSWERS


def serve_with_workers(
    settings: Settings,
    listener: socket.socket,
    figures: Sequence[socket.socket | None],
    announce: Callable[[], None],
) -> None:
    """Serve with a worker for each socket for figures, until stopped; announce it once all of them answer.

    A worker that ends before that ends everything, with exit status 1: it has said why.
    """
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    wishes, wish = SPAWN.Pipe(duplex=False)
    if not sys.stdin.isatty():
        on_hangup(lambda: wish.send(RENEW), also_ignored=True)
    workers = [Worker(settings, listener, each) for each in figures]
    try:
        while not all(worker.answers for worker in workers):
            if _wait(workers, ()):
                sys.exit(1)
        announce()
        while True:
            for dead in _wait(workers, [wishes]):
                _logger.warning("a worker ended (%s) and is started again", dead.process.exitcode)
                dead.line.close()
                time.sleep(max(0.0, dead.started_at + PAUSE_S - time.monotonic()))
                workers[workers.index(dead)] = dead.again()
            if wishes.poll():
                wishes.recv()
                _renew(workers)
    finally:
        _end(workers)


def _renew(workers: list[Worker]) -> None:
    """Replace one worker after another; where a new one does not come to answer, the others stay."""
    for place, old in enumerate(workers):
        leaving = old.again()
        try:
            if not _comes_to_answer(leaving):
                _logger.error("a new worker does not start (%s): the others go on", leaving.process.exitcode)
                return
            workers[place], leaving = leaving, old
        finally:
            _end([leaving])
            leaving.line.close()


def _comes_to_answer(worker: Worker) -> bool:
    """Wait until a worker answers; tell whether it does, in time."""
    deadline = time.monotonic() + START_S
    while not worker.answers:
        if _wait([worker], (), deadline - time.monotonic()) or time.monotonic() > deadline:
            return False
    return True


def _wait(
    workers: Sequence[Worker], lines: Sequence[connection.Connection], seconds: float | None = None
) -> list[Worker]:
    """Wait until something happens to a worker or on a line; return the workers that have ended."""
    silent = [worker.line for worker in workers if not worker.answers]
    ready = connection.wait([*lines, *silent, *(worker.process.sentinel for worker in workers)], seconds)
    for worker in workers:
        if worker.line in ready:
            worker.read()
    return [worker for worker in workers if not worker.process.is_alive()]


def _end(workers: Sequence[Worker]) -> None:
    for worker in workers:
        worker.process.terminate()
    deadline = time.monotonic() + GRACE_S
    for worker in workers:
        worker.process.join(max(0.0, deadline - time.monotonic()))
        worker.process.kill()


def _work(
    settings: Settings,
    listener: socket.socket,
    figures: socket.socket | None,
    line: connection.Connection,
) -> None:
    """Be a worker."""

    def started(server: uvicorn.Server) -> None:
        end_in_order(lambda: setattr(server, "should_exit", True), GRACE_S)
        with suppress(OSError):  # who is to hear it has just ended
            line.send(ANSWERS)

    with telling_problems():
        try:
            run(run_server(settings, listener, figures, started))
        finally:
            end_at_once()
