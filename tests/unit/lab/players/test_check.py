"""The conformance test of players finds one that waits instead of working."""

import time

import pytest

from settebello.engine import Action, View
from settebello.players import Budget
from settebello.rules import parse_rules
from settebello_lab.players import check as module


class Sleeper:
    """Sleeps before it plays, and uses no processor time."""

    def choose(self, view: View, budget: Budget) -> Action:  # noqa: ARG002 (a player's signature)
        time.sleep(1.5)
        return view.legal[0]


def test_a_player_that_sleeps_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SLACK_MS", 50)
    monkeypatch.setattr(module, "WAITING", 20)
    with pytest.raises(AssertionError, match="ms idle for a budget of 1 ms"):
        module.check_whole_deal(Sleeper, parse_rules("scopone"), ms=1)
