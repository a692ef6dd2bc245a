"""How players choose among their plays, as far as the network's policy values can tell.

A play is chosen by its policy value, or after some thought, which other players cannot follow: then any play
may come of it, the likelier the more it is worth (softmaxes), now and then blindly. Of plays that are
worth the same, two suits of one rank say, some players always make the first. A habit is a row of these
numbers (float64[HABIT])::

    SHARP         THOUGHT         SPREAD         BLIND            LATER
    points to be  plays that are  the same       of those, plays  plays that are not the first of
    e times less  thought about,  after thought  that follow no   equals, 0 to 1; `ANY`: equals are
    likely        0 to 1                         worth, 0 to 1    plays like any others

All of them stand one after another, and three numbers behind them (float64[HABITS])::

    0              5              10       15        20      25    26                27
    PARTNER_FIRST  PARTNER_EARLY  PARTNER  STRANGER  OTHERS  OURS  LEFT_AFTER_FIRST  LEFT_AFTER_EARLY

Partners who play readably make the play of the best policy value in the first rounds, and later where it is
worth nearly as much as the best play, so that each can tell which cards the other holds (`docs/search.md`).
"""

from collections.abc import Mapping
from math import exp, log
from types import MappingProxyType
from typing import Final

import numpy as np

from settebello.kernels.compiling.jit import Ints, Reals, inlined, kernel
from settebello.kernels.moves import legal
from settebello.kernels.net.choose import direct_worths
from settebello.kernels.net.layout import MOST_ACTIONS, NetBuffers

SHARP, THOUGHT, SPREAD, BLIND, LATER = range(5)
HABIT: Final = 5
"""Numbers of a row."""
ANY: Final = -1.0
"""For `LATER`: plays worth the same are not known from others."""

ALIKE: Final = 1e-5
"""Points by which plays may differ that the network cannot tell apart."""

PARTNER_FIRST, PARTNER_EARLY, PARTNER, STRANGER, OTHERS = range(0, 5 * HABIT, HABIT)
"""Where each row begins in `habits`: a partner who plays like oneself, in the first rounds, the early ones
and later; one who does not; the other side."""
OURS: Final = 5 * HABIT
"""The chance that a partner plays like oneself, before anything has been played; 0 where nobody does."""
LEFT_AFTER_FIRST: Final = OURS + 1
"""How many cards are left to play after the first rounds, in which partners play by the policy alone."""
LEFT_AFTER_EARLY: Final = LEFT_AFTER_FIRST + 1
"""The same of the early rounds, in which they mostly do."""
HABITS: Final = LEFT_AFTER_EARLY + 1
"""Numbers of all rows and what stands after them."""


_READABLE: Final[Mapping[str, tuple[int, int]]] = MappingProxyType({"scopone-9": (32, 24)})
"""The games, by their networks, in which partners play so that they can read each other, and how many cards
are left to play after the first and after the early rounds.

With ten cards what is told was not worth what is given up; another game has to be measured
(`docs/search.md`).
"""
_PARTNERS: Final = (
    (0.005, 0.02, 0.15, 0.1, 0.01),
    (0.01, 0.3, 0.2, 0.01, 0.005),
    (0.01, 0.5, 0.4, 0.05, 0.005),
)
"""Fitted by maximum likelihood to the plays of partners in 100 nine-card deals, played both ways."""
_LIKELY_OURS: Final = 0.95
_ANYBODY: Final = (1.0, 1.0, 0.15, 0.1, ANY)
"""By the values, or by likings learned at the same spread (`settebello_lab.learn.imitation`)."""
_SHARPER: Final = (1.0, 1.0, 0.1, 0.05, ANY)
"""Fitted to 3,905 plays of ``ismcts:4000`` with nine cards, by likings."""


def habits(game: str | None, *, others_learned: bool) -> Reals:
    """Return all rows and what stands after them (float64[HABITS]), for the game of a network.

    Where partners do not read each other, anybody is a stranger. The other side may be asked of a network
    that has learned plays; how sharply that tells is known for readable games alone.
    """
    after = None if game is None else _READABLE.get(game)
    rows = (*_PARTNERS, _ANYBODY, _SHARPER if after and others_learned else _ANYBODY)
    ours = (_LIKELY_OURS, *after) if after else (0, 0, 0)
    return np.array([*(number for row in rows for number in row), *ours])


@kernel
def row_of_partner(left: int, habits: Reals) -> int:
    """Return where the row begins by which a partner like oneself chooses with so many cards to play."""
    if habits[OURS] == 0:
        return STRANGER
    if left > habits[LEFT_AFTER_FIRST]:
        return PARTNER_FIRST
    return PARTNER_EARLY if left > habits[LEFT_AFTER_EARLY] else PARTNER


@kernel
def worth_of_plays(cells: Ints, rules: Ints, notes: Ints, desk: NetBuffers) -> int:
    """Write the policy value of each legal action into ``desk.worths``; return how many there are.

    The actions themselves stand in ``desk.actions``. Where there is one alone it has no worth.
    """
    count = min(legal(cells, rules, desk.actions), MOST_ACTIONS)
    if count > 1:
        direct_worths(cells, rules, notes, desk.actions[:count], desk, desk.worths)
    return count


@kernel
def chance_of(worths: Reals, count: int, own: int, habit: Reals) -> float:
    """Return the probability that a player with this habit makes play ``own`` of ``count``."""
    best = worths[0]
    for index in range(1, count):
        best = max(best, worths[index])
    sharp, spread, different = 0.0, 0.0, 0
    for index in range(count):
        if habit[LATER] == ANY or is_first(worths, index):
            different += 1
            sharp += exp((worths[index] - best) / habit[SHARP])
            spread += exp((worths[index] - best) / habit[SPREAD])
    less = worths[own] - best
    after_thought = (1 - habit[BLIND]) * exp(less / habit[SPREAD]) / spread + habit[BLIND] / different
    chance = (1 - habit[THOUGHT]) * exp(less / habit[SHARP]) / sharp + habit[THOUGHT] * after_thought
    return chance if habit[LATER] == ANY else chance * _share(worths, count, own, habit[LATER])


@inlined
def _share(worths: Reals, count: int, own: int, later: float) -> float:
    """Return how often it is this one, when a play is made that is worth so much."""
    alike = 0
    for index in range(count):
        if abs(worths[index] - worths[own]) < ALIKE:
            alike += 1
    if alike == 1:
        return 1.0
    return 1 - later if is_first(worths, own) else later / (alike - 1)


@kernel
def is_first(worths: Reals, index: int) -> bool:
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
