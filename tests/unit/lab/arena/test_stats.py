"""Means, intervals and times are what a table of statistics says."""

from random import Random

import pytest

from settebello_lab.arena import Times, estimate
from settebello_lab.arena.stats import running, t_975
from settebello_lab.arena.times import added


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (4, 2.7764), (9, 2.2622), (10, 2.2281), (15, 2.1314), (30, 2.0423), (120, 1.9799)],
)
def test_students_quantile_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert t_975(freedom) == pytest.approx(quantile, abs=2e-4)


def test_a_known_sample() -> None:
    found = estimate([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    assert found.mean == 5.0
    assert found.half == pytest.approx(2.364624 * (32 / 7) ** 0.5 / 8**0.5)


def test_nobody_can_say_from_one_value_or_none() -> None:
    assert estimate([]).interval is None
    assert estimate([3.0]).interval is None
    assert estimate([3.0]).mean == 3.0


def test_the_interval_holds_the_truth_in_95_of_100_samples() -> None:
    luck = Random(5)
    held = 0
    for _ in range(4000):
        low, high = estimate([luck.gauss(1, 3) for _ in range(12)]).interval or (0, 0)
        held += low <= 1 <= high
    assert held / 4000 == pytest.approx(0.95, abs=0.015)


def test_the_running_mean_ends_where_the_estimate_stands() -> None:
    luck = Random(6)
    values = [luck.uniform(-5, 5) for _ in range(50)]
    for count, found in enumerate(running(values), 1):
        whole = estimate(values[:count])
        assert found.mean == pytest.approx(whole.mean)
        assert found.half == (None if whole.half is None else pytest.approx(whole.half))


def test_times_add_up_and_percentiles_are_near() -> None:
    luck = Random(7)
    seconds = [luck.expovariate(100) for _ in range(5000)]
    parts = [Times() for _ in range(5)]
    for index, value in enumerate(seconds):
        parts[index % 5].add(value, budget_ms=20)
    whole = added(parts)
    found = whole.as_dict()
    assert whole.over == sum(value > 0.020 for value in seconds)
    assert found["moves"] == 5000
    assert found["mean"] == pytest.approx(1000 * sum(seconds) / 5000, rel=1e-3)
    assert found["max"] == pytest.approx(1000 * max(seconds), rel=1e-3)
    assert found["p99"] == pytest.approx(1000 * sorted(seconds)[4950], rel=0.05)


def test_no_moves_take_no_time() -> None:
    assert Times().as_dict() == {"mean": 0.0, "p99": 0.0, "max": 0.0, "moves": 0}
