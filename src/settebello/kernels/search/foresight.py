"""Judging plays by sampled worlds and the value network, which plays on for all seats (the policy).

Leaf values are those of the seat's own view, so that the hidden cards of a world do not leak into them. The
hidden cards decide the plays of the others, and the end of the deal.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from settebello.kernels.compiling.jit import Ints, ints, kernel
from settebello.kernels.layout import CELLS, PLAYERS, SIDE_OF, SIDES, TO_MOVE, TO_PLAY
from settebello.kernels.net.choose import net_plays, net_value, points_lead
from settebello.kernels.net.layout import NOTES, NetBuffers
from settebello.kernels.net.notes import note
from settebello.kernels.search.inference import WORLD
from settebello.kernels.search.outcomes import FIRST, deal_outcome, watch_race, won_by_race
from settebello.kernels.solve.open import clear, new_room, open_value
from settebello.kernels.solve.root import TWO
from settebello.kernels.solve.search import SearchMemory
from settebello.kernels.turn import apply

Worths = npt.NDArray[np.float64]
"""By action, in points of the whole deal."""

AHEAD: Final = 16
"""Plays that are looked ahead, in whole rounds; one round more where the deal ends with it."""
VALUES: Final = 6
"""Values in the mean where the end is reached: one a round, the end for the rest, once at least."""
EXACT: Final = 10
"""Cards left at which a deal of two sides is solved instead of played on."""


class Forecast(NamedTuple):
    """The output of `foresee`, the actions of one world after another, and what it looks out for."""

    worths: Worths
    """float64[worlds * actions]"""
    ends: Ints
    """How the deal ends by the network's plays alone (see `outcomes`): int64[worlds * actions], or empty."""
    race: Ints
    """Where sides declare that they are out, the race to it (see `outcomes`): int64[3], or empty."""


class Ahead(NamedTuple):
    """Room to look ahead; the caller owns it."""

    solver: SearchMemory
    after: Ints
    """A world after some plays (int64[CELLS])."""
    noted: Ints
    """The notes after these plays (int64[NOTES])."""


def new_ahead() -> Ahead:
    """Return room to look ahead."""
    return Ahead(new_room(), ints(CELLS), ints(NOTES))


@kernel
def foresee(
    worlds: Ints, rules: Ints, notes: Ints, actions: Ints, desk: NetBuffers, ahead: Ahead, forecast: Forecast
) -> None:
    """Write the worth of each of ``actions`` in each world when the network plays on.

    ``worlds`` are rows as in `inference`, ``notes`` the seat's.
    """
    room, after, noted, worths, ends = ahead.solver, ahead.after, ahead.noted, forecast.worths, forecast.ends
    race = forecast.race
    for number in range(len(worlds) // WORLD):
        world = worlds[number * WORLD : (number + 1) * WORLD]
        stock, seat = world[CELLS:], world[TO_MOVE]
        side = rules[SIDE_OF + seat]
        clear(room)
        for index in range(len(actions)):
            for cell in range(CELLS):
                after[cell] = world[cell]
            for cell in range(NOTES):
                noted[cell] = notes[cell]
            note(noted, after, rules, actions[index])
            apply(after, stock, rules, actions[index])
            if len(race):
                race[FIRST] = -1
                watch_race(after, rules, side, race, desk.points)
            place = number * len(actions) + index
            worths[place] = _worth_ahead(after, stock, rules, noted, seat, desk, room, race)
            if len(ends):
                _plays(after, stock, rules, noted, after[TO_PLAY], desk, race)
                ends[place] = deal_outcome(after, rules, side, desk.points)
                if len(race):
                    ends[place] = won_by_race(ends[place], side, race)


@kernel
def _plays(
    cells: Ints, stock: Ints, rules: Ints, notes: Ints, plays: int, desk: NetBuffers, race: Ints
) -> None:
    """Let the network make so many plays, and see who is out first."""
    if len(race) == 0:
        net_plays(cells, stock, rules, notes, plays, desk)
        return
    for _ in range(min(plays, cells[TO_PLAY])):
        side = rules[SIDE_OF + cells[TO_MOVE]]
        net_plays(cells, stock, rules, notes, 1, desk)
        watch_race(cells, rules, side, race, desk.points)


@kernel
def _worth_ahead(
    cells: Ints,
    stock: Ints,
    rules: Ints,
    notes: Ints,
    seat: int,
    desk: NetBuffers,
    room: SearchMemory,
    race: Ints,
) -> float:
    """Let the network play on to the horizon, and return the mean of the leaf values of a seat."""
    side, players, exact = rules[SIDE_OF + seat], rules[PLAYERS], EXACT if rules[SIDES] == TWO else 0
    total, values, value = 0.0, 0, 0.0
    while cells[TO_PLAY] - players > exact and values * players < AHEAD:
        _plays(cells, stock, rules, notes, players, desk, race)
        value = net_value(cells, rules, notes, seat, desk)
        total += value
        values += 1
    if cells[TO_PLAY] - players > exact:
        return total / values
    _plays(cells, stock, rules, notes, cells[TO_PLAY] - exact, desk, race)
    if exact:
        value = solved_lead(cells, stock, rules, side, room, value)
    else:
        value = points_lead(cells, rules, side, desk.points)
    rest = max(VALUES - values, 1)
    return (total + rest * value) / (values + rest)


@kernel
def sum_solved(worlds: Ints, times: Ints, rules: Ints, actions: Ints, sums: Worths, ahead: Ahead) -> None:
    """Add to ``sums``, so many ``times``, the lead after each of ``actions`` with perfect information."""
    room, after = ahead.solver, ahead.after
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
def solved_lead(cells: Ints, stock: Ints, rules: Ints, side: int, room: SearchMemory, guess: float) -> float:
    """Return the lead a side will have with best play by both from here; ``guess`` is where to look first."""
    own = 1 if rules[SIDE_OF + cells[TO_MOVE]] == side else -1
    return own * open_value(cells, stock, rules, room, own * round(guess))
