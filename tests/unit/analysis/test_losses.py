"""Losses by numbers alone: no loss is the luck of the draw."""

import numpy as np
import pytest

from settebello.analysis.losses import halves, loss_of, mean_of

TRIES = 400


def drawn(seed: int, worlds: int, means: list[float]) -> np.ndarray:
    """Return points of plays of these means: worlds differ, and plays differ in each."""
    luck = np.random.default_rng(seed)
    worth_of_world = luck.normal(0, 3, (worlds, 1))
    return np.asarray(means) + worth_of_world + luck.normal(0, 1, (worlds, len(means)))


@pytest.mark.parametrize("alike", [2, 5, 12])
def test_plays_that_are_alike_lose_nothing_on_average(alike: int) -> None:
    losses = mean_of(np.array([loss_of(drawn(seed, 40, [0.0] * alike), 0).value for seed in range(TRIES)]))
    assert abs(losses.value) < 4 * losses.error


def test_chosen_and_judged_in_the_same_worlds_they_would_seem_to_lose() -> None:
    """The reason for the two halves: the best of twelve that are alike looks better than it is."""
    naive = []
    for seed in range(TRIES):
        means = drawn(seed, 40, [0.0] * 12).mean(axis=0)
        naive.append(means.max() - means[0])
    found = mean_of(np.array(naive))
    assert found.value > 20 * found.error


def test_a_loss_is_what_the_best_play_is_worth_more() -> None:
    losses = mean_of(np.array([loss_of(drawn(seed, 200, [0.0, 1.5, 0.3]), 0).value for seed in range(TRIES)]))
    assert abs(losses.value - 1.5) < 4 * losses.error + 0.01


def test_the_error_of_a_loss_is_how_far_losses_are_apart() -> None:
    found = [loss_of(drawn(seed, 100, [0.0, 1.5]), 0) for seed in range(TRIES)]
    spread = np.std([each.value for each in found])
    assert np.mean([each.error for each in found]) == pytest.approx(spread, rel=0.15)


def test_weak_plays_beside_it_do_not_change_a_loss() -> None:
    points = drawn(1, 100, [0.0, 1.5, 0.3])
    with_weak = np.hstack([points, points[:, :1] - 5, points[:, :1] - 9])
    assert loss_of(with_weak, 0) == loss_of(points, 0)


def test_what_is_lost_may_be_counted_otherwise_than_what_chooses() -> None:
    points = drawn(2, 100, [0.0, 2.0])
    assert loss_of(points, 0, points / 10).value == pytest.approx(loss_of(points, 0).value / 10)


def test_the_play_that_is_best_in_every_world_loses_nothing() -> None:
    points = np.tile([1.0, 0.0], (10, 1))
    found = loss_of(points, 0)
    assert (found.value, found.error) == (0.0, 0.0)


def test_one_world_in_which_every_card_is_known_chooses_and_judges() -> None:
    found = loss_of(np.array([[1.0, 3.0]]), 0)
    assert (found.value, found.error) == (2.0, 0.0)


@pytest.mark.parametrize("count", [2, 7, 40])
def test_halves_have_every_world_once(count: int) -> None:
    first, second = halves(count)
    assert sorted([*range(count)[first], *range(count)[second]]) == list(range(count))
