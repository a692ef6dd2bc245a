"""Losses are honest: fresh worlds find as much, and the other legal plays do not move them."""

from functools import cache

import pytest

from settebello.analysis.losses import Estimate
from settebello_lab.study import Honesty, decisions_of, honesty_of

PLAYERS = ("random", "principiante")
WORLDS = 24


@cache
def measured(decisions: int) -> Honesty:
    return honesty_of(decisions_of(PLAYERS, "scopone"), decisions, WORLDS)


def is_nothing(found: Estimate) -> bool:
    return abs(found.value) < max(3.5 * found.error, 0.02)


def test_a_loss_does_not_fall_when_fresh_worlds_judge_it() -> None:
    assert is_nothing(measured(40).fall)


def test_a_loss_does_not_depend_on_the_other_plays_there_are() -> None:
    assert is_nothing(measured(40).change)


def test_a_loss_judged_by_the_worlds_that_chose_is_found_out() -> None:
    """The measure can tell: there a loss owes something to luck."""
    luck = measured(40).luck
    assert luck.value > 3 * luck.error


@pytest.mark.slow
def test_two_hundred_decisions_are_judged_honestly() -> None:
    found = measured(200)
    assert found.decisions == 200
    assert is_nothing(found.fall)
    assert is_nothing(found.change)
    assert found.luck.value > 4 * found.luck.error
