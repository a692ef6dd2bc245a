"""A seat's knowledge as bytes: planes of forty cards, then facts.

Byte ``40 * plane + card`` is 1 where the card is in the plane's set::

    plane   0          1       2 ...                       2 + sides ...
            the own    the     the pile of each side, the  the cards that each seat has played, the
            hand       table   own first, then in turn     observer first, then in turn

The facts follow, from byte ``40 * planes`` on::

    0      1       2          3      4         5 ...          5 + players ...  5 + players + sides ...
    steps  steps   last       cards  cards to  cards in the   scope of each    points of each side in
    to the to the  capturer:  of the be        hand of each   side, the own    the match before this
    seat   dealer  1 + steps, stock  played    seat, the      first            deal, the own first;
    on             0: nobody         in the    observer                        255 at most
    turn                             deal      first

Steps are seats from the observer on, in the way that play goes round. Bytes up to a multiple of eight are 0.
Nothing here reads another seat's hand but to count it.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from settebello.kernels.bits import popcount
from settebello.kernels.compiling.jit import Ints, inlined, kernel
from settebello.kernels.layout import (
    DEALER,
    HANDS,
    LAST_CAPTURER,
    NOBODY,
    PILES,
    PLAYERS,
    SCOPE,
    SIDE_OF,
    SIDES,
    STOCK,
    STOCK_TOP,
    TABLE,
    TO_MOVE,
    TO_PLAY,
)

HAND_PLANE, TABLE_PLANE, FIRST_PILE = 0, 1, 2
TURN_FACT, DEALER_FACT, CAPTURER_FACT, STOCK_FACT, LEFT_FACT, FIRST_HAND = range(6)
MOST: Final = 255

Bytes = npt.NDArray[np.uint8]

Words = npt.NDArray[np.uint64]

_SPREAD: Final = (
    np.array([[byte >> bit & 1 for bit in range(8)] for byte in range(256)], np.uint8).view(np.uint64).ravel()
)
"""The eight bits of a byte as eight bytes, in one word."""
_PART: Final = STOCK // 8


class Known(NamedTuple):
    """A deal: its position, the cards that each seat has played, the points of each side in the match."""

    cells: Ints
    played: Ints
    score: Ints


@kernel
def write_sight(known: Known, rules: Ints, seat: int, sees_hand: int, words: Words, out: Bytes) -> None:
    """Write what a seat knows into ``out``; ``words`` is the same memory in words of eight bytes."""
    cells = known.cells
    players, sides, own = rules[PLAYERS], rules[SIDES], rules[SIDE_OF + seat]
    _spread(cells[HANDS + seat] if sees_hand else 0, words, HAND_PLANE)
    _spread(cells[TABLE], words, TABLE_PLANE)
    fact = STOCK * (FIRST_PILE + sides + players)
    first_scope = fact + FIRST_HAND + players
    for step in range(sides):
        side = own + step if own + step < sides else own + step - sides
        _spread(cells[PILES + side], words, FIRST_PILE + step)
        out[first_scope + step] = cells[SCOPE + side]
        out[first_scope + sides + step] = min(known.score[side], MOST)
    for step in range(players):
        other = seat + step if seat + step < players else seat + step - players
        _spread(known.played[other], words, FIRST_PILE + sides + step)
        out[fact + FIRST_HAND + step] = popcount(cells[HANDS + other])
    last = cells[LAST_CAPTURER]
    out[fact + TURN_FACT] = _steps(seat, cells[TO_MOVE], players)
    out[fact + DEALER_FACT] = _steps(seat, cells[DEALER], players)
    out[fact + CAPTURER_FACT] = 0 if last == NOBODY else 1 + _steps(seat, last, players)
    out[fact + STOCK_FACT] = STOCK - cells[STOCK_TOP]
    out[fact + LEFT_FACT] = cells[TO_PLAY]


@inlined
def _spread(cards: int, words: Words, plane: int) -> None:
    for part in range(_PART):
        words[_PART * plane + part] = _SPREAD[cards >> 8 * part & 255]


@inlined
def _steps(seat: int, other: int, players: int) -> int:
    return other - seat if other >= seat else other - seat + players
