"""The players of a contest: by name (ours, an oracle, a program from outside, partners), or in Python."""

import pickle
from collections.abc import Callable, Iterable
from inspect import iscoroutinefunction
from types import FunctionType
from typing import Final, cast

from settebello.engine import Action, View
from settebello.errors import InvalidArgument, NotFound, Reason
from settebello.players import Budget, Player
from settebello.players.registry import Kind
from settebello_lab.arena.engines.outside import EXEC, OutsideEngine
from settebello_lab.arena.faults import CRASHES, PlayerFault
from settebello_lab.players import Oracle, is_oracle, kind_of, oracle, player


class OracleSeat:
    """The seat of a player who sees every card: it is handed the state, not a view."""

    def __init__(self, sees_all: Oracle) -> None:
        self.oracle = sees_all


Choice = Callable[[View, Budget], Action]
"""A player as a function: the action for what it sees."""

OwnPlayer = Player | type[Player] | Choice
"""A player written in Python: an object, a class of which each seat gets its own, or a function."""

PARTNERS: Final = ","
"""Between the names of partners, as in ``maestro,greedy``."""


def partners(name: str) -> tuple[str, ...]:
    """Return who sits in a side's seats, in turn: one name for all, or several.

    All text after ``exec:`` is one command, so a program from outside comes last.
    """
    first, _, rest = name.partition(PARTNERS)
    return (name,) if first.startswith(EXEC) or not rest else (first, *partners(rest))


def new_player(name: str) -> Player | OracleSeat:
    """Return a new player of this name, the engine behind ``exec:`` or an oracle; raises as `player`."""
    if is_oracle(name):
        return OracleSeat(oracle(name))
    return OutsideEngine(name) if name.startswith(EXEC) else player(name)


def check_player(name: str, found: str | OwnPlayer) -> None:
    """Raise `InvalidArgument` for the argument ``name`` unless it is a player by name or in Python."""
    choice = getattr(found, "choose", None) if isinstance(found, type) or hasattr(found, "choose") else found
    if not (isinstance(found, str) or (callable(choice) and not iscoroutinefunction(choice))):
        raise InvalidArgument(
            f"{name} is no player: give a name, or an object, a class or a function that chooses an action",
            reason=Reason.NO_PLAYER,
            argument=name,
        )


def name_of(found: str | OwnPlayer) -> str:
    """Return a player's name; of one in Python its module and name, as in ``mine.Careful``."""
    if isinstance(found, str):
        return found
    named = found if hasattr(found, "__qualname__") else type(found)
    return f"{named.__module__}.{named.__qualname__}"


def new_own_player(found: OwnPlayer) -> Player:
    """Return the player for one seat: a new instance of a class; anything else serves every seat."""
    if isinstance(found, type):
        made: Player = found()
        return made
    return cast("Player", found) if hasattr(found, "choose") else FunctionPlayer(found)


class FunctionPlayer:
    """A function as a player."""

    def __init__(self, choice: Choice) -> None:
        self._choice = choice

    def choose(self, view: View, budget: Budget) -> Action:
        """Return what the function returns."""
        return self._choice(view, budget)


def check_named(name: str, found: str | OwnPlayer) -> None:
    """Raise `InvalidArgument` for the argument ``name`` where two players could have its name in a file."""
    if isinstance(found, str) or (isinstance(found, type | FunctionType) and "<" not in found.__qualname__):
        return
    raise InvalidArgument(
        f"{name}: a results file knows a player by its name: give a class or a function of a module",
        reason=Reason.PLAYER_UNNAMED,
        argument=name,
    )


def check_class(name: str, found: str | OwnPlayer) -> None:
    """Raise `InvalidArgument` for the argument ``name`` where it is a class that makes no player."""
    if isinstance(found, type):
        try:
            found()
        except CRASHES as problem:
            raise InvalidArgument(
                f"{name}: {name_of(found)}() makes no player: {type(problem).__name__}: {problem}",
                reason=Reason.NO_PLAYER,
                argument=name,
            ) from problem


def check_picklable(name: str, found: str | OwnPlayer) -> None:
    """Raise `InvalidArgument` for the argument ``name`` where another process could not import the player."""
    try:
        pickle.dumps(found)
    except CRASHES as problem:
        raise InvalidArgument(
            f"{name}: {name_of(found)} cannot be sent to another process ({problem}): "
            "define it in a module, or play with jobs=1",
            reason=Reason.PLAYER_NOT_CARRIED,
            argument=name,
            player=name_of(found),
        ) from problem


def kinds_of(names: Iterable[str]) -> list[Kind]:
    """Return the kinds of players of ours in the seats of these sides; no engine from outside is among them.

    Raises `NotFound` for a player of ours that does not exist. No kernel is loaded, and no engine starts.
    """
    return [kind_of(each) for name in names for each in partners(name) if not each.startswith(EXEC)]


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
            reason=Reason.ENGINE_UNUSABLE,
            command=name,
            why=str(problem),
        ) from None
    finally:
        found.close()
