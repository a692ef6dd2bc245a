"""Esperto and Campione, the levels between Circolo and Maestro: its search with less memory and fewer worlds.

A card taken before the plays that they remember may be anywhere, and a play that they have forgotten tells of no
hand. Nothing is left to chance but the worlds they imagine.
"""

from typing import Final

from settebello.engine import Action, View
from settebello.players.interface import Budget
from settebello.players.search.circolo import remembering
from settebello.players.search.maestro import Maestro

ESPERTO_REMEMBERS: Final = 12
"""Plays that Esperto looks back; a deal has 36 or 40."""
CAMPIONE_REMEMBERS: Final = 20
"""The same of Campione."""


class _Between:
    """Plays like Maestro with the memory of so many plays."""

    def __init__(self, worlds: int, plays: int) -> None:
        self._maestro, self._plays = Maestro(worlds), plays

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the legal action that is worth most by what it remembers."""
        return self._maestro.choose(remembering(view, self._plays), budget)


class Esperto(_Between):
    """Draws so many worlds a move, and remembers a third of a deal."""

    def __init__(self, worlds: int) -> None:
        super().__init__(worlds, ESPERTO_REMEMBERS)


class Campione(_Between):
    """Draws so many worlds a move, and remembers half of a deal."""

    def __init__(self, worlds: int) -> None:
        super().__init__(worlds, CAMPIONE_REMEMBERS)
