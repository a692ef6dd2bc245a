"""How likely a world is, by what has been played: the network is asked what each hand would have done.

A play is taken to be chosen with a probability that falls with what it is worth less than the best one (a
softmax of the network's values), or now and then blindly. The product over the plays of the batch is how
likely they were if the hidden cards lie as in a world; divided by how readily the world was dealt, it is
the world's weight (importance sampling). Weighting sampled worlds by what the players' models would have
done is how skat programs infer hands (Buro, Long, Furtak, Sturtevant, *Improving State Evaluation,
Inference, and Search in Trick-Based Card Games*, 2009).

The plays are `moments` (see `net.seen`). A world is a row of ``worlds`` (int64[worlds * WORLD]): cells, then
stock.
"""

from math import exp, log
from typing import Final

import numpy as np
import numpy.typing as npt

from settebello.kernels.jit import Ints, kernel
from settebello.kernels.layout import CARD_SHIFT, CELLS, HANDS, PLAYERS, STOCK, TO_MOVE
from settebello.kernels.moves import legal
from settebello.kernels.net.choose import action_value, begin_values
from settebello.kernels.net.layout import MOST_ACTIONS, Desk
from settebello.kernels.net.seen import MOMENT, NOTES_THEN, PLAYED
from settebello.kernels.sight import ALL_PLACES
from settebello.kernels.worlds import IMPOSSIBLE, Odds, deal_world, place_of

Weights = npt.NDArray[np.float64]

WORLD: Final = CELLS + STOCK

SPREAD: Final = 0.15
"""Points by which a play has to be worse to be made e times less often."""
BLIND: Final = 0.1
"""The part of the plays that follow no such thought, and may be any."""

_MUCH: Final = 100.0


@kernel
def deal_worlds(
    known: Ints,
    places: Ints,
    odds: Odds,
    rules: Ints,
    rng: Ints,
    moments: Ints,
    desk: Desk,
    room: Ints,
    stock: Ints,
    worlds: Ints,
    logs: Weights,
) -> None:
    """Deal as many worlds as ``logs`` has places, and write there the logarithm of each one's weight.

    ``known``, ``places`` and ``stock`` are a `Sight`'s; ``room`` (int64[MOMENT + SEATS]) is to work in.
    """
    world = room[:CELLS]
    for number in range(len(logs)):
        deal_world(known, places, odds, rules, rng, world, stock)
        first = number * WORLD
        for cell in range(CELLS):
            worlds[first + cell] = world[cell]
        for index in range(STOCK):
            worlds[first + CELLS + index] = stock[index]
        logs[number] = -log_readiness(places, odds, stock)
        logs[number] += log_likelihood(worlds[first:], known[TO_MOVE], rules, moments, desk, room)


@kernel
def log_readiness(places: Ints, odds: Odds, stock: Ints) -> float:
    """Return the logarithm of how readily a world is dealt, up to a constant; of an impossible one, much."""
    total = 0.0
    if len(odds):
        for index in range(STOCK - places[ALL_PLACES], STOCK):
            odd = odds[STOCK * place_of(places, index) + stock[index]]
            total += log(odd) if odd > IMPOSSIBLE else _MUCH
    return total


@kernel
def log_likelihood(world: Ints, own: int, rules: Ints, moments: Ints, desk: Desk, room: Ints) -> float:
    """Return the logarithm of how likely the others' plays were if the hands are those of a world."""
    hands = room[MOMENT:]
    for seat in range(rules[PLAYERS]):
        hands[seat] = world[HANDS + seat]
    total = 0.0
    for number in range(len(moments) // MOMENT - 1, -1, -1):
        for cell in range(MOMENT):
            room[cell] = moments[number * MOMENT + cell]
        seat, played = room[TO_MOVE], room[PLAYED]
        hands[seat] |= 1 << (played >> CARD_SHIFT & 63)
        if seat != own:
            room[HANDS + seat] = hands[seat]
            total += log(chance_of(room, rules, room[NOTES_THEN:], played, desk))
    return total


@kernel
def chance_of(cells: Ints, rules: Ints, notes: Ints, played: int, desk: Desk) -> float:
    """Return the probability that the seat on turn makes a play; 1 for one that it may not make."""
    count = min(legal(cells, rules, desk.actions), MOST_ACTIONS)
    unseen = begin_values(cells, rules, notes, desk)
    best, others, own = -1e9, 0.0, -1e9
    for index in range(count):
        value = action_value(cells, rules, notes, desk, desk.actions[index], unseen)
        if desk.actions[index] == played:
            own = value
        if value > best:
            others *= exp((best - value) / SPREAD)
            best = value
        others += exp((value - best) / SPREAD)
    if own == -1e9:
        return 1.0
    return (1 - BLIND) * exp((own - best) / SPREAD) / others + BLIND / count
