"""Matches that ended before any were written down: found in the logs, table by table, by a server."""

import asyncio
import logging
from typing import Final

from settebello.errors import Reason, SettebelloError
from settebello.room import MatchResult, RoomEvent, results_in
from settebello.server.rounds import heed_cancellation
from settebello.store import EventLog, ResultStore

FEW: Final = 20
"""How many tables are asked for at once."""

AGAIN_S: Final = 60.0
"""When to go on where the database could not be used."""

DAMAGED: Final = frozenset(
    {Reason.LOG_DAMAGED, Reason.EVENT_DAMAGED, Reason.LOG_EMPTY, Reason.ROOM_NOT_FOUND}
)

_logger = logging.getLogger(__name__)


class Uncounted:
    """Goes through the logs of the tables that the store names, until it names none."""

    def __init__(self, log: EventLog, results: ResultStore) -> None:
        self._log = log
        self._results = results
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, beside everything else."""
        self._task = asyncio.create_task(self._until_done())

    async def stop(self) -> None:
        """Leave the rest to the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _until_done(self) -> None:
        while True:
            try:
                await self.count()
                heed_cancellation()
            except SettebelloError as problem:
                _logger.warning("matches that ended before cannot be written down: %s", problem)
                await asyncio.sleep(AGAIN_S)
            else:
                return

    async def count(self) -> None:
        """Write down what the logs say; another process may do so at the same time."""
        while rooms := await self._results.uncounted(FEW):
            for room in rooms:
                for result in await self._found(room):
                    await self._results.keep(result)
                await self._results.counted(room)

    async def _found(self, room: str) -> list[MatchResult]:
        """Return the matches of a table; of one whose log is damaged none."""
        try:
            return await asyncio.to_thread(_results, await self._log.read(room))
        except SettebelloError as problem:
            if problem.reason not in DAMAGED:
                raise
            _logger.warning("the matches of table %s cannot be found: %s", room, problem)
            return []


def _results(events: list[RoomEvent]) -> list[MatchResult]:
    return list(results_in(events))
