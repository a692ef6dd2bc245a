"""Tables where something has to be done that nobody has done in time: taken up by one process alone.

A process that leaves a computer player on turn says with the same append until when it sees to it. If that
moment passes, because the process has died or hangs, the first to put it off sees to the table. Where a
clock runs, it is the moment at which the clock will have run out. As long as anything is to come, a task
beside the rounds writes the heartbeat, however long a round takes.
"""

import logging
import sys
from typing import Final

from settebello.errors import SettebelloError
from settebello.room import Expire
from settebello.server.rounds import Round, Rounds
from settebello.server.tables.tables import Tables
from settebello.store import NEVER, EventLog

ROUND_S: Final = 1.0
"""How often to look for tables that are due, and to say that somebody serves."""

MOST: Final = 50
"""How many are taken up in a round."""

BROKEN_S: Final = 60.0
"""When to look again at a table that cannot be seen to."""

_logger = logging.getLogger(__name__)


class DueTables:
    """Sees to it that no table waits for a process that is gone."""

    def __init__(self, tables: Tables, log: EventLog) -> None:
        self._tables = tables
        self._log = log
        self.rounds = Rounds(
            *(
                Round(work, ROUND_S, "what is due cannot be seen")
                for work in (self.beat, tables.give_back, self.take_up)
            )
        )

    async def let_go(self, name: str, after_s: float = 0) -> None:
        """Let anybody see to a table, at once or later, where this process had to."""
        held = (await self._tables.table(name)).held
        if held != NEVER:
            await self._log.put_off(name, held, self._tables.heartbeat.clock() + after_s)

    async def keep(self, name: str) -> bool:
        """See to a table for another lease; tell whether this process does, and not another by now."""
        table = await self._tables.table(name)
        held, schedule = table.held, self._tables.schedule
        until = schedule.due_at(table.room)
        if held != NEVER and await self._log.put_off(name, held, until):
            table.held = until
            return True
        return table.held != held

    async def beat(self) -> None:
        """Say that somebody serves, if anybody is there or anything is to come."""
        if self._tables.presence.rooms or await self._log.due(sys.float_info.max, 1):
            await self._tables.heartbeat.beat()

    async def take_up(self) -> None:
        """Make a round."""
        now = self._tables.heartbeat.clock()
        until = now + self._tables.schedule.lease_s
        for name, since in await self._log.due(now, MOST):
            if await self._log.put_off(name, since, until):
                try:
                    await self._see_to(name, until)
                except SettebelloError as problem:
                    _logger.warning("table %s cannot be seen to: %s", name, problem)
                    await self._log.put_off(name, until, now + BROKEN_S)

    async def _see_to(self, name: str, until: float) -> None:
        table = await self._tables.caught_up(name)
        if await self._tables.submit(name, Expire()):
            return
        if table.room.bot_to_move is not None:
            table.held = until
            self._tables.observers.computer_player_on_turn(table.room)
        else:
            await self._log.put_off(name, until, self._tables.schedule.due_at(table.room))
