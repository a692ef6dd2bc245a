"""R2: compiling is in no budget, and a program or a person hears of it."""

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from settebello.kernels.compiling import jit, ready
from settebello.kernels.compiling.jit import KERNELS, kernel
from settebello.kernels.compiling.ready import make_ready, needs_compiling, register, tell_of_compiling

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
assert all(0 <= done <= steps for _, done, steps in told)
assert [done for _, done, _ in told] == sorted(done for _, done, _ in told)
assert told[-1] == ("", told[-1][2], told[-1][2])
print(solution.value.exact, solution.seconds < 5)
"""


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """A part of two kernels that no run has compiled; lists what each play of it returned."""
    returned: list[int] = []
    compiled: set[str] = set()
    monkeypatch.setattr(jit, "_folder", lambda *_: None)  # nothing is kept for later runs
    monkeypatch.setattr(ready, "compiled_before", compiled.__contains__)
    monkeypatch.setattr(ready, "note_compiled", compiled.add)

    @kernel
    def doubled(number: int) -> int:
        return number + number

    @kernel
    def doubled_twice(number: int) -> int:
        return doubled(doubled(number))

    def play() -> None:
        make_ready(PART)  # as a solver does that is made while the solver is compiled
        returned.append(doubled_twice(1))

    register(PART, play, [__name__])
    yield returned
    ready._parts.pop(PART)
    ready._ready.discard(PART)
    tell_of_compiling(None)
    for made in (doubled, doubled_twice):
        KERNELS.remove(made)


def test_a_part_is_made_ready_once(played: list[int]) -> None:
    assert needs_compiling(PART)
    make_ready(PART)
    make_ready(PART)
    assert played == [4]
    assert not needs_compiling(PART)


def test_a_part_that_was_interrupted_is_made_ready_again(played: list[int]) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    play = ready._parts[PART].play
    register(PART, interrupted, [__name__])
    with pytest.raises(KeyboardInterrupt):
        make_ready(PART)
    assert needs_compiling(PART)
    register(PART, play, [__name__])
    make_ready(PART)
    assert played == [4]


def test_a_program_hears_of_each_kernel_that_is_compiled(played: list[int]) -> None:
    told: list[tuple[str, int, int]] = []
    tell_of_compiling(lambda *step: told.append(step))
    make_ready(PART)
    assert told == [("doubled_twice", 0, 2), ("doubled", 0, 2), ("", 2, 2)]
    assert played == [4]


def test_a_report_takes_the_place_of_the_one_for_all_parts(played: list[int]) -> None:
    told: list[str] = []
    tell_of_compiling(lambda *_: told.append("for all parts"))
    make_ready(PART, lambda *_: told.append("for this one"))
    assert set(told) == {"for this one"}
    assert played == [4]


def test_the_log_hears_where_no_program_asked(played: list[int], caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "settebello.kernels"):
        make_ready(PART)
    assert [record.getMessage() for record in caplog.records] == [
        "compiling, the first time only: 0 of 2",
        "compiling, the first time only: 0 of 2",
        "compiling, the first time only: 2 of 2",
    ]
    assert played == [4]


def test_a_constant_has_no_version_of_its_own(played: list[int]) -> None:
    make_ready(PART)
    made = next(each for each in KERNELS if each.__name__ == "doubled")
    assert len(made.signatures) == 1
    assert played == [4]


@pytest.mark.slow
def test_the_compilers_time_is_in_no_budget(tmp_path: Path) -> None:
    """An empty cache: the solver still has its whole budget, and proves what it proves with a full one."""
    env = os.environ | {"XDG_CACHE_HOME": str(tmp_path), "HOME": str(tmp_path)}
    command = [sys.executable, "-c", SOLVED]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=600, check=False)
    assert done.stdout.split() == ["True", "True"], done.stderr
