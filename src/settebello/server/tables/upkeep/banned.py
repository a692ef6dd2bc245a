"""People who are banned while they wait for a match leave their seat, wherever the ban was written."""

from collections.abc import Awaitable, Callable
from typing import Final

from settebello.server.rounds import Round, Rounds
from settebello.server.tables.tables import Tables

ROUND_S: Final = 5.0
"""How often to look whether there is a new ban."""

ANYHOW_S: Final = 60.0
"""How often the tables are looked at anyhow: some were read, or not changed, meanwhile."""

FAILED: Final = "banned people keep the seats at which they wait"

NewestBan = Callable[[], Awaitable[float | None]]
"""Returns when the newest ban was written; None where there is none."""


class BannedWaiting:
    """Looks at the tables in memory for each new ban, also one from another process, and each minute."""

    def __init__(self, tables: Tables, newest: NewestBan) -> None:
        self._tables = tables
        self._newest = newest
        self._known: float | None = None
        self.rounds = Rounds(Round(self.look, ROUND_S, FAILED), Round(self.look_anyhow, ANYHOW_S, FAILED))

    async def look(self) -> None:
        """Have those leave who are banned, where a ban is new."""
        newest = await self._newest()
        if newest != self._known:
            await self._tables.unseat_banned()
            self._known = newest

    async def look_anyhow(self) -> None:
        """Have those leave who are banned, if anybody is."""
        if self._known is not None:
            await self._tables.unseat_banned()
