"""Circolo, the level of a club: thinks the deal to its end, but remembers only the last rounds of plays.

A card taken before that may be anywhere; nothing is left to chance but the worlds it imagines. Where a game
is played on the engine (`settebello.players.kin`), a fifth of the worlds has to do.
"""

from dataclasses import replace
from typing import Final

from settebello.engine import Action, View
from settebello.players.interface import Budget
from settebello.players.search.worlds import Worlds

ROUNDS_REMEMBERED: Final = 2
"""How many rounds of plays it looks back."""

LESS_OF_KIN: Final = 5
"""By how much the worlds are fewer on the engine, where one takes milliseconds."""


class Circolo:
    """Samples worlds and plays them out greedily, with the memory of a player at the club."""

    def __init__(self, worlds: int) -> None:
        self._worlds = Worlds(worlds, belief=True, on_engine=max(worlds // LESS_OF_KIN, 1))

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the legal action with the best average over the worlds that it thinks possible."""
        return self._worlds.choose(remembering(view, ROUNDS_REMEMBERED * view.rules.players), budget)


def remembering(view: View, plays: int) -> View:
    """Return the view of somebody who remembers no more than so many plays."""
    return replace(view, plays=view.plays[len(view.plays) - min(plays, len(view.plays)) :])
