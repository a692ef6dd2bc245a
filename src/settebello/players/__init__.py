"""Computer players: each is handed a `View`, nothing else."""

from settebello.players.greedy import Greedy
from settebello.players.interface import Budget, Player
from settebello.players.manners import respond
from settebello.players.random import RandomPlayer
from settebello.players.registry import (
    LEVELS,
    PLAYERS,
    check_guest,
    check_name,
    level_for,
    levels,
    player,
    searches,
)

__all__ = [
    "LEVELS",
    "PLAYERS",
    "Budget",
    "Greedy",
    "Player",
    "RandomPlayer",
    "check_guest",
    "check_name",
    "level_for",
    "levels",
    "player",
    "respond",
    "searches",
]
