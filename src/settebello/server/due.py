"""Tables where something has to be done that nobody has done in time: taken up by one process alone.

Whoever leaves a computer player on turn says with the same append until when it sees to it. If that
moment passes, because it has died or hangs, the first to put it off sees to the table.
"""

import asyncio
import logging
import time
from typing import Final

from settebello.errors import SettebelloError
from settebello.server.tables import Tables
from settebello.store import NEVER, EventLog

ROUND_S: Final = 1.0
"""How often to look for tables that are due."""

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
        self._rounds: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look at once, and then round after round."""
        self._rounds = asyncio.create_task(self._make_rounds())

    async def stop(self) -> None:
        """Take up nothing more."""
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    async def let_go(self, name: str, after_s: float = 0) -> None:
        """Let anybody see to a table, at once or later, where this process had to."""
        held = (await self._tables.table(name)).held
        if held != NEVER:
            await self._log.put_off(name, held, time.time() + after_s)

    async def take_up(self) -> None:
        """Make a round."""
        now = time.time()
        until = now + self._tables.lease_s
        for name, since in await self._log.due(now, MOST):
            if await self._log.put_off(name, since, until):
                try:
                    await self._see_to(name, until)
                except SettebelloError as problem:
                    _logger.warning("table %s cannot be seen to: %s", name, problem)
                    await self._log.put_off(name, until, now + BROKEN_S)

    async def _see_to(self, name: str, until: float) -> None:
        table = await self._tables.caught_up(name)
        if table.room.bot_to_move is None:
            await self._log.put_off(name, until, NEVER)
        else:
            table.held = until
            self._tables.on_turn_of_bot(table.room)

    async def _make_rounds(self) -> None:
        while True:
            try:
                await self.take_up()
            except SettebelloError as problem:
                _logger.warning("what is due cannot be seen: %s", problem)
            except Exception:
                _logger.exception("a round of what is due failed")
            await asyncio.sleep(ROUND_S)
