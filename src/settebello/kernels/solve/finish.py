"""The last plays under the plain rules (an equal card, else a sum, and it has to be taken), fast.

The twin of `search` for nodes near the end: the same values, without reductions, without order but
captures first, and with the counts made once, after the last card. It asks one question, *does side 0 end
so many points ahead?*, so that no node has a window of its own, and a play without a choice needs no row.

``work`` (int64[WORK]) has a row of ROW numbers for each node above and, behind the rows, room for moves.
``met`` (int64[2 * a power of two]) holds pairs: the key of a position met before (everything it is, in 63
bits), and what side 0 gets from it on, the whole count included, at least (from bit 8) and at most, + 64.
"""

from typing import Final, NamedTuple

from settebello.engine.score import CARDS_THRESHOLD, COINS_THRESHOLD
from settebello.kernels.bits import lowest, popcount, rank_counts
from settebello.kernels.compiling.jit import Ints, inlined, kernel
from settebello.kernels.layout import CARD_SHIFT, CARDS, LAST_PLAY_SCOPA
from settebello.kernels.scoring import COINS
from settebello.kernels.solve.order import SETTEBELLO
from settebello.kernels.solve.root import DEALT, WHOSE
from settebello.kernels.solve.stakes import scatter, settle
from settebello.kernels.sums import FIRST, NEED, chosen_set, fits, sums_of, ways

UNPLAYED: Final = 0
TABLE: Final = 1
PILE: Final = 2
OTHER: Final = 3
LAST: Final = 4
TOTAL: Final = 5
"""The sum of the table."""
AHEAD: Final = 6
"""Scope of side 0 less those of side 1, from the first position on."""
PLAY: Final = 7
BEST: Final = 8
NEXT: Final = 9
END: Final = 10
KEY: Final = 11
ROW: Final = 12

LONGEST: Final = 14
"""The most plays that may be left."""
FRAMES: Final = (LONGEST + 1) * ROW
MOVES: Final = FRAMES
ROOM: Final = 4096
VISITED: Final = MOVES + ROOM
"""Where `finish` says how many positions it visited."""
WORK: Final = VISITED + 1

REMEMBERED: Final = 5
"""How many plays have to be left for a position to be looked up and remembered."""
LEAST: Final = -64
MOST: Final = 127
NO_VALUE: Final = 1000

NO_ROOM: Final = -999
"""Returned where a position has more moves than there is room for."""
CHOICE: Final = -1
"""In place of a move: there may be more than one."""


class Asked(NamedTuple):
    """A question about a position near the end: does it bring side 0 ``goal`` points or more?"""

    plays: int
    """The plays of the whole plan."""
    goal: int
    base: int
    """Points of side 0 that are settled and do not count."""
    primiera: int
    """The side that has the primiera for good, or OPEN (see `stakes`)."""
    high: int
    """The most that the counts can still bring to side 0, less the part that `_at_most` finds."""
    low: int
    """The least that they can bring, less the part that `_at_least` finds."""


class Near(NamedTuple):
    """A position near the end, before the play of this number."""

    play: int
    unplayed: int
    table: int
    total: int
    pile: int
    other: int
    last: int
    ahead: int


@inlined
def ask(plays: int, goal: int, weighed: tuple[int, int, int, int], pile: int, other: int) -> Asked:
    """Return the question whether a position brings side 0 ``goal`` points or more.

    ``weighed`` is what `stakes` says of it: settled points, hope, fear, and whose the primiera is.
    """
    base, hope, fear, primiera = weighed
    # what piles say at a glance is looked up anew at each position; the rest of hope and fear stays
    return Asked(plays, goal, base, primiera, hope - _at_most(other), -fear - _at_least(pile))


