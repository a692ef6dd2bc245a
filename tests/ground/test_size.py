"""A club installs the game alone, and the game stays small enough to read."""

from pathlib import Path
from typing import Final

GAME: Final = Path(__file__).parents[2] / "src/settebello"

MOST_LINES: Final = 71_300
"""Lines of Python in the package of the game, empty lines and comments included; this number rises only
with a feature that needs it."""


def test_the_game_has_no_more_lines_than_its_budget() -> None:
    lines = sum(path.read_text("utf-8").count("\n") for path in GAME.rglob("*.py"))
    assert lines <= MOST_LINES, (
        "move what playing does not need to lab/ or tests/, or use a library; a feature raises the number"
    )
