"""The plays that differ: of dead cards that are one and the same, the first stands for all.

Moves are actions as numbers (`settebello.engine.actions`). The order is not the engine's; `order` sets it.
"""

from typing import Final

import numpy as np

from settebello.kernels.bits import lowest, rank_counts
from settebello.kernels.compiling.jit import Ints, kernel
from settebello.kernels.layout import (
    ACE_BANK,
    ACE_TAKES_ACE,
    ACE_TAKES_ALL,
    BANKED,
    CARD_SHIFT,
    CHOICE,
    DUTY,
    OPTIONAL,
    SOUGHT,
)
from settebello.kernels.moves import ACES, passed_over, playable
from settebello.kernels.sums import FIRST, NEED, TAKEN, fits, sums_of

_MOST: Final = 6
"""The most ways to take some of the four cards of a rank."""


def _distinct(suits: int, dead: int, taken: int) -> list[int]:
    """List the choices of ``taken`` cards in a nibble in which dead ones go lowest first."""
    out = []
    for chosen in range(16):
        if chosen & ~suits or chosen.bit_count() != taken:
            continue
        gone = [bit for bit in range(4) if (suits & dead) >> bit & 1]
        used = [bit for bit in gone if chosen >> bit & 1]
        if used == gone[: len(used)]:
            out.append(chosen)
    return out


_ROWS: Final = [
    _distinct(suits, dead, taken) for suits in range(16) for dead in range(16) for taken in range(5)
]
_WAYS: Final = np.array([len(row) for row in _ROWS], np.int64)
_CHOSEN: Final = np.array([choice for row in _ROWS for choice in row + [0] * (_MOST - len(row))], np.int64)


@kernel
def _row(table: int, dead: int, place: int, taken: int) -> int:
    """Return where the choices of ``taken`` cards of the rank at nibble ``place`` stand."""
    return ((table >> place & 15) << 4 | dead >> place & 15) * 5 + taken


@kernel
def _ways(table: int, dead: int, need: int) -> int:
    product = 1
    while need:
        place = lowest(need) & 0x3C
        product *= _WAYS[_row(table, dead, place, need >> place & 7)]
        need &= ~(7 << place)
    return product


@kernel
def _taken(table: int, dead: int, need: int, index: int) -> int:
    """Return one of the distinct sets that meet a need, by its number."""
    taken = 0
    while need:
        place = lowest(need) & 0x3C
        row = _row(table, dead, place, need >> place & 7)
        later = index // _WAYS[row]
        taken |= _CHOSEN[6 * row + index - later * _WAYS[row]] << place
        index = later
        need &= ~(7 << place)
    return taken


@kernel
def distinct_moves(rules: Ints, hand: int, table: int, dead: int, out: Ints, start: int) -> int:
    """Write the plays that differ from ``out[start]`` on; return the end, which may lie past the buffer."""
    cards = playable(rules, table, hand)
    counts = rank_counts(table)
    sums = sums_of(table)
    ranks_done = 0
    n = start
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if dead >> card & 1:
            if ranks_done >> (card >> 2) & 1:
                continue
            ranks_done |= 1 << (card >> 2)
        n = _moves_of(rules, card, table, counts, sums, dead, out, n)
        if n > len(out):
            return n
    return n


@kernel
def _moves_of(
    rules: Ints, card: int, table: int, counts: int, sums: int, dead: int, out: Ints, start: int
) -> int:
    n = start
    if card < 4 and rules[ACE_TAKES_ALL]:
        n = _ace_captures(rules, card, table, dead, out, n)
    elif sums >> rules[SOUGHT + (card >> 2)] & 1:
        n = _captures(rules, card, table, counts, dead, out, n)
    if n == start or rules[DUTY] == OPTIONAL:
        n = _put(out, n, card << CARD_SHIFT)
    if card < 4 and rules[ACE_BANK]:
        n = _put(out, n, BANKED | card << CARD_SHIFT)
    return n


@kernel
def _put(out: Ints, n: int, move: int) -> int:
    if n < len(out):
        out[n] = move
    return n + 1


@kernel
def _ace_captures(rules: Ints, card: int, table: int, dead: int, out: Ints, start: int) -> int:
    aces = table & ACES
    if not aces or not rules[ACE_TAKES_ACE]:
        return _put(out, start, card << CARD_SHIFT | table) if table else start
    n = start
    for index in range(_WAYS[_row(table, dead, 0, 1)]):
        n = _put(out, n, card << CARD_SHIFT | _taken(table, dead, 1, index))
    return n


@kernel
def _captures(rules: Ints, card: int, table: int, counts: int, dead: int, out: Ints, start: int) -> int:
    sought = rules[SOUGHT + (card >> 2)]
    n, fewest = start, 0
    for row in range(FIRST[sought], FIRST[sought + 1]):
        need = NEED[row]
        if fewest and TAKEN[row] > fewest and passed_over(rules[CHOICE], fewest):
            break
        if not fits(counts, need):
            continue
        if fewest == 0:
            fewest = TAKEN[row]
        for index in range(_ways(table, dead, need)):
            n = _put(out, n, card << CARD_SHIFT | _taken(table, dead, need, index))
    return n
