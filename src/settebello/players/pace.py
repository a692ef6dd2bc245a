"""How long a player may go on: so many rounds of work, but never much beyond the budget's time."""

import time
from collections.abc import Iterator

from settebello.players.player import Budget


class Pace:
    """A clock that starts when it is made."""

    def __init__(self, budget: Budget) -> None:
        self._end = time.perf_counter() + budget.ms / 1000

    @property
    def over(self) -> bool:
        """Tell whether the time is spent."""
        return time.perf_counter() >= self._end

    def slices(self, rounds: int, most: int) -> Iterator[int]:
        """Yield ``rounds`` in parts of ``most`` at a time, at least one, until the time is spent."""
        while rounds > 0:
            part = min(rounds, most)
            yield part
            rounds -= part
            if self.over:
                return
