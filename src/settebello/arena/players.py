"""Who sits down by a name: a player of ours, one that sees every card, a program from outside, partners."""

from collections.abc import Iterable
from typing import Final

from settebello.arena.faults import PlayerFault
from settebello.arena.outside import EXEC, OutsideEngine
from settebello.errors import NotFound
from settebello.players import Player, player
from settebello.players.oracle import Oracle, is_oracle, kind_of, oracle


class OracleSeat:
    """The seat of a player who sees every card: it is handed the state, not a view."""

    def __init__(self, sees_all: Oracle) -> None:
        self.oracle = sees_all


PARTNERS: Final = ","
"""Between the names of partners, as in ``maestro,greedy``."""


def partners(name: str) -> tuple[str, ...]:
    """Return who sits in a side's seats, in turn: one name for all, or several.

    What follows ``exec:`` is a command to its end, so a program from outside comes last.
    """
    first, _, rest = name.partition(PARTNERS)
    return (name,) if first.startswith(EXEC) or not rest else (first, *partners(rest))


def new_player(name: str) -> Player | OracleSeat:
    """Return a new player of this name, the engine behind ``exec:`` or an oracle; raises as `player`."""
    if is_oracle(name):
        return OracleSeat(oracle(name))
    return OutsideEngine(name) if name.startswith(EXEC) else player(name)


def check_own(names: Iterable[str]) -> None:
    """Raise `NotFound` for a player of ours that does not exist; nothing is loaded, and no engine starts."""
    for name in names:
        if not name.startswith(EXEC):
            kind_of(name)


def check_player_name(name: str) -> None:
    """Raise `NotFound` for a player that does not exist or an engine that does not say hello."""
    for each in partners(name):
        _check(each)


def _check(name: str) -> None:
    found = new_player(name)
    if not isinstance(found, OutsideEngine):
        return
    try:
        found.start()
    except PlayerFault as problem:
        raise NotFound(
            f"the engine {name} cannot play: {problem}",
            reason="engine_unusable",
            command=name,
            why=str(problem),
        ) from None
    finally:
        found.close()
