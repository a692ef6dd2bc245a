"""Self-play: deals played by the network against itself, written down as samples to learn from.

Every play is a sample: what the seat sees after it, and what the deal brought from there on. The target is
a TD(lambda) return over the seat's own later plays (Sutton 1988), cut where the seat tried something else
than what it held best (Watkins 1989). Now and then what another seat sees of the same moment is a sample
too.
"""

from typing import Final, NamedTuple

import numpy as np

from settebello.kernels.compiling.jit import Ints, inlined, ints, kernel
from settebello.kernels.dealing import deal_fair, new_pack
from settebello.kernels.greedy import greedy_action
from settebello.kernels.layout import (
    CARD_SHIFT,
    CARDS,
    CELLS,
    PLAYERS,
    SEATS,
    SIDE_OF,
    SIDES,
    STOCK,
    TABLE,
    TO_MOVE,
    TO_PLAY,
)
from settebello.kernels.moves import legal
from settebello.kernels.net import layout as at
from settebello.kernels.net.choose import (
    action_value,
    begin_values,
    likely_action,
    net_action,
    points_lead,
    scope_lead,
)
from settebello.kernels.net.features import view_inputs
from settebello.kernels.net.layout import Floats, NetBuffers
from settebello.kernels.net.notes import forget, note
from settebello.kernels.playout import random_action
from settebello.kernels.rng import below
from settebello.kernels.turn import apply, is_scopa

MOST_SAMPLES: Final = 2 * STOCK
"""Samples of a deal: one a play, and at most one more that another seat sees."""

# --- settings of self-play, by number
EXPLORE: Final = 0
"""Chance that a play is a random one."""
TRACE: Final = 1
"""Lambda: 1 learns from outcomes alone, 0 from the next own play's value alone."""
TEACHER: Final = 2
"""Chance that a deal is played greedily, not by the network."""
WATCH: Final = 3
"""Chance that another seat's view of a play is a sample too."""
STRANGE: Final = 4
"""Chance that a deal begins with some plays by others, which are no samples: positions of another kind."""
GUEST: Final = 5
"""Chance that one side is played as others are likely to play, and is no sample."""
GUEST_SPREAD: Final = 6
"""By how much less a play has to be to their liking to be e times less likely."""
SETTINGS: Final = 7

# --- columns of a sample
INPUTS_ON, OF_SEAT, CARDS_LEFT, KIND = 0, 1, 2, 3
SAMPLE: Final = 4
WORTH_THEN, SCOPE_THEN, TARGET = 0, 1, 2
VALUES: Final = 3

WATCHED, BEST_PLAY, TRIAL = 0, 1, 2
"""Kinds of sample: another seat's view, the play held best, a play tried instead of it."""

_CERTAIN: Final = 1 << 24
_MOST_STRANGE: Final = 28
"""Plays before the network takes over."""


class Record(NamedTuple):
    """Room for one thread's self-play: a position and the samples of its deal."""

    cells: Ints
    stock: Ints
    notes: Ints
    rng: Ints
    on: Ints
    sample: Ints
    values: Floats
    carry: Floats


def new_record(rng: Ints) -> Record:
    """Return room for self-play with a generator of its own."""
    stock = ints(STOCK)
    new_pack(stock)
    return Record(
        ints(CELLS),
        stock,
        ints(at.NOTES),
        rng,
        ints(MOST_SAMPLES * at.MOST_ON),
        ints(MOST_SAMPLES * SAMPLE),
        np.zeros(MOST_SAMPLES * VALUES, np.float32),
        np.zeros(SEATS, np.float32),
    )


