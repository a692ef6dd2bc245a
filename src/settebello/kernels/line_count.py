"""Counting every line of play to a depth: the classic test of move generation, and a way to find its faults.

A line is counted once for each order of legal actions, however many cards it takes; a deal that is over
has no lines of a further play.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from settebello.kernels.compiling.jit import Ints, ints, kernel
from settebello.kernels.layout import CELLS
from settebello.kernels.moves import count_legal, legal
from settebello.kernels.pack import Packed
from settebello.kernels.turn import apply

WIDTH: Final = 1 << 10
"""Actions of one position that the first try has room for."""

Rows = npt.NDArray[np.int64]
"""A table with a row for each depth."""


def legal_numbers(position: Packed) -> list[int]:
    """List the legal actions of a position as numbers, in canonical order."""
    out = ints(count_legal(position.cells, position.rules))
    found: list[int] = out[: legal(position.cells, position.rules, out)].tolist()
    return found


def count_lines(position: Packed, depth: int) -> int:
    """Count the lines of ``depth`` plays from a packed position."""
    width, lines = WIDTH, -1
    while lines < 0:
        cells = np.zeros((depth + 1, CELLS), np.int64)
        actions = np.zeros((depth + 1, width), np.int64)
        cells[0] = position.cells[:CELLS]
        lines = int(lines_below(cells, position.stock, position.rules, depth, actions, ints(2 * depth + 2)))
        width = -lines
    return lines


@kernel
def lines_below(cells: Rows, stock: Ints, rules: Ints, depth: int, actions: Rows, todo: Ints) -> int:
    """Count the lines below ``cells[0]``, or return minus the actions there must be room for.

    ``cells`` is int64[depth + 1, CELLS], ``actions`` int64[depth + 1, room]; ``todo`` (int64[2 * depth + 2])
    holds for each depth how many actions there are and how many have been looked at.
    """
    if depth == 0:
        return 1
    lines, level = 0, 0
    todo[0], todo[1] = -1, 0
    while level >= 0:
        if level == depth - 1:
            lines += count_legal(cells[level], rules)
            level -= 1
            continue
        if todo[2 * level] < 0:
            todo[2 * level] = legal(cells[level], rules, actions[level])
            if todo[2 * level] > actions.shape[1]:
                return -todo[2 * level]
        looked_at = todo[2 * level + 1]
        if looked_at == todo[2 * level]:
            level -= 1
            continue
        todo[2 * level + 1] = looked_at + 1
        for cell in range(CELLS):
            cells[level + 1, cell] = cells[level, cell]
        apply(cells[level + 1], stock, rules, actions[level, looked_at])
        level += 1
        todo[2 * level], todo[2 * level + 1] = -1, 0
    return lines
