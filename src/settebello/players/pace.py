"""How long a player may go on: so many rounds of work, but never much beyond the budget's time."""

import time
from collections.abc import Iterator

from settebello.players.player import Budget


class Pace:
    """A clock that starts when it is made."""

    def __init__(self, budget: Budget) -> None:
        self._begun = time.perf_counter()
        self._seconds = budget.ms / 1000

    @property
    def over(self) -> bool:
        """Tell whether the time is spent."""
        return self._spent(1)

    def slices(self, rounds: int, most: int, share: float = 1) -> Iterator[int]:
        """Yield ``rounds`` in parts of ``most``, at least one, until that share of the time is spent."""
        while rounds > 0:
            part = min(rounds, most)
            yield part
            rounds -= part
            if self._spent(share):
                return

    def _spent(self, share: float) -> bool:
        return time.perf_counter() >= self._begun + share * self._seconds
