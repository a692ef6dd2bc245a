"""Which ranks add up to a number, worked out once: the table behind every capture.

A *need* says how many cards of each rank a capture takes, as ten nibbles (see `bits`). The needs of a
sum stand together, fewest cards first::

    FIRST[7] .. FIRST[8]     7   A6 25 34   AA5 A24 A33 223   AAA4 AA23 A222   AAAA3

A need fits a table where ``((counts | HIGH) - need) & HIGH == HIGH``. Of each rank it takes any so many
of the cards there: ``WAYS`` counts the choices, ``CHOSEN`` lists them.
"""

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Final

import numpy as np

from settebello.kernels.bits import HIGH, lowest
from settebello.kernels.compiling.jit import inlined
from settebello.kernels.layout import MOST_SUM

_SUMS: Final = (1 << MOST_SUM + 1) - 1


def _needs(total: int, largest: int) -> Iterator[tuple[int, int]]:
    """List the needs that add up to ``total`` with ranks up to ``largest``: cards, nibbles."""
    if total == 0:
        yield 0, 0
    elif largest:
        for copies in range(min(4, total // largest) + 1):
            for cards, need in _needs(total - copies * largest, largest - 1):
                yield cards + copies, need | copies << 4 * (largest - 1)


_ROWS: Final = [sorted(_needs(total, 10)) if total else [] for total in range(MOST_SUM + 1)]

FIRST: Final = np.array([sum(map(len, _ROWS[:total])) for total in range(MOST_SUM + 2)], np.int64)
"""Where the needs of a sum begin; one more than the sums."""

NEED: Final = np.array([need for row in _ROWS for _, need in row], np.int64)
TAKEN: Final = np.array([cards for row in _ROWS for cards, _ in row], np.int64)
"""How many cards each need takes."""

WAYS: Final = np.array([comb(held, taken) for held in range(8) for taken in range(8)], np.int64)
"""Choices of ``taken`` among ``held`` cards, at ``8 * held + taken``."""


def _choices(suits: int, taken: int) -> list[int]:
    held = [1 << suit for suit in range(4) if suits >> suit & 1]
    listed = sorted(map(sum, combinations(held, taken)))
    return listed + [0] * (8 - len(listed))


CHOSEN: Final = np.array(
    [chosen for suits in range(16) for taken in range(8) for chosen in _choices(suits, taken)], np.int64
)
"""The choices of ``taken`` suits in a nibble, at ``64 * suits + 8 * taken``, as nibbles."""


@inlined
def sums_of(table: int) -> int:
    """Return all the sums that some of the table's cards have, bit *n* for the sum *n*, up to `MOST_SUM`."""
    sums = 1
    while table:
        sums |= sums << (lowest(table) >> 2) + 1 & _SUMS
        table &= table - 1
    return sums


@inlined
def fits(counts: int, need: int) -> bool:
    """Tell whether the table has the ranks that a need asks for."""
    return ((counts | HIGH) - need) & HIGH == HIGH


@inlined
def ways(counts: int, need: int) -> int:
    """Count the sets of cards that meet a need that fits."""
    product = 1
    while need:
        at = lowest(need) & 0x3C
        product *= WAYS[(counts >> at & 7) << 3 | (need >> at & 7)]
        need &= ~(7 << at)
    return product


@inlined
def chosen_set(table: int, counts: int, need: int, index: int) -> int:
    """Return one of the sets of cards that meet a need, by its number from 0 to ``ways`` - 1."""
    taken = 0
    while need:
        at = lowest(need) & 0x3C
        asked = need >> at & 7
        choices = WAYS[(counts >> at & 7) << 3 | asked]
        later = index // choices
        choice = CHOSEN[(table >> at & 15) << 6 | asked << 3 | (index - later * choices)]
        taken |= choice << at
        index = later
        need &= ~(7 << at)
    return taken
