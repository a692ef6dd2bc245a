"""Learning how others play: how likely the plays were that they have been seen to make.

A play is taken to be made by a softmax of what the network says of each legal one, and the network is moved
so that the plays seen become likelier (the gradient of the cross entropy). Its output is then no value in
points any more, but how likely the imitated players are to choose a play.
"""

from math import exp, log
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from settebello.kernels.compiling.jit import Ints, kernel
from settebello.kernels.layout import CELLS, STOCK, TO_PLAY
from settebello.kernels.moves import legal
from settebello.kernels.net import layout as at
from settebello.kernels.net.choose import action_value, begin_values
from settebello.kernels.net.forward import evaluate
from settebello.kernels.net.layout import NetBuffers
from settebello.kernels.net.notes import forget, note
from settebello.kernels.turn import apply
from settebello_lab.kernels.descent import Slope, blame
from settebello_lab.kernels.selfplay import INPUTS_ON, MOST_SAMPLES, SAMPLE, VALUES, WORTH_THEN, Record

# --- by number, what is counted (float64[SEEN])
PLAYS_SEEN, LOGS = 0, 1
"""Plays that were examples, and the logarithms of how likely they were held to be, added up."""
SEEN: Final = 2


class Examples(NamedTuple):
    """Deals as they were played, one after another."""

    cells: Ints
    """The positions they began with (int64[deals * CELLS])."""
    stocks: Ints
    """int64[deals * STOCK]"""
    plays: Ints
    """Actions as numbers (int64[deals * STOCK]); what comes after the last is not looked at."""
    shown: Ints
    """1 where a play is an example of how others play (int64[deals * STOCK])."""


@kernel
def imitate(
    record: Record,
    desk: NetBuffers,
    slope: Slope,
    rules: Ints,
    examples: Examples,
    chosen: Ints,
    spread: float,
    told: npt.NDArray[np.float64],
) -> None:
    """Leave ``spread`` times the gradient of how unlikely the examples of the chosen deals were, added up.

    Unlikely is minus the natural logarithm; ``spread`` is by how much less a play has to be worth to be e
    times less likely. The results are added to ``told`` (float64[SEEN]). Plays without a choice, a deal's
    last one, and those among more than `MOST_SAMPLES` are passed over.
    """
    for index in range(at.NET):
        slope.gradient[index] = 0
    for deal in chosen:
        for cell in range(CELLS):
            record.cells[cell] = examples.cells[CELLS * deal + cell]
        for card in range(STOCK):
            record.stock[card] = examples.stocks[STOCK * deal + card]
        forget(record.notes)
        number = STOCK * deal
        while record.cells[TO_PLAY] > 1:
            if examples.shown[number]:
                _learn(record, desk, slope, rules, examples.plays[number], spread, told)
            note(record.notes, record.cells, rules, examples.plays[number])
            apply(record.cells, record.stock, rules, examples.plays[number])
            number += 1


@kernel
def _learn(
    record: Record,
    desk: NetBuffers,
    slope: Slope,
    rules: Ints,
    played: int,
    spread: float,
    told: npt.NDArray[np.float64],
) -> None:
    """Add the gradient of one play; the record holds a row for each that was possible."""
    cells, left = record.cells, record.cells[TO_PLAY] - 1
    count = legal(cells, rules, desk.actions)
    if count == 1 or count > MOST_SAMPLES:
        return
    unseen, own, best, total = begin_values(cells, rules, record.notes, desk), 0, -1e9, 0.0
    for index in range(count):
        value = action_value(cells, rules, record.notes, desk, desk.actions[index], unseen)
        n = desk.on[at.ALL_ON]
        for number in range(n):
            record.on[at.MOST_ON * index + number] = desk.on[number]
        record.sample[SAMPLE * index + INPUTS_ON] = n
        record.values[VALUES * index + WORTH_THEN] = value
        best = max(best, value)
        if desk.actions[index] == played:
            own = index
    for index in range(count):
        total += exp((record.values[VALUES * index + WORTH_THEN] - best) / spread)
    for index in range(count):
        likely = exp((record.values[VALUES * index + WORTH_THEN] - best) / spread) / total
        if index == own:
            told[PLAYS_SEEN] += 1
            told[LOGS] += log(likely)
            likely -= 1
        n = record.sample[SAMPLE * index + INPUTS_ON]
        for number in range(n):
            desk.on[number] = record.on[at.MOST_ON * index + number]
        evaluate(desk.net, desk.on, n, left, desk.sums)
        blame(desk, slope, n, left, likely)
