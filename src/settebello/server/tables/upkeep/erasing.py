"""Logs that still name a deleted account are rewritten a few at a time, beside everything else."""

from collections.abc import Awaitable, Callable, Collection
from typing import Final

from settebello.server.rounds import Round, Rounds
from settebello.server.tables.tables import Tables

ROUND_S: Final = 60.0
"""How often to look whether something is left: a process may have ended while it did this."""

Erased = tuple[str, str]
"""A table, and the account that was taken out of its log; the last of an account is no table."""

More = Callable[[], Awaitable[set[Erased] | None]]
"""Does the next few; returns them, and None where none is left."""

Finish = Callable[[Collection[Erased]], Awaitable[None]]
"""Notes that every process has been told of these."""


class Erasing:
    """Takes deleted people out of the logs; every process may, each log is rewritten once."""

    def __init__(self, tables: Tables, more: More, finish: Finish) -> None:
        self._tables = tables
        self._more = more
        self._finish = finish
        self.rounds = Rounds(Round(self.finish, ROUND_S, "logs still hold the names of deleted accounts"))

    async def finish(self) -> None:
        """Do all that is left, piece by piece."""
        while (done := await self._more()) is not None:
            await self._tables.erase_names({room for room, _ in done if room})
            await self._finish(done)
