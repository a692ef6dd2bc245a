"""Whether arrays hold what the kernels rely on: with a number out of range they would leave the arrays.

Each check returns `VALID`, or the first fault found. `settebello.kernels.face` calls them for programs.
"""

from typing import Final

import numpy as np

from settebello.cards import PACK
from settebello.kernels import layout as at
from settebello.kernels.bits import popcount
from settebello.kernels.compiling.jit import Ints, inlined, kernel
from settebello.kernels.layout import (
    BATCH,
    CARDS,
    CELLS,
    HANDS,
    IN_HANDS,
    LAST_CAPTURER,
    NOBODY,
    PACKET,
    PACKETS,
    PILES,
    PLAYERS,
    RULES,
    SCOPE,
    SEATS,
    SIDE_OF,
    SIDES,
    STOCK,
    STOCK_TOP,
    TABLE,
    TO_MOVE,
    TO_PLAY,
)
from settebello.kernels.rng import RNG_WORDS, WORD

VALID, BAD_RULES, BAD_CELLS, BAD_STOCK, BAD_CARDS, BAD_TURN, BAD_BATCH, NO_CARD, BAD_RNG = range(9)

_MOST_POINTS: Final = 63
"""A card's primiera points, four of which fit into eight bits."""
_MOST_WORTH: Final = 1 << 15


def _rule_bounds() -> tuple[Ints, Ints]:
    """Return the least and the greatest number of each slot of a rule set; one not named is a truth value."""
    least, most = np.zeros(RULES, np.int64), np.ones(RULES, np.int64)
    tables = {
        PLAYERS: (1, 2, SEATS),
        SIDES: (1, 2, SEATS),
        at.CHOICE: (1, 0, 2),
        at.DUTY: (1, 0, 2),
        at.SHORT: (1, 0, 2),
        BATCH: (1, 0, STOCK),
        PACKETS: (1, 0, STOCK),
        SIDE_OF: (SEATS, 0, SEATS - 1),
        at.SOUGHT: (10, 0, at.MOST_SUM),
        at.PRIMIERA: (10, 0, _MOST_POINTS),
        at.PRIMIERA_ORDER: (10, 0, 9),
        at.WORTH: (STOCK, -_MOST_WORTH, _MOST_WORTH),
        PACKET: (STOCK, -STOCK, STOCK),
        at.PLACE_VALUE: (10, 0, _MOST_POINTS),
        at.PLACE_TOP: (10, 0, 9),
        at.TAKERS: (at.MOST_SUM + 1, 0, CARDS),
    }
    for first, (size, low, high) in tables.items():
        least[first : first + size], most[first : first + size] = low, high
    return least, most


def _cell_bounds() -> tuple[Ints, Ints]:
    """Return the least and the greatest number of each cell of a position."""
    least, most = np.zeros(CELLS, np.int64), np.full(CELLS, STOCK, np.int64)
    most[HANDS : HANDS + SEATS] = most[PILES : PILES + SEATS] = CARDS
    most[TABLE] = most[at.LEFTOVERS] = CARDS
    most[TO_MOVE] = most[LAST_CAPTURER] = most[at.DEALER] = SEATS - 1
    least[LAST_CAPTURER] = NOBODY
    return least, most


RULES_LEAST, RULES_MOST = _rule_bounds()
CELLS_LEAST, CELLS_MOST = _cell_bounds()


@kernel
def fault_of_rules(rules: Ints) -> int:
    """Check a rule set."""
    for slot in range(RULES):
        if not RULES_LEAST[slot] <= rules[slot] <= RULES_MOST[slot]:
            return BAD_RULES
    for seat in range(rules[PLAYERS]):
        if rules[SIDE_OF + seat] >= rules[SIDES]:
            return BAD_RULES
    dealt = to_players = 0
    for number in range(rules[PACKETS]):
        cards = rules[PACKET + number]
        dealt += cards * rules[PLAYERS] if cards > 0 else -cards
        to_players += max(cards, 0)
    if dealt > STOCK or to_players == 0:
        return BAD_RULES
    left, batch = STOCK - dealt, rules[BATCH] * rules[PLAYERS]
    return BAD_RULES if left and (batch == 0 or left % batch) else VALID


