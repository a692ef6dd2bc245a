"""Compiling what players search with before a program waits for them: they choose some plays themselves.

Numba compiles what a play meets, so no kernel is named here. A part is compiled once for all programs on a
machine; later processes load it in a moment, by the same plays.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from settebello.cards import PACK, Seat, cards_in
from settebello.engine import State, apply_unchecked, deal, legal_actions, points_to_reach, view
from settebello.kernels.compiling.ready import make_ready, needs_compiling, register
from settebello.kernels.solve.solver import SOLVER
from settebello.players.interface import Budget, Player
from settebello.players.registry import player
from settebello.rules import preset

NET: Final = "net"
"""The part of the kernels that plays by the network."""
SEARCH: Final = "search"
"""The part that samples worlds and searches them."""
FORESIGHT: Final = "foresight"
"""The part that only `maestro` needs."""

SHAPES: Final = ("scopa-2", "x-scopa-3", "scopone", "x-scopa-6")
"""Games for two, three, four and six players."""

LEFT: Final = (40, 20, 8, 3)
"""Cards left to play where a play is chosen, at most."""

_AMPLE: Final = Budget(ms=3_600_000)


def ready_to_search() -> None:
    """Load what samples worlds, searches and solves; the first call ever compiles it."""
    make_ready(SOLVER)
    make_ready(SEARCH)


def ready_to_foresee() -> None:
    """Load all that `maestro` uses; the first call ever compiles it."""
    ready_to_search()
    make_ready(NET)
    make_ready(FORESIGHT)


def must_compile_to_foresee() -> bool:
    """Tell whether `ready_to_foresee` has to compile something first, which takes minutes."""
    return any(needs_compiling(part) for part in (SOLVER, SEARCH, NET, FORESIGHT))


def let_choose(*players: Player) -> None:
    """Let players choose at some positions of games for two, three, four and six."""
    for state in _positions():
        for each in players:
            each.choose(view(state, state.to_move), _AMPLE)


def _let_choose(*names: str) -> None:
    let_choose(*map(player, names))


def _positions() -> Iterator[State]:
    """Yield positions of every shape, some of them where the deal may end the match."""
    for shape in SHAPES:
        rules, luck = preset(shape).rules(), Random(1)  # noqa: S311 (the same plays every time)
        pack = list(cards_in(PACK))
        luck.shuffle(pack)
        start = deal(rules, Seat(rules.players - 1), pack)
        target = points_to_reach(rules) or 1
        for before in (0, target - 1):
            state = replace(start, before=(before,) * rules.side_count)
            for left in LEFT:
                while state.cards_to_play > left:
                    state = apply_unchecked(state, luck.choice(legal_actions(state)))
                yield state


def _modules(folder: str, names: Sequence[str]) -> list[str]:
    """Return the full names of modules of the kernels."""
    return [f"settebello.kernels.{folder}.{name}" for name in names]


register(
    NET,
    lambda: _let_choose("net"),
    _modules("net", ["features", "forward", "notes", "rows", "terms"]),
)
register(
    SEARCH,
    lambda: _let_choose("worlds:1", "worlds:1+belief", "ismcts:2", "ismcts:2+belief"),
    _modules("search", ["averages", "belief", "ending", "ismcts", "worlds"]),
)
register(
    FORESIGHT,
    lambda: _let_choose("maestro:1"),
    [*_modules("search", ["foresight", "habits", "inference", "outcomes"]), *_modules("solve", ["open"])],
)
