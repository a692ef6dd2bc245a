"""The losses of plays in numbers: one half of the worlds chooses the best play, the other judges its lead.

A best play that is chosen and judged in the same worlds looks better than it is: of several that are alike
the luckiest is taken. Judged in worlds that had no part in the choice it is not.
"""

from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt

Table = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its standard error."""

    value: float
    error: float


def mean_of(sample: Table) -> Estimate:
    """Return the mean of a sample (float64[n]); the error is 0 where there is one value alone."""
    count = len(sample)
    error = float(sample.std(ddof=1)) / sqrt(count) if count > 1 else 0.0
    return Estimate(float(sample.mean()), error)


def loss_of(points: Table, played: int, worths: Table | None = None) -> Estimate:
    """Return what a play is worth less than the best one.

    ``points`` (float64[worlds, plays]) choose the best play; ``worths``, of the same shape, are what is
    lost, the points themselves where they are not given. With one world, in which all cards are known, it
    chooses and judges.
    """
    worths = points if worths is None else worths
    first, second = halves(len(points))
    one = _loss(worths[second], played, _best(points[first]))
    other = _loss(worths[first], played, _best(points[second]))
    return Estimate((one.value + other.value) / 2, sqrt(one.error**2 + other.error**2) / 2)


def halves(count: int) -> tuple[slice, slice]:
    """Return every second world, and those between; both all of them where there is one."""
    return (slice(0, None, 2), slice(1, None, 2)) if count > 1 else (slice(None), slice(None))


def _best(points: Table) -> int:
    return int(points.mean(axis=0).argmax())


def _loss(worths: Table, played: int, best: int) -> Estimate:
    return mean_of(worths[:, best] - worths[:, played])
