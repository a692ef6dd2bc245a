"""How fast are deals played out? The kernels beside the pure engine, by preset, in one run.

Each figure is processor time of one core: the median of several rounds, in which the two take turns, and
the lowest and highest of them. A playout is a whole deal: shuffled, dealt, played at random and counted.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

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

ROUNDS = 7
SECONDS_A_ROUND = 0.1

Deals = Callable[[int], None]
"""Plays so many deals."""


@dataclass(frozen=True, slots=True)
class Row:
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


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules", nargs="*", help="rule sets; otherwise the presets that people choose from")
    parser.add_argument("--json", action="store_true", help="print JSON rows")
    asked = parser.parse_args()
    names = asked.rules or [name for name, preset in presets().items() if preset.shown]
    rows = [measure(name) for name in names]
    if asked.json:
        print(json.dumps([row.as_dict() for row in rows], indent=2))
        return
    print(
        "| rules | playouts a second | range | plays a second | greedy playouts | engine's playouts | times |"
    )
    print("|---|---|---|---|---|---|---|")
    for row in (row.as_dict() for row in rows):
        print(
            f"| {row['rules']} | {row['per_second']:,} | {row['lowest']:,} to {row['highest']:,} "
            f"| {row['actions_per_second']:,} | {row['greedy_per_second']:,} | {row['engine_per_second']} "
            f"| {row['ratio']:,} |"
        )


def measure(name: str) -> Row:
    """Measure one rule set, the three programs taking turns."""
    rules = parse_rules(name)
    programs = [by_kernels(rules), by_greedy_kernels(rules), by_engine(rules)]
    deals = [enough(program) for program in programs]
    rounds = [[speed(*pair) for pair in zip(programs, deals, strict=True)] for _ in range(ROUNDS)]
    kernels, greedy, engine = zip(*rounds, strict=True)
    return Row(name, PACK_SIZE - rules.deal.table_size(), kernels, greedy, engine)


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
    luck, pack = Random(1), [Card(number) for number in range(PACK_SIZE)]

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


if __name__ == "__main__":
    main()
