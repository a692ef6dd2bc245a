"""What players search with is compiled before anybody waits, and only where somebody searches."""

import subprocess
import sys

import pytest

from settebello.kernels.net import warm as net_warm
from settebello.kernels.search import warm as search_warm
from settebello.kernels.solve import warm as solver_warm
from settebello.players.registry import ORACLES, PLAYERS
from settebello.players.warm import needs_preparing, prepare

WITHOUT = """
import sys
from settebello.players.warm import needs_preparing, prepare
names = ["greedy", "random", "chitarrella", "exec:./mybot", "nobody", "worlds:0"]
assert not needs_preparing(names)
prepare(names)
assert "numba" not in sys.modules
"""


def test_who_does_not_search_loads_no_compiler() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT], check=True, timeout=600)


@pytest.mark.parametrize("name", [*PLAYERS, *ORACLES])
def test_what_is_compiled_is_not_compiled_again(name: str) -> None:
    prepare([name])
    told: list[str] = []
    assert not needs_preparing([name])
    prepare([name], lambda part, *_: told.append(part))
    assert told == []


@pytest.mark.parametrize(
    ("name", "parts"), [("net", 1), ("worlds:10+belief", 2), ("oracle", 2), ("maestro", 4)]
)
def test_each_step_is_told_the_first_time(name: str, parts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (search_warm, solver_warm, net_warm):
        monkeypatch.setattr(module, "compiled_before", lambda *_: False)
    assert needs_preparing([name])
    told: list[tuple[str, int, int]] = []
    prepare([name, name], lambda *step: told.append(step))
    assert [done for _, done, _ in told].count(0) == parts
    assert sum(done == steps for _, done, steps in told) == parts
    assert all(told[at][1] + 1 == told[at + 1][1] for at in range(len(told) - 1) if told[at + 1][1])
