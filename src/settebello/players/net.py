"""The network alone: the play whose consequence it values most, without any search.

Where no network was trained for the game, it plays greedily.
"""

from settebello.engine import Action, View, encode_action
from settebello.kernels import Ints
from settebello.kernels.compiling.ready import make_ready
from settebello.kernels.net import (
    NetBuffers,
    best_action,
    new_desk,
    recall,
    trained_otherwise,
    weights_for,
)
from settebello.kernels.sight import sight
from settebello.players.greedy import Greedy
from settebello.players.interface import Budget
from settebello.players.search.warm import NET


class Net:
    """Plays by the value network of its kind of game."""

    def __init__(self) -> None:
        """Load the kernels, so that the first choice is as quick as the others."""
        make_ready(NET)
        self._desk: NetBuffers | None = None
        self._known: Ints | None = None

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the legal action that the network values most; the first of equals."""
        known = sight(view)
        weights = weights_for(known.rules)
        if weights is None:
            return Greedy().choose(view, budget)
        trained = trained_otherwise(known.rules)
        if self._desk is None or self._desk.net is not weights.net or self._known is not known.rules:
            self._known = known.rules
            self._desk = new_desk(weights.net, trained)
        numbers = [encode_action(action) for action in view.legal[: len(self._desk.actions)]]
        self._desk.actions[: len(numbers)] = numbers
        best = best_action(known.cells, known.rules, recall(known), self._desk, len(numbers))
        return view.legal[numbers.index(best)]
