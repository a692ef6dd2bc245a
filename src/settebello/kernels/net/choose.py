"""Playing by the network alone: the play whose consequence it values most, one look ahead."""

from math import exp
from typing import Final

from settebello.kernels.compiling.jit import Ints, Reals, inlined, kernel
from settebello.kernels.layout import (
    BANKED,
    CARD_SHIFT,
    CARDS,
    CELLS,
    HANDS,
    PILES,
    PLAYERS,
    SCOPE,
    SIDE_OF,
    SIDES,
    TABLE,
    TO_MOVE,
    TO_PLAY,
)
from settebello.kernels.moves import legal
from settebello.kernels.net import layout as at
from settebello.kernels.net.features import (
    ALWAYS,
    Aftermath,
    changing_inputs,
    last_side,
    others_pile,
    steady_inputs,
    unseen_by,
    view_inputs,
)
from settebello.kernels.net.forward import evaluate, finish_sums, first_bias, part_of
from settebello.kernels.net.layout import NetBuffers
from settebello.kernels.net.notes import note
from settebello.kernels.net.rows import add_rows, take_rows
from settebello.kernels.net.terms import unknown_terms
from settebello.kernels.rng import chance
from settebello.kernels.scoring import POINTS, score
from settebello.kernels.turn import apply, is_scopa

_NONE: Final = -1e9
_NOTHING: Final = -1
"""No play has been valued from this position yet."""


@inlined
def scope_lead(cells: Ints, rules: Ints, side: int) -> float:
    """Return the scope of a side over those of the others, on average where there are several."""
    lead = 0
    for other in range(rules[SIDES]):
        lead += cells[SCOPE + side] - cells[SCOPE + other]
    return lead / (rules[SIDES] - 1)


@kernel
def points_lead(cells: Ints, rules: Ints, side: int, points: Ints) -> float:
    """Count a deal as it stands: the points of a side over those of the others, on average."""
    score(cells, rules, points)
    lead = 0
    for other in range(rules[SIDES]):
        for category in range(POINTS):
            lead += points[POINTS * side + category] - points[POINTS * other + category]
    return lead / (rules[SIDES] - 1)


@kernel
def net_value(cells: Ints, rules: Ints, notes: Ints, seat: int, desk: NetBuffers) -> float:
    """Return the lead in points that the network expects for the seat's side, as the seat sees it.

    Any seat may be on turn; scope made so far are in it. A deal that is over is counted.
    """
    side = rules[SIDE_OF + seat]
    if cells[TO_PLAY] == 0:
        return points_lead(cells, rules, side, desk.points)
    n = view_inputs(cells, rules, notes, seat, desk.on)
    own, others = cells[PILES + side], others_pile(cells, rules, side)
    value = scope_lead(cells, rules, side)
    value += unknown_terms(rules, desk.trained, cells[HANDS + seat], cells[TABLE], own, others)
    return value + evaluate(desk.net, desk.on, n, cells[TO_PLAY], desk.sums)


@kernel
def net_action(cells: Ints, rules: Ints, notes: Ints, desk: NetBuffers) -> int:
    """Return the play the network values most, the first of equals; its worth stands in ``sums[BEST]``."""
    count = min(legal(cells, rules, desk.actions), at.MOST_ACTIONS)
    return best_action(cells, rules, notes, desk, count)


@kernel
def best_action(cells: Ints, rules: Ints, notes: Ints, desk: NetBuffers, count: int) -> int:
    """Return the play valued most among the first ``count`` of ``desk.actions``, as `net_action` does."""
    unseen = begin_values(cells, rules, notes, desk)
    best, best_value = 0, _NONE
    for index in range(count):
        value = action_value(cells, rules, notes, desk, desk.actions[index], unseen)
        if value > best_value:
            best, best_value = desk.actions[index], value
    desk.sums[at.BEST] = best_value
    return best


@kernel
def likely_action(cells: Ints, rules: Ints, notes: Ints, desk: NetBuffers, spread: float, rng: Ints) -> int:
    """Return a play as often as it is likely: one that is worth less by ``spread`` is e times less so."""
    count, total = min(legal(cells, rules, desk.actions), at.MOST_ACTIONS), 0.0
    unseen, best, chosen = begin_values(cells, rules, notes, desk), _NONE, 0
    for index in range(count):
        value = action_value(cells, rules, notes, desk, desk.actions[index], unseen)
        if value > best:
            total *= exp((best - value) / spread)
            best = value
        weight = exp((value - best) / spread)
        total += weight
        # it takes the place of the one chosen so far with the chance of its share in all up to here
        if chance(rng) * total < weight:
            chosen = desk.actions[index]
    return chosen


