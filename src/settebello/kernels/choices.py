"""How players choose among their plays, as far as a look at what the network makes of each can tell.

A play is chosen by its worth at first sight, or after some thought, which nobody else can follow: then any
play may come of it, the likelier the more it is worth (softmaxes), now and then blindly. Of plays that are
worth the same, two suits of one rank say, some players always make the first. Who chooses how is a row
(float64[CHOICE]) of these numbers::

    SHARP         THOUGHT         SPREAD         BLIND            LATER
    points to be  plays that are  the same       of those, plays  plays that are not the first of
    e times less  thought about,  after thought  that follow no   equals, 0 to 1; `ANY`: equals are
    likely        0 to 1                         worth, 0 to 1    plays like any others

Partners who play readably make what is best at first sight in the first rounds, and later where it is worth
nearly as much as the best play, so that each can tell what the other holds.
"""

from math import exp, log
from typing import Final

import numpy as np
import numpy.typing as npt

from settebello.kernels.jit import Ints, inlined, kernel
from settebello.kernels.moves import legal
from settebello.kernels.net.choose import action_value, begin_values
from settebello.kernels.net.layout import MOST_ACTIONS, Desk

Chances = npt.NDArray[np.float64]
"""Probabilities, their logarithms, or the numbers they follow from."""

SHARP, THOUGHT, SPREAD, BLIND, LATER = range(5)
CHOICE: Final = 5

ANY: Final = -1.0

ALIKE: Final = 1e-5
"""Points by which plays may differ that the network cannot tell apart."""
FIRST_ROUNDS, EARLY_ROUNDS = 28, 24
"""Cards to play above which partners play by the first sight alone, and above which they mostly do."""

PARTNER_FIRST, PARTNER_EARLY, PARTNER, STRANGER, OTHERS = range(0, 5 * CHOICE, CHOICE)
"""Where each row begins in `choices`: a partner who plays like oneself, in the first rounds, the early ones
and later; one who does not; the other side."""
OURS: Final = 5 * CHOICE
"""The chance that a partner plays like oneself, before anything has been played."""

_READABLE: Final = (
    (0.005, 0.02, 0.15, 0.1, 0.01),
    (0.01, 0.4, 0.2, 0.02, 0.01),
    (0.02, 0.6, 0.4, 0.05, 0.01),
)
_BY_VALUES: Final = (1.0, 1.0, 0.15, 0.1, ANY)
_AS_LEARNED: Final = (1.0, 1.0, 0.1, 0.05, ANY)


def choices(*, readable: bool, others_learned: bool) -> Chances:
    """Return all rows and `OURS`.

    Partners who are not ``readable`` are strangers. The other side may be asked of a network that has
    learned plays.
    """
    partner = _READABLE if readable else (_BY_VALUES,) * len(_READABLE)
    rows = (*partner, _BY_VALUES, _AS_LEARNED if readable and others_learned else _BY_VALUES)
    return np.array([*(number for row in rows for number in row), 0.95 if readable else 0.0])


@kernel
def worth_of_plays(cells: Ints, rules: Ints, notes: Ints, desk: Desk) -> int:
    """Write what each legal action is worth at first sight into ``desk.worths``; return how many there are.

    The actions themselves stand in ``desk.actions``. Where there is one alone it has no worth.
    """
    count = min(legal(cells, rules, desk.actions), MOST_ACTIONS)
    if count > 1:
        unseen = begin_values(cells, rules, notes, desk)
        for index in range(count):
            desk.worths[index] = action_value(cells, rules, notes, desk, desk.actions[index], unseen)
    return count


@kernel
def chance_of(worths: Chances, count: int, own: int, choice: Chances) -> float:
    """Return the probability that whoever has the row ``choice`` makes play ``own`` of ``count``."""
    best = worths[0]
    for index in range(1, count):
        best = max(best, worths[index])
    sharp, spread, different, alike, first = 0.0, 0.0, 0, 0, own
    for index in range(count):
        if choice[LATER] != ANY:
            if abs(worths[index] - worths[own]) < ALIKE:
                alike, first = alike + 1, min(first, index)
            if not is_first(worths, index):
                continue
        different += 1
        sharp += exp((worths[index] - best) / choice[SHARP])
        spread += exp((worths[index] - best) / choice[SPREAD])
    less = worths[own] - best
    after_thought = (1 - choice[BLIND]) * exp(less / choice[SPREAD]) / spread + choice[BLIND] / different
    chance = (1 - choice[THOUGHT]) * exp(less / choice[SHARP]) / sharp + choice[THOUGHT] * after_thought
    if alike < 2:
        return chance
    return chance * (1 - choice[LATER] if first == own else choice[LATER] / (alike - 1))


@inlined
def is_first(worths: Chances, index: int) -> bool:
    """Tell whether a play is the first of those worth the same."""
    before = 0
    while before < index and abs(worths[before] - worths[index]) >= ALIKE:
        before += 1
    return before == index


@inlined
def either(one: float, other: float) -> float:
    """Return the logarithm of a sum, of whose parts there are the logarithms."""
    most = max(one, other)
    return most + log(exp(one - most) + exp(other - most))
