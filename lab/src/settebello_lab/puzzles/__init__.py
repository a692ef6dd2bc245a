"""Puzzles found in play, and proved again."""
