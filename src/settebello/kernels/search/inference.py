"""The likelihood of worlds by the plays so far: the network tells what each hand would have played.

A play is taken to be chosen with a probability that falls with what it is worth less than the best one
(`habits`); for opponents another network may be asked, which has learned how others play (`net.imitation`).
The product over a seat's plays of the batch is the likelihood of its hand. Weighing worlds by what models of
the players would have done is how skat programs infer hands (Buro, Long, Furtak, Sturtevant, *Improving State
Evaluation, Inference, and Search in Trick-Based Card Games*, 2009).

Where partners read each other, a partner plays like oneself, or is a stranger after all: the likelihood of a
hand is the mean of both, weighed by how likely it was, before any play, that one of ours sits there.

Few of the worlds that are dealt come near the likely ones, so worlds are not dealt and weighed: a `Walk` goes
from one to the next. Two hidden cards are exchanged, or not, by the likelihood of the hands they make. The
quick odds of `belief` are asked first, and the network only where these would exchange (Christen and
Fox, *Markov chain Monte Carlo using an approximation*, 2005).

The plays are `moments` (see `net.seen`). A world is a row (int64[WORLD]): cells, then stock.
"""

from math import inf, log
from typing import Final, NamedTuple

import numpy as np

from settebello.kernels.compiling.jit import Ints, Reals, inlined, ints, kernel
from settebello.kernels.layout import CARD_SHIFT, CELLS, HANDS, SEATS, SIDE_OF, STOCK, TO_MOVE, TO_PLAY
from settebello.kernels.net.layout import NetBuffers
from settebello.kernels.net.seen import MOMENT, NOTES_THEN, PLAYED
from settebello.kernels.rng import below, chance
from settebello.kernels.search.habits import (
    OTHERS,
    OURS,
    STRANGER,
    chance_of,
    either,
    row_of_partner,
    worth_of_plays,
)
from settebello.kernels.search.worlds import IMPOSSIBLE, Odds, deal_world, lay_out, taken_up
from settebello.kernels.sight import ALL_PLACES, PLACE_AT, STOCK_PLACES, Sight

WORLD: Final = CELLS + STOCK

EXCHANGES: Final = 8
"""Exchanges tried between two worlds of a walk."""

_SLOTS: Final = 16_381  # a prime, so that hands that are alike do not fall together


class Walk(NamedTuple):
    """The evidence of a walk, the world it has come to, and the likelihoods worked out so far."""

    known: Sight
    """The end of its stock has the hidden cards, one place after another: the world the walk has come to."""
    odds: Odds
    moments: Ints
    cells: Ints
    """The hands in that world."""
    logs: Reals
    """The logarithm of the likelihood of each hand."""
    asked: Ints
    """Hands that have been asked for, each with its seat, and beside them the answers."""
    answers: Reals
    desk: NetBuffers
    """The network of the own side."""
    others: NetBuffers
    """The network of the others."""
    habits: Reals
    """How each of them chooses (see `habits`)."""
    room: Ints


def new_walk(
    known: Sight, odds: Odds, told: Ints, desk: NetBuffers, others: NetBuffers, habits: Reals
) -> Walk:
    """Return a walk that has not begun; ``told`` are the plays as `moments`, or none."""
    here = ints(CELLS), np.zeros(SEATS), ints(_SLOTS), np.zeros(_SLOTS)
    room = ints(MOMENT)
    return Walk(known, odds, told, *here, desk, others, habits, room)


@kernel
def begin_walk(walk: Walk, rng: Ints) -> None:
    """Begin, or begin anew, at a world as the odds have it."""
    deal_world(walk.known, walk.odds, rng, walk.cells)
    for seat in range(SEATS):
        if walk.known.places[seat]:
            walk.logs[seat] = _remembered(walk, seat, walk.cells[HANDS + seat], -inf)


@kernel
def go_on(walk: Walk, rng: Ints, worlds: Ints) -> None:
    """Go on from world to world, and write each into ``worlds`` (int64[worlds * WORLD], zeros)."""
    for first in range(0, len(worlds), WORLD):
        for _ in range(EXCHANGES):
            _exchange(walk, rng)
        lay_out(walk.known, rng, worlds[first : first + CELLS])
        for index in range(STOCK - walk.known.places[STOCK_PLACES], STOCK):
            worlds[first + CELLS + index] = walk.known.stock[index]


