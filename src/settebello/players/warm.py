"""Compiling what players search with before anybody waits, with a word about where it stands.

The first time ever that takes a minute or more; later runs, and other processes, load what was compiled.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from types import MappingProxyType
from typing import Final

from settebello.errors import NotFound
from settebello.players.oracle import kind_of
from settebello.players.registry import Kind

Report = Callable[[str, int, int], None]
"""Is told what is compiled next, how many steps of a part are done, and how many there are."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the kernels: its module, which loads Numba, and its functions that ask and that compile."""

    module: str
    needs: str
    warm_up: str

    def compile(self, report: Report | None) -> None:
        """Compile the part."""
        getattr(import_module(f"settebello.kernels.{self.module}"), self.warm_up)(report)

    @property
    def missing(self) -> bool:
        """Tell whether no run before has compiled it."""
        return bool(getattr(import_module(f"settebello.kernels.{self.module}"), self.needs)())


SEARCH: Final = Part("search.warm", "search_needs_compiling", "warm_up_search")
SOLVER: Final = Part("solve", "solver_needs_compiling", "warm_up_solver")
NET: Final = Part("net.warm", "net_needs_compiling", "warm_up_net")
FORESIGHT: Final = Part("search.warm", "foresight_needs_compiling", "warm_up_foresight")

PARTS: Final[Mapping[str, tuple[Part, ...]]] = MappingProxyType(
    {"net": (NET,), "search.maestro": (SEARCH, SOLVER, NET, FORESIGHT)}
)
"""What a player's module needs; `SEARCH` and `SOLVER` where it is not named."""


def needs_preparing(names: Iterable[str]) -> bool:
    """Tell whether one of these players has to be compiled first."""
    return any(part.missing for part in _parts(names))


def prepare(names: Iterable[str], report: Report | None = None) -> None:
    """Compile what these players search with and no run before has compiled; reports each step.

    A name that is no player's of ours, as a program's from outside, is passed over.
    """
    for part in _parts(names):
        if part.missing:
            part.compile(report)


def _parts(names: Iterable[str]) -> Iterable[Part]:
    """List the parts that are needed, each once."""
    needed = (part for kind in _searching(names) for part in PARTS.get(kind.module, (SEARCH, SOLVER)))
    return dict.fromkeys(needed)


def _searching(names: Iterable[str]) -> Iterator[Kind]:
    """Yield the kinds of those who search."""
    for name in names:
        try:
            kind = kind_of(name)
        except NotFound:
            continue
        if kind.searches:
            yield kind
