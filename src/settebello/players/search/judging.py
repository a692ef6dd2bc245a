"""Judging by samples: which plays are worth another look, and which one to make by all that was seen."""

import math
from typing import Final

import numpy as np
import numpy.typing as npt

from settebello.kernels import Ints
from settebello.kernels.search.foresight import Worths
from settebello.players.search.chances import LEAD, Table

Chosen = npt.NDArray[np.bool_]
"""By action."""

LEAST: Final = 0.002
"""Points that a play has to be worth looking at once more: what is won on average by being sure of it."""

SURE: Final = 3.5
"""Standard errors by which the match has to be likelier won for the best play in points to be passed over."""


CLEAR: Final = 3.0
"""Standard errors within which it is not known whether a play is worth nearly as much as the best one."""


def expected(worths: Worths, direct: Worths, less: float) -> int:
    """Return the action that is best at first sight of those worth ``less`` than the best one at most."""
    return int(np.where(worths >= worths.max() - less, direct, -np.inf).argmax())


def worth_a_look(worths: Worths) -> Chosen:
    """Tell which actions are worth another look: the best one, and those that may well be better.

    ``worths`` are float64[worlds, actions]. By how much an action is worse is known within its standard
    error; what it would bring on average to know it for sure is the expected value of perfect information
    (as in Chick, Branke, Schmidt, *Sequential sampling to myopically maximize the expected value of
    information*, 2010).
    """
    best, gaps, errors = _behind(worths)
    away = gaps / errors
    chance = np.array([math.erfc(each / math.sqrt(2)) / 2 for each in away])
    gains = errors * np.exp(-away * away / 2) / math.sqrt(2 * math.pi) - gaps * chance
    hopeful: Chosen = gains > LEAST
    hopeful[best] = True
    return hopeful


def may_be_expected(worths: Worths, direct: Worths, less: float) -> Chosen:
    """Tell which actions are better than the best one at first sight, and may be worth ``less`` or not."""
    best, gaps, errors = _behind(worths)
    expected: Chosen = (np.abs(gaps - less) < CLEAR * errors) & (direct > direct[best])
    return expected


def _behind(worths: Worths) -> tuple[int, Worths, Worths]:
    """Return the best action, by how much each is worth less in the same worlds, and the errors of that."""
    best = int(worths.mean(axis=0).argmax())
    less = worths[:, [best]] - worths
    errors = less.std(axis=0) / math.sqrt(len(less))
    errors[errors == 0] = 1e-9
    return best, less.mean(axis=0), errors


def best_for_match(points: Worths, usual: int, wins: Table | None, reached: Ints, weights: Ints) -> int:
    """Return which action to play for the match: the ``usual`` one, or one that surely wins it more.

    ``reached`` (int64[worlds, actions]) are the ends of worlds that were drawn ``weights`` times. Few ends
    tell little, so the points they bring are replaced by those already known, at what a point is worth among
    these ends (a control variate).
    """
    if wins is None:
        return usual
    won, leads = wins.ravel()[reached], LEAD.ravel()[reached]
    worth_of_point = slope(leads, won, np.broadcast_to(weights[:, None], won.shape))
    return surely_best(won + worth_of_point * (points - leads), weights, usual)


def slope(x: Worths, y: Worths, weights: Worths) -> float:
    """Return by how much y rises with x (least squares); 0 where x is always the same."""
    apart = x - np.average(x, weights=weights)
    spread = np.average(apart**2, weights=weights)
    return float(np.average(apart * y, weights=weights) / spread) if spread else 0.0


def surely_best(worths: Worths, weights: Ints, usual: int) -> int:
    """Return the action of most worth among those surely better than the usual one, or that.

    ``worths`` (float64[worlds, actions]) stand in worlds that were drawn ``weights`` times.
    """
    more = worths - worths[:, [usual]]
    means = np.average(more, axis=0, weights=weights)
    variances = np.average((more - means) ** 2, axis=0, weights=weights)
    errors = np.sqrt(variances * (weights**2).sum()) / weights.sum()
    sure = np.where(means > SURE * errors, means, 0.0)
    return int(sure.argmax()) if sure.any() else usual
