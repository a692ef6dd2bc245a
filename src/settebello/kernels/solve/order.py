"""The order of plays: by the cards they take, those they leave to the next player, and earlier cuts.

The weights were found by trying, on ten-card scopone with twenty cards left, which ones made the search
visit the fewest nodes; the order never changes a value.
"""

from typing import Final

from settebello.cards import SETTEBELLO as SETTEBELLO_CARD
from settebello.kernels.bits import popcount, rank_counts
from settebello.kernels.compiling.jit import Ints, kernel
from settebello.kernels.layout import CARD_SHIFT, CARDS, SOUGHT
from settebello.kernels.scoring import COINS
from settebello.kernels.solve.stakes import SUIT

STATIC: Final = 3000
"""How much the look at a play counts against one cut it has made before."""

SETTEBELLO: Final = int(SETTEBELLO_CARD)
SEVENS: Final = 0xF000000
KEEPS: Final = 64
"""Places of the history for each card: by how many cards were taken."""


@kernel
def table_sum(table: int) -> int:
    """Add up the capture values of a table."""
    counts = rank_counts(table)
    total = 0
    for rank in range(1, 11):
        total += rank * (counts & 15)
        counts >>= 4
    return total


@kernel
def ranks_held(cards: int) -> int:
    """Mark the ranks of a set, at the lowest bit of each nibble."""
    cards |= cards >> 1
    return (cards | cards >> 2) & SUIT


@kernel
def swept_sums(rules: Ints, hand: int) -> int:
    """Return the sums that some card of the hand takes, bit *n* for the sum *n*."""
    sums = 0
    for rank in range(10):
        if hand >> 4 * rank & 15:
            sums |= 1 << rules[SOUGHT + rank]
    return sums


@kernel
def look(rules: Ints, move: int, table: int, total: int, following: int, sweeps: int) -> int:
    """Judge a play at sight.

    ``total`` is the sum of the table before it; ``following`` marks the ranks of the next player's
    hand (whole nibbles), ``sweeps`` the sums it takes.
    """
    card, taken = move >> CARD_SHIFT & 63, move & CARDS
    if taken:
        got = taken | 1 << card
        after = table & ~taken
        total -= rules[SOUGHT + (card >> 2)]
        merit = 300 + 10 * popcount(got) + 128 * popcount(got & COINS) + 67 * popcount(got & SEVENS)
        merit += 1000 * (got >> SETTEBELLO & 1)
        if after == 0:
            merit += 1500
    else:
        after = table | 1 << card
        total += (card >> 2) + 1
        merit = -500 if card == SETTEBELLO else 0
        if card & 3 == 0:
            merit -= 20
    if 0 < total < 15 and sweeps >> total & 1:
        merit -= 400
    elif total > 10:
        merit -= 20
    exposed = following & after
    if exposed == 0:
        return merit + 50
    return merit - 200 * popcount(exposed & COINS) - 66 * popcount(exposed & SEVENS)
