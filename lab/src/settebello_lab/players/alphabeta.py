"""Sampled worlds searched three plays deep by alpha-beta, and exact play once every card is known.

It is what the strongest public program for two players does. ``alphabeta:24`` deals 24 worlds a move,
``alphabeta:24+belief`` as likely as the plays so far make them. The last batch of two-handed scopa, where the
other hand can be told, is solved.
"""

from typing import Final

from settebello.engine import Action, View, encode_action
from settebello.kernels import POINTS, ints, new_rng
from settebello.kernels import layout as at
from settebello.kernels.compiling.ready import make_ready, register
from settebello.kernels.search.belief import LIKELY, NO_ODDS, odds_of
from settebello.kernels.sight import Sight, sight
from settebello.players.interface import Budget
from settebello.players.search.exact import open_state, proved_action
from settebello.players.search.pace import Pace
from settebello.players.search.warm import let_choose, ready_to_search
from settebello_lab.kernels.alphabeta import FRAME, Horizon, sum_alphabeta

REFERENCE: Final = "settebello_lab.reference"
"""The part of the kernels that searches like this."""

DEPTH: Final = 3
LAST: Final = 6
"""With so many cards to play or fewer, a world is searched to the end."""

NODES: Final = 200_000
"""Nodes that the solver may spend on the end."""

ACTIONS: Final = 1 << 14
"""Room for the actions of all nodes of a line; what is beyond is not looked at."""


class AlphaBeta:
    """Plays what is best on average over so many worlds, each searched a few plays deep."""

    def __init__(self, worlds: int, *, belief: bool = False) -> None:
        self._worlds = worlds
        ready_for_reference()
        self._factors = LIKELY if belief else NO_ODDS

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the legal action with the best average, or the best one where that is known."""
        if len(view.legal) == 1:
            return view.legal[0]
        pace, known = Pace(budget), sight(view)
        state = None if any(view.exposed) else open_state(view, known)
        best = None if state is None else proved_action(state, NODES)
        return best if best is not None else self._best_on_average(known, view, budget.seed, pace)

    def _best_on_average(self, known: Sight, view: View, seed: int, pace: Pace) -> Action:
        odds = odds_of(known, self._factors)
        root, sums = ints(len(view.legal)), ints(len(view.legal))
        root[:] = [encode_action(action) for action in view.legal]
        room = ints((LAST + 1) * FRAME), ints(ACTIONS), ints(POINTS * at.SEATS)
        horizon, rng = Horizon(DEPTH, LAST, *room), new_rng(seed, known.made)
        for worlds in pace.slices(1 if known.determined else self._worlds, 1):
            sum_alphabeta(known, odds, rng, worlds, root, sums, horizon)
        return view.legal[sums.argmax()]


def ready_for_reference() -> None:
    """Load the kernels of this player; the first call ever compiles them."""
    ready_to_search()
    make_ready(REFERENCE)


register(REFERENCE, lambda: let_choose(AlphaBeta(1), AlphaBeta(1, belief=True)), [sum_alphabeta.__module__])