@kernel
def finish(rules: Ints, plan: Ints, play: int, asked: Asked, work: Ints, met: Ints) -> int:
    """Answer for the position in the first row of ``work``, before the play of this number.

    Returns what it brings to side 0, or a bound on the same side of the goal. The positions visited are
    counted in ``work[VISITED]``.
    """
    level, returned, entering, visited, key, move = 0, 0, 1, 0, 0, CHOICE
    here = _of_row(work, 0, play, 0)
    while True:
        if entering:
            visited += 1
            hand = here.unplayed & plan[DEALT + here.play]
            least, most, key = _bounds(rules, asked, here, hand, plan[WHOSE + here.play], met)
            if least >= asked.goal or most < asked.goal:
                returned = least if least >= asked.goal else most
                entering = 0
            else:
                move = _only(hand, here.table, here.total) if hand & hand - 1 == 0 else CHOICE
                if move == CHOICE:
                    move = _open(work, level, here, hand, key, plan[WHOSE + here.play])
                    level += 1
                    if move == NO_ROOM:
                        returned = NO_ROOM
                        break
        if not entering:
            # --- back at the node above: done, or on with its next move
            if level == 0:
                break
            at = (level - 1) * ROW
            side = plan[WHOSE + work[at + PLAY]]
            returned = max(work[at + BEST], returned) if side == 0 else min(work[at + BEST], returned)
            if work[at + NEXT] == work[at + END] or (returned >= asked.goal) == (side == 0):
                if asked.plays - work[at + PLAY] >= REMEMBERED:
                    beyond = returned - work[at + AHEAD] + asked.base
                    _remember(met, work[at + KEY], beyond, int(returned >= asked.goal))
                level -= 1
                continue
            work[at + BEST] = returned
            here = _of_row(work, at, work[at + PLAY], work[at + AHEAD])
            move = work[work[at + NEXT]]
            work[at + NEXT] += 1
            entering = 1
        here = _after(rules, here, move, asked.plays - here.play, plan[WHOSE + here.play])
        if here.play == asked.plays:
            returned = here.ahead + settle(rules, here.pile, here.other, asked.primiera) - asked.base
            entering = 0
    work[VISITED] = visited
    return returned


@inlined
def _of_row(work: Ints, at: int, play: int, ahead: int) -> Near:
    """Return the position in a row."""
    unplayed, table, total = work[at + UNPLAYED], work[at + TABLE], work[at + TOTAL]
    return Near(play, unplayed, table, total, work[at + PILE], work[at + OTHER], work[at + LAST], ahead)


