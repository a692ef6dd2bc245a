"""What a seat remembers of the others' plays, for the network (no kernel here)."""

from settebello.kernels import layout as at
from settebello.kernels.jit import Ints, ints
from settebello.kernels.net.layout import NOTES
from settebello.kernels.net.notes import note
from settebello.kernels.sight import ACTION, BY, FACTS, LEFT, ON, Sight


def recall(known: Sight) -> Ints:
    """Return the notes that the plays of the present batch have left; earlier ones tell of no hand."""
    cells, notes = ints(at.CELLS), ints(NOTES)
    for first in range(0, known.made * FACTS, FACTS):
        cells[at.TO_MOVE], cells[at.TABLE] = known.plays[first + BY], known.plays[first + ON]
        cells[at.TO_PLAY], cells[at.IN_HANDS] = known.plays[first + LEFT], at.STOCK
        note(notes, cells, known.rules, int(known.plays[first + ACTION]))
    return notes
