"""A store of attempts at puzzles: its methods, on whatever database."""

from dataclasses import dataclass
from typing import Protocol

from settebello.ratings import Rating


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """A person's play at a puzzle, in seconds since 1970; empty where the solution was asked for."""

    person: str
    puzzle: str
    at: float
    play: str
    solved: bool


@dataclass(frozen=True, slots=True)
class KeptAttempt:
    """An attempt that was kept, and the person's rating after it."""

    puzzle: str
    at: float
    play: str
    solved: bool
    rating: Rating


@dataclass(frozen=True, slots=True)
class PuzzleRating:
    """How hard a puzzle is taken to be, and how many accounts have tried and solved it."""

    rating: Rating
    tried: int = 0
    solved: int = 0


class PuzzleStore(Protocol):
    """The first attempt of each account at each puzzle; it rates the two by each other.

    A failure of the database is a `StoreProblem`.
    """

    async def keep(self, tried: PuzzleTry, start: Rating) -> bool:
        """Keep an attempt and rate it; tell whether it was done.

        It is not where the account has tried this puzzle before, or is gone. ``start`` is the rating of a
        puzzle that nobody has tried.
        """
        ...

    async def attempts(self, person: str) -> list[KeptAttempt]:
        """List the attempts of an account in their order."""
        ...

    async def ratings(self) -> dict[str, PuzzleRating]:
        """Return the ratings of the puzzles that were tried."""
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...
