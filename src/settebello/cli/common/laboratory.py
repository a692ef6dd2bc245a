"""The commands of the laboratory, a package of its own, under the name of the game.

The laboratory declares itself as an entry point; the game never imports it by name.
"""

from collections.abc import Sequence
from importlib.metadata import entry_points
from typing import Final

from settebello.errors import NotFound, Reason

LABORATORY: Final = (
    "arena",
    "bench",
    "conformance",
    "data",
    "imitate",
    "ladder",
    "losses",
    "perft",
    "puzzles",
    "themes",
    "train",
)
"""The commands of ``settebello-lab`` that ``settebello`` takes, too."""

GROUP: Final = "settebello.laboratory"


def run_in_laboratory(arguments: Sequence[str]) -> None:
    """Run a command of the laboratory with its arguments; raise `NotFound` where it is not installed."""
    found = tuple(entry_points(group=GROUP))
    if not found:
        raise NotFound(
            f"`{arguments[0]}` belongs to the laboratory: install settebello-lab",
            reason=Reason.LABORATORY_MISSING,
            command=arguments[0],
        )
    found[0].load()(arguments)
