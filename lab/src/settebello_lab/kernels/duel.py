"""Measuring: duplicate deals between the network, the greedy player and chance."""

from typing import Final

import numpy as np
import numpy.typing as npt

from settebello.kernels.compiling.jit import Ints, kernel
from settebello.kernels.dealing import deal_fair
from settebello.kernels.greedy import greedy_action
from settebello.kernels.layout import CELLS, PLAYERS, SIDE_OF, TO_MOVE, TO_PLAY
from settebello.kernels.net.choose import net_action, points_lead
from settebello.kernels.net.layout import NetBuffers
from settebello.kernels.net.notes import forget, note
from settebello.kernels.playout import random_action
from settebello.kernels.turn import apply
from settebello_lab.kernels.selfplay import Record

RANDOM, GREEDY, NETWORK = 0, 1, 2
"""The players that can sit down."""

# --- what is added up, float64[OUTCOME]: deals; the lead of the first, on average of its two seats; squared
DEALS, LEAD, SQUARE = 0, 1, 2
OUTCOME: Final = 3


@kernel
def duel(
    record: Record,
    first: NetBuffers,
    second: NetBuffers,
    players: Ints,
    rules: Ints,
    deals: int,
    outcome: npt.NDArray[np.float64],
) -> None:
    """Play duplicate deals: ``players[0]`` on the sides of even number, then on the others.

    Points a deal and table of the first over the second are added to ``outcome``.
    """
    cells, start = record.cells, record.sample
    for _ in range(deals):
        deal_fair(cells, record.stock, rules, rules[PLAYERS] - 1, record.rng)
        for cell in range(CELLS):
            start[cell] = cells[cell]
        lead = 0.0
        for swapped in range(2):
            for cell in range(CELLS):
                cells[cell] = start[cell]
            _play_table(record, first, second, players, rules, swapped)
            lead += points_lead(cells, rules, swapped, first.points) / 2
        outcome[DEALS] += 1
        outcome[LEAD] += lead
        outcome[SQUARE] += lead * lead


@kernel
def _play_table(
    record: Record, first: NetBuffers, second: NetBuffers, players: Ints, rules: Ints, swapped: int
) -> None:
    cells = record.cells
    forget(record.notes)
    while cells[TO_PLAY]:
        if rules[SIDE_OF + cells[TO_MOVE]] & 1 == swapped:
            action = _play(record, first, players[0], rules)
        else:
            action = _play(record, second, players[1], rules)
        note(record.notes, cells, rules, action)
        apply(cells, record.stock, rules, action)


@kernel
def _play(record: Record, desk: NetBuffers, player: int, rules: Ints) -> int:
    if player == NETWORK:
        return net_action(record.cells, rules, record.notes, desk)
    if player == GREEDY:
        return greedy_action(record.cells, rules)
    return random_action(record.cells, rules, record.rng)
