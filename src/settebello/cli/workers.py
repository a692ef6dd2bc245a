"""Several server processes on one port: started together, ended together, and started again where one dies.

The process that a person started holds the port and serves nobody itself. Each worker has a line to it: over
it the worker says when it answers, and when it breaks, because that process is gone, the worker ends.
"""

import asyncio
import logging
import multiprocessing
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import connection
from multiprocessing.process import BaseProcess
from typing import Final

import uvicorn

from settebello.cli.problems import telling_problems
from settebello.cli.server import run_server
from settebello.server.settings import Settings

ANSWERS: Final = "answers"
PAUSE_S: Final = 1.0
"""At least so long between two starts of the same worker."""

GRACE_S: Final = 10.0
"""How long workers may take to end when they are asked to."""

_SPAWN: Final = multiprocessing.get_context("spawn")
_logger = logging.getLogger(__name__)


class Worker:
    """A process that serves, and the line to it."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self.started_at = time.monotonic()
        self.answers = False
        self.line, theirs = _SPAWN.Pipe()
        self.process: BaseProcess = _SPAWN.Process(target=_work, args=(settings, listener, theirs))
        # Ctrl-C reaches every process of a terminal; until a worker can end in order it does not hear it
        hears = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            self.process.start()
        finally:
            signal.signal(signal.SIGINT, hears)
        theirs.close()

    def read(self) -> None:
        """Hear what the worker says."""
        with suppress(EOFError, OSError):
            self.answers = self.line.recv() == ANSWERS


def serve_with_workers(settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Serve with so many workers as the settings say, until stopped; announce it once all of them answer.

    A worker that ends before that ends everything, with exit status 1: it has said why.
    """
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    workers = [Worker(settings, listener) for _ in range(settings.workers)]
    try:
        while not all(worker.answers for worker in workers):
            if _wait(workers):
                sys.exit(1)
        announce()
        while True:
            for dead in _wait(workers):
                _logger.warning("a worker ended (%s) and is started again", dead.process.exitcode)
                dead.line.close()
                time.sleep(max(0.0, dead.started_at + PAUSE_S - time.monotonic()))
                workers[workers.index(dead)] = Worker(settings, listener)
    finally:
        _end(workers)


def _wait(workers: list[Worker]) -> list[Worker]:
    """Wait until something happens to a worker; return those that have ended."""
    lines = [worker.line for worker in workers if not worker.answers]
    ready = connection.wait([*lines, *(worker.process.sentinel for worker in workers)])
    for worker in workers:
        if worker.line in ready:
            worker.read()
    return [worker for worker in workers if not worker.process.is_alive()]


def _end(workers: list[Worker]) -> None:
    for worker in workers:
        worker.process.terminate()
    deadline = time.monotonic() + GRACE_S
    for worker in workers:
        worker.process.join(max(0.0, deadline - time.monotonic()))
        worker.process.kill()


def _work(settings: Settings, listener: socket.socket, line: connection.Connection) -> None:
    """Be a worker."""

    def started(server: uvicorn.Server) -> None:
        line.send(ANSWERS)
        threading.Thread(target=_end_with, args=(line, server), daemon=True).start()

    with telling_problems(), suppress(KeyboardInterrupt):
        asyncio.run(run_server(settings, listener, started))


def _end_with(line: connection.Connection, server: uvicorn.Server) -> None:
    """End the server when whoever started it is gone: nothing else ever comes over the line."""
    with suppress(EOFError, OSError):
        line.recv()
    server.should_exit = True
