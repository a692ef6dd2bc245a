"""The levels play the games around the five sources by what their rules ask for."""

import pytest

from settebello.cards import EMPTY, Seat, parse_card
from settebello.engine import Play, view
from settebello.engine.live import Declare
from settebello.errors import InvalidRules
from settebello.players import LEVELS, Budget, level_for, levels, player, respond
from settebello.players.registry import check_plays
from settebello.rules import options_of_kin, parse_rules, presets
from tests.rulings.asking import position

OFFERED = ("principiante", "circolo", "maestro")
QUICK = ("principiante", "circolo:5", "maestro:5", "worlds:5")
AMPLE = Budget(ms=100_000)


def test_the_same_levels_are_offered_in_every_game_around_the_sources() -> None:
    for name, row in presets().items():
        rules = row.rules()
        assert levels(rules) == (OFFERED if options_of_kin(rules) else LEVELS), name


def test_a_level_that_does_not_play_a_game_is_replaced_by_the_next_below_it() -> None:
    cirulla = parse_rules("cirulla")
    replaced = {name: level_for(name, cirulla) for name in (*LEVELS, "net", "greedy", "random")}
    assert replaced == {
        "principiante": "principiante",
        "circolo": "circolo",
        "esperto": "circolo",
        "campione": "circolo",
        "maestro": "maestro",
        "net": "greedy",
        "greedy": "greedy",
        "random": "random",
    }
    for name in OFFERED:
        check_plays(name, cirulla)
    with pytest.raises(InvalidRules):
        check_plays("esperto", cirulla)


@pytest.mark.parametrize("name", QUICK)
def test_family_l2_where_the_fewest_points_win_a_scopa_is_not_made(name: str) -> None:
    """The same two cards in the usual game make it."""
    for rules, card in (("scopa-a-perdere", "RB"), ("scopa?players=2", "3S")):
        state = position(rules, ["3S RB", "FB CB"], "3C", piles=("7D 7S", "6D 6S"), last=1)
        assert player(name).choose(view(state, Seat(0)), AMPLE) == Play(
            parse_card(card), state.table if card == "3S" else EMPTY
        ), rules


@pytest.mark.parametrize("name", QUICK)
def test_a_level_declares_its_hand_as_dearly_as_it_can(name: str) -> None:
    state = position("cirulla", ["AC 7C AS", "4D 5D 6D"], "RS", stock="7D FS")
    answer = respond(player(name), view(state, Seat(0)), AMPLE)
    assert isinstance(answer, Declare)
    assert max(way.points for way in view(state, Seat(0)).declarations) == 10
