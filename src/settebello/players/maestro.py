"""Maestro: worlds weighed by what has been played, a few plays on by the value network, the end solved.

Worlds are drawn as likely as they are if the others play like the network (`settebello.kernels.inference`).
In each, every play is followed by the
network's plays for a round, then valued from the own seat; the average is joined with what the network
thinks of the play at first sight. The last cards are solved in each world. Where the deal may end the
match, the network plays each world to its end too, for what the points are worth there
(`settebello.players.chances`). In games that no network was trained for, everybody plays greedily to the end
instead.
"""

from collections.abc import Iterator
from math import ceil
from typing import Final, NamedTuple

import numpy as np

from settebello.engine import Action, View, encode_action
from settebello.kernels import ints, new_rng, unpack_state
from settebello.kernels import layout as at
from settebello.kernels.belief import LIKELY, odds_of
from settebello.kernels.foresight import Worths, direct_worths, sum_foreseen
from settebello.kernels.inference import WORLD, Walk, begin_walk, go_on, new_walk
from settebello.kernels.jit import Ints
from settebello.kernels.net import NET, NOTES, moments, new_desk, recall, weights_for
from settebello.kernels.net.layout import Floats
from settebello.kernels.outcomes import find_ends
from settebello.kernels.search_warm import warm_foresight_once
from settebello.kernels.sight import Sight, sight
from settebello.kernels.solve import Solver
from settebello.players.chances import LEAD, Table, wins_by_end
from settebello.players.exact import exact_worths, solvable
from settebello.players.pace import Pace
from settebello.players.player import Budget
from settebello.players.worlds import Worlds

WALKS: Final = 4
"""Walks from world to world, each with its part of the worlds that are wanted."""
SKIPPED: Final = 6
"""Worlds at the beginning of a walk that are left aside."""
ROUNDS: Final = 1
"""Rounds of plays that the network makes after the own one."""
FIRST_SIGHT: Final = 0.5
"""The part that the network's first opinion has in the judgement."""
SOLVED: Final = 12
"""With so many cards to play or fewer, each world is solved."""
SOLVED_OPEN: Final = 24
"""The same where every card is known."""

SURE: Final = 3.5
"""Standard errors by which the match has to be likelier won for the best play in points to be passed over."""

DRAWING: Final = 0.5
"""The part of a move's time in which worlds are drawn."""
SLICE: Final = 4
"""Worlds between two looks at the clock."""

_NO_NET: Final[Floats] = np.zeros(NET, np.float32)