@kernel
def play_deal(record: Record, desk: NetBuffers, guest: NetBuffers, rules: Ints, settings: Floats) -> int:
    """Deal, play and write down the samples with their targets; return how many there are.

    The ``guest`` knows how others play (see `imitation`).
    """
    cells, rng, players = record.cells, record.rng, rules[PLAYERS]
    deal_fair(cells, record.stock, rules, players - 1, rng)
    forget(record.notes)
    taught = _happens(rng, settings[TEACHER])
    if _happens(rng, settings[STRANGE]):
        _play_strangely(record, rules, below(rng, _MOST_STRANGE))
    guests = below(rng, rules[SIDES]) if _happens(rng, settings[GUEST]) else -1
    n = 0
    while cells[TO_PLAY]:
        if rules[SIDE_OF + cells[TO_MOVE]] == guests:
            action = likely_action(cells, rules, record.notes, guest, settings[GUEST_SPREAD], rng)
            note(record.notes, cells, rules, action)
            apply(cells, record.stock, rules, action)
            continue
        best = greedy_action(cells, rules) if taught else net_action(cells, rules, record.notes, desk)
        action = best
        if _happens(rng, settings[EXPLORE]):
            count = min(legal(cells, rules, desk.actions), at.MOST_ACTIONS)
            action = desk.actions[below(rng, count)]
        if cells[TO_PLAY] > 1:  # what the last play brings is counted, not guessed
            _write_play(record, desk, rules, n, action, best)
            n += 1
        note(record.notes, cells, rules, action)
        apply(cells, record.stock, rules, action)
        if cells[TO_PLAY] and _happens(rng, settings[WATCH]):
            seat = below(rng, players)
            if rules[SIDE_OF + seat] != guests:
                _write_view(record, desk, rules, n, seat)
                n += 1
    _set_targets(record, rules, n, desk.points, settings[TRACE])
    return n


@kernel
def _play_strangely(record: Record, rules: Ints, plays: int) -> None:
    """Make so many plays: greedy ones, and one in four at random."""
    cells = record.cells
    for _ in range(min(plays, cells[TO_PLAY] - 1)):
        if below(record.rng, 4):
            action = greedy_action(cells, rules)
        else:
            action = random_action(cells, rules, record.rng)
        note(record.notes, cells, rules, action)
        apply(cells, record.stock, rules, action)


@inlined
def _happens(rng: Ints, likely: float) -> bool:
    return below(rng, _CERTAIN) < likely * _CERTAIN


@kernel
def _write_play(record: Record, desk: NetBuffers, rules: Ints, n: int, action: int, best: int) -> None:
    """Write down a play before it is made, with what the best one is worth."""
    cells, notes = record.cells, record.notes
    unseen = begin_values(cells, rules, notes, desk)
    worth = action_value(cells, rules, notes, desk, best, unseen)
    if action != best:
        action_value(cells, rules, notes, desk, action, unseen)
    left, scope = cells[TO_PLAY] - 1, scope_lead(cells, rules, rules[SIDE_OF + cells[TO_MOVE]])
    if is_scopa(rules, cells[TABLE], action >> CARD_SHIFT & 63, action & CARDS, left):
        scope += 1
    _write(record, desk, n, desk.on[at.ALL_ON], cells[TO_MOVE], left, scope)
    record.values[VALUES * n + WORTH_THEN] = worth
    record.sample[SAMPLE * n + KIND] = BEST_PLAY if best == action else TRIAL


@kernel
def _write_view(record: Record, desk: NetBuffers, rules: Ints, n: int, seat: int) -> None:
    """Write down what a seat sees of a position."""
    on = view_inputs(record.cells, rules, record.notes, seat, desk.on)
    scope = scope_lead(record.cells, rules, rules[SIDE_OF + seat])
    _write(record, desk, n, on, seat, record.cells[TO_PLAY], scope)
    record.sample[SAMPLE * n + KIND] = WATCHED


@inlined
def _write(record: Record, desk: NetBuffers, n: int, on: int, seat: int, left: int, scope: float) -> None:
    for index in range(on):
        record.on[n * at.MOST_ON + index] = desk.on[index]
    record.sample[SAMPLE * n + INPUTS_ON] = on
    record.sample[SAMPLE * n + OF_SEAT] = seat
    record.sample[SAMPLE * n + CARDS_LEFT] = left
    record.values[VALUES * n + SCOPE_THEN] = scope


@kernel
def _set_targets(record: Record, rules: Ints, samples: int, points: Ints, trace: float) -> None:
    """Write the target of each sample, from the last back: what the rest of the deal brings."""
    for seat in range(rules[PLAYERS]):
        record.carry[seat] = points_lead(record.cells, rules, rules[SIDE_OF + seat], points)
    for sample in range(samples - 1, -1, -1):
        seat, first = record.sample[SAMPLE * sample + OF_SEAT], VALUES * sample
        record.values[first + TARGET] = record.carry[seat] - record.values[first + SCOPE_THEN]
        kind, then = record.sample[SAMPLE * sample + KIND], record.values[first + WORTH_THEN]
        if kind == BEST_PLAY:
            record.carry[seat] = then + trace * (record.carry[seat] - then)
        elif kind == TRIAL:
            record.carry[seat] = then
