"""Where everything stands in the arrays of the value network.

A network is ``net`` (float32[NET]): a sparse first layer of which only the rows of the inputs that are on
are added up, one hidden layer for each part of the deal, and one number, the points that the rest of the
deal still brings the own side over the other::

    FIRST_ROWS         FIRST_BIAS  SECOND                  SECOND_BIAS      LAST             LAST_BIAS
    [INPUTS, WIDTH]    [WIDTH]     [PARTS, WIDTH, HIDDEN]  [PARTS, HIDDEN]  [PARTS, HIDDEN]  [PARTS]

The memory of seats about each other is ``notes`` (int64[NOTES]), three numbers a seat, each ten nibbles of
counts by rank (see `bits`), since the last cards came: scope refused, captures passed over, cards laid.

The network and its room to work stand in a `NetBuffers`, one for each thread.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from settebello.kernels.compiling.jit import Ints, Reals, ints
from settebello.kernels.layout import CELLS, SEATS
from settebello.kernels.scoring import POINTS

Floats = npt.NDArray[np.float32]
"""A flat array of numbers of 32 bits."""

# --- notes, by seat
REFUSED: Final = 0
PASSED: Final = 1
LAID: Final = 2
SEAT_NOTES: Final = 3
NOTES: Final = SEATS * SEAT_NOTES

# --- inputs that no own play changes
LEFT_IN: Final = 0
"""Cards still to be played, 0 to 40."""
TURN_IN: Final = LEFT_IN + 41
"""Seats from here to the one on turn, 0 to 5."""
UNSEEN_COINS_IN: Final = TURN_IN + SEATS
REFUSED_IN: Final = UNSEEN_COINS_IN + 11
"""By seat (the next, the one after it, the one before), rank, and unseen cards of it: it refused a scopa."""
PASSED_IN: Final = REFUSED_IN + 3 * 10 * 4
"""By seat, rank, times 1 to 3: it laid a card where this rank would have taken."""
LAID_IN: Final = PASSED_IN + 3 * 10 * 3
"""By seat, rank, times 1 to 3: it laid this rank."""

# --- inputs of what a play leaves behind
RANKS_IN: Final = LAID_IN + 3 * 10 * 3
"""By rank: how many in hand, on the table and unseen, one of 35 ways."""
COINS_IN: Final = RANKS_IN + 10 * 35
"""By rank: where its coin is."""
SEVENS_IN: Final = COINS_IN + 10 * 5
"""Where the settebello is, with how the sevens lie."""
SUIT_IN: Final = SEVENS_IN + 5 * 35
"""Coins, then any other suit: where its seven, six and ace are."""
BEST_IN: Final = SUIT_IN + 2 * 125
"""Coins, then any other suit: the best card for the primiera of either side, one of 81 ways."""
SEVENS_WON_IN: Final = BEST_IN + 2 * 81
CARDS_WON_IN: Final = SEVENS_WON_IN + 25
OTHERS_CARDS_IN: Final = CARDS_WON_IN + 41
COINS_WON_IN: Final = OTHERS_CARDS_IN + 41
LAST_IN: Final = COINS_WON_IN + 121
"""Nobody, the own side or another has captured last."""
TOTAL_IN: Final = LAST_IN + 3
"""The sum of the table, 0 to 31."""
ON_TABLE_IN: Final = TOTAL_IN + 32
TABLE_COINS_IN: Final = ON_TABLE_IN + 14
SWEEP_IN: Final = TABLE_COINS_IN + 7
"""The rank that sweeps the table, how many of it are unseen, and in hand 0 to 2."""
SWEEPER_IN: Final = SWEEP_IN + 10 * 5 * 3
"""How many of it are unseen, whether the next seat refused a scopa with it, and the one after."""
REACH_IN: Final = SWEEPER_IN + 20
"""By rank: it takes a sum; how many are unseen, and whether one is in hand."""
SETTEBELLO_IN: Final = REACH_IN + 10 * 5 * 2
"""By rank: it takes the settebello from the table with other cards; how many are unseen."""
HAND_IN: Final = SETTEBELLO_IN + 10 * 5
HAND_COINS_IN: Final = HAND_IN + 11
INPUTS: Final = HAND_COINS_IN + 11

IN_HAND, ON_TABLE, UNSEEN, OWN_PILE, OTHER_PILE = 0, 1, 2, 3, 4
"""Places of a card, as a seat sees them."""

MOST_ON: Final = 176
"""More inputs than are ever on; the last two places hold how many are."""
ALL_ON: Final = MOST_ON - 2
STEADY_ON: Final = MOST_ON - 1

# --- the network
WIDTH: Final = 256
HIDDEN: Final = 64
PARTS: Final = 10
"""Parts of the deal with a hidden layer of their own: four cards each, counted from the end."""
FIRST_ROWS: Final = 0
FIRST_BIAS: Final = FIRST_ROWS + INPUTS * WIDTH
SECOND: Final = FIRST_BIAS + WIDTH
SECOND_BIAS: Final = SECOND + PARTS * WIDTH * HIDDEN
LAST: Final = SECOND_BIAS + PARTS * HIDDEN
LAST_BIAS: Final = LAST + PARTS * HIDDEN
NET: Final = LAST_BIAS + PARTS

# --- sums
STEADY: Final = 0
"""The first layer's sums of the inputs that no own play changes, and of those that few do."""
FIRST_SUMS: Final = STEADY + WIDTH
SECOND_SUMS: Final = FIRST_SUMS + WIDTH
BEST: Final = SECOND_SUMS + HIDDEN
"""The worth of the play chosen last: points of the whole deal, own side over the others."""
SUMS: Final = BEST + 1

MOST_ACTIONS: Final = 512


class NetBuffers(NamedTuple):
    """A network and the room that a thread needs to work with it; its maker owns it."""

    net: Floats
    on: Ints
    """Row numbers of the inputs that are on."""
    summed: Ints
    """Those of a play whose sums stand with the steady ones'; the others' plays are reckoned from it."""
    more: Ints
    """Those that another play has more,"""
    less: Ints
    """and less."""
    actions: Ints
    tried: Ints
    """A position of its own, to try the last play of a deal on."""
    points: Ints
    sums: Floats
    worths: Reals
    """The worth of each of the actions (see `settebello.kernels.search.habits`)."""
    trained: Ints
    """The packed rules that the network was trained by, where a game counts otherwise (see `terms`)."""


def new_desk(net: Floats, trained: Ints | None = None) -> NetBuffers:
    """Return room to work with a network, which stays the caller's, as do the rules it was ``trained`` by."""
    inputs = ints(MOST_ON), ints(MOST_ON), ints(MOST_ON), ints(MOST_ON)
    rest = np.zeros(MOST_ACTIONS), ints(0) if trained is None else trained
    room = ints(MOST_ACTIONS), ints(CELLS), ints(POINTS * SEATS)
    return NetBuffers(net, *inputs, *room, np.zeros(SUMS, np.float32), *rest)
