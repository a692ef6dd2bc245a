"""Work shared among processes: results in the order of the parts, on any number of them.

No process is left behind. Each has few parts ahead of it, so a million parts cost no more room than ten.
Ctrl-C reaches the first process alone, which ends the others at once, in the middle of a part.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar, cast

from settebello.errors import SettebelloError
from settebello.processes import SPAWN, python_process, start

Part = TypeVar("Part")
Result = TypeVar("Result")

GIVEN: Final = 2
"""Parts that a process has at a time: the one in work, and the next."""
WINDOW: Final = 16
"""Parts for each process that may be begun before the first of them is done."""
PATIENCE_S: Final = 5.0


@dataclass(slots=True)
class _Worker:
    """A process, our end of its pipe, and the places of the parts that it was given."""

    process: BaseProcess
    line: Connection
    given: deque[int] = field(default_factory=deque)


def shared(
    work: Callable[[Part], Result], parts: Sequence[Part], workers: int, lost: SettebelloError
) -> Iterator[Result]:
    """Yield the results of all parts; raise ``lost`` where a process died, and any error of the work."""
    if workers == 1 or len(parts) < 2:
        yield from map(work, parts)
        return
    with _workers(work, min(workers, len(parts))) as working:
        for result in _gathered(parts, working, lost):
            yield cast("Result", result)


def _gathered(parts: Sequence[object], workers: list[_Worker], lost: SettebelloError) -> Iterator[object]:
    """Hand out parts, take results as they come, and pass them on in order."""
    ready: dict[int, object] = {}
    given = due = 0
    while due < len(parts):
        for worker in workers:
            while given < min(len(parts), due + WINDOW * len(workers)) and len(worker.given) < GIVEN:
                _give(worker, given, parts[given], lost)
                given += 1
        lines = wait([worker.line for worker in workers if worker.given])
        for worker in workers:
            if worker.line in lines:
                ready[worker.given.popleft()] = _received(worker.line, lost)
        while due in ready:
            yield ready.pop(due)
            due += 1


def _give(worker: _Worker, place: int, part: object, lost: SettebelloError) -> None:
    try:
        worker.line.send(part)
    except OSError:
        raise lost from None
    worker.given.append(place)


def _received(line: Connection, lost: SettebelloError) -> object:
    """Return the result of a part; raise the error that it came to."""
    try:
        result, problem = line.recv()
    except (EOFError, OSError):
        raise lost from None
    if problem is not None:
        raise problem
    return result


@contextmanager
def _workers(work: Callable[[Part], object], count: int) -> Iterator[list[_Worker]]:
    """Start processes, and see to it that none is left afterwards."""
    workers: list[_Worker] = []
    try:
        for _ in range(count):
            ours, theirs = SPAWN.Pipe()
            process = python_process(_work, theirs, work, daemon=True)
            start(process)
            theirs.close()
            workers.append(_Worker(process, ours))
        yield workers
    finally:
        for worker in workers:
            worker.line.close()
            worker.process.terminate()
        for worker in workers:
            worker.process.join(PATIENCE_S)
            if worker.process.exitcode is None:
                worker.process.kill()
                worker.process.join()


def _work(line: Connection, work: Callable[[object], object]) -> None:
    """Work on the parts that come in, until the other end is closed."""
    with suppress(EOFError, OSError):
        while True:
            part = line.recv()
            try:
                answer: tuple[object, Exception | None] = (work(part), None)
            except Exception as problem:  # the first process raises it
                answer = (None, problem)
            line.send(answer)
