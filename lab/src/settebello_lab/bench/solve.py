"""How long does the exact solver take? Beside plain alpha-beta, by cards left, in one run.

Ten-card scopone, dealt from fixed seeds and played greedily until so many cards are left. A figure is
processor time of one core for the value of the position, the table of positions made anew each time;
compiling is not in it.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from typing import Final

from settebello.engine import State
from settebello.kernels import (
    apply,
    deal_fair,
    greedy_action,
    ints,
    new_pack,
    new_rng,
    pack_rules,
    unpack_state,
)
from settebello.kernels.layout import CELLS, STOCK, TO_PLAY
from settebello.kernels.solve import Solver, table_bits
from settebello.rules import parse_rules
from settebello_lab.bench.markdown import markdown
from settebello_lab.bench.naive import solve_naively

RULES: Final = "scopone-10"
DEALS: Final = {16: 100, 20: 100, 24: 30}
DEEP: Final = {28: 8}
"""Deals by cards left; those of the long run."""
NAIVE_DEALS: Final = {16: 100, 20: 30, 24: 5, 28: 0}
"""How many of these deals plain alpha-beta solves too: the first ones."""

ENTRY_BYTES: Final = 16


@dataclass(frozen=True, slots=True)
class SolveRow:
    """Means and the longest time over the deals; the naive figures are None where nobody waits for them.

    ``nodes_beside_naive`` are the solver's own over the deals that both solved.
    """

    rules: str
    cards_left: int
    deals: int
    mean_ms: float
    max_ms: float
    nodes: int
    naive_deals: int
    naive_mean_ms: float | None
    naive_nodes: int | None
    nodes_beside_naive: int | None
    table_mb: float
    growth: float | None = None

    def as_dict(self) -> dict[str, object]:
        """Return the form of ``--json``; ``growth`` is how many times longer than with four cards less."""
        return asdict(self)


def solve_rows(
    deals: int | None = None, *, deep: bool = False, tell: Callable[[str], None] = lambda _: None
) -> list[SolveRow]:
    """Measure by cards left, so many deals each or the usual numbers; ``tell`` hears what is measured."""
    _load()
    rows: list[SolveRow] = []
    for left, usual in (DEALS | (DEEP if deep else {})).items():
        tell(str(left))
        rows.append(_row(left, deals or usual))
    growths = [None, *(round(after.mean_ms / before.mean_ms, 1) for before, after in pairwise(rows))]
    return [replace(row, growth=growth) for row, growth in zip(rows, growths, strict=True)]


def table(rows: Sequence[SolveRow]) -> str:
    """Return the rows as a Markdown table."""
    heads = ("cards left", "deals", "mean ms", "longest ms", "nodes", "over four cards fewer")
    naive_heads = ("alpha-beta ms", "alpha-beta nodes", "nodes over alpha-beta", "table MB")
    return markdown((*heads, *naive_heads), map(_cells, rows))


def _cells(row: SolveRow) -> tuple[object, ...]:
    part = None
    if row.naive_nodes and row.nodes_beside_naive:
        part = round(row.nodes_beside_naive / row.naive_nodes, 2)
    own = (row.cards_left, row.deals, row.mean_ms, row.max_ms, row.nodes, row.growth)
    return (*own, row.naive_mean_ms, row.naive_nodes, part, row.table_mb)


def greedy_position(rules: str, seed: int, left: int) -> State:
    """Deal from a seed, the last seat dealing, and play greedily until so many cards are left."""
    wanted = parse_rules(rules)
    packed, cells, stock = pack_rules(wanted), ints(CELLS), ints(STOCK)
    new_pack(stock)
    deal_fair(cells, stock, packed, wanted.players - 1, new_rng(seed))
    while cells[TO_PLAY] > left:
        apply(cells, stock, packed, greedy_action(cells, packed))
    return unpack_state(wanted, cells, stock)


def _load() -> None:
    """Compile, or load what is compiled, and touch everything once."""
    small = greedy_position(RULES, 0, 12)
    Solver(12).bounds(small)
    solve_naively(small)


def _row(left: int, deals: int) -> SolveRow:
    states = [greedy_position(RULES, seed, left) for seed in range(1, deals + 1)]
    seconds, nodes = zip(*(_measured(state) for state in states), strict=True)
    both = states[: NAIVE_DEALS[left]]
    naive = [_measured_naively(state) for state in both]
    return SolveRow(
        rules=RULES,
        cards_left=left,
        deals=deals,
        mean_ms=round(1000 * sum(seconds) / deals, 3),
        max_ms=round(1000 * max(seconds), 3),
        nodes=round(sum(nodes) / deals),
        naive_deals=len(both),
        naive_mean_ms=round(1000 * sum(each[0] for each in naive) / len(both), 3) if both else None,
        naive_nodes=round(sum(each[1] for each in naive) / len(both)) if both else None,
        nodes_beside_naive=round(sum(nodes[: len(both)]) / len(both)) if both else None,
        table_mb=round(ENTRY_BYTES * 2 ** table_bits(left) / 2**20, 3),
    )


def _measured(state: State) -> tuple[float, int]:
    begun = time.process_time()
    solver = Solver(state.cards_to_play)
    solver.bounds(state)
    return time.process_time() - begun, solver.nodes


def _measured_naively(state: State) -> tuple[float, int]:
    begun = time.process_time()
    found = solve_naively(state)
    return time.process_time() - begun, found.nodes
