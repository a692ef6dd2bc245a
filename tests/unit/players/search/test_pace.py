"""A player keeps to its time: after its first slice it begins no work that would pass it."""

from collections.abc import Iterable
from itertools import islice

import pytest

from settebello.players import Budget
from settebello.players.search.pace import Pace


class Clock:
    """A clock that goes on only when somebody works."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    def work(self, parts: Iterable[int], seconds: float) -> int:
        """Take so long for each round of each part, and return how many there were."""
        done = 0
        for part in parts:
            self.now += seconds * part
            done += part
        return done

    @property
    def spent(self) -> float:
        """Seconds since it was made."""
        return self.now - 100


@pytest.mark.parametrize("seconds", [0.0007, 0.007, 0.031, 0.059])
def test_the_time_is_filled_and_not_passed(seconds: float) -> None:
    clock = Clock()
    clock.work(Pace(Budget(300), clock).slices(1_000_000, 5), seconds)
    assert 0.3 - seconds < clock.spent <= 0.3


def test_the_slowest_round_so_far_says_how_long_the_next_may_take() -> None:
    clock = Clock()
    parts = Pace(Budget(300), clock).slices(1_000_000, 5)
    clock.work(islice(parts, 2), 0.018)
    clock.work(parts, 0.001)
    assert 0.3 - 0.018 < clock.spent < 0.3 - 0.016


def test_what_comes_before_the_first_round_is_taken_from_the_time_and_for_no_round() -> None:
    clock = Clock()
    pace = Pace(Budget(300), clock)
    clock.now += 0.2
    assert clock.work(pace.slices(1_000_000, 5), 0.0099) == 10


def test_one_slice_is_always_done_and_all_of_them_where_there_is_time() -> None:
    clock = Clock()
    assert clock.work(Pace(Budget(1), clock).slices(1_000_000, 5), 60) == 5
    assert clock.work(Pace(Budget(100_000), clock).slices(12, 5), 1) == 12


def test_a_share_of_the_time_leaves_the_rest_to_what_follows() -> None:
    clock = Clock()
    pace = Pace(Budget(310), clock)
    clock.work(pace.slices(1_000_000, 5, 0.5), 0.02)
    assert clock.spent == pytest.approx(0.14)
    clock.work(pace.slices(1_000_000, 5), 0.02)
    assert clock.spent == pytest.approx(0.3)
