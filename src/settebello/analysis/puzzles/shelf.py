"""Files of puzzles, one a line, and the one that ships with the program."""

from collections.abc import Iterable, Sequence
from datetime import date
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final

from settebello.analysis.puzzles.puzzle import Puzzle, no_puzzle, puzzle_of
from settebello.errors import NotFound, Reason

SHIPPED: Final = "puzzles.jsonl"


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Return the puzzles that ship with the program."""
    return puzzles_in(files(__package__).joinpath(SHIPPED).read_bytes())


def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """Read a file of puzzles; raise `NotFound` without one, and as `puzzles_in`."""
    shown = str(path)
    try:
        return puzzles_in(path.read_bytes())
    except FileNotFoundError:
        raise NotFound(f"there is no file {path}", reason=Reason.FILE_MISSING, path=shown) from None
    except (OSError, ValueError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        message = f"{path} cannot be read: {why}"
        raise NotFound(message, reason=Reason.FILE_UNREADABLE, path=shown, why=why) from None


def puzzles_in(text: bytes) -> tuple[Puzzle, ...]:
    """Read lines; raise `SyntaxProblem` for a line that is no puzzle, and for a puzzle that stands twice."""
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(text.split(b"\n"), 1):
        if not line.strip():
            continue
        puzzle = puzzle_of(line, number)
        if puzzle.id in found:
            raise no_puzzle(f"id, {puzzle.id} stands twice", number)
        found[puzzle.id] = puzzle
    return tuple(found.values())


def puzzle_named(puzzles: Iterable[Puzzle], name: str) -> Puzzle:
    """Return the puzzle of an id; raise `NotFound` where there is none."""
    found = next((each for each in puzzles if each.id == name), None)
    if found is None:
        raise NotFound(f"there is no puzzle {name!r}", reason=Reason.PUZZLE_NOT_FOUND, puzzle=name)
    return found


def of_theme(puzzles: Iterable[Puzzle], theme: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a theme; raise `NotFound` where there are none."""
    puzzles = tuple(puzzles)
    found = tuple(each for each in puzzles if theme in each.themes)
    if not found:
        known = sorted({name for each in puzzles for name in each.themes})
        message = f"there is no puzzle with the theme {theme!r}; there are {', '.join(known)}"
        raise NotFound(message, reason=Reason.THEME_NOT_FOUND, theme=theme, known=known)
    return found


def puzzle_of_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """Return the puzzle of a day: the same one for everybody who has the same puzzles."""
    luck = blake2b(day.isoformat().encode(), digest_size=8).digest()
    return puzzles[int.from_bytes(luck, "big") % len(puzzles)]
