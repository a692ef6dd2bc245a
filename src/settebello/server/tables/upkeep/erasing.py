"""Logs that still name a deleted account are rewritten a few at a time, beside everything else."""

from collections.abc import Awaitable, Callable
from typing import Final

from settebello.server.rounds import Round, Rounds
from settebello.server.tables.tables import Tables

ROUND_S: Final = 60.0
"""How often to look whether something is left: a process may have ended while it did this."""

More = Callable[[], Awaitable[set[str] | None]]
"""Does the next few; returns which logs have changed, and None where none is left."""


class Erasing:
    """Takes deleted people out of the logs; every process may, each log is rewritten once."""

    def __init__(self, tables: Tables, more: More) -> None:
        self._tables = tables
        self._more = more
        self.rounds = Rounds(Round(self.finish, ROUND_S, "logs still hold the names of deleted accounts"))

    async def finish(self) -> None:
        """Do all that is left, piece by piece."""
        while (changed := await self._more()) is not None:
            await self._tables.erase_names(changed)
