"""The puzzles of a club: set, tried, and rated against those with an account who try them."""

import time
from collections.abc import Callable, Collection, Sequence
from datetime import UTC, date, datetime
from functools import cached_property

from settebello.analysis.puzzles import Puzzle, of_theme, puzzle_named, puzzle_of_day, shipped
from settebello.errors import NotFound, Reason
from settebello.server.puzzles.choice import next_puzzle, untried_rating
from settebello.server.puzzles.standing import points_of
from settebello.store import KeptAttempt, PuzzleRating, PuzzleStore, PuzzleTry


class Puzzles:
    """The shipped puzzles over a store of attempts; puzzles and clock are arguments for tests."""

    def __init__(
        self,
        store: PuzzleStore,
        puzzles: Callable[[], Sequence[Puzzle]] = shipped,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._puzzles = puzzles
        self._now = now

    @cached_property
    def all(self) -> Sequence[Puzzle]:
        """Return all puzzles, read when somebody first asks."""
        return self._puzzles()

    @cached_property
    def themes(self) -> dict[str, Sequence[str]]:
        """Return the themes of each puzzle."""
        return {each.id: each.themes for each in self.all}

    def find(self, name: str) -> Puzzle:
        """Return a puzzle; raise `NotFound` for any other name."""
        return puzzle_named(self.all, name)

    def of_day(self) -> tuple[date, Puzzle]:
        """Return today by UTC, and the puzzle of the day: the same for everybody."""
        day = datetime.fromtimestamp(self._now(), UTC).date()
        return day, puzzle_of_day(self.all, day)

    async def next_for(
        self, person: str | None, theme: str | None, tried: Collection[str], draw: str
    ) -> Puzzle:
        """Return a puzzle that somebody has not tried; raise `NotFound` for no theme, and for none left."""
        puzzles = self.all if theme is None else of_theme(self.all, theme)
        before = await self.attempts(person)
        done = tried if person is None else {each.puzzle for each in before}
        found = next_puzzle(
            puzzles, await self._store.ratings(), frozenset(done), points_of(before), person or draw
        )
        if found is None:
            raise NotFound("every puzzle was tried", reason=Reason.NO_PUZZLE_LEFT)
        return found

    async def attempts(self, person: str | None) -> list[KeptAttempt]:
        """List the attempts of an account; a guest has none."""
        return [] if person is None else await self._store.attempts(person)

    async def attempt(self, person: str | None, puzzle: Puzzle, play: str | None) -> bool:
        """Keep and rate an attempt, if it is the first one of an account; tell whether it is."""
        if person is None:
            return False
        tried = PuzzleTry(person, puzzle.id, self._now(), play or "", play == puzzle.best)
        return await self._store.keep(tried, untried_rating(puzzle))

    async def rating(self, puzzle: Puzzle) -> PuzzleRating:
        """Return how hard a puzzle is taken to be, and who has solved it."""
        return (await self._store.ratings()).get(puzzle.id) or PuzzleRating(untried_rating(puzzle))