@kernel
def fault_of_cells(cells: Ints, rules: Ints, needs_card: int) -> int:
    """Check a rule set, and a position without its stock; ``needs_card``: the deal must not be over."""
    fault = fault_of_rules(rules)
    if fault != VALID:
        return fault
    for cell in range(CELLS):
        if not CELLS_LEAST[cell] <= cells[cell] <= CELLS_MOST[cell]:
            return BAD_CELLS
    players = rules[PLAYERS]
    if max(cells[TO_MOVE], cells[LAST_CAPTURER], cells[at.DEALER]) >= players:
        return BAD_CELLS
    return NO_CARD if needs_card and cells[HANDS + cells[TO_MOVE]] == 0 else VALID


@kernel
def fault_of_pack(stock: Ints) -> int:
    """Check a pack: the forty cards, each once."""
    met = 0
    for place in range(STOCK):
        if not 0 <= stock[place] < STOCK:
            return BAD_STOCK
        met |= 1 << stock[place]
    return VALID if met == PACK else BAD_STOCK


@kernel
def fault_of_position(cells: Ints, stock: Ints, rules: Ints, needs_card: int) -> int:
    """Check all that playing a deal to its end relies on: as `check_playable`, but for the leftovers."""
    fault = fault_of_cells(cells, rules, needs_card)
    if fault == VALID:
        fault = _fault_of_cards(cells, stock, rules)
    if fault == VALID:
        fault = _fault_of_turn(cells, rules)
    return fault


@kernel
def _fault_of_cards(cells: Ints, stock: Ints, rules: Ints) -> int:
    met, count, held = 0, 0, 0
    for seat in range(SEATS):
        if seat >= rules[PLAYERS] and cells[HANDS + seat]:
            return BAD_CARDS
        met, count = met | cells[HANDS + seat], count + popcount(cells[HANDS + seat])
        held += popcount(cells[HANDS + seat])
    for side in range(SEATS):
        if side >= rules[SIDES] and (cells[PILES + side] or cells[SCOPE + side]):
            return BAD_CARDS
        met, count = met | cells[PILES + side], count + popcount(cells[PILES + side])
    met, count = met | cells[TABLE], count + popcount(cells[TABLE])
    for place in range(cells[STOCK_TOP], STOCK):
        if not 0 <= stock[place] < STOCK:
            return BAD_STOCK
        met, count = met | 1 << stock[place], count + 1
    if met != PACK or count != STOCK:
        return BAD_CARDS
    if cells[IN_HANDS] != held or cells[TO_PLAY] != held + STOCK - cells[STOCK_TOP]:
        return BAD_CARDS
    return VALID


@kernel
def _fault_of_turn(cells: Ints, rules: Ints) -> int:
    """Find a seat that would run out of cards before the others, and a stock that makes no whole batches."""
    players, seat = rules[PLAYERS], cells[TO_MOVE]
    first = before = popcount(cells[HANDS + seat])
    if first == 0 and cells[TO_PLAY]:
        return BAD_TURN
    for _ in range(players - 1):
        seat = _after(seat, players)
        has = popcount(cells[HANDS + seat])
        if has > before or has < first - 1:
            return BAD_TURN
        before = has
    left, batch = STOCK - cells[STOCK_TOP], rules[BATCH] * players
    if left and (batch == 0 or left % batch):
        return BAD_BATCH
    return VALID


@inlined
def _after(seat: int, players: int) -> int:
    return seat + 1 if seat + 1 < players else 0


@kernel
def fault_of_rng(rng: Ints) -> int:
    """Check a generator: words of 32 bits."""
    for place in range(RNG_WORDS):
        if not 0 <= rng[place] <= WORD:
            return BAD_RNG
    return VALID
