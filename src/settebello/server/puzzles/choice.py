"""The choice of the next puzzle for somebody, by ratings."""

from collections.abc import Collection, Iterable, Mapping
from hashlib import sha256
from typing import Final

from settebello.analysis.puzzles import Puzzle
from settebello.ratings import MEAN, POINTS, POINTS_OF_ONE, SPREAD, Rating, shown
from settebello.store import PuzzleRating

NEAR: Final = 60
"""Points within which puzzles are as near as each other to somebody's strength."""

PUZZLE_SPREAD: Final = SPREAD / 2
"""The spread of a puzzle that nobody has tried: its first rating is worked out from its plays."""


def untried_rating(puzzle: Puzzle) -> Rating:
    """Return how hard a puzzle is taken to be before anybody has tried it."""
    return Rating(MEAN + (puzzle.rating - POINTS) / POINTS_OF_ONE, PUZZLE_SPREAD)


def next_puzzle(
    puzzles: Iterable[Puzzle],
    ratings: Mapping[str, PuzzleRating],
    tried: Collection[str],
    points: int,
    draw: str,
) -> Puzzle | None:
    """Return a puzzle of about so many points that was not tried; None where all were.

    Of those that are as near, ``draw`` settles which: whoever asks again gets the same.
    """

    def key(puzzle: Puzzle) -> tuple[int, str]:
        found = ratings.get(puzzle.id)
        own = shown(found.rating if found else untried_rating(puzzle)).points
        return abs(own - points) // NEAR, _drawn(draw, puzzle)

    return min((each for each in puzzles if each.id not in tried), key=key, default=None)


def _drawn(draw: str, puzzle: Puzzle) -> str:
    return sha256(f"{draw}:{puzzle.id}".encode()).hexdigest()
