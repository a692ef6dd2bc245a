"""A player keeps to its time: it begins no work that would pass it."""

from collections.abc import Iterable
from itertools import islice

import pytest

from settebello.players import Budget
from settebello.players.pace import Pace


class Clock:
    """A clock that goes on only when somebody works."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    def work(self, parts: Iterable[int], seconds: float) -> int:
        """Take so long for each of the parts, and return how many units they held."""
        done = 0
        for part in parts:
            self.now += seconds
            done += part
        return done


@pytest.mark.parametrize("seconds", [0.007, 0.031, 0.11, 0.14])
def test_no_slice_is_begun_that_would_pass_the_time(seconds: float) -> None:
    clock = Clock()
    clock.work(Pace(Budget(300), clock).slices(1_000_000, 5), seconds)
    assert 0.3 - seconds < clock.now - 100 <= 0.3


def test_the_longest_slice_so_far_says_how_long_the_next_may_take() -> None:
    clock = Clock()
    parts = Pace(Budget(300), clock).slices(1_000_000, 5)
    clock.work(islice(parts, 2), 0.09)
    assert clock.work(parts, 0.004) == 5 * 8
    assert clock.now - 100 == pytest.approx(0.212)


def test_one_slice_is_always_done_and_all_of_them_where_there_is_time() -> None:
    clock = Clock()
    assert clock.work(Pace(Budget(1), clock).slices(1_000_000, 5), 60) == 5
    assert clock.work(Pace(Budget(100_000), clock).slices(12, 5), 1) == 12


def test_a_share_of_the_time_leaves_the_rest_to_what_follows() -> None:
    clock = Clock()
    pace = Pace(Budget(310), clock)
    clock.work(pace.slices(1_000_000, 5, 0.5), 0.02)
    assert clock.now - 100 == pytest.approx(0.14)
    clock.work(pace.slices(1_000_000, 5), 0.02)
    assert clock.now - 100 == pytest.approx(0.3)
