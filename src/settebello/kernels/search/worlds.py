"""Dealing the hidden cards out at random: positions that agree with everything a seat has seen.

Without odds every way to deal them is equally likely. With odds (float64[PLACES * 40], see `belief`) a way is
as likely as the product of ``odds[40 * place + card]`` over all hidden cards: two cards at a time are
exchanged, or not, by that product (Metropolis's rule), so often that the shuffle before is forgotten.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from settebello.kernels.compiling.jit import Ints, inlined, kernel
from settebello.kernels.dealing import shuffle
from settebello.kernels.layout import CELLS, HANDS, PILES, SEATS, SIDES, STOCK
from settebello.kernels.rng import below, chance
from settebello.kernels.sight import ALL_PLACES, GONE_PLACES, PLACE_AT, Sight

Odds = npt.NDArray[np.float64]
"""Odds by place and card, or none at all."""

ROUNDS: Final = 6
"""Exchanges tried for each hidden card."""
MOST_ROUNDS: Final = 40
"""The same while a card lies where it cannot be."""

IMPOSSIBLE: Final = 1e-9
"""Odds from which on down a card cannot be where it is, unless it can be nowhere else."""


@kernel
def deal_world(known: Sight, odds: Odds, rng: Ints, cells: Ints) -> None:
    """Deal the hidden cards: write the position into ``cells`` and reorder the end of ``known.stock``.

    An empty ``odds`` makes all ways equally likely.
    """
    shuffle(known.stock, STOCK - known.places[ALL_PLACES], rng)
    if len(odds):
        _settle(known.places, odds, rng, known.stock)
    lay_out(known, rng, cells)


@kernel
def lay_out(known: Sight, rng: Ints, cells: Ints) -> None:
    """Write the position in which the hidden cards lie as ``known.stock`` has them, one place after another.

    Cards that were taken before the first known play go to either side's pile at random.
    """
    places, stock = known.places, known.stock
    for cell in range(CELLS):
        cells[cell] = known.cells[cell]
    top = STOCK - places[ALL_PLACES]
    for _ in range(places[GONE_PLACES]):
        cells[PILES + below(rng, known.rules[SIDES])] |= 1 << stock[top]
        top += 1
    for seat in range(SEATS):
        for _ in range(places[seat]):
            cells[HANDS + seat] |= 1 << stock[top]
            top += 1


@kernel
def _settle(places: Ints, odds: Odds, rng: Ints, stock: Ints) -> None:
    """Exchange cards until places and cards go together as likely as ``odds`` has it."""
    hidden = places[ALL_PLACES]
    first = STOCK - hidden
    for round_ in range(MOST_ROUNDS):
        if round_ >= ROUNDS and _possible(places, odds, stock):
            break
        for _ in range(hidden):
            one, other = first + below(rng, hidden), first + below(rng, hidden)
            here, there = places[PLACE_AT + one], places[PLACE_AT + other]
            if here == there:
                continue
            card, its = stock[one], stock[other]
            now = odds[STOCK * here + card] * odds[STOCK * there + its]
            then = odds[STOCK * here + its] * odds[STOCK * there + card]
            if taken_up(now, then, rng):
                stock[one], stock[other] = its, card


@inlined
def taken_up(now: float, then: float, rng: Ints) -> bool:
    """Tell whether Metropolis's rule goes from one way that is so likely to another."""
    return then >= now or chance(rng) * now < then


@kernel
def _possible(places: Ints, odds: Odds, stock: Ints) -> bool:
    """Tell whether no card lies where it cannot be."""
    for at in range(STOCK - places[ALL_PLACES], STOCK):
        if odds[STOCK * places[PLACE_AT + at] + stock[at]] <= IMPOSSIBLE:
            return False
    return True