@kernel
def _exchange(walk: Walk, rng: Ints) -> None:
    """Try to exchange two hidden cards."""
    hidden = walk.known.places[ALL_PLACES]
    if hidden == 0:
        return
    one, other = STOCK - hidden + below(rng, hidden), STOCK - hidden + below(rng, hidden)
    here, there = walk.known.places[PLACE_AT + one], walk.known.places[PLACE_AT + other]
    card, its = walk.known.stock[one], walk.known.stock[other]
    swap = 1 << card | 1 << its
    if here == there:
        walk.known.stock[one], walk.known.stock[other] = its, card
        return
    needed = log(1 - chance(rng))
    if len(walk.odds):
        own, others = walk.odds[STOCK * here + card], walk.odds[STOCK * there + its]
        given, taken = walk.odds[STOCK * there + card], walk.odds[STOCK * here + its]
        if not taken_up(own * others, given * taken, rng):
            return
        if min(own, others, given, taken) > IMPOSSIBLE:
            # the odds have had their say: what is left is what the network knows better
            needed += log(given * taken) - log(own * others)
    for seat in (here, there):
        if seat < SEATS:
            needed += walk.logs[seat]
    here_log = there_log = 0.0
    if here < SEATS:
        here_log = _remembered(walk, here, walk.cells[HANDS + here] ^ swap, needed)
        needed -= here_log
    if there < SEATS and needed <= 0:
        there_log = _remembered(walk, there, walk.cells[HANDS + there] ^ swap, needed)
        needed -= there_log
    if needed > 0:
        return
    walk.known.stock[one], walk.known.stock[other] = its, card
    if here < SEATS:
        walk.cells[HANDS + here] ^= swap
        walk.logs[here] = here_log
    if there < SEATS:
        walk.cells[HANDS + there] ^= swap
        walk.logs[there] = there_log


@inlined
def _remembered(walk: Walk, seat: int, hand: int, needed: float) -> float:
    """Return what `log_likelihood` does, worked out once for each hand."""
    key = (hand << 3 | seat) + 1
    slot = key % _SLOTS
    # of a hand that fell short only as much is known, under the negative key
    if walk.asked[slot] != key and (walk.asked[slot] != -key or walk.answers[slot] >= needed):
        answer = log_likelihood(walk, seat, hand, needed)
        walk.asked[slot] = key if answer >= needed else -key
        walk.answers[slot] = answer
    return walk.answers[slot]


@kernel
def log_likelihood(walk: Walk, seat: int, hand: int, needed: float) -> float:
    """Return the logarithm of how likely a seat's plays were if these cards are left in its hand.

    Once it is known to be less than ``needed``, anything between that and what it is.
    """
    moments, room, habits = walk.moments, walk.room, walk.habits
    partner = walk.known.rules[SIDE_OF + seat] == walk.known.rules[SIDE_OF + walk.known.cells[TO_MOVE]]
    desk, plain_row = (walk.desk, STRANGER) if partner else (walk.others, OTHERS)
    readable = partner and habits[OURS] > 0
    ours, plain = (log(habits[OURS]), log(1 - habits[OURS])) if readable else (-inf, 0.0)
    for first in range(len(moments) - MOMENT, -1, -MOMENT):
        if moments[first + TO_MOVE] != seat:
            continue
        for cell in range(MOMENT):
            room[cell] = moments[first + cell]
        hand |= 1 << (room[PLAYED] >> CARD_SHIFT & 63)
        room[HANDS + seat] = hand
        count = worth_of_plays(room, walk.known.rules, room[NOTES_THEN:], desk)
        own = _number_of(room[PLAYED], desk.actions, count)
        if count == 1 or own == count:  # noqa: PLR1714 (no choice, or no legal play: two things)
            continue
        plain += log(chance_of(desk.worths, count, own, habits[plain_row:]))
        if readable:
            ours += log(chance_of(desk.worths, count, own, habits[row_of_partner(room[TO_PLAY], habits) :]))
        if either(ours, plain) < needed:
            break
    return either(ours, plain)


@inlined
def _number_of(action: int, actions: Ints, count: int) -> int:
    """Return which of so many actions it is; ``count`` for one that may not be made."""
    for index in range(count):
        if actions[index] == action:
            return index
    return count
