"""Playing a deal out sensibly, one look ahead: a scopa; no scopa left to take; worth; harm.

The plays are those of the greedy player of `settebello.players`, which sees the same cards: its own hand,
the table, and every card that has been played.
"""

from typing import Final

from settebello.kernels.bits import lowest, popcount, rank_counts, rank_total
from settebello.kernels.jit import Ints, kernel
from settebello.kernels.layout import (
    ACE_BANK,
    ACE_SCOPA,
    ACE_TAKES_ACE,
    ACE_TAKES_ALL,
    BANKED,
    CARD_SHIFT,
    CARDS,
    CHOICE,
    DUTY,
    HANDS,
    LAST_PLAY_SCOPA,
    OPTIONAL,
    PILES,
    SIDES,
    SOUGHT,
    TABLE,
    TO_MOVE,
    TO_PLAY,
    WORTH,
)
from settebello.kernels.moves import ACES, can_take, passed_over, playable
from settebello.kernels.sums import FIRST, NEED, TAKEN, chosen_set, fits, ways
from settebello.kernels.turn import apply, is_scopa

_NONE: Final = -1
_MIDDLE: Final = 1 << 14
"""Added to what can be negative, so that merits of 15 bits each can be compared as one number."""


@kernel
def greedy_playout(cells: Ints, stock: Ints, rules: Ints) -> None:
    """Play a deal to its end, every player greedily."""
    while cells[TO_PLAY]:
        apply(cells, stock, rules, greedy_action(cells, rules))


@kernel
def unseen_cards(cells: Ints, rules: Ints) -> int:
    """Return the cards that the player on turn has not seen."""
    seen = cells[TABLE] | cells[HANDS + cells[TO_MOVE]]
    for side in range(rules[SIDES]):
        seen |= cells[PILES + side]
    return CARDS & ~seen


@kernel
def greedy_action(cells: Ints, rules: Ints) -> int:
    """Return the action of greatest merit, as a number; among equals the first in canonical order."""
    table, hand = cells[TABLE], cells[HANDS + cells[TO_MOVE]]
    left, unseen = cells[TO_PLAY] - 1, unseen_cards(cells, rules)
    cards = playable(rules, table, hand)
    best, best_merit = 0, _NONE
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        able = can_take(rules, table, card)
        if able:
            taken, merit = _best_capture(rules, table, card, unseen, left)
            if merit > best_merit:
                best, best_merit = card << CARD_SHIFT | taken, merit
        if not able or rules[DUTY] == OPTIONAL:
            merit = _merit(rules, table, card, 0, table | 1 << card, unseen, left) - _harm(rules, card, hand, unseen)
            if merit > best_merit:
                best, best_merit = card << CARD_SHIFT, merit
        if card < 4 and rules[ACE_BANK]:
            merit = _merit(rules, table, card, 0, table, unseen, left) + rules[WORTH + card]
            if merit > best_merit:
                best, best_merit = BANKED | card << CARD_SHIFT, merit
    return best


@kernel
def _best_capture(rules: Ints, table: int, card: int, unseen: int, left: int) -> tuple[int, int]:
    """Return the capture of greatest merit and that merit; among equals the first in canonical order."""
    if card < 4 and rules[ACE_TAKES_ALL]:
        return _best_ace_capture(rules, table, card, unseen, left)
    sought, counts = rules[SOUGHT + (card >> 2)], rank_counts(table)
    best, best_merit, best_size, fewest = 0, _NONE, 0, 0
    for row in range(FIRST[sought], FIRST[sought + 1]):
        need, size = NEED[row], TAKEN[row]
        if not fits(counts, need):
            continue
        if fewest == 0:
            fewest = size
        elif size > fewest and passed_over(rules[CHOICE], fewest):
            break
        for index in range(ways(counts, need)):
            taken = chosen_set(table, counts, need, index)
            merit = _capture_merit(rules, table, card, taken, unseen, left)
            if merit > best_merit or (merit == best_merit and size == best_size and taken < best):
                best, best_merit, best_size = taken, merit, size
    return best, best_merit


@kernel
def _best_ace_capture(rules: Ints, table: int, card: int, unseen: int, left: int) -> tuple[int, int]:
    aces = table & ACES
    if not aces or not rules[ACE_TAKES_ACE]:
        return table, _capture_merit(rules, table, card, table, unseen, left)
    best, best_merit = 0, _NONE
    while aces:
        taken = aces & -aces
        aces &= aces - 1
        merit = _capture_merit(rules, table, card, taken, unseen, left)
        if merit > best_merit:
            best, best_merit = taken, merit
    return best, best_merit


@kernel
def _capture_merit(rules: Ints, table: int, card: int, taken: int, unseen: int, left: int) -> int:
    merit = _merit(rules, table, card, taken, table & ~taken, unseen, left) + rules[WORTH + card]
    rest = taken
    while rest:
        merit += rules[WORTH + lowest(rest)] << 15
        rest &= rest - 1
    return merit
