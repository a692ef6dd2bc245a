"""Players who see every card, for the ceiling: what fair players are measured against.

An oracle is handed a `State`, which no seat at a table ever gets, so that no table can seat one. The
arena does.
"""

from typing import Protocol

from settebello.engine import Action, State
from settebello.players.player import Budget
from settebello.players.registry import ORACLES, PLAYERS, Kind, find


class Oracle(Protocol):
    """A player who knows the whole state."""

    def choose(self, state: State, budget: Budget) -> Action:
        """Return a legal action of a deal that is not over."""
        ...


def is_oracle(name: str) -> bool:
    """Tell whether a name is an oracle's, whatever follows its colon."""
    return name.partition(":")[0] in ORACLES


def kind_of(name: str) -> Kind:
    """Return what kind of player of ours a name is, fair or not; raise `NotFound`. Nothing is loaded."""
    return find(name, ORACLES if is_oracle(name) else PLAYERS)[0]


def oracle(name: str) -> Oracle:
    """Return a new oracle of this name; raise `NotFound` with the names there are."""
    kind, number, words = find(name, ORACLES)
    made: Oracle = kind.make(number, words)
    return made
