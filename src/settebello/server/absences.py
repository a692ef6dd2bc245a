"""Tells tables who has gone and who is back, and gives seats back to their owners."""

import asyncio
import logging

from settebello.errors import SettebelloError
from settebello.server.presence import SAY_S
from settebello.server.tables import Tables

ROUND_S = 1.0
"""How often it is looked who is there."""

_logger = logging.getLogger(__name__)


class Absences:
    """Looks who is there, round after round."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin the rounds."""
        self._tasks = [asyncio.create_task(self._say()), asyncio.create_task(self._look())]

    async def stop(self) -> None:
        """Make no more rounds."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def look(self) -> None:
        """Make a round.

        Who is connected here may have been taken for absent by a process that had not heard of it.
        """
        await self._tables.tell_absences()
        for table, seat in self._tables.taken_for_absent():
            try:
                await self._tables.come_back(table, seat)
            except SettebelloError as problem:
                _logger.warning("a seat at table %s cannot be given back: %s", table.room.id, problem)

    async def _say(self) -> None:
        while True:
            try:
                self._tables.presence.say()
            except Exception:
                _logger.exception("saying who is there failed")
            await asyncio.sleep(SAY_S)

    async def _look(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                _logger.exception("a round of who is there failed")
            await asyncio.sleep(ROUND_S)
