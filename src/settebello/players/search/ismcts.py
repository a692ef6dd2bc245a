"""Information Set Monte Carlo Tree Search, as published for scopone (`settebello.kernels.search.ismcts`).

``ismcts:4000`` grows its tree by 4,000 iterations a move, ``ismcts:32000`` by 32,000. A seat that passed over
a scopa is taken not to hold a card for it, as in the paper; ``+belief`` weighs all plays instead.
"""

from typing import Final

from settebello.engine import Action, View, encode_action
from settebello.kernels import ints, new_rng
from settebello.kernels.search.belief import LIKELY, REFUSALS, odds_of
from settebello.kernels.search.ismcts import ACTIONS, grow, most_visited, new_tree
from settebello.kernels.search.worlds import Odds
from settebello.kernels.sight import Sight, sight
from settebello.players.interface import Budget
from settebello.players.search.pace import Pace
from settebello.players.search.warm import ready_to_search

EXPLORE: Final = 4.0
"""The weight of what is little known, in points of the deal.

Found by measuring: of 0.5, 1, 2, 4, 6, 10 it did best against ``worlds:100`` in ten-card scopone.
"""

SLICE: Final = 256
"""Iterations between two looks at the clock."""


class Ismcts:
    """Plays what its tree has tried most after so many iterations, or fewer where the time runs out."""

    def __init__(self, iterations: int, *, belief: bool = False) -> None:
        self._iterations = iterations
        ready_to_search()
        self._factors = LIKELY if belief else REFUSALS

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the legal action that was tried most."""
        if len(view.legal) == 1:
            return view.legal[0]
        pace, known = Pace(budget), sight(view)
        legal, odds = view.legal[:ACTIONS], odds_of(known, self._factors)
        return legal[grow_tree(known, odds, legal, self._iterations, budget.seed, pace)]


def grow_tree(
    known: Sight, odds: Odds, legal: tuple[Action, ...], iterations: int, seed: int, pace: Pace
) -> int:
    """Grow a tree by so many iterations and return the number of the action tried most."""
    root = ints(len(legal))
    root[:] = [encode_action(action) for action in legal]
    tree, rng = new_tree(root, iterations), new_rng(seed, known.made)
    for part in pace.slices(iterations, SLICE):
        grow(known, odds, rng, part, EXPLORE, tree)
    return int(most_visited(tree))
