"""The interface of a player: it chooses a legal action from a view, within a budget."""

from dataclasses import dataclass
from typing import Final, Protocol

from settebello.arguments import check_whole
from settebello.engine import Action, View

MOST_MS: Final = (1 << 53) - 1
MOST_SEED: Final = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Budget:
    """The budget of one move: time in milliseconds; and the luck it may use.

    The same view, time permitting, and the same ``seed`` (64 bits) give the same answer. Raises
    `InvalidArgument` for what is no number, is negative or is too large.
    """

    ms: int = 300
    seed: int = 0

    def __post_init__(self) -> None:
        check_whole("ms", self.ms, 0, MOST_MS)
        check_whole("seed", self.seed, 0, MOST_SEED)


class Player(Protocol):
    """A fair player: it sees what its seat may see."""

    def choose(self, view: View, budget: Budget) -> Action:
        """Return one of ``view.legal``, which is never empty when this is called."""
        ...
