"""Engine and kernels play the same deals: the small run of `agree.py`, with the JIT and without."""

import os
from random import Random
from typing import Final

import pytest

from settebello.kernels import ints
from settebello.rules import Rules
from tests.playthroughs.agree import by_random_options
from tests.playthroughs.twins import ROOM, play_through
from tests.support.presets import SEARCHED

COMPILED: Final = os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"
DEALS: Final = 6 if COMPILED else 1
"""Deals by each preset."""

PLIES: Final = 12_000 if COMPILED else 600
"""Plies by random option sets."""

PRESETS: Final = [pytest.param(preset.rules(), id=name) for name, preset in SEARCHED.items()]


@pytest.mark.parametrize("rules", PRESETS if COMPILED else PRESETS[::6])
def test_both_play_the_deals_of_every_preset(rules: Rules) -> None:
    luck, room = Random(2024), ints(ROOM)
    plies = [play_through(rules, luck, room) for _ in range(DEALS)]
    assert set(plies) == {40 - rules.deal.table_size()}


@pytest.mark.parametrize(
    "most", [PLIES // 4, pytest.param(PLIES, marks=pytest.mark.slow)], ids=["short", "long"]
)
def test_both_play_the_deals_of_random_option_sets(most: int) -> None:
    plies, sets = by_random_options(most, start=20)
    assert plies >= most
    assert sets > most // 100


def test_a_twin_that_differs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.playthroughs.twins.count_legal", lambda *_: 0)
    with pytest.raises(AssertionError):
        play_through(SEARCHED["scopa"].rules(), Random(1), ints(ROOM))
