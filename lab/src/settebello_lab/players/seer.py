"""The oracle: it sees every card, searches the open deal as `ismcts` would, and solves the end.

``oracle:1000`` grows its tree by a thousand iterations a move, which is where cheating Monte Carlo tree
search settles according to Di Palma and Lanzi (2018). With `EXACT` cards to play or fewer, and two sides,
its play is perfect.
"""

from typing import Final

from settebello.engine import Action, State, legal_actions
from settebello.kernels import ints, pack_state
from settebello.kernels.layout import STOCK
from settebello.kernels.search.belief import NO_ODDS
from settebello.kernels.search.ismcts import ACTIONS
from settebello.kernels.sight import PLACES, Sight
from settebello.players.interface import Budget
from settebello.players.search.exact import proved_action
from settebello.players.search.ismcts import grow_tree
from settebello.players.search.pace import Pace
from settebello.players.search.warm import ready_to_search

EXACT: Final = 20

NODES: Final = 5_000_000
"""Nodes that the solver may spend on one move; what it cannot prove within them is searched."""


class Seer:
    """Plays the open deal perfectly at its end, and by Monte Carlo tree search before."""

    def __init__(self, iterations: int) -> None:
        ready_to_search()
        self._iterations = iterations

    def choose(self, state: State, budget: Budget) -> Action:
        """Return a best action, or the one that was tried most."""
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        pace = Pace(budget)
        best = proved_action(state, NODES) if state.cards_to_play <= EXACT else None
        if best is not None:
            return best
        cells, stock, rules = pack_state(state)
        known = Sight(cells, stock, rules, ints(PLACES + STOCK), ints(0), len(state.plays), state.to_move)
        return legal[grow_tree(known, NO_ODDS, legal[:ACTIONS], self._iterations, budget.seed, pace)]
