"""The interface of a player: it chooses a legal action from a view, within a budget."""

from dataclasses import dataclass
from typing import Protocol

from settebello.arguments import check_integer
from settebello.engine import Action, View


@dataclass(frozen=True, slots=True)
class Budget:
    """The budget of one move: time in milliseconds; and the luck it may use.

    The same view, time permitting, and the same ``seed`` (64 bits) give the same answer. Raises
    `InvalidArgument` for what is no integer.
    """

    ms: int = 300
    seed: int = 0

    def __post_init__(self) -> None:
        check_integer("ms", self.ms)
        check_integer("seed", self.seed)


class Player(Protocol):
    """A fair player: it sees what its seat may see."""

    def choose(self, view: View, budget: Budget) -> Action:
        """Return one of ``view.legal``, which is never empty when this is called."""
        ...
