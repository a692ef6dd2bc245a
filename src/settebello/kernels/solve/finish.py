"""The last few plays under the plain rules (an equal card, else a sum, and it has to be taken), fast.

The twin of `search` for nodes near the end: the same values, without a table of positions, without order
but captures first, and with the counts made once, after the last card. ``work`` (int64[WORK]) has a row
of ROW numbers for each play left and, behind the rows, room for moves.
"""

from typing import Final

from settebello.kernels.bits import lowest, rank_counts
from settebello.kernels.jit import Ints, kernel
from settebello.kernels.layout import CARD_SHIFT, CARDS, LAST_PLAY_SCOPA
from settebello.kernels.solve.moves import sums_of
from settebello.kernels.solve.root import DEALT, WHOSE
from settebello.kernels.solve.stakes import settle
from settebello.kernels.sums import FIRST, NEED, chosen_set, fits, ways

UNPLAYED: Final = 0
TABLE: Final = 1
PILE: Final = 2
OTHER: Final = 3
LAST: Final = 4
ALPHA: Final = 5
BETA: Final = 6
BEST: Final = 7
NEXT: Final = 8
END: Final = 9
GAIN: Final = 10
TOTAL: Final = 11
"""The sum of the table."""
ROW: Final = 12

LONGEST: Final = 12
"""The most plays that may be left."""
FRAMES: Final = (LONGEST + 1) * ROW
MOVES: Final = FRAMES
ROOM: Final = 2048
WORK: Final = MOVES + ROOM

NO_ROOM: Final = -999
"""Returned where a position has more moves than there is room for."""


@kernel
def finish(
    rules: Ints,
    plan: Ints,
    play: int,
    plays: int,
    hope: int,
    fear: int,
    base: int,
    work: Ints,
    nodes: Ints,
    count_at: int,
) -> int:
    """Search the node in the first row of ``work`` within its window; return its value, or a bound beyond it.

    ``hope`` and ``fear`` are what the counts can still bring to side 0 and to side 1 beyond ``base``.
    The nodes visited are added to ``nodes[count_at]``.
    """
    last_scopa = rules[LAST_PLAY_SCOPA]
    level, returned, entering, visited = 0, 0, 1, 0
    while level >= 0:
        at = level * ROW
        left = plays - play - level
        side = plan[WHOSE + play + level]
        if entering:
            visited += 1
            entering = 0
            mine, theirs = (left + 1) >> 1, left >> 1
            if not last_scopa:
                mine -= left & 1
                theirs -= 1 - (left & 1)
            hand, total = work[at + UNPLAYED] & plan[DEALT + play + level], work[at + TOTAL]
            if mine and (total > 10 or total == 0 or hand >> 4 * (total - 1) & 15 == 0):
                mine -= int(left > 1 or last_scopa == 1)
            most = mine + (hope if side == 0 else fear)
            least = -theirs - (fear if side == 0 else hope)
            if most <= work[at + ALPHA] or least >= work[at + BETA]:
                returned = most if most <= work[at + ALPHA] else least
                level -= 1
                continue
            first = MOVES if level == 0 else work[at - ROW + END]
            end = _list(hand, work[at + TABLE], work, first)
            if end == NO_ROOM:
                returned = NO_ROOM
                break
            work[at + BEST], work[at + NEXT], work[at + END] = -1000, first, end
        else:
            value = work[at + ROW + GAIN] - returned
            if value > work[at + BEST]:
                work[at + BEST] = value
                work[at + ALPHA] = max(work[at + ALPHA], value)
        if work[at + BEST] >= work[at + BETA] or work[at + NEXT] == work[at + END]:
            returned = work[at + BEST]
            level -= 1
            continue
        move = work[work[at + NEXT]]
        work[at + NEXT] += 1
        _play(rules, work, at, side, left, base, move)
        if left == 1:
            returned = 0
        else:
            level += 1
            entering = 1
    nodes[count_at] += visited
    return returned


@kernel
def _play(rules: Ints, work: Ints, at: int, side: int, left: int, base: int, move: int) -> None:
    """Make a move from a row into the next one, with the next one's window."""
    after = at + ROW
    card, taken, table = move >> CARD_SHIFT, move & CARDS, work[at + TABLE]
    pile, other, last, gain = work[at + PILE], work[at + OTHER], work[at + LAST], 0
    rank = (card >> 2) + 1
    if taken:
        table ^= taken
        gain = int(table == 0 and (left > 1 or rules[LAST_PLAY_SCOPA] == 1))
        got = taken | 1 << card
        if side == 0:
            pile |= got
        else:
            other |= got
        last = side
    else:
        table |= 1 << card
    if left == 1:
        if last == 0:
            pile |= table
        elif last == 1:
            other |= table
        settled = settle(rules, pile, other) - base
        gain += settled if side == 0 else -settled
    work[after + UNPLAYED] = work[at + UNPLAYED] & ~(1 << card)
    work[after + TABLE], work[after + PILE], work[after + OTHER], work[after + LAST] = (
        table,
        pile,
        other,
        last,
    )
    work[after + GAIN] = gain
    work[after + TOTAL] = work[at + TOTAL] - rank if taken else work[at + TOTAL] + rank
    work[after + ALPHA], work[after + BETA] = gain - work[at + BETA], gain - work[at + ALPHA]


@kernel
def _list(hand: int, table: int, work: Ints, first: int) -> int:
    """List the moves of a hand, captures before cards to lay; return the end, or NO_ROOM."""
    sums = counts = 0
    n, laid = first, 0
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        rank = card >> 2
        if n + 64 > WORK:
            return NO_ROOM
        equal = table >> 4 * rank & 15
        if equal:
            while equal:
                work[n] = card << CARD_SHIFT | (equal & -equal) << 4 * rank
                equal &= equal - 1
                n += 1
            continue
        if sums == 0:
            sums = sums_of(table)
        if sums >> rank + 1 & 1:
            counts = rank_counts(table)
            for row in range(FIRST[rank + 1], FIRST[rank + 2]):
                if fits(counts, NEED[row]):
                    choices = ways(counts, NEED[row])
                    if n + choices + 64 > WORK:
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
