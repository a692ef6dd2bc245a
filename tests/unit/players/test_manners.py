"""What computer players do besides playing: they call, decide and declare, from the view alone."""

from dataclasses import replace

import pytest

from settebello.cards import EMPTY, Seat, parse_card, parse_cards
from settebello.engine import Play
from settebello.engine.live import Call, Choose, Fuori, Show, act, live, live_view
from settebello.players import Budget, Greedy, respond
from tests.rulings.asking import cards, position


def test_a_capture_that_an_opponent_missed_is_called() -> None:
    deal = live(position("figs", ["7S AD", "4C RB", "2C RS", "3B RC"], "5C 2D"))
    missed = act(deal, Seat(0), Play(parse_card("7S")))
    assert respond(Greedy(), live_view(missed, Seat(1)), Budget()) == Call()


def test_a_card_that_took_nothing_is_not_called() -> None:
    deal = live(position("figs", ["7S AD", "4C RB", "2C RS", "3B RC"], "5C 2D"))
    laid = act(deal, Seat(0), Play(parse_card("AD")))
    assert respond(Greedy(), live_view(laid, Seat(1)), Budget()) != Call()


def test_of_exposed_cards_the_one_that_takes_least_is_played() -> None:
    deal = live(position("figs", ["7S AD", "4C 5B RB", "2C 2S RS", "3B 3C RC"], "5C 2D"))
    for seat, play in enumerate(["AD", "4C", "2C", "3B"]):
        deal = act(deal, Seat(seat), Play(parse_card(play), EMPTY if play != "2C" else cards("2D")))
    shown = act(deal, Seat(1), Show(parse_cards("5BRB")))
    at_its_turn = act(shown, Seat(0), Play(parse_card("7S"), cards("4C 3B")))
    assert at_its_turn.to_act == 0
    assert respond(Greedy(), live_view(at_its_turn, Seat(0)), Budget()) == Choose(parse_card("RB"))


@pytest.mark.parametrize(("before", "declares"), [((7, 0), True), ((6, 0), False)])
def test_whoever_is_certain_of_the_points_declares(before: tuple[int, int], *, declares: bool) -> None:
    state = replace(position("figs?target=8", ["7D AD", "4C RB", "2C RS", "3B RC"], "7C 2D"), before=before)
    answer = respond(Greedy(), live_view(live(state), Seat(0)), Budget())
    assert isinstance(answer, Fuori) == declares
