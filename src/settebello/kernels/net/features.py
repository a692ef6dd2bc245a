"""The inputs of the value network: what one seat sees, as the numbers of the rows that are on.

Nothing here reads another seat's hand. Suits other than coins are interchangeable, so they share rows.
"""

from typing import Final, NamedTuple

import numpy as np

from settebello.kernels.bits import popcount, rank_counts, rank_total
from settebello.kernels.compiling.jit import Ints, inlined, kernel
from settebello.kernels.layout import (
    CARDS,
    HANDS,
    LAST_CAPTURER,
    PILES,
    PLAYERS,
    PRIMIERA_ORDER,
    SIDE_OF,
    SIDES,
    SOUGHT,
    TABLE,
    TO_MOVE,
    TO_PLAY,
)
from settebello.kernels.net import layout as at
from settebello.kernels.net.notes import sweeper
from settebello.kernels.scoring import COINS
from settebello.kernels.sums import sums_of

_WAYS: Final = [
    (hand, table, unseen)
    for hand in range(5)
    for table in range(5 - hand)
    for unseen in range(5 - hand - table)
]
WAY: Final = np.zeros(125, np.int64)
"""The number of each way that up to four cards lie in hand, on the table and unseen."""
for _number, (_hand, _table, _unseen) in enumerate(_WAYS):
    WAY[25 * _hand + 5 * _table + _unseen] = _number

ALWAYS: Final = 39
"""Of the inputs that plays change, those that are on one way or another: by rank, suit, side, table, hand."""

_SEVEN, _SIX, _ACE = 24, 20, 0


class Aftermath(NamedTuple):
    """The position after a play, as the seat sees it: sets of cards, but for the seat and ``last``."""

    seat: int
    hand: int
    table: int
    unseen: int
    own: int
    """The pile of the seat's side."""
    others: int
    """All that the other sides have captured."""
    last: int
    """The last capturer: 0 nobody, 1 the own side, 2 another."""


@inlined
def others_pile(cells: Ints, rules: Ints, side: int) -> int:
    """Return all that the other sides have taken."""
    pile = 0
    for other in range(rules[SIDES]):
        if other != side:
            pile |= cells[PILES + other]
    return pile


@inlined
def unseen_by(cells: Ints, rules: Ints, seat: int) -> int:
    """Return the cards that a seat has not seen."""
    seen = cells[TABLE] | cells[HANDS + seat]
    for side in range(rules[SIDES]):
        seen |= cells[PILES + side]
    return CARDS & ~seen


@kernel
def steady_inputs(rules: Ints, notes: Ints, seat: int, turn: int, left: int, unseen: int, out: Ints) -> int:
    """Write the inputs that the seat's own next play does not change; return how many.

    ``turn`` is the seat on turn and ``left`` the cards to be played, both as the play leaves them.
    """
    players = rules[PLAYERS]
    away = turn - seat if turn >= seat else turn - seat + players
    out[0], out[1] = at.LEFT_IN + left, at.TURN_IN + away
    out[2] = at.UNSEEN_COINS_IN + popcount(unseen & COINS)
    n, counts = 3, rank_counts(unseen)
    for step in range(1, players):
        other = seat + step if seat + step < players else seat + step - players
        place = 0 if step == 1 else (2 if step == players - 1 else 1)
        if place == 1 and step != 2:
            continue
        first = at.SEAT_NOTES * other
        n = _memory(notes, first, place, counts, n, out)
    return n


@inlined
def _memory(notes: Ints, first: int, place: int, counts: int, n: int, out: Ints) -> int:
    refused, passed, laid = notes[first + at.REFUSED], notes[first + at.PASSED], notes[first + at.LAID]
    some = refused | passed | laid
    if some == 0:
        return n
    for rank in range(10):
        unseen = counts >> 4 * rank & 15
        if unseen == 0 or some >> 4 * rank & 15 == 0:
            continue
        row = 10 * place + rank
        if refused >> 4 * rank & 15:
            out[n] = at.REFUSED_IN + 4 * row + unseen - 1
            n += 1
        times = passed >> 4 * rank & 15
        if times:
            out[n] = at.PASSED_IN + 3 * row + times - 1
            n += 1
        times = laid >> 4 * rank & 15
        if times:
            out[n] = at.LAID_IN + 3 * row + times - 1
            n += 1
    return n


