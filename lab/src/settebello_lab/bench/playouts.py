"""How fast are deals played out? The kernels beside the pure engine, by preset, in one run.

Each figure is processor time of one core: the median of several rounds, in which the two take turns, and
the lowest and highest of them. A playout is a whole deal: shuffled, dealt, played at random and counted.
"""

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from settebello.cards import PACK_SIZE, Card, Seat
from settebello.engine import apply_unchecked, deal, legal_actions, redeal_reason, score_state
from settebello.kernels import (
    POINTS,
    deal_fair,
    greedy_playout,
    ints,
    new_pack,
    new_rng,
    pack_rules,
    random_deals,
)
from settebello.kernels.layout import CELLS, STOCK
from settebello.rules import Rules, parse_rules, presets
from settebello_lab.bench.markdown import markdown

ROUNDS: Final = 7
SECONDS_A_ROUND: Final = 0.1

Deals = Callable[[int], None]
"""Plays so many deals."""


@dataclass(frozen=True, slots=True)
class PlayoutRow:
    """Deals a second by one rule set: median, lowest and highest of the rounds; ``plays`` are in a deal."""

    rules: str
    plays: int
    kernels: Sequence[float]
    greedy: Sequence[float]
    engine: Sequence[float]

    def as_dict(self) -> dict[str, object]:
        """Return the form of ``--json``."""
        per_second = statistics.median(self.kernels)
        return {
            "rules": self.rules,
            "per_second": round(per_second),
            "lowest": round(min(self.kernels)),
            "highest": round(max(self.kernels)),
            "actions_per_second": round(per_second * self.plays),
            "greedy_per_second": round(statistics.median(self.greedy)),
            "engine_per_second": round(statistics.median(self.engine), 1),
            "ratio": round(per_second / statistics.median(self.engine)),
        }


def playouts(names: Sequence[str] = (), tell: Callable[[str], None] = lambda _: None) -> list[PlayoutRow]:
    """Measure these rule sets, or the presets that people choose from; ``tell`` hears each name first."""
    rows = []
    for name in names or [name for name, preset in presets().items() if preset.shown]:
        tell(name)
        rows.append(measure(name))
    return rows


def table(rows: Sequence[PlayoutRow]) -> str:
    """Return the rows as a Markdown table."""
    speeds = ("playouts a second", "lowest", "highest", "plays a second")
    beside = ("greedy playouts a second", "engine playouts a second", "kernels over engine")
    return markdown(("rules", *speeds, *beside), (list(row.as_dict().values()) for row in rows))


def measure(name: str) -> PlayoutRow:
    """Measure one rule set, the three programs taking turns."""
    rules = parse_rules(name)
    programs = [by_kernels(rules), by_greedy_kernels(rules), by_engine(rules)]
    deals = [enough(program) for program in programs]
    rounds = [[speed(*pair) for pair in zip(programs, deals, strict=True)] for _ in range(ROUNDS)]
    kernels, greedy, engine = zip(*rounds, strict=True)
    return PlayoutRow(name, PACK_SIZE - rules.deal.table_size(), kernels, greedy, engine)


def enough(program: Deals) -> int:
    """Return how many deals take about `SECONDS_A_ROUND`; the first calls also load what is compiled."""
    program(1)
    deals = 1
    while (rate := speed(program, deals)) * SECONDS_A_ROUND > 2 * deals:
        deals *= 2
    return max(1, round(rate * SECONDS_A_ROUND))


def speed(program: Deals, deals: int) -> float:
    """Return deals a second of processor time."""
    begun = time.thread_time()
    program(deals)
    return deals / max(time.thread_time() - begun, 1e-9)


def by_kernels(rules: Rules) -> Deals:
    """Play at random, compiled."""
    cells, stock, points, totals = ints(CELLS), ints(STOCK), ints(POINTS * 6), ints(6)
    packed, rng = pack_rules(rules), new_rng(1)
    return lambda deals: random_deals(cells, stock, packed, rng, deals, points, totals)


def by_greedy_kernels(rules: Rules) -> Deals:
    """Play greedily, compiled; the deals are not counted."""
    cells, stock, packed, rng = ints(CELLS), ints(STOCK), pack_rules(rules), new_rng(1)
    new_pack(stock)

    def play(deals: int) -> None:
        for _ in range(deals):
            deal_fair(cells, stock, packed, rules.players - 1, rng)
            greedy_playout(cells, stock, packed)

    return play


def by_engine(rules: Rules) -> Deals:
    """Play at random in the pure engine."""
    luck, pack = Random(1), [Card(n) for n in range(PACK_SIZE)]  # noqa: S311 (the same luck every time)

    def play(deals: int) -> None:
        for _ in range(deals):
            state = start = None
            while start is None or redeal_reason(rules, start.table) is not None:
                luck.shuffle(pack)
                start = deal(rules, Seat(rules.players - 1), pack)
            state = start
            while not state.over:
                state = apply_unchecked(state, luck.choice(legal_actions(state)))
            score_state(state)

    return play
