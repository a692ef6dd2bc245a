"""Ratings move as matches say, and points mean what people are told."""

from itertools import pairwise

import pytest

from settebello.ratings import POINTS_OF_ONE, Rating, Shown, places_of, rated, shown


def test_everybody_begins_in_the_middle_and_little_is_known() -> None:
    assert shown(Rating()) == Shown(1500, 500)


def test_who_wins_goes_up_who_loses_goes_down_and_more_is_known_of_both() -> None:
    (winner,), (loser,) = rated([[Rating()], [Rating()]], [0, 1])
    assert winner.mean > Rating().mean > loser.mean
    assert winner.spread < Rating().spread > loser.spread


def test_the_order_in_which_sides_are_named_does_not_matter() -> None:
    strong, weak = Rating(30, 2), Rating(20, 5)
    one = rated([[strong], [weak]], [1, 0])
    other = rated([[weak], [strong]], [0, 1])
    assert one == [other[1], other[0]]


def test_who_beats_somebody_stronger_gains_more() -> None:
    gains = [rated([[Rating(25, 4)], [Rating(mean, 4)]], [0, 1])[0][0].mean for mean in (15, 25, 35)]
    assert all(less < more for less, more in pairwise(gains))


def test_partners_move_together_and_who_is_less_known_moves_further() -> None:
    (sure, unsure), _ = rated([[Rating(25, 2), Rating(25, 8)], [Rating(), Rating()]], [0, 1])
    assert 25 < sure.mean < unsure.mean


def test_of_three_the_winner_is_first_and_the_others_stand_by_their_points() -> None:
    assert places_of((11, 7), 0) == [0, 1]
    assert places_of((5, 11, 5), 1) == [1, 0, 1]
    assert places_of((16, 3, 9), 1) == [1, 0, 2]  # won otherwise than by points
    first, second, third = (side[0] for side in rated([[Rating()]] * 3, [0, 1, 2]))
    assert first.mean > second.mean > third.mean


@pytest.mark.parametrize(("ahead", "wins"), [(0, 50), (100, 64), (200, 76), (400, 91)])
def test_so_many_points_ahead_one_stays_where_one_is_by_winning_so_often(ahead: int, wins: int) -> None:
    """As players of chess are used to; the winner gains as much as the loser would, weighed by how often."""
    strong, weak = Rating(25 + ahead / POINTS_OF_ONE, 0.5), Rating(25, 0.5)
    gain = rated([[strong], [weak]], [0, 1])[0][0].mean - strong.mean
    loss = strong.mean - rated([[strong], [weak]], [1, 0])[0][0].mean
    assert 100 * loss / (gain + loss) == pytest.approx(wins, abs=1)
