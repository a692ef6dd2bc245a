"""The names of the players of a contest: those of the game, those of the laboratory, the oracle.

An oracle sees every card. Fair players are measured against it. It is handed a `State`, which no seat at a
table ever gets, so that no table can seat one. The arena does.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Protocol

from settebello.engine import Action, State
from settebello.players import PLAYERS, Budget, Player
from settebello.players.parts import SEARCHING, Part
from settebello.players.registry import BELIEF, Kind, find

_HERE: Final = "settebello_lab.players"

REFERENCE: Final = Part("settebello_lab.reference", "settebello_lab.players.alphabeta")
"""The kernel of `alphabeta`."""

FAIR: Final[Mapping[str, Kind]] = MappingProxyType(
    {**PLAYERS, "alphabeta": Kind(f"{_HERE}.alphabeta", "AlphaBeta", (*SEARCHING, REFERENCE), 24, BELIEF)}
)
"""The players who see what a seat sees."""

ORACLES: Final[Mapping[str, Kind]] = MappingProxyType(
    {"oracle": Kind(f"{_HERE}.seer", "Seer", SEARCHING, 4000)}
)
"""The players who see every card."""


class Oracle(Protocol):
    """A player who knows the whole state."""

    def choose(self, state: State, budget: Budget) -> Action:
        """Return a legal action of a deal that is not over."""
        ...


def player(name: str) -> Player:
    """Return a new fair player of this name; raise `NotFound` with the names there are."""
    kind, number, words = find(name, FAIR)
    made: Player = kind.make(number, words)
    return made


def check_name(name: str) -> None:
    """Raise `NotFound` unless there is a fair player of this name; import nothing."""
    find(name, FAIR)


def is_oracle(name: str) -> bool:
    """Tell whether a name is an oracle's, whatever follows its colon."""
    return name.partition(":")[0] in ORACLES


def kind_of(name: str) -> Kind:
    """Return the kind of a player, fair or not; raise `NotFound`. No kernel is loaded."""
    return find(name, ORACLES if is_oracle(name) else FAIR)[0]


def oracle(name: str) -> Oracle:
    """Return a new oracle of this name; raise `NotFound` with the names there are."""
    kind, number, words = find(name, ORACLES)
    made: Oracle = kind.make(number, words)
    return made
