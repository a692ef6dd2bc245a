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

from settebello.arena.contest import Contest
from settebello.arena.rounds import Round
from settebello.arena.table import Table
from settebello.errors import SettebelloError
from settebello.processes import SPAWN, python_process, start

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
        f"a process of the arena ended in round {number}", reason="worker_died", round=str(number)
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
    end_tidily()
    with suppress(EOFError, OSError), Table(contest) as table:
        while True:
            number = line.recv()
            try:
                played: Round | SettebelloError = table.play_round(number)
            except SettebelloError as problem:
                played = problem
            line.send(played)
    signal.signal(signal.SIGTERM, _stay)  # there is nothing left to end tidily


def end_tidily() -> None:
    """Have a polite request to end this process also end what it has started; its status then names it."""
    signal.signal(signal.SIGTERM, _leave)


def _leave(number: int, _frame: object) -> NoReturn:
    signal.signal(number, _stay)  # once is enough: the engines have to be ended in peace
    raise SystemExit(128 + number)


def _stay(_number: int, _frame: object) -> None:
    """Do nothing about a signal; Python complains of one that comes just as it begins to be ignored."""
