"""Tables at which nobody has played: removed after a time, with all that is kept of them."""

from typing import Final

from settebello.room.clock import DAY_S
from settebello.server.rounds import Round, Rounds
from settebello.server.tables.tables import Tables
from settebello.store import EventLog

UNPLAYED_DAYS: Final = 14
"""For how many days a table waits for its first play. Where a match has begun it waits as long again."""

ROUND_S: Final = 600.0
"""How often to look for such tables."""

FEW: Final = 50
"""How many are looked at in one transaction."""


class UnplayedTables:
    """Removes the tables whose time has come; every process may, each table goes once."""

    def __init__(self, tables: Tables, log: EventLog) -> None:
        self._tables = tables
        self._log = log
        self.rounds = Rounds(Round(self.remove, ROUND_S, "unplayed tables cannot be removed"))

    async def remove(self) -> None:
        """Look at all tables whose time has come."""
        now = self._tables.heartbeat.clock()
        seen = FEW
        while seen == FEW:
            seen, removed = await self._log.remove_unplayed(now - UNPLAYED_DAYS * DAY_S, now, FEW)
            for name in removed:
                self._tables.registry.forget(name)
