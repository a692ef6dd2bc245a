"""The computer players of the house that have an account: a match with them may be rated."""

from settebello.server.rounds import Round, Rounds
from settebello.store import PeopleStore

ROUND_S = 30.0
"""How often the accounts are asked for."""


class HouseAccounts:
    """Asks for the accounts of computer players, round after round."""

    def __init__(self, people: PeopleStore) -> None:
        self._people = people
        self._players: frozenset[str] = frozenset()
        self.rounds = Rounds(Round(self.look, ROUND_S, "it was not found who of the house has an account"))

    async def look(self) -> None:
        """Make a round."""
        self._players = await self._people.bots()

    def players(self) -> frozenset[str]:
        """Return the computer players that had an account in the last round."""
        return self._players
