"""Which computer players of the house have an account: a match with them may be rated."""

from settebello.server.rounds import Round, Rounds
from settebello.server.tables.tables import Tables
from settebello.store import PeopleStore

ROUND_S = 30.0
"""How often it is looked who has an account by now."""


class HouseAccounts:
    """Has the tables know, round after round."""

    def __init__(self, tables: Tables, people: PeopleStore) -> None:
        self._tables = tables
        self._people = people
        self.rounds = Rounds(Round(self.look, ROUND_S, "it was not found who of the house has an account"))

    async def look(self) -> None:
        """Make a round."""
        self._tables.bots = await self._people.bots()
