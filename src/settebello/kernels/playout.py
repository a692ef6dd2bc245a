"""Playing a deal out at random, and whole random deals.

A random play is a random card of the hand, each equally likely, and then a random thing that it may do
(its captures, laying it, banking it), each equally likely. That is not the same as a random legal
action: a card with many captures is played no more often than another.
"""

from settebello.kernels.bits import lowest, nth_bit, popcount, rank_counts
from settebello.kernels.compiling.jit import Ints, inlined, kernel
from settebello.kernels.dealing import deal_fair, new_pack
from settebello.kernels.layout import (
    ACE_BANK,
    ACE_TAKES_ACE,
    ACE_TAKES_ALL,
    BANKED,
    CARD_SHIFT,
    CHOICE,
    DUTY,
    HANDS,
    OPTIONAL,
    PLAIN,
    PLAYERS,
    SOUGHT,
    TABLE,
    TO_MOVE,
    TO_PLAY,
)
from settebello.kernels.moves import ACES, can_take, count_captures, passed_over, playable
from settebello.kernels.rng import below
from settebello.kernels.scoring import add_totals, score
from settebello.kernels.sums import FIRST, NEED, TAKEN, chosen_set, fits, sums_of, ways
from settebello.kernels.turn import apply


@kernel
def random_playout(cells: Ints, stock: Ints, rules: Ints, rng: Ints) -> None:
    """Play a deal to its end at random; the stock comes in the order in which it lies."""
    if rules[PLAIN]:
        while cells[TO_PLAY]:
            apply(cells, stock, rules, _plain_action(cells, rng))
    else:
        while cells[TO_PLAY]:
            apply(cells, stock, rules, random_action(cells, rules, rng))


@kernel
def random_action(cells: Ints, rules: Ints, rng: Ints) -> int:
    """Return a random play of the player on turn, as a number."""
    table = cells[TABLE]
    hand = playable(rules, table, cells[HANDS + cells[TO_MOVE]])
    card = lowest(nth_bit(hand, below(rng, popcount(hand))))
    found = count_captures(rules, table, card) if can_take(rules, table, card) else 0
    lays = not found or rules[DUTY] == OPTIONAL
    banks = card < 4 and rules[ACE_BANK]
    choices = found + (1 if lays else 0) + (1 if banks else 0)
    index = below(rng, choices) if choices > 1 else 0
    if index < found:
        return card << CARD_SHIFT | nth_capture(rules, table, card, index)
    if index == found and lays:
        return card << CARD_SHIFT
    return BANKED | card << CARD_SHIFT


@kernel
def nth_capture(rules: Ints, table: int, card: int, index: int) -> int:
    """Return one of the sets that the card may take, by its number in no particular order."""
    if card < 4 and rules[ACE_TAKES_ALL]:
        return nth_bit(table & ACES, index) if table & ACES and rules[ACE_TAKES_ACE] else table
    sought = rules[SOUGHT + (card >> 2)]
    counts = rank_counts(table)
    fewest = 0
    for row in range(FIRST[sought], FIRST[sought + 1]):
        need, taken = NEED[row], TAKEN[row]
        if not fits(counts, need):
            continue
        if fewest == 0:
            fewest = taken
        elif taken > fewest and passed_over(rules[CHOICE], fewest):
            break
        choices = ways(counts, need)
        if index < choices:
            return chosen_set(table, counts, need, index)
        index -= choices
    return 0


@inlined
def _plain_action(cells: Ints, rng: Ints) -> int:
    """Return a random play where a card takes its equal, else a sum, and has to."""
    table = cells[TABLE]
    hand = cells[HANDS + cells[TO_MOVE]]
    card = lowest(nth_bit(hand, below(rng, popcount(hand))))
    equal = table & 15 << (card & 0x3C)
    if equal:
        several = equal & (equal - 1)
        taken = nth_bit(equal, below(rng, popcount(equal))) if several else equal
    else:
        taken = _random_sum(table, (card >> 2) + 1, rng)
    return card << CARD_SHIFT | taken


@inlined
def _random_sum(table: int, sought: int, rng: Ints) -> int:
    """Return a random set of two cards or more that adds up to ``sought``, each equally likely; 0: none."""
    if sums_of(table) >> sought & 1 == 0:
        return 0
    counts = rank_counts(table)
    first, end = FIRST[sought] + 1, FIRST[sought + 1]
    total = 0
    for row in range(first, end):
        if fits(counts, NEED[row]):
            total += ways(counts, NEED[row])
    if total == 0:
        return 0
    index = below(rng, total) if total > 1 else 0
    for row in range(first, end):
        if fits(counts, NEED[row]):
            choices = ways(counts, NEED[row])
            if index < choices:
                return chosen_set(table, counts, NEED[row], index)
            index -= choices
    return 0


@kernel
def random_deals(
    cells: Ints, stock: Ints, rules: Ints, rng: Ints, deals: int, points: Ints, totals: Ints
) -> None:
    """Deal, play at random and count so many times; the last seat deals, so that the first plays first.

    ``cells``, ``stock`` and ``points`` (int64[POINTS * sides]) are room to work in and hold the last deal
    in the end. The points of each side are added to ``totals`` (int64[sides]).
    """
    new_pack(stock)
    for _ in range(deals):
        deal_fair(cells, stock, rules, rules[PLAYERS] - 1, rng)
        random_playout(cells, stock, rules, rng)
        score(cells, rules, points)
        add_totals(rules, points, totals)
