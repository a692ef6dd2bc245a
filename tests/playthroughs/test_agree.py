"""Engine and kernels play the same deals: the small run of `agree.py`, with the JIT and without."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final

import pytest

from settebello.kernels import ints
from settebello.rules import Rules, presets
from tests.playthroughs.agree import by_random_options
from tests.playthroughs.twins import ROOM, play_through

ROOT: Final = Path(__file__).parents[2]
COMPILED: Final = os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"
DEALS: Final = 6 if COMPILED else 1
"""Deals by each preset."""

PLIES: Final = 12_000 if COMPILED else 600
"""Plies by random option sets."""

PRESETS: Final = [pytest.param(preset.rules(), id=name) for name, preset in presets().items()]


@pytest.mark.parametrize("rules", PRESETS if COMPILED else PRESETS[::6])
def test_both_play_the_deals_of_every_preset(rules: Rules) -> None:
    luck, room = Random(2024), ints(ROOM)
    plies = [play_through(rules, luck, room) for _ in range(DEALS)]
    assert set(plies) == {40 - rules.deal.table_size()}


def test_both_play_the_deals_of_random_option_sets() -> None:
    plies, sets = by_random_options(PLIES, start=20)
    assert plies >= PLIES
    assert sets > PLIES // 100


def test_a_twin_that_differs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.playthroughs.twins.count_legal", lambda *_: 0)
    with pytest.raises(AssertionError):
        play_through(presets()["scopa"].rules(), Random(1), ints(ROOM))


LONG: Final = ("engine_counts", "solve", "cache", "as_often_as", "gradient", "imitation")
"""What would take minutes as Python: counts by the million, searches, every number of a network."""


@pytest.mark.skipif(not COMPILED, reason="this is the run without the JIT")
@pytest.mark.parametrize("suite", ["tests/unit/kernels", "tests/playthroughs", "tests/perft"])
def test_the_kernels_are_the_python_they_read_as(suite: str) -> None:
    without = ["-k", " and ".join(f"not {each}" for each in LONG)]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", *without, suite],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "HYPOTHESIS_PROFILE": "ci"},
        capture_output=True,
        text=True,
        check=False,
        timeout=3600,
    )
    assert done.returncode == 0, done.stdout[-4000:]
