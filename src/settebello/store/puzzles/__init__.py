"""Attempts at puzzles, and the ratings that follow from them."""

from settebello.store.puzzles.puzzles import KeptAttempt, PuzzleRating, PuzzleStore, PuzzleTry
from settebello.store.puzzles.sql import SqlPuzzles

__all__ = ["KeptAttempt", "PuzzleRating", "PuzzleStore", "PuzzleTry", "SqlPuzzles"]
