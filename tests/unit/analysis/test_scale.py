"""The scale of losses that ships: measured players in their places, and games that are alike."""

import pytest

from settebello.analysis.scale import (
    ScaleMark,
    marks_for,
    neighbours,
    read_scale,
    scale_text,
    shipped_scale,
)
from settebello.errors import SyntaxProblem
from settebello.rules import parse_rules
from settebello_lab.study import LADDER

MARKS = (
    ScaleMark("random", 4.0, 0.5, 9),
    ScaleMark("greedy", 1.0, 0.3, 9),
    ScaleMark("maestro", 0.2, 0.1, 9),
)


def test_every_game_of_the_scale_has_the_ladders_players_from_the_weakest_to_the_strongest() -> None:
    assert [game.rules for game in shipped_scale().games] == ["scopone", "scopone-10", "scopa?players=2"]
    for game in shipped_scale().games:
        assert {mark.player for mark in game.marks} == set(LADDER)
        assert [mark.lost for mark in game.marks] == sorted((mark.lost for mark in game.marks), reverse=True)
        assert game.marks[0].player == "random"
        assert all(mark.deals > 1 and mark.half > 0 for mark in game.marks)
        maestro = next(mark for mark in game.marks if mark.player == "maestro")
        assert maestro.lost - maestro.half < 0.35


def test_games_that_are_played_alike_have_one_scale_and_others_none() -> None:
    assert marks_for(parse_rules("figs")) == marks_for(parse_rules("scopone?target=31")) != ()
    assert marks_for(parse_rules("trentino")) == marks_for(parse_rules("scopone-10"))
    assert marks_for(parse_rules("torneo")) == marks_for(parse_rules("scopa-2"))
    for other in ("scopa?players=3&sides=solo", "scopa", "assi", "quindici"):
        assert marks_for(parse_rules(other)) == ()


def test_a_loss_lies_between_the_players_that_lose_more_and_less() -> None:
    random, greedy, maestro = MARKS
    assert neighbours(2.0, MARKS) == (random, greedy)
    assert neighbours(1.0, MARKS) == (random, greedy)
    assert neighbours(0.5, MARKS) == (greedy, maestro)
    assert neighbours(9.0, MARKS) == (None, random)
    assert neighbours(-0.1, MARKS) == (maestro, None)
    assert neighbours(1.0, ()) == (None, None)


def test_a_scale_is_read_as_it_was_written_and_nothing_else_is() -> None:
    assert read_scale(scale_text(shipped_scale())) == shipped_scale()
    for wrong in ("{", "[]", scale_text(shipped_scale()).replace('"format": 1', '"format": 2')):
        with pytest.raises(SyntaxProblem):
            read_scale(wrong)
