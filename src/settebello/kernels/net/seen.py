"""The plays that a seat has seen, for the network (no kernel here).

`batch_as_seen` are the plays of the present batch as everybody saw them (int64[plays * MOMENT]), oldest
first: a position with empty hands, what the seats remembered of each other, the play.
"""

from typing import Final

from settebello.kernels import layout as at
from settebello.kernels.compiling.jit import Ints, ints
from settebello.kernels.net.layout import NOTES
from settebello.kernels.net.notes import note
from settebello.kernels.sight import ACTION, BY, FACTS, LEFT, ON, TAKER, Sight

NOTES_THEN: Final = at.CELLS
PLAYED: Final = NOTES_THEN + NOTES
MOMENT: Final = PLAYED + 1


def recall(known: Sight) -> Ints:
    """Return the notes that the plays of the present batch have left; earlier ones tell of no hand."""
    return _told(known)[1]


def batch_as_seen(known: Sight) -> Ints:
    """Return the plays of the present batch as they were seen."""
    told, _ = _told(known)
    piles = known.cells[at.PILES : at.PILES + at.SEATS].copy()
    for first in range(len(told) - MOMENT, -1, -MOMENT):
        seat, played = told[first + at.TO_MOVE], int(told[first + PLAYED])
        card = 1 << (played >> at.CARD_SHIFT & 63)
        piles[known.rules[at.SIDE_OF + seat]] &= ~(played & at.CARDS | card)
        told[first + at.PILES : first + at.PILES + at.SEATS] = piles
    return told


def _told(known: Sight) -> tuple[Ints, Ints]:
    """Return the plays as moments without piles, and the notes after the last of them."""
    told, notes = ints(known.made * MOMENT), ints(NOTES)
    for number in range(known.made):
        cells, fact = told[number * MOMENT : (number + 1) * MOMENT], known.plays[number * FACTS :]
        cells[at.TO_MOVE], cells[at.TABLE] = fact[BY], fact[ON]
        cells[at.TO_PLAY], cells[at.IN_HANDS] = fact[LEFT], at.STOCK
        cells[at.LAST_CAPTURER], cells[at.DEALER] = fact[TAKER], known.cells[at.DEALER]
        cells[NOTES_THEN:PLAYED], cells[PLAYED] = notes, fact[ACTION]
        note(notes, cells, known.rules, int(fact[ACTION]))
    return told, notes
