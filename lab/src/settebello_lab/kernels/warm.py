"""Compiling the kernels that learn before a program waits for them."""

from typing import Final

import numpy as np

from settebello.cards import PACK, Seat, cards_in
from settebello.engine import deal
from settebello.kernels.compiling.jit import ints
from settebello.kernels.compiling.ready import register
from settebello.kernels.net import layout as at
from settebello.kernels.net.layout import new_desk
from settebello.kernels.pack import pack_state
from settebello.kernels.rng import new_rng
from settebello.rules import preset
from settebello_lab.kernels.descent import (
    HOW,
    TOLD,
    TURNED,
    add_gradient,
    new_slope,
    step,
    study,
    turn_second,
)
from settebello_lab.kernels.duel import OUTCOME, duel
from settebello_lab.kernels.imitation import SEEN, Examples, imitate
from settebello_lab.kernels.samples import new_samples, play_samples
from settebello_lab.kernels.selfplay import SETTINGS, new_record

LEARNING: Final = "settebello_lab.learning"
"""The part of the kernels that learns, and that measures what was learned."""

_NAMES: Final = ("descent", "duel", "imitation", "samples", "selfplay")


def _learn() -> None:
    """Play one deal against itself, make one step from it, and measure the network by one deal."""
    rules = pack_state(deal(preset("scopa-2").rules(), Seat(1), cards_in(PACK))).rules
    net, average, mean, square, gradient = (np.zeros(at.NET, np.float32) for _ in range(5))
    record, desk, slope = new_record(new_rng(1)), new_desk(net), new_slope(np.zeros(TURNED, np.float32))
    turn_second(desk.net, slope.turned)
    settings = np.zeros(SETTINGS, np.float32)
    study(record, desk, desk, slope, rules, settings, 1, np.zeros(TOLD, np.float64))
    play_samples(record, desk, desk, new_samples(1), rules, settings, 1)
    none = Examples(ints(0), ints(0), ints(0), ints(0))
    imitate(record, desk, slope, rules, none, ints(0), 1.0, np.zeros(SEEN, np.float64))
    add_gradient(gradient, slope.gradient)
    step(net, average, mean, square, gradient, np.zeros(HOW, np.float32))
    duel(record, desk, desk, ints(2), rules, 1, np.zeros(OUTCOME, np.float64))


register(LEARNING, _learn, [f"settebello_lab.kernels.{name}" for name in _NAMES])