@inlined
def _bounds(rules: Ints, asked: Asked, here: Near, hand: int, side: int, met: Ints) -> tuple[int, int, int]:
    """Return what a position brings at least and at most, and its key, 0 where it was not looked up."""
    left, total, last_scopa = asked.plays - here.play, here.total, rules[LAST_PLAY_SCOPA]
    mine, theirs = (left + 1) >> 1, left >> 1
    if not last_scopa:
        mine -= left & 1
        theirs -= 1 - (left & 1)
    if mine and (total > 10 or total == 0 or hand >> 4 * (total - 1) & 15 == 0):
        mine -= int(left > 1 or last_scopa == 1)
    if side == 1:
        mine, theirs = theirs, mine
    most = here.ahead + mine + asked.high + _at_most(here.other)
    least = here.ahead - theirs + asked.low + _at_least(here.pile)
    key = 0
    if left >= REMEMBERED and least < asked.goal <= most:
        key = _key(here.unplayed, here.table, here.pile, here.last)
        place = (key & len(met) // 2 - 1) << 1
        if met[place] == key:
            fact, beyond = met[place + 1], here.ahead - asked.base
            least = max(least, (fact >> 8) + LEAST + beyond)
            most = min(most, (fact & 255) + LEAST + beyond)
    return least, most, key


@inlined
def _open(work: Ints, level: int, here: Near, hand: int, key: int, side: int) -> int:
    """Write a position and its moves into the next row; return the first move, or NO_ROOM."""
    at = level * ROW
    first = MOVES if level == 0 else work[at - ROW + END]
    end = _list(hand, here.table, here.total, work, first)
    if end == NO_ROOM:
        return NO_ROOM
    work[at + UNPLAYED], work[at + TABLE], work[at + TOTAL] = here.unplayed, here.table, here.total
    work[at + PILE], work[at + OTHER], work[at + LAST] = here.pile, here.other, here.last
    work[at + AHEAD], work[at + PLAY], work[at + KEY] = here.ahead, here.play, key
    work[at + BEST] = -NO_VALUE if side == 0 else NO_VALUE
    work[at + NEXT], work[at + END] = first + 1, end
    return work[first]


@inlined
def _after(rules: Ints, here: Near, move: int, left: int, side: int) -> Near:
    """Return the position after a move; after the last one the table is in the last capturer's pile."""
    card, taken = move >> CARD_SHIFT, move & CARDS
    table, total, pile, other, last, ahead = (
        here.table,
        here.total,
        here.pile,
        here.other,
        here.last,
        here.ahead,
    )
    if taken:
        table ^= taken
        total -= (card >> 2) + 1
        if side == 0:
            pile |= taken | 1 << card
        else:
            other |= taken | 1 << card
        last = side
        if table == 0 and (left > 1 or rules[LAST_PLAY_SCOPA] == 1):
            ahead += 1 - 2 * side
    else:
        table |= 1 << card
        total += (card >> 2) + 1
    if left == 1:
        if last == 0:
            pile |= table
        elif last == 1:
            other |= table
    return Near(here.play + 1, here.unplayed & ~(1 << card), table, total, pile, other, last, ahead)


@inlined
def _at_most(other: int) -> int:
    """Return what cards, coins and settebello bring to side 0 if it takes all that side 1 has not."""
    most = 1 - 2 * (other >> SETTEBELLO & 1)
    most += _half(popcount(other), CARDS_THRESHOLD - 1)
    return most + _half(popcount(other & COINS), COINS_THRESHOLD - 1)


@inlined
def _at_least(pile: int) -> int:
    """Return what they bring to side 0 if it takes no more."""
    return -_at_most(pile)


@inlined
def _half(count: int, half: int) -> int:
    """Return 1 below half of the pack, -1 above it."""
    return int(count < half) - int(count > half)


@inlined
def _key(unplayed: int, table: int, pile: int, last: int) -> int:
    """Return a position's key; the other pile has the rest, and the cards unplayed say whose turn it is."""
    return scatter(scatter(scatter(0, unplayed | last + 1 << 40), table), pile)


@kernel
def _remember(met: Ints, key: int, value: int, reached: int) -> None:
    """Keep what a position brings at least or, if the goal was not ``reached``, at most."""
    place = (key & len(met) // 2 - 1) << 1
    fact = met[place + 1] if met[place] == key else MOST - LEAST
    least, most = fact >> 8, fact & 255
    if reached:
        least = max(least, value - LEAST)
    else:
        most = min(most, value - LEAST)
    met[place], met[place + 1] = key, least << 8 | most


@kernel
def _only(hand: int, table: int, total: int) -> int:
    """Return the one move of a hand of one card, or CHOICE."""
    card = lowest(hand)
    rank = card >> 2
    equal = table >> 4 * rank & 15
    if equal:
        return CHOICE if equal & equal - 1 else card << CARD_SHIFT | equal << 4 * rank
    if total < rank + 1 or sums_of(table) >> rank + 1 & 1 == 0:
        return card << CARD_SHIFT
    if total == rank + 1:
        return card << CARD_SHIFT | table
    return CHOICE


@kernel
def _list(  # noqa: PLR0912 (a call for each card would cost more than what it lists)
    hand: int, table: int, total: int, work: Ints, first: int
) -> int:
    """List the moves of a hand, captures before cards to lay; return the end, or NO_ROOM."""
    sums = counts = 0
    n, laid = first, 0
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        rank = card >> 2
        if n + 64 > VISITED:
            return NO_ROOM
        equal = table >> 4 * rank & 15
        if equal:
            while equal:
                work[n] = card << CARD_SHIFT | (equal & -equal) << 4 * rank
                equal &= equal - 1
                n += 1
            continue
        if total <= rank:
            laid |= 1 << card
            continue
        if sums == 0:
            sums = sums_of(table)
        if sums >> rank + 1 & 1:
            counts = rank_counts(table)
            for row in range(FIRST[rank + 1], FIRST[rank + 2]):
                if fits(counts, NEED[row]):
                    choices = ways(counts, NEED[row])
                    if n + choices + 64 > VISITED:
                        return NO_ROOM
                    for index in range(choices):
                        work[n] = card << CARD_SHIFT | chosen_set(table, counts, NEED[row], index)
                        n += 1
        else:
            laid |= 1 << card
    while laid:
        work[n] = lowest(laid) << CARD_SHIFT
        laid &= laid - 1
        n += 1
    return n
