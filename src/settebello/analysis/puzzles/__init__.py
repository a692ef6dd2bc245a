"""Puzzles: positions of real play with one best play, judged in two ways.

`shipped` has those that come with the program. The laboratory finds them and proves them. The names here
import no Numba.
"""

from settebello.analysis.puzzles.puzzle import (
    Puzzle,
    PuzzlePlay,
    PuzzlePosition,
    puzzle_line,
    puzzle_of,
)
from settebello.analysis.puzzles.shelf import (
    of_theme,
    puzzle_named,
    puzzle_of_day,
    puzzles_in,
    read_puzzles,
    shipped,
)
from settebello.analysis.puzzles.situation import puzzle_view
from settebello.analysis.puzzles.solution import seat_names, tempting, theme_name, told

__all__ = [
    "Puzzle",
    "PuzzlePlay",
    "PuzzlePosition",
    "of_theme",
    "puzzle_line",
    "puzzle_named",
    "puzzle_of",
    "puzzle_of_day",
    "puzzle_view",
    "puzzles_in",
    "read_puzzles",
    "seat_names",
    "shipped",
    "tempting",
    "theme_name",
    "told",
]
