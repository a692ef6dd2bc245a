"""Judging plays by sampled worlds and the value network, which plays on for everybody.

The values on the way are those of the seat's own view, so that nothing is gained by knowing a world's hidden
cards; these decide what the others do, and how a deal ends.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from settebello.kernels.compiling.jit import Ints, kernel
from settebello.kernels.layout import CELLS, PLAYERS, SIDE_OF, SIDES, TO_MOVE, TO_PLAY
from settebello.kernels.net.choose import net_plays, net_value, points_lead
from settebello.kernels.net.layout import NOTES, Desk
from settebello.kernels.net.notes import note
from settebello.kernels.search.inference import WORLD
from settebello.kernels.search.outcomes import end_of
from settebello.kernels.solve.open import Room, clear, open_value
from settebello.kernels.solve.root import TWO
from settebello.kernels.turn import apply

Worths = npt.NDArray[np.float64]
"""By action, in points of the whole deal."""

AHEAD: Final = 16
"""Plays that are looked ahead, in whole rounds; where the end comes a round later at most, it is seen."""
VALUES: Final = 6
"""Values that a play is judged by where the end is seen: one a round, the end for the rest, once at least."""
EXACT: Final = 10
"""Cards left at which a deal of two sides is solved, and that is its end."""


@kernel
def foresee(
    worlds: Ints,
    rules: Ints,
    notes: Ints,
    actions: Ints,
    worths: Worths,
    ends: Ints,
    desk: Desk,
    room: Room,
    after: Ints,
    noted: Ints,
) -> None:
    """Write what each of ``actions`` brings in each world when the network plays on.

    ``worths`` (float64[worlds * actions]) has the actions of one world after another. So has ``ends``, or it
    is empty: where the deal ends by the network's plays alone (see `outcomes`). ``worlds`` are rows as in
    `inference`, ``notes`` the seat's; ``after`` (int64[CELLS]) and ``noted`` (int64[NOTES]) are room.
    """
    for number in range(len(worlds) // WORLD):
        world = worlds[number * WORLD : (number + 1) * WORLD]
        stock, seat = world[CELLS:], world[TO_MOVE]
        clear(room)
        for index in range(len(actions)):
            for cell in range(CELLS):
                after[cell] = world[cell]
            for cell in range(NOTES):
                noted[cell] = notes[cell]
            note(noted, after, rules, actions[index])
            apply(after, stock, rules, actions[index])
            place = number * len(actions) + index
            worths[place] = _worth_ahead(after, stock, rules, noted, seat, desk, room)
            if len(ends):
                net_plays(after, stock, rules, noted, after[TO_PLAY], desk)
                ends[place] = end_of(after, rules, rules[SIDE_OF + seat], desk.points)


@kernel
def _worth_ahead(
    cells: Ints, stock: Ints, rules: Ints, notes: Ints, seat: int, desk: Desk, room: Room
) -> float:
    """Let the network play on as far as is looked, and return the mean of what a seat sees on the way."""
    side, players, exact = rules[SIDE_OF + seat], rules[PLAYERS], EXACT if rules[SIDES] == TWO else 0
    total, values, value = 0.0, 0, 0.0
    while cells[TO_PLAY] - players > exact and values * players < AHEAD:
        net_plays(cells, stock, rules, notes, players, desk)
        value = net_value(cells, rules, notes, seat, desk)
        total += value
        values += 1
    if cells[TO_PLAY] - players > exact:
        return total / values
    net_plays(cells, stock, rules, notes, cells[TO_PLAY] - exact, desk)
    if exact:
        value = solved_lead(cells, stock, rules, side, room, value)
    else:
        value = points_lead(cells, rules, side, desk.points)
    rest = max(VALUES - values, 1)
    return (total + rest * value) / (values + rest)


@kernel
def sum_solved(
    worlds: Ints, times: Ints, rules: Ints, actions: Ints, sums: Worths, room: Room, after: Ints
) -> None:
    """Add to ``sums``, so many ``times``, what each of ``actions`` brings in each world, its cards open."""
    for number in range(len(times)):
        world = worlds[number * WORLD : (number + 1) * WORLD]
        stock, side, lead = world[CELLS:], rules[SIDE_OF + world[TO_MOVE]], 0.0
        clear(room)
        for index in range(len(actions)):
            for cell in range(CELLS):
                after[cell] = world[cell]
            apply(after, stock, rules, actions[index])
            lead = solved_lead(after, stock, rules, side, room, lead)
            sums[index] += times[number] * lead


@kernel
def solved_lead(cells: Ints, stock: Ints, rules: Ints, side: int, room: Room, guess: float) -> float:
    """Return the lead a side will have with best play by both from here; ``guess`` is where to look first."""
    own = 1 if rules[SIDE_OF + cells[TO_MOVE]] == side else -1
    return own * open_value(cells, stock, rules, room, own * round(guess))
