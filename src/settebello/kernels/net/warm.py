"""Compiling the network's kernels before anybody waits: playing by it, and learning besides."""

from typing import Final

import numpy as np

from settebello.cards import PACK, Seat, cards_in
from settebello.engine import deal
from settebello.kernels.compiling.jit import compiled_before, ints
from settebello.kernels.compiling.ready import Report, Step, register, run_steps
from settebello.kernels.net import layout as at
from settebello.kernels.net.choose import (
    action_value,
    begin_values,
    best_action,
    net_action,
    net_plays,
    net_value,
)
from settebello.kernels.net.descent import (
    HOW,
    TOLD,
    TURNED,
    add_gradient,
    new_slope,
    step,
    study,
    turn_second,
)
from settebello.kernels.net.duel import OUTCOME, duel
from settebello.kernels.net.imitation import SEEN, Examples, imitate
from settebello.kernels.net.layout import new_desk
from settebello.kernels.net.notes import forget, note
from settebello.kernels.net.selfplay import SETTINGS, new_record
from settebello.kernels.pack import pack_state
from settebello.kernels.rng import new_rng
from settebello.rules import preset

NET: Final = "net"
LEARNING: Final = "learning"


def net_needs_compiling() -> bool:
    """Tell whether playing by a network has to be compiled first, which takes seconds."""
    return not compiled_before(NET)


def warm_up_net(report: Report | None = None) -> None:
    """Compile playing by a network, or load it as compiled before; reports each step and the end."""
    run_steps(_playing(), NET, report)


def learning_needs_compiling() -> bool:
    """Tell whether learning has to be compiled first."""
    return not compiled_before(LEARNING)


def warm_up_learning(report: Report | None = None) -> None:
    """Compile what learns and what measures it, or load it as compiled before."""
    run_steps(_learning(), LEARNING, report)


def _playing() -> list[Step]:
    start = deal(preset("scopa-2").rules(), Seat(1), cards_in(PACK))
    (cells, stock, rules), notes = pack_state(start), ints(at.NOTES)
    desk = new_desk(np.zeros(at.NET, np.float32))
    return [
        (forget, (notes,)),
        (net_action, (cells, rules, notes, desk)),
        (best_action, (cells, rules, notes, desk, 1)),
        (begin_values, (cells, rules, notes, desk)),
        (action_value, (cells, rules, notes, desk, int(desk.actions[0]), 0)),
        (note, (notes, cells, rules, int(desk.actions[0]))),
        (net_plays, (cells, stock, rules, notes, 1, desk)),
        (net_value, (cells, rules, notes, 0, desk)),
    ]


def _learning() -> list[Step]:
    rules = pack_state(deal(preset("scopa-2").rules(), Seat(1), cards_in(PACK))).rules
    record, floats = new_record(new_rng(1)), [np.zeros(at.NET, np.float32) for _ in range(5)]
    desk, slope = new_desk(floats[0]), new_slope(np.zeros(TURNED, np.float32))
    settings, told = np.zeros(SETTINGS, np.float32), np.zeros(TOLD, np.float64)
    none = Examples(ints(0), ints(0), ints(0), ints(0))
    return [
        (turn_second, (desk.net, slope.turned)),
        (study, (record, desk, desk, slope, rules, settings, 1, told)),
        (imitate, (record, desk, slope, rules, none, ints(0), 1.0, np.zeros(SEEN, np.float64))),
        (add_gradient, (floats[4], slope.gradient)),
        (step, (*floats, np.zeros(HOW, np.float32))),
        (duel, (record, desk, desk, ints(2), rules, 1, np.zeros(OUTCOME, np.float64))),
    ]


register(NET, _playing)
register(LEARNING, _learning)
