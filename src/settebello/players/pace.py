"""How long a player may go on: so many rounds of work, within the budget's time."""

import time
from collections.abc import Callable, Iterator

from settebello.players.player import Budget


class Pace:
    """A clock that starts when it is made, and is looked at between two slices of work.

    Nobody can stop in the middle of a slice. So the time is spent as soon as there is none left for another
    one as long as the longest so far.
    """

    def __init__(self, budget: Budget, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._begun = self._looked = clock()
        self._seconds = budget.ms / 1000
        self._longest = 0.0

    def slices(self, rounds: int, most: int, share: float = 1) -> Iterator[int]:
        """Yield ``rounds`` in parts of ``most``, at least one, until that share of the time is spent."""
        while rounds > 0:
            part = min(rounds, most)
            yield part
            rounds -= part
            if self.spent(share):
                return

    def spent(self, share: float = 1) -> bool:
        """End a slice, and tell whether that share of the time has no room for another."""
        now = self._clock()
        self._longest = max(self._longest, now - self._looked)
        self._looked = now
        return now + self._longest > self._begun + share * self._seconds