@kernel
def direct_worths(
    cells: Ints, rules: Ints, notes: Ints, actions: Ints, desk: NetBuffers, worths: Reals
) -> None:
    """Write the policy value of each action."""
    unseen = begin_values(cells, rules, notes, desk)
    for index in range(len(actions)):
        worths[index] = action_value(cells, rules, notes, desk, actions[index], unseen)


@kernel
def begin_values(cells: Ints, rules: Ints, notes: Ints, desk: NetBuffers) -> int:
    """Prepare a desk to value the plays of the seat on turn; return the cards it has not seen."""
    seat = cells[TO_MOVE]
    unseen = unseen_by(cells, rules, seat)
    turn = seat + 1 if seat + 1 < rules[PLAYERS] else 0
    n = steady_inputs(rules, notes, seat, turn, cells[TO_PLAY] - 1, unseen, desk.on)
    desk.on[at.STEADY_ON] = n
    first_bias(desk.net, desk.sums, at.STEADY)
    add_rows(desk.net, desk.on, 0, n, desk.sums, at.STEADY)
    desk.summed[0] = _NOTHING
    return unseen


@kernel
def action_value(cells: Ints, rules: Ints, notes: Ints, desk: NetBuffers, action: int, unseen: int) -> float:
    """Return what a play of the seat on turn is worth, after `begin_values`: points of the whole deal.

    The inputs stay in ``desk.on``, how many they are at `ALL_ON`; no other use of the desk may come between.
    """
    left = cells[TO_PLAY] - 1
    if left == 0:
        return _last_value(cells, rules, desk, action)
    seat, table = cells[TO_MOVE], cells[TABLE]
    side, card, taken = rules[SIDE_OF + seat], action >> CARD_SHIFT & 63, action & CARDS
    own, last = cells[PILES + side], last_side(cells, rules, side)
    value = scope_lead(cells, rules, side)
    if taken:
        if is_scopa(rules, table, card, taken, left):
            value += 1
        own, table, last = own | taken | 1 << card, table & ~taken, 1
    elif action & BANKED:
        own |= 1 << card
    else:
        table |= 1 << card
    hand, others = cells[HANDS + seat] & ~(1 << card), others_pile(cells, rules, side)
    steady = desk.on[at.STEADY_ON]
    n = changing_inputs(
        rules, notes, Aftermath(seat, hand, table, unseen, own, others, last), desk.on, steady
    )
    desk.on[at.ALL_ON] = n
    _sum_changing(desk, steady, n)
    value += unknown_terms(rules, desk.trained, hand, table, own, others)
    return value + finish_sums(desk.net, part_of(left), desk.sums)


@inlined
def _sum_changing(desk: NetBuffers, steady: int, n: int) -> None:
    """Write the first layer's sums of the inputs on the desk.

    Plays from one position differ in few inputs, so those of the first that is valued are summed for all.
    """
    on, summed, more, less = desk.on, desk.summed, desk.more, desk.less
    if summed[0] == _NOTHING:
        add_rows(desk.net, on, steady, steady + ALWAYS, desk.sums, at.STEADY)
        for index in range(ALWAYS):
            summed[index] = on[steady + index]
    count = 0
    for index in range(ALWAYS):
        more[count], less[count] = on[steady + index], summed[index]
        if on[steady + index] != summed[index]:
            count += 1
    gone = count
    for index in range(steady + ALWAYS, n):
        more[count] = on[index]
        count += 1
    for index in range(at.WIDTH):
        desk.sums[at.FIRST_SUMS + index] = desk.sums[at.STEADY + index]
    add_rows(desk.net, more, 0, count, desk.sums, at.FIRST_SUMS)
    take_rows(desk.net, less, gone, desk.sums, at.FIRST_SUMS)


@kernel
def _last_value(cells: Ints, rules: Ints, desk: NetBuffers, action: int) -> float:
    for cell in range(CELLS):
        desk.tried[cell] = cells[cell]
    apply(desk.tried, desk.on, rules, action)  # no batch comes after the last play: no stock is read
    return points_lead(desk.tried, rules, rules[SIDE_OF + cells[TO_MOVE]], desk.points)


@kernel
def net_plays(cells: Ints, stock: Ints, rules: Ints, notes: Ints, plays: int, desk: NetBuffers) -> None:
    """Let the network make so many plays for whoever is on turn, or as many as there are."""
    for _ in range(min(plays, cells[TO_PLAY])):
        count = min(legal(cells, rules, desk.actions), at.MOST_ACTIONS)
        action = desk.actions[0] if count == 1 else best_action(cells, rules, notes, desk, count)
        note(notes, cells, rules, action)
        apply(cells, stock, rules, action)