@kernel
def changing_inputs(rules: Ints, notes: Ints, left: Aftermath, out: Ints, n: int) -> int:
    """Write the other inputs from ``out[n]`` on; return the new count.

    The first `ALWAYS` of them are of one kind each, so that two plays differ in few.
    """
    hands, unseens = rank_counts(left.hand), rank_counts(left.unseen)
    total, sometimes = rank_total(left.table), n + ALWAYS
    sometimes = _rank_inputs(rules, left, out, n, sometimes)
    if left.table >> _SEVEN & 1:
        sometimes = _settebello_inputs(rules, left.table, unseens, out, sometimes)
    _seven_inputs(left, out, n + 20)
    _suit_inputs(rules, left, out, n + 21)
    _count_inputs(left, total, out, n + 29)
    sweeping = sweeper(rules, total) if left.table else -1
    if sweeping >= 0:
        shift = 4 * sweeping
        there = unseens >> shift & 15
        out[sometimes] = at.SWEEP_IN + 15 * sweeping + 3 * there + min(hands >> shift & 15, 2)
        out[sometimes + 1] = at.SWEEPER_IN + 4 * there + _refusals(rules, notes, left.seat, shift)
        sometimes += 2
    return sometimes


@inlined
def _rank_inputs(rules: Ints, left: Aftermath, out: Ints, n: int, sometimes: int) -> int:
    """Write two inputs for each rank from ``out[n]`` on, and from ``out[sometimes]`` on which ranks capture.

    Return the new end of the latter.
    """
    hands, tables, unseens = rank_counts(left.hand), rank_counts(left.table), rank_counts(left.unseen)
    reach = sums_of(left.table)
    for rank in range(10):
        shift = 4 * rank
        in_hand, there, out_there = hands >> shift & 15, tables >> shift & 15, unseens >> shift & 15
        out[n] = at.RANKS_IN + 35 * rank + WAY[25 * in_hand + 5 * there + out_there]
        out[n + 1] = at.COINS_IN + 5 * rank + _place(left, shift)
        n += 2
        if reach >> rules[SOUGHT + rank] & 1 and (there == 0 or rules[SOUGHT + rank] != rank + 1):
            out[sometimes] = at.REACH_IN + 10 * rank + 2 * out_there + (1 if in_hand else 0)
            sometimes += 1
    return sometimes


@inlined
def _settebello_inputs(rules: Ints, table: int, unseens: int, out: Ints, n: int) -> int:
    """Write from ``out[n]`` on which ranks capture the settebello together with other cards."""
    reach = sums_of(table & ~(1 << _SEVEN)) & ~1
    for rank in range(10):
        others_sum = rules[SOUGHT + rank] - 7
        if others_sum > 0 and reach >> others_sum & 1:
            out[n] = at.SETTEBELLO_IN + 5 * rank + (unseens >> 4 * rank & 15)
            n += 1
    return n


@inlined
def _seven_inputs(left: Aftermath, out: Ints, n: int) -> None:
    """Write where the settebello is, with how the sevens lie."""
    hands, tables = left.hand >> _SEVEN & 15, left.table >> _SEVEN & 15
    way = 25 * popcount(hands) + 5 * popcount(tables) + popcount(left.unseen >> _SEVEN & 15)
    out[n] = at.SEVENS_IN + 35 * _place(left, _SEVEN) + WAY[way]


