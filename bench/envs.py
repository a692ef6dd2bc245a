"""How many steps a second do the environments make? All of them in one run, at random play.

Each figure is steps a second of one core's processor time, with the observation and mask of each step and
the choice of a legal play: the median of several rounds, in which the environments take turns.
"""

import statistics
from collections.abc import Callable
from functools import partial

import numpy as np

from settebello_lab.bench.markdown import markdown
from settebello_lab.bench.playouts import enough, speed
from settebello_lab.envs import AecEnv, BatchEnv, SeatEnv

RULES = ("scopone", "scopa-2")
ROUNDS = 7
ROWS = 4096

Steps = Callable[[int], None]
"""Makes so many calls."""


def main() -> None:
    """Measure and print."""
    rows = [row for rules in RULES for row in measured(rules)]
    print(markdown(("rules", "environment", "steps a second", "lowest", "highest"), rows))


def measured(rules: str) -> list[list[object]]:
    """Return a row for each environment, which take turns."""
    programs: list[tuple[str, int, Steps]] = [
        ("`SeatEnv` against `greedy`", 1, partial(seat_steps, SeatEnv(rules))),
        ("`AecEnv`", 1, partial(aec_steps, AecEnv(rules))),
        ("`BatchEnv`, a deal", 1, partial(batch_steps, begun(rules, 1))),
        (f"`BatchEnv`, {ROWS:,} deals", ROWS, partial(batch_steps, begun(rules, ROWS))),
    ]
    counts = [enough(program) for _, _, program in programs]
    rounds = [
        [steps * speed(program, count) for (_, steps, program), count in zip(programs, counts, strict=True)]
        for _ in range(ROUNDS)
    ]
    return [
        [rules, name, round(statistics.median(found)), round(min(found)), round(max(found))]
        for (name, _, _), found in zip(programs, zip(*rounds, strict=True), strict=True)
    ]


def begun(rules: str, deals: int) -> BatchEnv:
    """Return so many deals."""
    env = BatchEnv(rules, deals, seed=1)
    env.reset()
    return env


def batch_steps(env: BatchEnv, calls: int) -> None:
    """Play in every row, so many times."""
    for _ in range(calls):
        env.step(env.sample())


def aec_steps(env: AecEnv, steps: int) -> None:
    """Play so many steps: a random play of the mask, as a learner without a network chooses."""
    luck, made = np.random.default_rng(1), 0
    while made < steps:
        env.reset()
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(luck.random() * len(legal))]))
            made += 1


def seat_steps(env: SeatEnv, steps: int) -> None:
    """Play so many own steps."""
    luck, made = np.random.default_rng(1), 0
    while made < steps:
        _, info = env.reset()
        ended = False
        while not ended:
            legal = info["action_mask"].nonzero()[0]
            _, _, ended, _, info = env.step(int(legal[int(luck.random() * len(legal))]))
            made += 1


if __name__ == "__main__":
    main()
