"""Do solver and minimax agree? Small positions, half by the two-sided presets, half by random rules.

``python tests/playthroughs/solve_agree.py --positions 5000`` says how many agreed, in the value of the
position and of every action, in the line, and with everybody one seat further; or stops at the first
that does not. Longer positions (``--longer``) are put to plain alpha-beta instead, which has no reductions.
"""

import argparse
import sys
import time
from collections import Counter
from itertools import cycle, islice
from pathlib import Path
from random import Random

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from settebello.kernels.solve import Solver, warm_up_solver
from settebello.rules import Rules
from settebello_lab.bench.naive import solve_naively
from tests.kit.strategies import random_rules

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.playthroughs.minimax import TWO_SIDED, position, small_positions
from tests.playthroughs.solutions import check_solution, check_turned

MOST_LEFT = 14
MOST_LINES = 2000
LONGER = (13, 18)
"""Cards left of the longer positions."""


def two_sided_rules() -> st.SearchStrategy[Rules]:
    """Draw rules of two sides."""
    return st.sampled_from([2, 4, 6]).flatmap(random_rules).filter(lambda rules: rules.side_count == 2)


def by_presets(positions: int, luck: Random) -> Counter[int]:
    """Check positions by every preset in turn; return how many by cards left."""
    found = {name: small_positions(rules, luck, MOST_LEFT, MOST_LINES) for name, rules in TWO_SIDED.items()}
    checked = Counter[int]()
    for name in islice(cycle(found), positions):
        state = next(found[name])
        check_turned(state, check_solution(state))
        checked[state.cards_to_play] += 1
    return checked


def by_random_rules(positions: int, start: int) -> Counter[int]:
    """Check positions by rules drawn over every option, one by each; return how many by cards left."""
    checked = Counter[int]()

    @seed(start)
    @settings(
        max_examples=positions,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(two_sided_rules(), st.integers(0, 2**32))
    def check(rules: Rules, number: int) -> None:
        state = next(small_positions(rules, Random(number), MOST_LEFT, MOST_LINES))
        check_turned(state, check_solution(state))
        checked[state.cards_to_play] += 1

    check()
    return checked


def longer(positions: int, luck: Random) -> Counter[int]:
    """Compare values further from the end with plain alpha-beta's; return how many by cards left."""
    checked = Counter[int]()
    for rules in islice(cycle(TWO_SIDED.values()), positions):
        state = position(rules, luck.randint(*LONGER), luck, greedy=luck.random() < 0.5)
        bounds = Solver(state.cards_to_play).bounds(state)
        assert (bounds.lower, bounds.upper) == (solve_naively(state).value,) * 2, state
        checked[state.cards_to_play] += 1
    return checked


def main() -> None:
    """Check, and say what agreed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=5000)
    parser.add_argument("--longer", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    warm_up_solver()
    begun = time.perf_counter()
    rows = [
        ("by presets", by_presets(asked.positions // 2, Random(asked.seed))),
        ("by random rules", by_random_rules(asked.positions - asked.positions // 2, asked.seed)),
        ("longer", longer(asked.longer, Random(asked.seed))),
    ]
    for name, checked in rows:
        by_left = ", ".join(f"{left}: {count}" for left, count in sorted(checked.items()))
        print(f"{checked.total()} positions agree {name} (cards left: {by_left})")  # noqa: T201 (a script says what it found)
    print(f"in {time.perf_counter() - begun:.0f} s")  # noqa: T201 (a script says what it found)


if __name__ == "__main__":
    main()