@inlined
def _suit_inputs(rules: Ints, left: Aftermath, out: Ints, n: int) -> None:
    """Write two inputs for each suit: where its seven, six and ace are, and its best cards in the piles."""
    for suit in range(4):
        kind = 1 if suit else 0
        places = 25 * _place(left, _SEVEN + suit) + 5 * _place(left, _SIX + suit) + _place(left, _ACE + suit)
        out[n + 2 * suit] = at.SUIT_IN + 125 * kind + places
        own, others = left.own >> suit & COINS, left.others >> suit & COINS
        best = 9 * _best_of_suit(rules, own) + _best_of_suit(rules, others)
        out[n + 2 * suit + 1] = at.BEST_IN + 81 * kind + best


@inlined
def _count_inputs(left: Aftermath, total: int, out: Ints, n: int) -> None:
    """Write ten inputs that count cards; ``total`` is what the table adds up to."""
    own, others, table = left.own, left.others, left.table
    out[n] = at.SEVENS_WON_IN + 5 * popcount(own >> _SEVEN & 15) + popcount(others >> _SEVEN & 15)
    out[n + 1] = at.CARDS_WON_IN + popcount(own)
    out[n + 2] = at.OTHERS_CARDS_IN + popcount(others)
    out[n + 3] = at.COINS_WON_IN + 11 * popcount(own & COINS) + popcount(others & COINS)
    out[n + 4] = at.LAST_IN + left.last
    out[n + 5] = at.TOTAL_IN + min(total, 31)
    out[n + 6] = at.ON_TABLE_IN + min(popcount(table), 13)
    out[n + 7] = at.TABLE_COINS_IN + min(popcount(table & COINS), 6)
    out[n + 8] = at.HAND_IN + min(popcount(left.hand), 10)
    out[n + 9] = at.HAND_COINS_IN + popcount(left.hand & COINS)


@inlined
def _refusals(rules: Ints, notes: Ints, seat: int, shift: int) -> int:
    """Tell whether the next seat (2) and the one after it (1) refused a scopa with a rank."""
    players = rules[PLAYERS]
    one = seat + 1 if seat + 1 < players else 0
    two = one + 1 if one + 1 < players else 0
    refused = 0
    if notes[at.SEAT_NOTES * one + at.REFUSED] >> shift & 15:
        refused += 2
    if two != seat and notes[at.SEAT_NOTES * two + at.REFUSED] >> shift & 15:
        refused += 1
    return refused


@inlined
def _place(left: Aftermath, card: int) -> int:
    """Return where a card is, as the seat sees it."""
    if left.unseen >> card & 1:
        return at.UNSEEN
    if left.hand >> card & 1:
        return at.IN_HAND
    if left.own >> card & 1:
        return at.OWN_PILE
    return at.ON_TABLE if left.table >> card & 1 else at.OTHER_PILE


@inlined
def _best_of_suit(rules: Ints, coins: int) -> int:
    """Return where the best card of a suit stands in the primiera's order, 0 to 7; 8: there is none."""
    if coins == 0:
        return 8
    for place in range(7):
        if coins >> 4 * rules[PRIMIERA_ORDER + place] & 1:
            return place
    return 7


@inlined
def last_side(cells: Ints, rules: Ints, side: int) -> int:
    """Return the last capturer: 0 nobody, 1 this side, 2 another."""
    last = cells[LAST_CAPTURER]
    if last < 0:
        return 0
    return 1 if rules[SIDE_OF + last] == side else 2


@kernel
def view_inputs(cells: Ints, rules: Ints, notes: Ints, seat: int, out: Ints) -> int:
    """Write all inputs of a position as a seat sees it, whoever is on turn; return how many."""
    side, unseen = rules[SIDE_OF + seat], unseen_by(cells, rules, seat)
    hand, own, others = cells[HANDS + seat], cells[PILES + side], others_pile(cells, rules, side)
    left = Aftermath(seat, hand, cells[TABLE], unseen, own, others, last_side(cells, rules, side))
    n = steady_inputs(rules, notes, seat, cells[TO_MOVE], cells[TO_PLAY], unseen, out)
    return changing_inputs(rules, notes, left, out, n)