class Drawn(NamedTuple):
    """Worlds (int64[worlds, WORLD]), each once, and how many times each was drawn."""

    worlds: Ints
    times: Ints

    def slices(self, most: int) -> Iterator[tuple[Ints, Ints]]:
        """Yield the worlds one after another, and their times, so many together."""
        for first in range(0, len(self.times), most):
            part = slice(first, first + most)
            yield self.worlds[part].ravel(), self.times[part]


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
        told = moments(known) if weights else ints(0)
        drawn = self._draw(new_walk(known, odds_of(known, LIKELY), told, self._desk), known, rng, pace)
        worths = self._solved(view, drawn, pace) if solved else self._foreseen(view, known, drawn, pace)
        wins = None if weights is None or known.determined else wins_by_end(view)
        if wins is not None:
            return view.legal[self._for_the_match(wins, worths, view, known, drawn, pace)]
        return view.legal[int(worths.argmax())]

    def _draw(self, walk: Walk, known: Sight, rng: Ints, pace: Pace) -> Drawn:
        """Draw worlds, walk by walk; fewer where there is no time, and one where every card is known."""
        wanted = 1 if known.determined else self._worlds
        worlds, made, skipped = ints(wanted * WORLD), 0, ints(SKIPPED * WORLD)
        for part in pace.slices(wanted, ceil(wanted / WALKS), DRAWING):
            begin_walk(walk, rng)
            go_on(walk, rng, skipped)
            go_on(walk, rng, worlds[made * WORLD : (made + part) * WORLD])
            made += part
        return Drawn(*np.unique(worlds[: made * WORLD].reshape(-1, WORLD), axis=0, return_counts=True))

    def _solved(self, view: View, drawn: Drawn, pace: Pace) -> Worths:
        """Return what each legal action is worth with all cards open, on average, in points."""
        sums, solver, weight = np.zeros(len(view.legal)), Solver(view.cards_to_play), 0
        for world, times in drawn.slices(1):
            state = unpack_state(view.rules, world[: at.CELLS], world[at.CELLS :], view.before)
            sums += times[0] * np.array(exact_worths(state, view.legal, solver))
            weight += int(times[0])
            if pace.over:
                break
        return sums / weight

    def _foreseen(self, view: View, known: Sight, drawn: Drawn, pace: Pace) -> Worths:
        """Return what each legal action is worth by the network, in points."""
        notes, desk, actions = recall(known), self._desk, _numbers(view)
        direct, sums = np.zeros(len(actions)), np.zeros(len(actions))
        direct_worths(known.cells, known.rules, notes, actions, desk, direct)
        after, noted, plays, weight = ints(at.CELLS), ints(NOTES), ROUNDS * view.rules.players, 0
        for worlds, times in drawn.slices(SLICE):
            sum_foreseen(worlds, times, known.rules, notes, plays, actions, sums, desk, after, noted)
            weight += int(times.sum())
            if pace.over:
                break
        return FIRST_SIGHT * direct + (1 - FIRST_SIGHT) * sums / weight

    def _for_the_match(
        self, wins: Table, points: Worths, view: View, known: Sight, drawn: Drawn, pace: Pace
    ) -> int:
        """Return which action to play for the match: the best one in points, or one that surely wins it more.

        The worlds are played to their ends by the network. Few ends tell little, so the points they bring are
        replaced by those already known, at what a point is worth among these ends (a control variate).
        """
        notes, actions, after, noted = recall(known), _numbers(view), ints(at.CELLS), ints(NOTES)
        found, counted = [], []
        for worlds, times in drawn.slices(SLICE):
            ends = ints(len(times) * len(actions))
            find_ends(worlds, known.rules, notes, actions, ends, self._desk, after, noted)
            found.append(ends.reshape(len(times), len(actions)))
            counted.append(times)
            if pace.over:
                break
        reached, weights = np.concatenate(found), np.concatenate(counted)
        won, leads = wins.ravel()[reached], LEAD.ravel()[reached]
        worth_of_point = slope(leads, won, np.broadcast_to(weights[:, None], won.shape))
        return surely_best(won + worth_of_point * (points - leads), weights, int(points.argmax()))


def slope(x: Worths, y: Worths, weights: Worths) -> float:
    """Return by how much y rises with x (least squares); 0 where x is always the same."""
    apart = x - np.average(x, weights=weights)
    spread = np.average(apart**2, weights=weights)
    return float(np.average(apart * y, weights=weights) / spread) if spread else 0.0


def surely_best(worths: Worths, weights: Ints, usual: int) -> int:
    """Return the action of most worth among those surely better than the usual one, or that.

    ``worths`` (float64[worlds, actions]) stand in worlds that were drawn ``weights`` times.
    """
    more = worths - worths[:, [usual]]
    means = np.average(more, axis=0, weights=weights)
    variances = np.average((more - means) ** 2, axis=0, weights=weights)
    errors = np.sqrt(variances * (weights**2).sum()) / weights.sum()
    sure = np.where(means > SURE * errors, means, 0.0)
    return int(sure.argmax()) if sure.any() else usual


def _numbers(view: View) -> Ints:
    """Return the legal actions as numbers."""
    actions = ints(len(view.legal))
    actions[:] = [encode_action(action) for action in view.legal]
    return actions
