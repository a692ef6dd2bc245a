"""Logs that still name a deleted account are rewritten a few at a time, beside everything else."""

from typing import Final

from settebello.server.rounds import Round, Rounds
from settebello.server.tables.tables import Tables
from settebello.store import PeopleStore

ROUND_S: Final = 60.0
"""How often to look whether something is left: a process may have ended while it did this."""


class Erasing:
    """Takes deleted people out of the logs; every process may, each log is rewritten once."""

    def __init__(self, tables: Tables, people: PeopleStore) -> None:
        self._tables = tables
        self._people = people
        self.rounds = Rounds(Round(self.finish, ROUND_S, "logs still hold the names of deleted accounts"))

    async def finish(self) -> None:
        """Do all that is left, piece by piece."""
        while (done := await self._people.erase_more()) is not None:
            await self._tables.erase_names({room for room, _ in done if room})
            await self._people.finish_erasing(done)
