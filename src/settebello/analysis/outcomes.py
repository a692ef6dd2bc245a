"""The outcome of each play in each world: the same worlds for all, and the same way of playing on.

Where a network knows the game, it plays on for every seat, and the worth of a play is the mean of what the
seat sees after each round and the end, which is solved with ten cards left
(`settebello.kernels.search.foresight`). In other games everybody plays on greedily to the end.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from settebello.analysis.worlds import SampledWorlds
from settebello.engine import Action, encode_action
from settebello.kernels import POINTS, Ints, ints
from settebello.kernels import layout as at
from settebello.kernels.greedy import greedy_playout
from settebello.kernels.net import Weights, new_desk, recall, trained_otherwise, weights_for
from settebello.kernels.search.averages import lead
from settebello.kernels.search.foresight import Forecast, foresee, new_ahead
from settebello.kernels.search.inference import WORLD
from settebello.kernels.search.outcomes import MOST, deal_outcome
from settebello.kernels.turn import apply
from settebello.players.search.warm import ready_to_foresee

Table = npt.NDArray[np.float64]

TWO: Final = 2


@dataclass(frozen=True, slots=True, eq=False)
class Outcomes:
    """By world and play: the ``points`` of the deal for the side that plays (float64[worlds, plays]).

    ``ends`` (int64[worlds, plays]) are how the deal ends, for two sides: own points and the others', as
    `settebello.kernels.search.outcomes` has them; empty among more sides.
    """

    points: Table
    ends: Ints

    @property
    def leads(self) -> Table:
        """Return by how much the own side is ahead at the end of each deal."""
        return (self.ends // MOST - self.ends % MOST).astype(np.float64)


def outcomes(worlds: SampledWorlds, legal: Sequence[Action]) -> Outcomes:
    """Play on after each play in each world."""
    ready_to_foresee()
    weights = weights_for(worlds.known.rules)
    return greedy_outcomes(worlds, legal) if weights is None else _foreseen(worlds, _numbers(legal), weights)


def greedy_outcomes(worlds: SampledWorlds, legal: Sequence[Action]) -> Outcomes:
    """Let everybody play on greedily to the end after each play in each world."""
    return _greedy(worlds, _numbers(legal))


def _numbers(legal: Sequence[Action]) -> Ints:
    actions = ints(len(legal))
    actions[:] = [encode_action(action) for action in legal]
    return actions


def _foreseen(worlds: SampledWorlds, actions: Ints, weights: Weights) -> Outcomes:
    known, shape = worlds.known, (worlds.count, len(actions))
    desk = new_desk(weights.net, trained_otherwise(known.rules))
    forecast = Forecast(np.zeros(shape[0] * shape[1]), ints(shape[0] * shape[1]), ints(0))
    foresee(worlds.rows, known.rules, recall(known), actions, desk, new_ahead(), forecast)
    return Outcomes(forecast.worths.reshape(shape), forecast.ends.reshape(shape))


def _greedy(worlds: SampledWorlds, actions: Ints) -> Outcomes:
    known, shape = worlds.known, (worlds.count, len(actions))
    two = known.rules[at.SIDES] == TWO
    points, ends = np.zeros(shape), np.zeros(shape if two else (0, 0), np.int64)
    cells, room = ints(at.CELLS), ints(POINTS * at.SEATS)
    for number in range(worlds.count):
        world = worlds.rows[number * WORLD : (number + 1) * WORLD]
        stock, side = world[at.CELLS :], known.rules[at.SIDE_OF + world[at.TO_MOVE]]
        for index, action in enumerate(actions):
            cells[:] = world[: at.CELLS]
            apply(cells, stock, known.rules, action)
            greedy_playout(cells, stock, known.rules)
            points[number, index] = lead(cells, known.rules, side, room)
            if two:
                ends[number, index] = deal_outcome(cells, known.rules, side, room)
    return Outcomes(points, ends)
