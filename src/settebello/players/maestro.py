"""Maestro: worlds weighed by what has been played, a few plays on by the value network, the end solved.

Worlds are dealt as a quick belief has them, weighed by how the network would have played each hand
(`settebello.kernels.inference`), and drawn by their weights. In each, every play is followed by the
network's plays for a round, then valued from the own seat; the average is joined with what the network
thinks of the play at first sight. The last cards are solved in each world. In games that no network was
trained for, everybody plays greedily to the end instead.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from settebello.engine import Action, View, encode_action
from settebello.kernels import ints, new_rng, unpack_state
from settebello.kernels import layout as at
from settebello.kernels.belief import LIKELY, odds_of
from settebello.kernels.foresight import Worths, direct_worths, sum_foreseen
from settebello.kernels.inference import WORLD, Weights, deal_worlds
from settebello.kernels.jit import Ints
from settebello.kernels.net import MOMENT, NET, NOTES, moments, new_desk, recall, weights_for
from settebello.kernels.net.layout import Floats
from settebello.kernels.search_warm import warm_foresight_once
from settebello.kernels.sight import Sight, sight
from settebello.kernels.solve import Solver
from settebello.players.exact import exact_worths, solvable
from settebello.players.pace import Pace
from settebello.players.player import Budget
from settebello.players.worlds import Worlds

DEALT_FOR_ONE: Final = 5
"""Worlds that are dealt and weighed for each that is drawn."""
ROUNDS: Final = 1
"""Rounds of plays that the network makes after the own one."""
FIRST_SIGHT: Final = 0.5
"""The part that the network's first opinion has in the judgement."""
SOLVED: Final = 12
"""With so many cards to play or fewer, each world is solved."""
SOLVED_OPEN: Final = 24
"""The same where every card is known."""

WEIGHING: Final = 0.5
"""The part of a move's time in which worlds are dealt and weighed."""
SLICE: Final = 4
"""Worlds between two looks at the clock."""

_NO_NET: Final[Floats] = np.zeros(NET, np.float32)


class Drawn(NamedTuple):
    """Worlds (rows as in `settebello.kernels.inference`), and how many times each was drawn."""

    worlds: Ints
    times: Ints

    def slices(self, most: int) -> Iterator[tuple[Ints, Ints]]:
        """Yield the worlds that were drawn with their times, some at a time."""
        chosen, rows = self.times.nonzero()[0], self.worlds.reshape(-1, WORLD)
        for first in range(0, len(chosen), most):
            part = chosen[first : first + most]
            yield rows[part].ravel(), self.times[part]


def draw_evenly(logs: Weights, number: int) -> Ints:
    """Return how many times each world is drawn, as near as can be in proportion to the weights.

    ``logs`` are their logarithms, up to a constant (systematic resampling).
    """
    edges = np.cumsum(np.exp(logs - logs.max()))
    marks = (np.arange(number) + 0.5) / number * edges[-1]
    return np.bincount(np.searchsorted(edges, marks), minlength=len(logs))


class Maestro:
    """The strongest fair player of the house: it draws so many worlds a move."""

    def __init__(self, worlds: int) -> None:
        """Load the kernels, so that the first choice is as quick as the others."""
        self._worlds = worlds
        self._stand_in = Worlds(worlds, belief=True)
        self._desk = new_desk(_NO_NET)
        warm_foresight_once()

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the legal action that is worth most."""
        if len(view.legal) == 1:
            return view.legal[0]
        known = sight(view)
        weights = weights_for(known.rules)
        net = _NO_NET if weights is None else weights.net
        if self._desk.net is not net:
            self._desk = new_desk(net)
        solved = solvable(view.rules) and view.cards_to_play <= (SOLVED_OPEN if known.determined else SOLVED)
        if weights is None and not solved:
            return self._stand_in.choose(view, budget)
        pace, rng = Pace(budget), new_rng(budget.seed, known.made)
        drawn = self._draw(known, rng, pace, moments(known) if weights else ints(0))
        worths = self._solved(view, drawn, pace) if solved else self._foreseen(view, known, drawn, pace)
        return view.legal[int(worths.argmax())]

    def _draw(self, known: Sight, rng: Ints, pace: Pace, told: Ints) -> Drawn:
        """Deal worlds and draw from them by their weights."""
        wanted = 1 if known.determined else self._worlds
        number = wanted * DEALT_FOR_ONE if len(told) else wanted
        odds, room = odds_of(known, LIKELY), ints(MOMENT + at.SEATS)
        worlds, logs, made = ints(number * WORLD), np.zeros(number), 0
        for part in pace.slices(number, SLICE, WEIGHING):
            deal_worlds(
                known.cells,
                known.places,
                odds,
                known.rules,
                rng,
                told,
                self._desk,
                room,
                known.stock,
                worlds[made * WORLD :],
                logs[made : made + part],
            )
            made += part
        return Drawn(worlds[: made * WORLD], draw_evenly(logs[:made], wanted))

    def _solved(self, view: View, drawn: Drawn, pace: Pace) -> Worths:
        """Return what each legal action is worth with all cards open, on average over the worlds."""
        sums, solver = np.zeros(len(view.legal)), Solver(view.cards_to_play)
        for world, times in drawn.slices(1):
            state = unpack_state(view.rules, world[: at.CELLS], world[at.CELLS :], view.before)
            sums += times[0] * np.array(exact_worths(state, view.legal, solver))
            if pace.over:
                break
        return sums

    def _foreseen(self, view: View, known: Sight, drawn: Drawn, pace: Pace) -> Worths:
        """Return what each legal action is worth by the network, in points."""
        notes, desk = recall(known), self._desk
        actions = ints(len(view.legal))
        actions[:] = [encode_action(action) for action in view.legal]
        direct, sums = np.zeros(len(actions)), np.zeros(len(actions))
        direct_worths(known.cells, known.rules, notes, actions, desk, direct)
        after, noted, plays, weight = ints(at.CELLS), ints(NOTES), ROUNDS * view.rules.players, 0
        for worlds, times in drawn.slices(SLICE):
            sum_foreseen(worlds, times, known.rules, notes, plays, actions, sums, desk, after, noted)
            weight += int(times.sum())
            if pace.over:
                break
        return FIRST_SIGHT * direct + (1 - FIRST_SIGHT) * sums / weight
