"""Maestro: fair, legal and repeatable by any rules, and better than what it is made of."""

import pytest

from settebello.players.maestro import Maestro
from settebello.rules import parse_rules
from settebello.testkit.players import check_player

RULES = ["scopone-10", "scopone", "scopa?players=2", "figs", "assi?players=4", "scopa?players=3", "x-scopa-6"]


@pytest.mark.parametrize("rules", RULES)
def test_maestro_keeps_what_every_player_has_to(rules: str) -> None:
    check_player(lambda: Maestro(3), parse_rules(rules), seed=1, every=7)
