"""How somebody stands at puzzles, by their attempts."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from settebello.ratings import Rating, shown
from settebello.server.puzzles.wire import PuzzleStanding, ThemeStanding
from settebello.store import KeptAttempt

COURSE: Final = 40
LAST: Final = 10


def streak_of(attempts: Sequence[KeptAttempt]) -> int:
    """Count the puzzles that were solved in a row up to now."""
    return next((back for back, each in enumerate(reversed(attempts)) if not each.solved), len(attempts))


def points_of(attempts: Sequence[KeptAttempt]) -> int:
    """Return the points after the last attempt."""
    return _points(attempts[-1].rating if attempts else Rating())


def standing(attempts: Sequence[KeptAttempt], themes: Mapping[str, Sequence[str]]) -> PuzzleStanding:
    """Return how somebody stands; ``themes`` are those of each puzzle."""
    now = shown(attempts[-1].rating if attempts else Rating())
    runs = (sum(1 for _ in run) for solved, run in groupby(attempts, lambda each: each.solved) if solved)
    tried = Counter(theme for each in attempts for theme in themes.get(each.puzzle, ()))
    solved = Counter(theme for each in attempts if each.solved for theme in themes.get(each.puzzle, ()))
    return PuzzleStanding(
        points=now.points,
        give_or_take=now.give_or_take,
        change=now.points - points_of(attempts[:-1]),
        streak=streak_of(attempts),
        best_streak=max(runs, default=0),
        tried=len(attempts),
        solved=sum(each.solved for each in attempts),
        course=[_points(each.rating) for each in attempts[-COURSE:]],
        last=[each.solved for each in attempts[-LAST:]],
        themes=[
            ThemeStanding(theme=theme, tried=count, solved=solved[theme])
            for theme, count in sorted(tried.items(), key=lambda item: (-item[1], item[0]))
        ],
    )


def _points(rating: Rating) -> int:
    return shown(rating).points
