"""The built page and the compiled kernels, which some tests need: where one is missing, one sentence says so.

`make test` makes both first. A test that compiles in the middle of a game would take the compiler's time for
the game's, and a server without its page answers that it has none.
"""

from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Final

import pytest

PAGE: Final = Path(__file__).parents[3] / "src/settebello/server/client/index.html"


def missing(needs: Collection[str]) -> str:
    """Return a sentence about what is needed (``page``, ``kernels``) and missing; empty: nothing is."""
    lacks = []
    if "page" in needs and not PAGE.exists():
        lacks.append("the page is not built")
    if "kernels" in needs and _kernels_are_missing():
        lacks.append("the kernels are not compiled")
    return f"{' and '.join(lacks)}: run `make ready` first (`make test` does it by itself)" if lacks else ""


def check(needs: Collection[str]) -> None:
    """End the run with that sentence where something is missing."""
    said = missing(needs)
    if said:
        raise pytest.UsageError(said)


def check_named(places: Iterable[str], below: Path) -> None:
    """End the run where a file or a folder that it names is not there: the workers of xdist do not say so."""
    if lost := [each for each in places if not (below / each.partition("::")[0]).exists()]:
        raise pytest.UsageError(f"there is no {', no '.join(lost)}")


def _kernels_are_missing() -> bool:
    """Tell whether a part of the kernels was never compiled here, as the sources are now."""
    from settebello.kernels.compiling.ready import needs_compiling
    from settebello.kernels.solve.solver import SOLVER
    from settebello.kernels.warm import PLAYING
    from settebello.players.search.warm import FORESIGHT, NET, SEARCH
    from settebello_lab.players.alphabeta import REFERENCE

    return any(map(needs_compiling, (PLAYING, SOLVER, SEARCH, NET, FORESIGHT, REFERENCE)))
