"""How much a match counts between accounts that have met already: less and less within a day."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

DAY_S: Final = 86_400
FULL: Final = 3
"""So many rated matches of one kind of game between the same two count in full within a day."""


class Meetings:
    """When accounts have met on different sides, in one kind of game."""

    def __init__(self) -> None:
        self._at: defaultdict[frozenset[str], list[float]] = defaultdict(list)

    def add(self, sides: Sequence[Iterable[str]], ended: float | None) -> None:
        """Note a rated match: who met whom, and when it ended; None is long ago."""
        if ended is not None:
            for pair in _opponents(sides):
                self._at[pair].append(ended)

    def weight(self, sides: Sequence[Iterable[str]], ended: float | None) -> float:
        """Return how much a match counts: in full for the first three of a day, then half of the one before.

        Of all opponents the two who have met most often say it. All further matches of a day together count
        as one.
        """
        if ended is None:
            return 1.0
        met = [sum(at > ended - DAY_S for at in self._at.get(pair, ())) for pair in _opponents(sides)]
        return 0.5 ** max(max(met, default=0) - FULL + 1, 0)


def _opponents(sides: Sequence[Iterable[str]]) -> Iterator[frozenset[str]]:
    for one, other in combinations(sides, 2):
        yield from (frozenset((mine, theirs)) for mine in one for theirs in other)
