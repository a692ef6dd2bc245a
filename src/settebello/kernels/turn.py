"""Making a play in place: the twin of `settebello.engine.transition` and `scopa`."""

from settebello.kernels.bits import rank_total
from settebello.kernels.compiling.jit import Ints, inlined, kernel
from settebello.kernels.layout import (
    ACE_SCOPA,
    ACE_TAKES_ALL,
    BANKED,
    BATCH,
    CARD_SHIFT,
    CARDS,
    DEALER,
    HANDS,
    IN_HANDS,
    LAST_CAPTURER,
    LAST_PLAY_SCOPA,
    LEFTOVERS,
    NOBODY,
    PILES,
    PLAYERS,
    SCOPE,
    SIDE_OF,
    SOUGHT,
    STOCK_TOP,
    TABLE,
    TO_MOVE,
    TO_PLAY,
)


@inlined
def apply(cells: Ints, stock: Ints, rules: Ints, action: int) -> None:
    """Make a legal action, the next batch or the leftovers included; nothing is checked."""
    card, taken, table = action >> CARD_SHIFT & 63, action & CARDS, cells[TABLE]
    seat = cells[TO_MOVE]
    side = rules[SIDE_OF + seat]
    left = cells[TO_PLAY] - 1
    cells[TO_PLAY] = left
    cells[HANDS + seat] &= ~(1 << card)
    if taken:
        if is_scopa(rules, table, card, taken, left):
            cells[SCOPE + side] += 1
        cells[TABLE] = table & ~taken
        cells[PILES + side] |= taken | 1 << card
        cells[LAST_CAPTURER] = seat
    elif action & BANKED:
        cells[PILES + side] |= 1 << card
    else:
        cells[TABLE] = table | 1 << card
    cells[TO_MOVE] = seat + 1 if seat + 1 < rules[PLAYERS] else 0
    cells[IN_HANDS] -= 1
    if cells[IN_HANDS] == 0:
        if left:
            _next_batch(cells, stock, rules)
        else:
            give_leftovers(cells, rules)


@inlined
def is_scopa(rules: Ints, table: int, card: int, taken: int, left: int) -> bool:
    """Tell whether taking ``taken`` is a scopa; ``left`` cards are to be played after this one."""
    if taken == 0 or taken != table or (left == 0 and not rules[LAST_PLAY_SCOPA]):
        return False
    if card >= 4 or not rules[ACE_TAKES_ALL] or rules[ACE_SCOPA]:
        return True
    # taking a whole table is by value exactly where it adds up: every part of it adds up to less
    return rank_total(table) == rules[SOUGHT]


@kernel
def give_leftovers(cells: Ints, rules: Ints) -> None:
    """Give what is left on the table to the last capturer, if there is one."""
    last = cells[LAST_CAPTURER]
    if last != NOBODY:
        cells[PILES + rules[SIDE_OF + last]] |= cells[TABLE]
        cells[LEFTOVERS] = cells[TABLE]
        cells[TABLE] = 0


@inlined
def hand_out(cells: Ints, stock: Ints, rules: Ints, cards: int) -> None:
    """Give so many cards from the stock to each player, from the dealer's right."""
    top = cells[STOCK_TOP]
    seat = cells[DEALER]
    for _ in range(rules[PLAYERS]):
        seat = seat + 1 if seat + 1 < rules[PLAYERS] else 0
        hand = cells[HANDS + seat]
        for _ in range(cards):
            hand |= 1 << stock[top]
            top += 1
        cells[HANDS + seat] = hand
    cells[STOCK_TOP] = top
    cells[IN_HANDS] += cards * rules[PLAYERS]


@kernel
def _next_batch(cells: Ints, stock: Ints, rules: Ints) -> None:
    hand_out(cells, stock, rules, rules[BATCH])
    dealer = cells[DEALER]
    cells[TO_MOVE] = dealer + 1 if dealer + 1 < rules[PLAYERS] else 0
