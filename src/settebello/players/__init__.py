"""Computer players: each is handed a `View`, nothing else (level 4)."""

from settebello.players.greedy import Greedy
from settebello.players.manners import respond
from settebello.players.player import Budget, Player
from settebello.players.random import RandomPlayer
from settebello.players.registry import PLAYERS, check_name, player

__all__ = ["PLAYERS", "Budget", "Greedy", "Player", "RandomPlayer", "check_name", "player", "respond"]
