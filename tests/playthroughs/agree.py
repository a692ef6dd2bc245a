"""Do engine and kernels agree? Play random deals through both, half by the presets, half by random options.

``python tests/playthroughs/agree.py --plies 1000000`` says how many plies agreed, or stops at the first that
does not.
"""

import argparse
import sys
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from random import Random

from hypothesis import HealthCheck, Phase, given, seed, settings

from settebello.kernels import ints
from settebello.rules import Rules, rules_text
from tests.kit.strategies import random_rules

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.playthroughs.twins import ROOM, play_through
from tests.support.presets import SEARCHED

DEALS_EACH = 2
"""Deals by one random rule set."""


def by_presets(plies: int, luck: Random) -> int:
    """Play by every preset in turn; return the plies."""
    room, played = ints(ROOM), 0
    for preset in cycle(SEARCHED.values()):
        if played >= plies:
            return played
        played += play_through(preset.rules(), luck, room)
    return played


def by_random_options(
    plies: int, start: int, tell: Callable[[Rules], None] = lambda _: None
) -> tuple[int, int]:
    """Play by rule sets drawn over every option; return the plies and the rule sets."""
    room, played, sets = ints(ROOM), 0, 0

    @seed(start)
    @settings(
        max_examples=plies // (DEALS_EACH * 24) + 10,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(random_rules())
    def play(rules: Rules) -> None:
        nonlocal played, sets
        if played < plies:
            tell(rules)
            luck = Random(rules_text(rules))
            played += sum(play_through(rules, luck, room) for _ in range(DEALS_EACH))
            sets += 1

    play()
    return played, sets


def main() -> None:
    """Play, and say what agreed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plies", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    begun = time.perf_counter()
    preset_plies = by_presets(asked.plies // 2, Random(asked.seed))
    print(f"{preset_plies} plies agree over {len(SEARCHED)} presets")  # noqa: T201 (a script says what it found)
    other_plies, sets = by_random_options(asked.plies - preset_plies, asked.seed)
    print(f"{other_plies} plies agree over {sets} random option sets")  # noqa: T201 (a script says what it found)
    print(f"{preset_plies + other_plies} plies in {time.perf_counter() - begun:.0f} s")  # noqa: T201 (a script says what it found)


if __name__ == "__main__":
    main()
