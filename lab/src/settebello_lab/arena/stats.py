"""Means with 95 % intervals (Student's t), from sums that do not depend on the order."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt

from scipy.special import stdtrit  # type: ignore[import-untyped]  # it has no types


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
    """Return the 97.5 % quantile of Student's t."""
    return float(stdtrit(freedom, 0.975))
