"""Many deals that are stepped at once: each row of the arrays is a deal of its own.

A row's cards come from the generator of that row alone, so that a row's deals do not depend on how many rows
there are. An episode is one deal, or a match: deals until a side has won it.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from settebello.kernels.compiling.jit import Ints, inlined, kernel
from settebello.kernels.dealing import NO_REDEAL, deal, deal_fair, new_pack
from settebello.kernels.greedy import greedy_action
from settebello.kernels.layout import (
    ALL_COINS,
    CARD_SHIFT,
    CELLS,
    DEALER,
    PILES,
    PLAYERS,
    RULES,
    SIDES,
    STOCK,
    TO_MOVE,
    TO_PLAY,
)
from settebello.kernels.rng import RNG_WORDS, WORD, below, reseed
from settebello.kernels.scoring import COINS, POINTS, score
from settebello.kernels.turn import apply
from settebello_lab.kernels.numbers import MOST_CAPTURES, Shorts, legal_plays, number_of_play, play_of
from settebello_lab.kernels.places import ACTIONS
from settebello_lab.kernels.sights import Bytes, Known, Words, write_sight

# --- how episodes go
HAND_LATER: Final = 0
"""1 where a seat sees its own hand from its first turn on."""
MATCH: Final = 1
"""1 where an episode is a match."""
TARGET: Final = 2
"""Points that end a match; 0 where it is a single deal."""
AGAIN: Final = 3
"""1 where the next episode begins at once."""
PLAYS: Final = 4
"""Plays of a deal."""
HOW: Final = 5

KEPT: Final = 64
"""Numbers of legal plays that a row keeps; of more it looks in the mask."""
NOBODY_WINS: Final = -1

Bools = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float32]
Seats = npt.NDArray[np.int8]


class Batch(NamedTuple):
    """The deals and all that is told of them.

    The arrays up to ``counts`` have a row a deal and hold every card. Those from ``observation`` on have a
    row a deal and are told. ``room`` and ``plays`` are for work.
    """

    cells: Ints
    stock: Ints
    rng: Ints
    played: Ints
    score: Ints
    legal: Shorts
    counts: Ints
    rules: Ints
    how: Ints
    room: Ints
    plays: Shorts
    words: Words
    observation: Bytes
    mask: Bools
    seat: Seats
    reward: Floats
    points: Shorts
    deal_over: Bools
    done: Bools


def new_batch(rows: int, rules: Ints, how: Ints, width: int) -> Batch:
    """Return room for so many deals; ``width`` is the bytes of an observation, eight or more times eight."""
    players, sides = int(rules[PLAYERS]), int(rules[SIDES])
    words = np.zeros((rows, width // 8), np.uint64)
    return Batch(
        np.zeros((rows, CELLS), np.int64),
        np.zeros((rows, STOCK), np.int64),
        np.zeros((rows, RNG_WORDS), np.int64),
        np.zeros((rows, players), np.int64),
        np.zeros((rows, sides), np.int64),
        np.zeros((rows, KEPT), np.int16),
        np.zeros(rows, np.int64),
        rules[:RULES],
        how,
        np.zeros(MOST_CAPTURES + POINTS * sides, np.int64),
        np.zeros(ACTIONS, np.int16),
        words,
        words.view(np.uint8),
        np.zeros((rows, ACTIONS), np.bool_),
        np.zeros(rows, np.int8),
        np.zeros((rows, sides), np.float32),
        np.zeros((rows, sides), np.int16),
        np.zeros(rows, np.bool_),
        np.zeros(rows, np.bool_),
    )


@kernel
def begin(batch: Batch, low: int, high: int) -> int:
    """Begin an episode in every row from a seed of 64 bits in two words; return why one cannot, or 0.

    The reason is that of a first table that is dealt again, after as many tries as `deal_fair` makes.
    """
    for row in range(len(batch.cells)):
        reseed(batch.rng[row], low, high, row & WORD)
        why = _new_episode(batch, row)
        if why != NO_REDEAL:
            return why
        _clear(batch, row)
        batch.mask[row, :] = False
        _tell(batch, row)
    return NO_REDEAL


@kernel
def begin_given(batch: Batch, packs: Ints, dealers: Ints) -> int:
    """Begin an episode in every row from a pack in dealing order; return why one is dealt again, or 0."""
    for row in range(len(batch.cells)):
        for place in range(STOCK):
            batch.stock[row, place] = packs[row, place]
        reseed(batch.rng[row], 0, 0, row & WORD)
        why = deal(batch.cells[row], batch.stock[row], batch.rules, dealers[row])
        if why != NO_REDEAL:
            return why
        _forget(batch, row)
        batch.score[row, :] = 0
        _clear(batch, row)
        batch.mask[row, :] = False
        _tell(batch, row)
    return NO_REDEAL


@kernel
def step(batch: Batch, actions: Ints) -> tuple[int, int]:
    """Make a play in every row that is not at rest, or none where one is not legal.

    Return the first row whose play is not legal, or -1; and how many legal plays have no number afterwards.
    Rows at rest may be given anything.
    """
    without = 0
    for row in range(len(batch.cells)):
        if batch.counts[row] and not _is_legal(batch, row, actions[row]):
            return row, 0
    for row in range(len(batch.cells)):
        if batch.deal_over[row]:
            _clear(batch, row)
        if batch.counts[row] == 0:
            continue
        cells, number = batch.cells[row], actions[row]
        _forget_legal(batch, row)
        play = play_of(cells, batch.rules, number, batch.room)
        batch.played[row, cells[TO_MOVE]] |= 1 << (play >> CARD_SHIFT & 63)
        apply(cells, batch.stock[row], batch.rules, play)
        if cells[TO_PLAY] == 0:
            _end_deal(batch, row)
        without += _tell(batch, row)
    return -1, without


@kernel
def sample(batch: Batch, rng: Ints, actions: Ints) -> None:
    """Write a random legal play for every row, each equally likely; -1 for a row at rest."""
    for row in range(len(batch.cells)):
        count = batch.counts[row]
        actions[row] = -1
        if count:
            chosen = below(rng, count)
            actions[row] = batch.legal[row, chosen] if count <= KEPT else _nth(batch, row, chosen)


@kernel
def greedy(batch: Batch, actions: Ints) -> None:
    """Write the play of the player `greedy` for every row; -1 for a row at rest."""
    for row in range(len(batch.cells)):
        actions[row] = -1
        if batch.counts[row]:
            cells = batch.cells[row]
            play = greedy_action(cells, batch.rules)
            number = number_of_play(cells, batch.rules, play, batch.room)
            actions[row] = number if number >= 0 else batch.legal[row, 0]


@kernel
def observe(batch: Batch, seats: Ints, words: Words, out: Bytes) -> None:
    """Write what a seat of each row knows of it, on turn or not; ``words`` is the memory of ``out``."""
    for row in range(len(batch.cells)):
        _sight(batch, row, seats[row], words, out)


@inlined
def _is_legal(batch: Batch, row: int, number: int) -> bool:
    count = batch.counts[row]
    if count > KEPT:
        return 0 <= number < ACTIONS and batch.mask[row, number]
    for index in range(count):  # noqa: SIM110 (a kernel has no generators)
        if batch.legal[row, index] == number:
            return True
    return False


@kernel
def _nth(batch: Batch, row: int, chosen: int) -> int:
    for number in range(ACTIONS):
        if batch.mask[row, number]:
            if chosen == 0:
                return number
            chosen -= 1
    return -1


@inlined
def _clear(batch: Batch, row: int) -> None:
    for side in range(batch.rules[SIDES]):
        batch.reward[row, side] = 0
        batch.points[row, side] = 0
    batch.deal_over[row] = batch.done[row] = False


@inlined
def _forget_legal(batch: Batch, row: int) -> None:
    if batch.counts[row] > KEPT:
        batch.mask[row, :] = False
    else:
        for index in range(batch.counts[row]):
            batch.mask[row, batch.legal[row, index]] = False


@inlined
def _forget(batch: Batch, row: int) -> None:
    for seat in range(batch.rules[PLAYERS]):
        batch.played[row, seat] = 0


@kernel
def _new_episode(batch: Batch, row: int) -> int:
    rng = batch.rng[row]
    new_pack(batch.stock[row])
    for side in range(batch.rules[SIDES]):
        batch.score[row, side] = 0
    return _new_deal(batch, row, below(rng, batch.rules[PLAYERS]))


@kernel
def _new_deal(batch: Batch, row: int, dealer: int) -> int:
    _forget(batch, row)
    return deal_fair(batch.cells[row], batch.stock[row], batch.rules, dealer, batch.rng[row])


@kernel
def _end_deal(batch: Batch, row: int) -> None:
    """Count the deal, give the rewards, and begin what comes next."""
    cells, rules, room = batch.cells[row], batch.rules, batch.room
    counted = room[MOST_CAPTURES:]
    sides, all_points = rules[SIDES], 0
    score(cells, rules, counted)
    for side in range(sides):
        for category in range(POINTS):
            batch.points[row, side] += counted[POINTS * side + category]
        all_points += batch.points[row, side]
    batch.deal_over[row] = True
    if batch.how[MATCH] == 0:
        batch.done[row] = True
        for side in range(sides):
            own = batch.points[row, side]
            batch.reward[row, side] = own - (all_points - own) / (sides - 1)
    else:
        for side in range(sides):
            batch.score[row, side] += batch.points[row, side]
        winner = _winner(batch, row)
        if winner == NOBODY_WINS:
            dealer = cells[DEALER]
            _new_deal(batch, row, dealer + 1 if dealer + 1 < rules[PLAYERS] else 0)
            return
        batch.done[row] = True
        for side in range(sides):
            batch.reward[row, side] = 1 if side == winner else -1 / (sides - 1)
    if batch.how[AGAIN]:
        _new_episode(batch, row)


@kernel
def _winner(batch: Batch, row: int) -> int:
    """Return who has won the match: the twin of `settebello.engine.match_outcome`."""
    sides, best, winner = batch.rules[SIDES], -1, NOBODY_WINS
    for side in range(sides):
        if batch.rules[ALL_COINS] and batch.cells[row, PILES + side] & COINS == COINS:
            return side
    for side in range(sides):
        total = batch.score[row, side]
        if total > best:
            best, winner = total, side
        elif total == best:
            winner = NOBODY_WINS
    return winner if best >= batch.how[TARGET] else NOBODY_WINS


@inlined
def _sight(batch: Batch, row: int, seat: int, words: Words, out: Bytes) -> None:
    cells, players = batch.cells[row], batch.rules[PLAYERS]
    behind = seat - cells[DEALER] - 1
    if behind < 0:
        behind += players
    sees = 1 if batch.how[HAND_LATER] == 0 or behind <= batch.how[PLAYS] - cells[TO_PLAY] else 0
    known = Known(cells, batch.played[row], batch.score[row])
    write_sight(known, batch.rules, seat, sees, words[row], out[row])


@inlined
def _tell(batch: Batch, row: int) -> int:
    """Write the observation of the seat on turn and its mask; return how many plays have no number."""
    cells = batch.cells[row]
    seat = cells[TO_MOVE]
    batch.seat[row] = seat
    _sight(batch, row, seat, batch.words, batch.observation)
    batch.counts[row] = 0
    if cells[TO_PLAY] == 0:
        return 0
    count, without = legal_plays(cells, batch.rules, batch.plays)
    batch.counts[row] = count
    for index in range(count):
        batch.mask[row, batch.plays[index]] = True
    for index in range(min(count, KEPT)):
        batch.legal[row, index] = batch.plays[index]
    return without
