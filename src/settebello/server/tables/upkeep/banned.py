"""People who are banned while they wait for a match leave their seat, wherever the ban was written."""

from collections.abc import Awaitable, Callable
from typing import Final

from settebello.server.rounds import Round, Rounds
from settebello.server.tables.tables import Tables

ROUND_S: Final = 5.0
"""How often to look whether there is a new ban."""

ANYHOW: Final = 12
"""After so many rounds the tables are looked at anyhow: some were read, or not changed, meanwhile."""

NewestBan = Callable[[], Awaitable[float | None]]
"""Returns when the newest ban was written; None where there is none."""


class BannedWaiting:
    """Looks at the tables in memory for each new ban, also one from another process, and each minute."""

    def __init__(self, tables: Tables, newest: NewestBan) -> None:
        self._tables = tables
        self._newest = newest
        self._known: float | None = None
        self._rounds = 0
        self.rounds = Rounds(Round(self.look, ROUND_S, "banned people keep the seats at which they wait"))

    async def look(self) -> None:
        """Have those leave who are banned, where a ban is new or a minute has passed."""
        newest = await self._newest()
        self._rounds = (self._rounds + 1) % ANYHOW
        if newest != self._known or (newest is not None and self._rounds == 0):
            await self._tables.unseat_banned()
            self._known = newest
