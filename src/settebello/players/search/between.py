"""Esperto and Campione, the levels between Circolo and Maestro: its search with less memory and fewer worlds.

They remember so many plays of the other seats, and their own of the same rounds. A card taken before may be
anywhere, and a forgotten play tells of no hand. Nothing is left to chance but the worlds they imagine.
"""

from typing import Final

from settebello.engine import Action, View
from settebello.players.interface import Budget
from settebello.players.search.circolo import remembering
from settebello.players.search.maestro import Maestro

ESPERTO_REMEMBERS: Final = 9
"""Plays of others that Esperto looks back, up to whole rounds: three of four players, nine of two."""
CAMPIONE_REMEMBERS: Final = 15
"""The same of Campione: five rounds of four players, fifteen of two."""


class _Between:
    """Plays like Maestro with the memory of so many plays of others."""

    def __init__(self, worlds: int, others: int) -> None:
        self._maestro, self._others = Maestro(worlds), others

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the legal action that is worth most by what it remembers."""
        return self._maestro.choose(remembering(view, plays_of(self._others, view.rules.players)), budget)


class Esperto(_Between):
    """Draws so many worlds a move, and remembers a third of a deal of scopone."""

    def __init__(self, worlds: int) -> None:
        super().__init__(worlds, ESPERTO_REMEMBERS)


class Campione(_Between):
    """Draws so many worlds a move, and remembers half of a deal of scopone."""

    def __init__(self, worlds: int) -> None:
        super().__init__(worlds, CAMPIONE_REMEMBERS)


def plays_of(others: int, players: int) -> int:
    """Return how many plays the fewest whole rounds have in which the others made so many."""
    return -(-others // (players - 1)) * players
