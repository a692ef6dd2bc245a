"""Maestro: fair, legal and repeatable by any rules, and better than what it is made of."""

import numpy as np
import pytest

from settebello.players.maestro import Maestro, surely_best
from settebello.rules import parse_rules
from settebello.testkit.players import check_player

RULES = ["scopone-10", "scopone", "scopa?players=2", "figs", "assi?players=4", "scopa?players=3", "x-scopa-6"]


@pytest.mark.parametrize("rules", RULES)
def test_maestro_keeps_what_every_player_has_to(rules: str) -> None:
    check_player(lambda: Maestro(3), parse_rules(rules), seed=1, every=7)


def test_the_usual_play_is_passed_over_only_for_what_is_surely_better() -> None:
    times = np.array([3, 1, 1, 2])
    usual = np.array([0.5, 0.5, 0.5, 0.5])
    now_and_then = np.array([0.9, 0.4, 0.4, 0.4])
    always = np.array([0.6, 0.55, 0.6, 0.6])
    assert surely_best(np.stack([usual, now_and_then], axis=1), times, 0) == 0
    assert surely_best(np.stack([usual, now_and_then, always], axis=1), times, 0) == 2
    assert surely_best(np.stack([always, usual], axis=1), times, 0) == 0
