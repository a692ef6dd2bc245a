"""Lines of puzzles that were changed."""

import json
from typing import Any

from settebello.analysis.puzzles import Puzzle, puzzle_line, puzzle_of, shipped
from settebello.analysis.puzzles.puzzle import puzzle_id


def first() -> Puzzle:
    return shipped()[0]


def kept(**changes: object) -> str:
    """Return a line of the first puzzle with some fields changed, and the id that goes with them."""
    fields: dict[str, Any] = {**json.loads(puzzle_line(first())), **changes}
    if "id" not in changes:
        puzzle = puzzle_of(puzzle_line(first()))
        position = type(puzzle.position)(**fields["position"])
        fields["id"] = puzzle_id(fields["rules"], fields["seat"], position)
    return json.dumps(fields)


def moved(**changes: object) -> str:
    """Return a line of the first puzzle with another position."""
    return kept(position={**json.loads(puzzle_line(first()))["position"], **changes})
