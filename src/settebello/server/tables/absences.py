"""Tells tables who has gone and who is back, and gives seats back to their owners."""

import logging

from settebello.errors import SettebelloError
from settebello.server.rounds import Round, Rounds
from settebello.server.tables.presence import SAY_S
from settebello.server.tables.tables import Tables

ROUND_S = 1.0
"""How often it is looked who is there."""

_logger = logging.getLogger(__name__)


class Absences:
    """Looks who is there, round after round."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.rounds = Rounds(
            Round(self.say, SAY_S, "saying who is there failed"),
            Round(self.look, ROUND_S, "a round of who is there failed"),
        )

    async def say(self) -> None:
        """Tell other processes who is connected to this one."""
        self._tables.presence.say()

    async def look(self) -> None:
        """Make a round.

        A person connected here may have been taken for absent by a process that had not heard of it.
        """
        await self._tables.tell_absences()
        for table, seat in self._tables.taken_for_absent():
            try:
                await self._tables.come_back(table, seat)
            except SettebelloError as problem:
                _logger.warning("a seat at table %s cannot be given back: %s", table.room.id, problem)
