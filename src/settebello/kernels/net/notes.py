"""Notes on the plays of every seat: the memory of an attentive player."""

from settebello.kernels.bits import lowest, rank_total
from settebello.kernels.compiling.jit import Ints, inlined, kernel
from settebello.kernels.layout import (
    ACE_TAKES_ALL,
    CARD_SHIFT,
    CARDS,
    IN_HANDS,
    LAST_PLAY_SCOPA,
    MOST_SUM,
    SOUGHT,
    TABLE,
    TAKERS,
    TO_MOVE,
    TO_PLAY,
)
from settebello.kernels.net.layout import LAID, NOTES, PASSED, REFUSED, SEAT_NOTES
from settebello.kernels.sums import sums_of


@kernel
def forget(notes: Ints) -> None:
    """Begin a deal: nobody has shown anything."""
    for index in range(NOTES):
        notes[index] = 0


@kernel
def note(notes: Ints, cells: Ints, rules: Ints, action: int) -> None:
    """Note a play before it is made; with the last card of a batch everything is forgotten."""
    if cells[IN_HANDS] == 1:
        forget(notes)
        return
    table, taken = cells[TABLE], action & CARDS
    first, rank = SEAT_NOTES * cells[TO_MOVE], action >> CARD_SHIFT + 2 & 15
    sweeps = cells[TO_PLAY] > 1 or rules[LAST_PLAY_SCOPA]
    if table and taken != table and sweeps:
        refused = sweeper(rules, rank_total(table))
        if refused >= 0:
            notes[first + REFUSED] = _more(notes[first + REFUSED], refused)
    if taken:
        return
    notes[first + LAID] = _more(notes[first + LAID], rank)
    reach = sums_of(table)
    for other in range(1 if rules[ACE_TAKES_ALL] else 0, 10):
        if reach >> rules[SOUGHT + other] & 1:
            notes[first + PASSED] = _more(notes[first + PASSED], other)


@inlined
def sweeper(rules: Ints, total: int) -> int:
    """Return the rank number that takes a table which adds up to this; -1: none does."""
    takers = rules[TAKERS + total] if total <= MOST_SUM else 0
    return lowest(takers) >> 2 if takers else -1


@inlined
def _more(counts: int, rank: int) -> int:
    """Return counts by rank with one more of a rank, up to three."""
    return counts + (1 << 4 * rank) if (counts >> 4 * rank & 15) < 3 else counts
