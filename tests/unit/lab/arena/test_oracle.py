"""The arena seats an oracle by a door of its own, and nobody else gets to see the cards."""

import pytest

from settebello.errors import NotFound
from settebello.rules import parse_rules
from settebello_lab.arena import Contest, new_player, play_contest
from settebello_lab.arena.players import OracleSeat
from settebello_lab.arena.rounds import round_margin


def test_an_oracle_sits_down_and_wins() -> None:
    contest = Contest("oracle:400", "greedy", parse_rules("scopone"), budget_ms=60_000)
    played = play_contest(contest, 4)
    assert sum(round_margin(contest, each) for each in played.rounds) > 0
    assert not any(sitting.forfeit for each in played.rounds for sitting in each.sittings)
    assert [each.sittings for each in play_contest(contest, 2).rounds] == [
        each.sittings for each in played.rounds[:2]
    ]


def test_only_an_oracle_gets_the_seat_of_one() -> None:
    assert isinstance(new_player("oracle"), OracleSeat)
    assert not isinstance(new_player("greedy"), OracleSeat)
    with pytest.raises(NotFound):
        new_player("oracle:0")
