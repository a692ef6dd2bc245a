"""Rounds played in several processes and handed over in order.

A worker ends with the process that started it, however that ends.
"""

import signal
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, NoReturn

from settebello.errors import Reason, SettebelloError
from settebello.processes import SPAWN, python_process, start
from settebello_lab.arena.contest import Contest
from settebello_lab.arena.faults import AskedToEnd
from settebello_lab.arena.rounds import Round
from settebello_lab.arena.table import Table

AHEAD: Final = 2
"""Rounds that a worker is given before it has answered."""

WINDOW: Final = 16
"""Rounds a worker may be ahead of the slowest one."""

PATIENCE_SECONDS: Final = 5.0


@dataclass(slots=True)
class _Worker:
    """A worker's process, our end of its pipe, and the rounds it has been given."""

    process: BaseProcess
    line: Connection
    given: deque[int] = field(default_factory=deque)


def rounds_in_order(contest: Contest, first: int, end: int, jobs: int) -> Iterator[Round]:
    """Play the rounds from ``first`` up to ``end``; close the iterator to stop in between."""
    if jobs == 1 or end - first <= 1:
        with Table(contest) as table:
            for number in range(first, end):
                yield table.play_round(number)
        return
    with _workers(contest, min(jobs, end - first)) as workers:
        yield from _gathered(workers, first, end)


def _gathered(workers: list[_Worker], first: int, end: int) -> Iterator[Round]:
    """Hand out numbers, take rounds as they come, and pass them on in order."""
    ready: dict[int, Round] = {}
    given, due = first, first
    while due < end:
        for worker in workers:
            while given < min(end, due + WINDOW * len(workers)) and len(worker.given) < AHEAD:
                _give(worker, given)
                given += 1
        for line in wait([worker.line for worker in workers if worker.given]):
            worker = next(each for each in workers if each.line is line)
            played = _take(worker)
            ready[played.number] = played
        while due in ready:
            yield ready.pop(due)
            due += 1


def _give(worker: _Worker, number: int) -> None:
    worker.given.append(number)
    try:
        worker.line.send(number)
    except OSError:
        _died(worker)


def _take(worker: _Worker) -> Round:
    try:
        played = worker.line.recv()
    except (EOFError, OSError):
        _died(worker)
    if not isinstance(played, Round):
        raise played
    worker.given.popleft()
    return played


def _died(worker: _Worker) -> NoReturn:
    number = worker.given[0] if worker.given else 0
    raise SettebelloError(
        f"a process of the arena ended in round {number}", reason=Reason.WORKER_DIED, round=str(number)
    ) from None


@contextmanager
def _workers(contest: Contest, jobs: int) -> Iterator[list[_Worker]]:
    """Start processes, and see to it that none is left afterwards."""
    workers: list[_Worker] = []
    try:
        for _ in range(jobs):
            workers.append(_started(contest))  # noqa: PERF401 (those that were started are ended)
        yield workers
    finally:
        for worker in workers:
            worker.line.close()
            worker.process.terminate()
        for worker in workers:
            worker.process.join(PATIENCE_SECONDS)
            if worker.process.exitcode is None:
                worker.process.kill()
                worker.process.join()


def _started(contest: Contest) -> _Worker:
    ours, theirs = SPAWN.Pipe()
    process = python_process(_work, theirs, contest, daemon=True)
    start(process)
    theirs.close()
    return _Worker(process, ours)


def _work(line: Connection, contest: Contest) -> None:
    """Play the rounds whose numbers come in, until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process hears it, and ends this one
    with ending_tidily(), suppress(EOFError, OSError), Table(contest) as table:
        while True:
            number = line.recv()
            try:
                played: Round | SettebelloError = table.play_round(number)
            except SettebelloError as problem:
                played = problem
            line.send(played)
    signal.signal(signal.SIGTERM, _stay)  # there is nothing left to end tidily


@contextmanager
def ending_tidily() -> Iterator[None]:
    """Have a request to end (SIGTERM) also end what this process has started.

    Raises `SystemExit` then, with the status that names the signal.
    """
    signal.signal(signal.SIGTERM, _leave)
    try:
        yield
    except AskedToEnd as asked:
        raise SystemExit(asked.status) from None


def _leave(number: int, _frame: object) -> NoReturn:
    signal.signal(number, _stay)  # once is enough: the engines have to be ended in peace
    raise AskedToEnd(128 + number)


def _stay(_number: int, _frame: object) -> None:
    """Do nothing about a signal; Python complains of one that comes just as it begins to be ignored."""
