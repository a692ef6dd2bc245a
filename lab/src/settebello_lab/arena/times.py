"""How long moves took, as a histogram that adds up: means are exact, percentiles within 5 %.

Bucket *k* holds the times from ``RATIO ** k`` microseconds up to the next.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import floor, log
from typing import Final

RATIO: Final = 2 ** (1 / 16)


@dataclass(slots=True)
class Times:
    """Times of moves in microseconds; ``over`` counts those beyond the budget."""

    moves: int = 0
    total_us: int = 0
    max_us: int = 0
    over: int = 0
    buckets: dict[int, int] = field(default_factory=dict)

    def add(self, seconds: float, budget_ms: int) -> None:
        """Count one move."""
        us = max(1, round(seconds * 1e6))
        self.moves += 1
        self.total_us += us
        self.max_us = max(self.max_us, us)
        self.over += us > budget_ms * 1000
        bucket = floor(log(us, RATIO))
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1

    def percentile_us(self, share: float) -> float:
        """Return a time that so many of the moves did not exceed, as the upper end of its bucket."""
        left = share * self.moves
        for bucket in sorted(self.buckets):
            left -= self.buckets[bucket]
            if left <= 0:
                return min(RATIO ** (bucket + 1), float(self.max_us))
        return float(self.max_us)

    def as_dict(self) -> dict[str, float]:
        """Return mean, 99th percentile and maximum in milliseconds, and how many moves there were."""
        mean = self.total_us / self.moves if self.moves else 0.0
        return {
            "mean": round(mean / 1000, 3),
            "p99": round(self.percentile_us(0.99) / 1000, 3),
            "max": round(self.max_us / 1000, 3),
            "moves": self.moves,
        }


def added(all_times: Iterable[Times]) -> Times:
    """Return the sum."""
    whole = Times()
    for each in all_times:
        whole.moves += each.moves
        whole.total_us += each.total_us
        whole.max_us = max(whole.max_us, each.max_us)
        whole.over += each.over
        for bucket, count in each.buckets.items():
            whole.buckets[bucket] = whole.buckets.get(bucket, 0) + count
    return whole
