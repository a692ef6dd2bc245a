"""The parts of the kernels that players need; a part is compiled once for all programs on a machine."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Final

Report = Callable[[str, int, int], None]
"""Takes the kernel that is compiled next, how many of a part are compiled, and how many there are."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the kernels: its name, and the module that registers it, which loads Numba."""

    name: str
    module: str

    def compile(self, report: Report | None) -> None:
        """Compile the part."""
        import_module(self.module)
        _ready().make_ready(self.name, report)

    @property
    def missing(self) -> bool:
        """Tell whether no earlier run has compiled it."""
        return bool(_ready().needs_compiling(self.name))


def _ready() -> ModuleType:
    """Return the module that compiles, which loads Numba."""
    return import_module("settebello.kernels.compiling.ready")


_PLAYED: Final = "settebello.players.search.warm"

SOLVER: Final = Part("solver", _PLAYED)
SEARCH: Final = Part("search", _PLAYED)
NET: Final = Part("net", _PLAYED)
FORESIGHT: Final = Part("foresight", _PLAYED)

SEARCHING: Final = (SOLVER, SEARCH)
"""The parts of a player that samples worlds."""
