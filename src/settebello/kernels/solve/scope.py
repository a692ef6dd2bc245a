"""How many scope a side can still make at the most, whatever anybody plays.

The sum on the table falls with a play by no more than the largest sum that the player's cards take, so
a table is out of reach of a sweep for some plays; and two sweeps in a row by one side need the card
that lay between them to be matched.
"""

from settebello.kernels.jit import Ints, kernel
from settebello.kernels.layout import ACE_TAKES_ALL, LAST_PLAY_SCOPA, SOUGHT
from settebello.kernels.solve.order import can_sweep, ranks_held
from settebello.kernels.solve.root import DEALT, WHOSE

UNBOUNDED = 99
"""The reach of an ace that takes all."""


@kernel
def reach(rules: Ints, hand: int) -> int:
    """Return the largest sum that a card of the hand takes."""
    if rules[ACE_TAKES_ALL] and hand & 15:
        return UNBOUNDED
    most = 0
    for rank in range(10):
        if hand >> 4 * rank & 15:
            most = max(most, rules[SOUGHT + rank])
    return most


@kernel
def most_scope(
    rules: Ints, plan: Ints, side: int, play: int, end: int, table: int, total: int, unplayed: int
) -> int:
    """Bound the scope of a side from play number ``play`` to the deal's last, ``end`` - 1.

    ``total`` is the sum of the table.
    """
    by_equals = rules[SOUGHT + 9] == 10 and not rules[ACE_TAKES_ALL]
    swept = play - 1 if table == 0 else -9
    count, least = 0, total
    for at in range(play, end if rules[LAST_PLAY_SCOPA] else end - 1):
        hand = unplayed & plan[DEALT + at]
        most = reach(rules, hand)
        if plan[WHOSE + at] != side or least > most:
            least = max(0, least - most)
            continue
        can = True
        if at == play:
            can = table != 0 and (most == UNBOUNDED or can_sweep(rules, total, hand))
        elif swept == at - 2 and by_equals:
            can = ranks_held(hand) & ranks_held(unplayed & plan[DEALT + at - 1]) != 0
        if can:
            count += 1
            swept = at
        least = 0
    return count
