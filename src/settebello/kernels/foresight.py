"""Judging plays by sampled worlds and the value network: some plays on by the network, then its value.

The value is that of the seat's own view, so that nothing is gained by knowing a world's hidden cards;
these only decide what the others do.
"""

import numpy as np
import numpy.typing as npt

from settebello.kernels.inference import WORLD
from settebello.kernels.jit import Ints, kernel
from settebello.kernels.layout import CELLS, TO_MOVE
from settebello.kernels.net.choose import action_value, begin_values, net_plays, net_value
from settebello.kernels.net.layout import NOTES, Desk
from settebello.kernels.net.notes import note
from settebello.kernels.turn import apply

Worths = npt.NDArray[np.float64]
"""By action, in points of the whole deal."""


@kernel
def direct_worths(cells: Ints, rules: Ints, notes: Ints, actions: Ints, desk: Desk, worths: Worths) -> None:
    """Write what the network thinks of each action at first sight."""
    unseen = begin_values(cells, rules, notes, desk)
    for index in range(len(actions)):
        worths[index] = action_value(cells, rules, notes, desk, actions[index], unseen)


@kernel
def sum_foreseen(
    worlds: Ints,
    times: Ints,
    rules: Ints,
    notes: Ints,
    plays: int,
    actions: Ints,
    sums: Worths,
    desk: Desk,
    after: Ints,
    noted: Ints,
) -> None:
    """Add to ``sums`` what each of ``actions`` brings in each world, so many ``times``.

    After the action ``plays`` more are made by the network. ``worlds`` are rows as in `inference`, ``notes``
    the seat's; ``after`` (int64[CELLS]) and ``noted`` (int64[NOTES]) are room to work in.
    """
    for number in range(len(times)):
        world = worlds[number * WORLD : (number + 1) * WORLD]
        stock, seat = world[CELLS:], world[TO_MOVE]
        for index in range(len(actions)):
            follow(world, stock, rules, notes, actions[index], plays, desk, after, noted)
            sums[index] += times[number] * net_value(after, rules, noted, seat, desk)


@kernel
def follow(
    world: Ints,
    stock: Ints,
    rules: Ints,
    notes: Ints,
    action: int,
    plays: int,
    desk: Desk,
    after: Ints,
    noted: Ints,
) -> None:
    """Write into ``after`` and ``noted`` what an action and so many plays of the network lead to."""
    for cell in range(CELLS):
        after[cell] = world[cell]
    for cell in range(NOTES):
        noted[cell] = notes[cell]
    note(noted, after, rules, action)
    apply(after, stock, rules, action)
    net_plays(after, stock, rules, noted, plays, desk)
