"""R2: compiling is in no budget, and somebody hears of it."""

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from settebello.kernels.compiling import ready
from settebello.kernels.compiling.ready import make_ready, register, tell_of_compiling

PART = "a part of the tests"

SOLVED = """
from random import Random
from settebello.cards import Card, Seat
from settebello.engine import apply, deal, legal_actions
from settebello.kernels.compiling.ready import tell_of_compiling
from settebello.kernels.solve import SolveBudget, solve
from settebello.rules import parse_rules

pack = [Card(number) for number in range(40)]
Random(7).shuffle(pack)
state = deal(parse_rules("scopone-10"), Seat(0), pack)
while state.cards_to_play > 14:
    state = apply(state, legal_actions(state)[0])
told = []
tell_of_compiling(lambda *step: told.append(step))
solution = solve(state, SolveBudget(seconds=5))
assert told, "nobody heard of the compiler"
print(solution.value.exact, solution.seconds < 5)
"""


@pytest.fixture
def part(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """A part that nobody has compiled; says how often its one step was made."""
    made: list[int] = []

    def step(number: int) -> None:
        made.append(number)
        make_ready(PART)  # as a solver does that is made while the solver is compiled

    monkeypatch.setattr(ready, "compiled_before", lambda _: False)
    monkeypatch.setattr(ready, "note_compiled", lambda _: None)
    register(PART, lambda: [(step, (1,))])
    yield made
    ready._steps.pop(PART)
    ready._ready.discard(PART)
    tell_of_compiling(None)


def test_a_part_is_made_ready_once(part: list[int]) -> None:
    make_ready(PART)
    make_ready(PART)
    assert part == [1]


def test_a_part_whose_step_failed_is_made_ready_again(part: list[int]) -> None:
    def fail(_name: str, _done: int, _steps: int) -> None:
        raise KeyboardInterrupt

    tell_of_compiling(fail)
    with pytest.raises(KeyboardInterrupt):
        make_ready(PART)
    tell_of_compiling(None)
    make_ready(PART)
    assert part == [1]


def test_a_program_hears_of_each_step(part: list[int]) -> None:
    told: list[tuple[str, int, int]] = []
    tell_of_compiling(lambda *step: told.append(step))
    make_ready(PART)
    assert told == [("step", 0, 1), ("", 1, 1)]
    assert part == [1]


def test_the_log_hears_where_no_program_asked(part: list[int], caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "settebello.kernels"):
        make_ready(PART)
    assert [record.getMessage() for record in caplog.records] == [
        "compiling, the first time only: 0 of 1",
        "compiling, the first time only: 1 of 1",
    ]
    assert part == [1]


@pytest.mark.slow
def test_the_compilers_time_is_in_no_budget(tmp_path: Path) -> None:
    """An empty cache: the solver still has its whole budget, and proves what it proves with a full one."""
    env = os.environ | {"XDG_CACHE_HOME": str(tmp_path), "HOME": str(tmp_path)}
    command = [sys.executable, "-c", SOLVED]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=600, check=False)
    assert done.stdout.split() == ["True", "True"], done.stderr
