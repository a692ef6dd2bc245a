"""Compiling the kernels of players before anybody waits for a move, with a report of each step.

The first time ever that takes a minute or more; later runs, and other processes, load what was compiled.
"""

from collections.abc import Iterable

from settebello.players.parts import Part, Report
from settebello.players.registry import Kind


def needs_preparing(kinds: Iterable[Kind]) -> bool:
    """Tell whether a player of one of these kinds has to be compiled first."""
    return any(part.missing for part in _parts(kinds))


def prepare(kinds: Iterable[Kind], report: Report | None = None) -> None:
    """Compile what these kinds of players need and no run before has compiled; report each step."""
    for part in _parts(kinds):
        if part.missing:
            part.compile(report)


def _parts(kinds: Iterable[Kind]) -> Iterable[Part]:
    """List the parts that are needed, each once."""
    return dict.fromkeys(part for kind in kinds for part in kind.parts)
