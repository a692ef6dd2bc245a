"""How long a player may go on: so many rounds of work, within the budget's time."""

import time
from collections.abc import Callable, Iterator

from settebello.players.interface import Budget


class Pace:
    """A clock that starts when it is made, and is looked at between two slices of work.

    Nobody can stop in the middle of a slice. So after the first one no more rounds are begun than there is
    time for, if each takes as long as in the slowest slice so far.
    """

    def __init__(self, budget: Budget, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._begun = self._looked = clock()
        self._seconds = budget.ms / 1000
        self._slowest = 1e-9  # more than nought, by which nothing can be divided

    def slices(self, rounds: int, most: int, share: float = 1) -> Iterator[int]:
        """Yield ``rounds`` in parts of at most ``most``, one in any case, within that share of the time."""
        self._looked = self._clock()
        part = min(rounds, most)
        while part > 0:
            yield part
            rounds -= part
            part = min(rounds, most, self.room(part, share))

    def room(self, done: int = 1, share: float = 1) -> int:
        """Return for how many more rounds there is time; ``done`` is how many the last slice had."""
        now = self._clock()
        self._slowest = max(self._slowest, (now - self._looked) / done)
        self._looked = now
        return int((self._begun + share * self._seconds - now) / self._slowest)
