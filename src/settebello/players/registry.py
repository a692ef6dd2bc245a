"""The players that can be named, and what each is like."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from settebello.errors import NotFound
from settebello.players.greedy import Greedy
from settebello.players.player import Player
from settebello.players.random import RandomPlayer

PLAYERS: Final[Mapping[str, Callable[[], Player]]] = MappingProxyType(
    {"greedy": Greedy, "random": RandomPlayer}
)


def player(name: str) -> Player:
    """Return a new player of this name; raise `NotFound` with the names there are."""
    maker = PLAYERS.get(name)
    if maker is None:
        raise NotFound(
            f"there is no player {name!r}; there are {', '.join(PLAYERS)}",
            reason="player_not_found",
            player=name,
            known=list(PLAYERS),
        )
    return maker()
