"""Shortened path data draws what the long one drew."""

import pytest

from settebello_art.pathdata import number, shorten
from tests.unit.art.extent import path_points

PATHS = [
    "M10 10L20 10 20 30Z",
    "M10 10H50V90H10ZM100 100L90 120 110 120Z",
    "M100 20C110 30 120 40 130 20 140 0 150 10 160 20",
    "M1.5-2Q3 4.5 6 7.5L.5-.5",
    "M-40-20c10-5 20 5 30 0l4 4h-9v3z",
    "M5 5a4 3 0 1 0 8 0a4 3 0 1 0 -8 0",
    "M0 0L10 10 20 0M3 3h0",
]


@pytest.mark.parametrize("path", PATHS)
def test_a_shortened_path_draws_the_same_points(path: str) -> None:
    short = list(path_points(shorten(path)))
    assert short == [pytest.approx(point) for point in path_points(path)]


@pytest.mark.parametrize("path", PATHS)
def test_a_shortened_path_is_no_longer_and_stays_as_it_is(path: str) -> None:
    assert len(shorten(path)) <= len(path)
    assert shorten(shorten(path)) == shorten(path)


def test_numbers_are_written_without_idle_signs() -> None:
    assert [number(value) for value in (3.0, -0.04, 0.5, -0.5, 10.25, 100)] == [
        "3",
        "0",
        ".5",
        "-.5",
        "10.2",
        "100",
    ]


@pytest.mark.parametrize("path", ["M1", "M1 2L3", "M0 0C1 1 2 2"])
def test_a_command_short_of_numbers_is_refused(path: str) -> None:
    with pytest.raises(ValueError, match="takes numbers by"):
        shorten(path)
