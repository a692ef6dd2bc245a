"""Rounds played by the workers of a Dask cluster (the extra ``dask``) and handed over in order.

A worker gets a piece: rounds that follow each other, more of them until a piece takes a second. A worker that
dies costs its piece, which Dask gives to another one.
"""

import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from queue import Empty, SimpleQueue
from typing import Any, Final

import settebello_lab
from settebello.errors import Reason, SettebelloError
from settebello_lab.arena.contest import Contest
from settebello_lab.arena.rounds import Round
from settebello_lab.arena.table import Table
from settebello_lab.extras import extra_missing

AHEAD: Final = 2
"""Pieces given out for each thread of a worker."""
LONG_SECONDS: Final = 1.0
MOST_ROUNDS: Final = 256
"""How long a piece is, and how many rounds it has at the most."""
FAR: Final = 16
"""Pieces that may be given out beyond the first that has not come."""
ANSWER_SECONDS: Final = 15.0
PATIENCE_SECONDS: Final = 60.0
STEP_SECONDS: Final = 5.0
"""How long a scheduler is waited for, how long any worker is, and how often that is looked at."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Rounds that one worker played, and how long they took it."""

    rounds: tuple[Round, ...]
    seconds: float


def rounds_by_cluster(contest: Contest, first: int, end: int, address: str) -> Iterator[Round]:
    """Play the rounds from ``first`` up to ``end`` on the cluster whose scheduler has this address.

    Raises `NotFound` without the extra, and `SettebelloError` for a scheduler that is not there, for a
    minute without workers, for a worker with another version, and for a round in which several have died.
    """
    dask = _dask()
    with _client(dask, address) as client:
        _check_versions(client)
        yield from _gathered(dask, client, contest, first, end)


def play_piece(version: str, contest: Contest, first: int, end: int) -> Piece:
    """Play rounds on a worker; raise `SettebelloError` where its version is another one."""
    begun = time.perf_counter()
    if settebello_lab.__version__ != version:
        raise _other_version("a new worker", settebello_lab.__version__)
    with Table(contest) as table:
        rounds = tuple(table.play_round(number) for number in range(first, end))
    return Piece(rounds, time.perf_counter() - begun)


def _gathered(dask: Any, client: Any, contest: Contest, first: int, end: int) -> Iterator[Round]:  # noqa: ANN401 (Dask's)
    """Hand out pieces, take them as they come, and pass their rounds on in order."""
    ready: dict[int, Round] = {}
    waiting: dict[Any, int] = {}
    finished: SimpleQueue[Any] = SimpleQueue()
    given, due, size = first, first, 1
    while due < end:
        slots = AHEAD * max(1, sum(_threads(client).values()))
        while given < end and len(waiting) < slots and given - due < FAR * slots * size:
            stop = min(end, given + size)
            future = client.submit(play_piece, settebello_lab.__version__, contest, given, stop, pure=False)
            waiting[future] = given
            future.add_done_callback(finished.put)
            given = stop
        future = _next(client, finished)
        piece = _taken(dask, client, future, waiting.pop(future))
        ready |= {played.number: played for played in piece.rounds}
        if piece.seconds < LONG_SECONDS / 2 and len(piece.rounds) == size:
            size = min(2 * size, MOST_ROUNDS)
        while due in ready:
            yield ready.pop(due)
            due += 1


def _next(client: Any, finished: "SimpleQueue[Any]") -> Any:  # noqa: ANN401 (Dask's)
    """Wait for a piece to come; raise `SettebelloError` where no worker is there for a minute."""
    alone = 0.0
    while alone < PATIENCE_SECONDS:
        try:
            return finished.get(timeout=STEP_SECONDS)
        except Empty:
            alone = 0.0 if _threads(client) else alone + STEP_SECONDS
    raise _missing(client.scheduler.address)


def _taken(dask: Any, client: Any, future: Any, number: int) -> Piece:  # noqa: ANN401 (Dask's)
    try:
        piece: Piece = future.result(ANSWER_SECONDS)
    except dask.KilledWorker:
        raise SettebelloError(
            f"a process of the arena ended in round {number}", reason=Reason.WORKER_DIED, round=str(number)
        ) from None
    except (OSError, CancelledError):
        raise _missing(client.scheduler.address) from None
    return piece


def _threads(client: Any) -> dict[str, int]:  # noqa: ANN401 (Dask's)
    try:
        found: dict[str, int] = client.nthreads()
    except (OSError, CancelledError):
        raise _missing(client.scheduler.address) from None
    return found


@contextmanager
def _client(dask: Any, address: str) -> Iterator[Any]:  # noqa: ANN401 (Dask's)
    try:
        client = dask.Client(address, timeout=ANSWER_SECONDS, set_as_default=False)
    except (OSError, ValueError) as problem:
        raise _missing(address) from problem
    try:
        yield client
    finally:
        client.close(STEP_SECONDS)


def _check_versions(client: Any) -> None:  # noqa: ANN401 (Dask's)
    """Ask every worker for its version, with a function that a worker of any version can read."""

    def told() -> str:
        from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415 (it runs elsewhere)

        try:
            return version("settebello-lab")
        except PackageNotFoundError:
            return "-"

    for worker, version in client.run(told).items():
        if version != settebello_lab.__version__:
            raise _other_version(worker, version)


def _other_version(worker: str, version: str) -> SettebelloError:
    ours = settebello_lab.__version__
    return SettebelloError(
        f"{worker} has settebello-lab {version}, not {ours}",
        reason=Reason.WORKER_VERSION,
        worker=worker,
        found=version,
        wanted=ours,
    )


def _missing(address: str) -> SettebelloError:
    return SettebelloError(
        f"no scheduler of Dask with workers answers at {address}",
        reason=Reason.CLUSTER_MISSING,
        address=address,
    )


def _dask() -> Any:  # noqa: ANN401 (Dask's)
    try:
        return import_module("distributed")
    except ModuleNotFoundError as problem:
        raise extra_missing("--cluster", "distributed", "dask") from problem
