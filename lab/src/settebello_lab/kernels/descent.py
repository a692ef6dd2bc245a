"""Learning from samples: the gradient of the squared error, and steps of Adam (Kingma and Ba 2015)."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from settebello.kernels.compiling.jit import Ints, kernel
from settebello.kernels.net import layout as at
from settebello.kernels.net.forward import evaluate, part_of
from settebello.kernels.net.layout import Floats, NetBuffers
from settebello.kernels.net.rows import add_scaled
from settebello_lab.kernels.selfplay import (
    CARDS_LEFT,
    INPUTS_ON,
    SAMPLE,
    TARGET,
    VALUES,
    Record,
    play_deal,
)

TURNED: Final = at.PARTS * at.WIDTH * at.HIDDEN

# --- what a thread counts, float64[TOLD]
SAMPLES, ERROR = 0, 1
TOLD: Final = 2

# --- how a step is made, float32[HOW]
RATE, MEAN_SHARE, SQUARE_SHARE, MEAN_FIX, SQUARE_FIX, SCALE, AVERAGE_SHARE, TINY = 0, 1, 2, 3, 4, 5, 6, 7
HOW: Final = 8


class Slope(NamedTuple):
    """A network's gradient in the making."""

    gradient: Floats
    turned: Floats
    """The second layer, rows and columns exchanged (`turn_second`); threads may share it."""
    back: Floats


def new_slope(turned: Floats) -> Slope:
    """Return room for a gradient."""
    return Slope(np.zeros(at.NET, np.float32), turned, np.zeros(at.WIDTH + at.HIDDEN, np.float32))


@kernel
def study(
    record: Record,
    desk: NetBuffers,
    guest: NetBuffers,
    slope: Slope,
    rules: Ints,
    settings: Floats,
    deals: int,
    told: npt.NDArray[np.float64],
) -> None:
    """Play so many deals and leave the gradient of the squared error, halved, added up over all samples."""
    for index in range(at.NET):
        slope.gradient[index] = 0
    for _ in range(deals):
        for sample in range(play_deal(record, desk, guest, rules, settings)):
            error = _descend(record, desk, slope, sample)
            told[SAMPLES] += 1
            told[ERROR] += error * error


@kernel
def _descend(record: Record, desk: NetBuffers, slope: Slope, sample: int) -> float:
    """Add the gradient of one sample; return its error."""
    n, left = record.sample[SAMPLE * sample + INPUTS_ON], record.sample[SAMPLE * sample + CARDS_LEFT]
    for index in range(n):
        desk.on[index] = record.on[at.MOST_ON * sample + index]
    error = evaluate(desk.net, desk.on, n, left, desk.sums) - record.values[VALUES * sample + TARGET]
    blame(desk, slope, n, left, error)
    return error


@kernel
def blame(desk: NetBuffers, slope: Slope, n: int, left: int, error: float) -> None:
    """Add the gradient of the value that `evaluate` returned last for these inputs, ``error`` times."""
    net, sums, gradient, back = desk.net, desk.sums, slope.gradient, slope.back
    part = part_of(left)
    last, rows = at.LAST + part * at.HIDDEN, part * at.WIDTH * at.HIDDEN
    gradient[at.LAST_BIAS + part] += error
    for index in range(at.WIDTH):
        back[index] = 0
    for unit in range(at.HIDDEN):
        signal = sums[at.SECOND_SUMS + unit]
        back[at.WIDTH + unit] = 0
        if signal > 0:
            share = net[last + unit] * error
            back[at.WIDTH + unit] = share
            gradient[last + unit] += signal * error
            gradient[at.SECOND_BIAS + part * at.HIDDEN + unit] += share
            add_scaled(share, slope.turned, rows + unit * at.WIDTH, back, 0, at.WIDTH)
    for index in range(at.WIDTH):
        signal = sums[at.FIRST_SUMS + index]
        if signal > 0:
            gradient[at.FIRST_BIAS + index] += back[index]
            add_scaled(signal, back, at.WIDTH, gradient, at.SECOND + rows + index * at.HIDDEN, at.HIDDEN)
        else:
            back[index] = 0
    for number in range(n):
        add_scaled(1.0, back, 0, gradient, at.FIRST_ROWS + desk.on[number] * at.WIDTH, at.WIDTH)


@kernel
def turn_second(net: Floats, turned: Floats) -> None:
    """Write the second layer with rows and columns exchanged, so that the way back reads it in order."""
    for part in range(at.PARTS):
        first = part * at.WIDTH * at.HIDDEN
        for index in range(at.WIDTH):
            for unit in range(at.HIDDEN):
                turned[first + unit * at.WIDTH + index] = net[at.SECOND + first + index * at.HIDDEN + unit]


@kernel
def add_gradient(total: Floats, gradient: Floats) -> None:
    """Add one thread's gradient to another's."""
    for index in range(at.NET):
        total[index] += gradient[index]


@kernel
def step(net: Floats, average: Floats, mean: Floats, square: Floats, gradient: Floats, how: Floats) -> None:
    """Make one step of Adam, and move the running average of the weights after them."""
    for index in range(at.NET):
        slope = gradient[index] * how[SCALE]
        mean[index] += how[MEAN_SHARE] * (slope - mean[index])
        square[index] += how[SQUARE_SHARE] * (slope * slope - square[index])
        size = np.sqrt(square[index] * how[SQUARE_FIX]) + how[TINY]
        net[index] -= how[RATE] * mean[index] * how[MEAN_FIX] / size
        average[index] += how[AVERAGE_SHARE] * (net[index] - average[index])
