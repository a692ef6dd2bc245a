"""How strong players are taken to be: Plackett-Luce, by what matches say one after the other.

A rating is a mean and a spread (the standard deviation of what is known), both in units in which everybody
begins with 25 and 25/3. People are shown points: `Shown`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MEAN: Final = 25.0
SPREAD: Final = MEAN / 3

POINTS: Final = 1500
"""The initial rating, as it is shown."""

POINTS_OF_ONE: Final = 30
"""Points for one unit: then 100 points more win 64 of 100 matches, as players of chess are used to."""

SURE: Final = 2
"""How many spreads to either side are shown: in 19 of 20 cases the truth lies between."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The rating of one player in one kind of game."""

    mean: float = MEAN
    spread: float = SPREAD


@dataclass(frozen=True, slots=True)
class Shown:
    """A rating as people see it: points, and how many more or fewer they may well be."""

    points: int
    give_or_take: int


def rated(sides: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """Return the ratings after a match, by side and player; the side whose place is lowest has won."""
    model = _model()
    before = [[model.rating(mu=each.mean, sigma=each.spread) for each in side] for side in sides]
    after = model.rate(before, ranks=[float(place) for place in places])
    return [[Rating(each.mu, each.sigma) for each in side] for side in after]


def part_of_the_way(before: Rating, after: Rating, weight: float) -> Rating:
    """Return the rating that is moved by a part of what a match says, from 0 to 1."""
    if weight == 1.0:
        return after
    spread = before.spread + weight * (after.spread - before.spread)
    return Rating(before.mean + weight * (after.mean - before.mean), spread)


def places_of(score: Sequence[int], winner: int) -> list[int]:
    """Return the place of each side, from 0: the winner before all others, these by their points."""
    keys = [(side != winner, -points) for side, points in enumerate(score)]
    return [sum(other < key for other in keys) for key in keys]


def shown(rating: Rating) -> Shown:
    """Return a rating as people see it."""
    points = POINTS + POINTS_OF_ONE * (rating.mean - MEAN)
    return Shown(round(points), round(SURE * POINTS_OF_ONE * rating.spread))


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # noqa: PLC0415 (imported only where a match ends)

    return PlackettLuce(mu=MEAN, sigma=SPREAD)
