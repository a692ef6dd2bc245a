"""Work that a server does round after round beside everything else, whatever goes wrong in one."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from settebello.errors import SettebelloError

_logger = logging.getLogger(__name__)


def heed_cancellation() -> None:
    """Raise `CancelledError` where this task has been cancelled before and goes on.

    A library may take the cancellation for a time-out of its own, or lose it while it closes a connection.
    Every loop over one asks here, or it never ends.
    """
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError


@dataclass(frozen=True, slots=True)
class Round:
    """Some ``work``, and how many seconds to rest after it; ``failed`` is what its failure means."""

    work: Callable[[], Awaitable[None]]
    rest_s: float
    failed: str


class Rounds:
    """Makes each kind of round in a task of its own, from `start` until `stop`."""

    def __init__(self, *rounds: Round) -> None:
        self._rounds = rounds
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Make a round of each kind at once, and then again and again."""
        self._tasks = [asyncio.create_task(_again_and_again(each)) for each in self._rounds]

    async def stop(self) -> None:
        """Make no more rounds."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _again_and_again(each: Round) -> None:
    while True:
        try:
            await each.work()
        except SettebelloError as problem:
            _logger.warning("%s: %s", each.failed, problem)
        except Exception:
            _logger.exception("%s", each.failed)
        heed_cancellation()
        await asyncio.sleep(each.rest_s)
