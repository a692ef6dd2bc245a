"""Playing a deal out sensibly, one look ahead: a scopa; no scopa left to take; worth; harm.

The plays are those of the greedy player of `settebello.players`, which sees the same cards: its own hand,
the table, and every card that has been played.
"""

from typing import Final

from settebello.engine.card_worth import POINT
from settebello.kernels.bits import lowest, popcount, rank_counts, rank_total
from settebello.kernels.compiling.jit import Ints, kernel
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
    MOST_SUM,
    NAPOLI,
    OPTIONAL,
    PILES,
    SIDE_OF,
    SIDES,
    SOUGHT,
    TABLE,
    TAKERS,
    TO_MOVE,
    TO_PLAY,
    WORTH,
)
from settebello.kernels.moves import ACES, passed_over, playable, takes
from settebello.kernels.scoring import napoli
from settebello.kernels.sums import FIRST, NEED, TAKEN, chosen_set, fits, sums_of, ways
from settebello.kernels.turn import apply, is_scopa

SCOPA: Final = 1 << 40
SWEEPER: Final = 1 << 32
WORTH_UNIT: Final = 1 << 16
"""The units of a merit, so that merits compare as whole numbers: a unit of harm is 1."""

NO_MERIT: Final = -(1 << 62)


@kernel
def greedy_playout(cells: Ints, stock: Ints, rules: Ints) -> None:
    """Play a deal to its end, every player greedily."""
    while cells[TO_PLAY]:
        apply(cells, stock, rules, greedy_action(cells, rules))


@kernel
def greedy_action(cells: Ints, rules: Ints) -> int:
    """Return the action of greatest merit, as a number; among equals the first in canonical order."""
    table, hand, left = cells[TABLE], cells[HANDS + cells[TO_MOVE]], cells[TO_PLAY] - 1
    unseen, pile = unseen_cards(cells, rules), cells[PILES + rules[SIDE_OF + cells[TO_MOVE]]]
    cards, sums = playable(rules, table, hand), sums_of(table)
    best, best_merit = 0, NO_MERIT
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        taken, merit = 0, NO_MERIT
        if takes(rules, table, sums, card):
            taken, merit = best_capture(rules, table, card, unseen, left, pile)
        if merit > best_merit:
            best, best_merit = card << CARD_SHIFT | taken, merit
        if merit == NO_MERIT or rules[DUTY] == OPTIONAL:
            merit = left_behind(rules, table | 1 << card, unseen, left) - harm(rules, card, hand, unseen)
            if merit > best_merit:
                best, best_merit = card << CARD_SHIFT, merit
        if card < 4 and rules[ACE_BANK]:
            merit = left_behind(rules, table, unseen, left) + rules[WORTH + card] * WORTH_UNIT
            if rules[NAPOLI]:
                merit += POINT * (napoli(pile | 1 << card) - napoli(pile)) * WORTH_UNIT
            if merit > best_merit:
                best, best_merit = BANKED | card << CARD_SHIFT, merit
    return best


@kernel
def unseen_cards(cells: Ints, rules: Ints) -> int:
    """Return the cards that the player on turn has not seen."""
    seen = cells[TABLE] | cells[HANDS + cells[TO_MOVE]]
    for side in range(rules[SIDES]):
        seen |= cells[PILES + side]
    return CARDS & ~seen


@kernel
def best_capture(rules: Ints, table: int, card: int, unseen: int, left: int, pile: int) -> tuple[int, int]:
    """Return the capture of greatest merit, the first in canonical order, and its merit; or 0, `NO_MERIT`."""
    best, best_merit = 0, NO_MERIT
    if card < 4 and rules[ACE_TAKES_ALL]:
        aces = table & ACES if rules[ACE_TAKES_ACE] else 0
        if table and not aces:
            return table, capture_merit(rules, table, card, table, unseen, left, pile)
        while aces:
            merit = capture_merit(rules, table, card, aces & -aces, unseen, left, pile)
            if merit > best_merit:
                best, best_merit = aces & -aces, merit
            aces &= aces - 1
        return best, best_merit
    sought, counts, best_size, fewest = rules[SOUGHT + (card >> 2)], rank_counts(table), 0, 0
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
            merit = capture_merit(rules, table, card, taken, unseen, left, pile)
            if merit > best_merit or (merit == best_merit and size == best_size and taken < best):
                best, best_merit, best_size = taken, merit, size
    return best, best_merit


@kernel
def capture_merit(rules: Ints, table: int, card: int, taken: int, unseen: int, left: int, pile: int) -> int:
    """Judge a capture: a scopa, the scopa it leaves to the next player, the worth of what it takes.

    ``pile`` is what the side has so far: a longer napoli is worth more.
    """
    merit = left_behind(rules, table & ~taken, unseen, left)
    if is_scopa(rules, table, card, taken, left):
        merit += SCOPA
    worth, rest = rules[WORTH + card], taken
    if rules[NAPOLI]:
        worth += POINT * (napoli(pile | taken | 1 << card) - napoli(pile))
    while rest:
        worth += rules[WORTH + lowest(rest)]
        rest &= rest - 1
    return merit + worth * WORTH_UNIT


@kernel
def left_behind(rules: Ints, table: int, unseen: int, left: int) -> int:
    """Count against a table the unseen cards with which the next player would make a scopa."""
    if table == 0 or left == 0 or (left == 1 and not rules[LAST_PLAY_SCOPA]):
        return 0
    total = rank_total(table)
    sweepers = popcount(unseen & rules[TAKERS + total]) if total <= MOST_SUM else 0
    if rules[ACE_TAKES_ALL] and (rules[ACE_SCOPA] or total == rules[SOUGHT]):
        aces = table & ACES
        if not aces or not rules[ACE_TAKES_ACE] or aces == table == aces & -aces:
            sweepers += popcount(unseen & ACES)
    return -sweepers * SWEEPER


@kernel
def harm(rules: Ints, card: int, hand: int, unseen: int) -> int:
    """Return the cost of laying a card: its worth by how likely its equal is out, less an own pair."""
    equals = 15 << (card & 0x3C)
    return rules[WORTH + card] * (1 + popcount(unseen & equals)) - 2 * (popcount(hand & equals) - 1)
