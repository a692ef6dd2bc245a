"""Shuffling and dealing: the twin of `settebello.engine.dealing`."""

from typing import Final

from settebello.cards import PACK_SIZE
from settebello.engine.dealing import KINGS, LOW_SUM
from settebello.kernels.bits import popcount, rank_total
from settebello.kernels.compiling.jit import Ints, inlined, kernel
from settebello.kernels.layout import (
    CELLS,
    DEALER,
    LAST_CAPTURER,
    NOBODY,
    PACKET,
    PACKETS,
    PLAYERS,
    REDEAL_ACE,
    REDEAL_KINGS,
    REDEAL_SUM,
    STOCK,
    STOCK_TOP,
    TABLE,
    TO_MOVE,
    TO_PLAY,
)
from settebello.kernels.rng import below
from settebello.kernels.turn import hand_out

NO_REDEAL, FOR_KINGS, FOR_SUM, FOR_ACE = 0, 1, 2, 3
MOST_TRIES: Final = 10_000

_RE: Final = 36


@kernel
def new_pack(stock: Ints) -> None:
    """Lay the forty cards in order into a stock."""
    for card in range(STOCK):
        stock[card] = card


@kernel
def shuffle(stock: Ints, start: int, rng: Ints) -> None:
    """Shuffle the stock from ``start`` on, every order equally likely (Fisher and Yates)."""
    for last in range(STOCK - 1, start, -1):
        other = start + below(rng, last - start + 1)
        stock[last], stock[other] = stock[other], stock[last]


@kernel
def deal(cells: Ints, stock: Ints, rules: Ints, dealer: int) -> int:
    """Begin a deal from a pack in dealing order; return why it has to be dealt again, or `NO_REDEAL`."""
    for cell in range(CELLS):
        cells[cell] = 0
    cells[DEALER], cells[LAST_CAPTURER] = dealer, NOBODY
    for number in range(rules[PACKETS]):
        cards = rules[PACKET + number]
        if cards > 0:
            hand_out(cells, stock, rules, cards)
        else:
            _lay_out(cells, stock, -cards)
    cells[TO_PLAY] = PACK_SIZE - popcount(cells[TABLE])
    cells[TO_MOVE] = dealer + 1 if dealer + 1 < rules[PLAYERS] else 0
    return redeal_reason(rules, cells[TABLE])


@kernel
def deal_fair(cells: Ints, stock: Ints, rules: Ints, dealer: int, rng: Ints) -> int:
    """Shuffle the whole pack in ``stock`` and deal it, again and again until the table stands.

    Return `NO_REDEAL`; or, after `MOST_TRIES`, why the last table had to be dealt again: by some rules a
    large table hardly ever stands, or never.
    """
    why = NO_REDEAL
    for _ in range(MOST_TRIES):
        shuffle(stock, 0, rng)
        why = deal(cells, stock, rules, dealer)
        if why == NO_REDEAL:
            break
    return why


@inlined
def redeal_reason(rules: Ints, table: int) -> int:
    """Tell why this first table makes the same dealer deal again: kings, then the sum, then the ace."""
    if rules[REDEAL_KINGS] and popcount(table >> _RE) >= KINGS:
        return FOR_KINGS
    if rules[REDEAL_SUM] and table and rank_total(table) <= LOW_SUM:
        return FOR_SUM
    if rules[REDEAL_ACE] and table & 15:
        return FOR_ACE
    return NO_REDEAL


@inlined
def _lay_out(cells: Ints, stock: Ints, cards: int) -> None:
    top = cells[STOCK_TOP]
    for _ in range(cards):
        cells[TABLE] |= 1 << stock[top]
        top += 1
    cells[STOCK_TOP] = top
