"""Means with 95 % intervals (Student's t), from sums that do not depend on the order."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from statistics import NormalDist
from typing import Final

NORMAL_975: Final = NormalDist().inv_cdf(0.975)
T_975: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622)
"""Quantiles of Student's t for 1 to 9 degrees of freedom, where the expansion is not good enough."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean of ``count`` values and half the width of its 95 % interval; None: nobody can say yet."""

    mean: float
    half: float | None
    count: int

    @property
    def interval(self) -> tuple[float, float] | None:
        """Return the ends of the interval."""
        return None if self.half is None else (self.mean - self.half, self.mean + self.half)


def estimate(values: Sequence[float]) -> Estimate:
    """Estimate the mean that independent values are drawn around."""
    count = len(values)
    if not count:
        return Estimate(0.0, None, 0)
    mean = fsum(values) / count
    if count == 1:
        return Estimate(mean, None, 1)
    variance = fsum((value - mean) ** 2 for value in values) / (count - 1)
    return Estimate(mean, t_975(count - 1) * sqrt(variance / count), count)


def running(values: Sequence[float]) -> list[Estimate]:
    """Estimate after each value; by Welford's recurrence, for a picture."""
    found: list[Estimate] = []
    mean = squares = 0.0
    for count, value in enumerate(values, 1):
        change = value - mean
        mean += change / count
        squares += change * (value - mean)
        half = t_975(count - 1) * sqrt(squares / (count - 1) / count) if count > 1 else None
        found.append(Estimate(mean, half, count))
    return found


def t_975(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t, to four digits."""
    if freedom <= len(T_975):
        return T_975[freedom - 1]
    x = NORMAL_975
    first = (x**3 + x) / 4
    second = (5 * x**5 + 16 * x**3 + 3 * x) / 96
    third = (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / 384
    return x + first / freedom + second / freedom**2 + third / freedom**3
