"""Sampled worlds: deal the hidden cards at random, try every play, let everybody play greedily to the end.

The play with the best average of the own side's points over its best opponents' is chosen, the first of
equals. All plays are tried in the same worlds. ``worlds:100`` deals a hundred, ``worlds:100+belief`` deals
them as likely as the plays so far make them. Games that the kernels do not play are played on the engine
(`settebello.players.kin`), in worlds that are all as likely.
"""

from typing import Final

from settebello.engine import Action, View, encode_action
from settebello.kernels import ints, new_rng
from settebello.kernels.compiling.jit import Ints
from settebello.kernels.search.averages import new_buffers, sum_worlds
from settebello.kernels.search.belief import LIKELY, NO_ODDS, odds_of
from settebello.kernels.sight import Sight, sight
from settebello.players.interface import Budget
from settebello.players.kin.sampled import EngineWorlds
from settebello.players.search.pace import Pace
from settebello.players.search.warm import ready_to_search
from settebello.rules import options_of_kin

SLICE: Final = 8
"""Worlds between two looks at the clock."""


class Worlds:
    """Plays what is best on average over so many sampled worlds, or fewer where the time runs out.

    ``on_engine`` is how many they are where the kernels do not play the game; as many, unless it is given.
    """

    def __init__(self, worlds: int, *, belief: bool = False, on_engine: int | None = None) -> None:
        self._worlds = worlds
        ready_to_search()
        self._factors = LIKELY if belief else NO_ODDS
        self._of_kin = EngineWorlds(worlds if on_engine is None else on_engine)

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the legal action with the best average."""
        if len(view.legal) == 1:
            return view.legal[0]
        if options_of_kin(view.rules):
            return self._of_kin.choose(view, budget)
        pace, known = Pace(budget), sight(view)
        sums = self._sums(known, view.legal, budget.seed, pace)
        return view.legal[sums.argmax()]

    def _sums(self, known: Sight, legal: tuple[Action, ...], seed: int, pace: Pace) -> Ints:
        """Return what each action brought in all worlds together."""
        odds = odds_of(known, self._factors)
        actions, sums = ints(len(legal)), ints(len(legal))
        actions[:] = [encode_action(action) for action in legal]
        buffers, rng = new_buffers(), new_rng(seed, known.made)
        for worlds in pace.slices(1 if known.determined else self._worlds, SLICE):
            sum_worlds(known, odds, rng, worlds, actions, sums, buffers)
        return sums
