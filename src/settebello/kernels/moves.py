"""The captures of a card and the legal actions: the twin of `settebello.engine.capture` and `legal`.

Lists go into a buffer of the caller. A list longer than its buffer is cut off, and the length returned is
still that of the whole list: compare it with the buffer before reading.
"""

from typing import Final

from settebello.kernels.bits import lowest, popcount, rank_counts
from settebello.kernels.compiling.jit import Ints, inlined, kernel
from settebello.kernels.layout import (
    ACE_BANK,
    ACE_TAKES_ACE,
    ACE_TAKES_ALL,
    BANKED,
    CARD_SHIFT,
    CARDS,
    CHOICE,
    DUTY,
    FEWEST,
    HAND,
    HANDS,
    OPTIONAL,
    SINGLE_FIRST,
    SOUGHT,
    TABLE,
    TO_MOVE,
)
from settebello.kernels.sums import FIRST, NEED, TAKEN, chosen_set, fits, sums_of, ways

ACES: Final = 0b1111


@kernel
def captures(rules: Ints, table: int, card: int, out: Ints, start: int) -> int:
    """Write every set the card may take from ``out[start]`` on, in canonical order; return how many."""
    if card < 4 and rules[ACE_TAKES_ALL]:
        return _ace_captures(rules, table, out, start)
    return _captures_by_value(rules, table, rules[SOUGHT + (card >> 2)], out, start)


@kernel
def can_take(rules: Ints, table: int, card: int) -> bool:
    """Tell whether the card takes anything."""
    return takes(rules, table, sums_of(table), card)


@inlined
def takes(rules: Ints, table: int, sums: int, card: int) -> bool:
    """Tell whether the card takes anything, the sums of the table's cards being known (see `sums_of`)."""
    if card < 4 and rules[ACE_TAKES_ALL]:
        return table != 0
    return sums >> rules[SOUGHT + (card >> 2)] & 1 != 0


@kernel
def playable(rules: Ints, table: int, hand: int) -> int:
    """Return the cards of a hand that may be played: all, unless a player who can take has to."""
    if rules[DUTY] != HAND:
        return hand
    taking, rest, sums = 0, hand, sums_of(table)
    while rest:
        card = lowest(rest)
        if takes(rules, table, sums, card):
            taking |= 1 << card
        rest &= rest - 1
    # an ace that may be banked is among them: it takes from any table there is
    return taking if taking else hand


@kernel
def legal(cells: Ints, rules: Ints, out: Ints) -> int:
    """Write the legal actions as numbers into ``out``, in canonical order; return how many there are."""
    table = cells[TABLE]
    cards = playable(rules, table, cells[HANDS + cells[TO_MOVE]])
    n, sums = 0, sums_of(table)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        found = captures(rules, table, card, out, n) if takes(rules, table, sums, card) else 0
        for index in range(n, min(n + found, len(out))):
            out[index] |= card << CARD_SHIFT
        n += found
        if not found or rules[DUTY] == OPTIONAL:
            n = _append(out, n, card << CARD_SHIFT)
        if card < 4 and rules[ACE_BANK]:
            n = _append(out, n, BANKED | card << CARD_SHIFT)
    return n


@inlined
def _append(out: Ints, n: int, value: int) -> int:
    if n < len(out):
        out[n] = value
    return n + 1


@kernel
def _ace_captures(rules: Ints, table: int, out: Ints, start: int) -> int:
    aces = table & ACES
    if not aces or not rules[ACE_TAKES_ACE]:
        return _append(out, start, table) - start if table else 0
    n = start
    while aces:
        n = _append(out, n, aces & -aces)
        aces &= aces - 1
    return n - start


@kernel
def _captures_by_value(rules: Ints, table: int, sought: int, out: Ints, start: int) -> int:
    counts = rank_counts(table)
    n, fewest = start, 0
    for row in range(FIRST[sought], FIRST[sought + 1]):
        need, taken = NEED[row], TAKEN[row]
        if not fits(counts, need):
            continue
        if fewest == 0:
            fewest = taken
        elif taken > fewest and passed_over(rules[CHOICE], fewest):
            break
        for index in range(ways(counts, need)):
            n = _append(out, n, taken << CARD_SHIFT | chosen_set(table, counts, need, index))
    _sort(out, start, min(n, len(out)))
    for index in range(start, min(n, len(out))):
        out[index] &= CARDS
    return n - start


@inlined
def passed_over(choice: int, fewest: int) -> bool:
    """Tell whether larger captures are not allowed where one of ``fewest`` cards is."""
    return choice == FEWEST or (choice == SINGLE_FIRST and fewest == 1)


@kernel
def _sort(out: Ints, start: int, end: int) -> None:
    """Sort a part of a buffer in place (Shell's method: no recursion, no memory)."""
    gap = 1
    while 3 * gap + 1 < end - start:
        gap = 3 * gap + 1
    while gap:
        for index in range(start + gap, end):
            value, place = out[index], index
            while place - gap >= start and out[place - gap] > value:
                out[place] = out[place - gap]
                place -= gap
            out[place] = value
        gap //= 3


@kernel
def count_legal(cells: Ints, rules: Ints) -> int:
    """Count the legal actions without listing them."""
    table = cells[TABLE]
    cards = playable(rules, table, cells[HANDS + cells[TO_MOVE]])
    n, sums = 0, sums_of(table)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        found = count_captures(rules, table, card) if takes(rules, table, sums, card) else 0
        n += found
        if not found or rules[DUTY] == OPTIONAL:
            n += 1
        if card < 4 and rules[ACE_BANK]:
            n += 1
    return n


@kernel
def count_captures(rules: Ints, table: int, card: int) -> int:
    """Count the sets that the card may take."""
    if card < 4 and rules[ACE_TAKES_ALL]:
        if table & ACES and rules[ACE_TAKES_ACE]:
            return popcount(table & ACES)
        return 1 if table else 0
    sought = rules[SOUGHT + (card >> 2)]
    counts = rank_counts(table)
    n, fewest = 0, 0
    for row in range(FIRST[sought], FIRST[sought + 1]):
        need, taken = NEED[row], TAKEN[row]
        if not fits(counts, need):
            continue
        if fewest == 0:
            fewest = taken
        elif taken > fewest and passed_over(rules[CHOICE], fewest):
            break
        n += ways(counts, need)
    return n
