"""Puzzles: solved in the terminal, mined from play, proved again."""
