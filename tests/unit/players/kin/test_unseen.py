"""The deals that a seat thinks possible, in the games around the five sources."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import PACK, Seat, card_set, cards_in, parse_cards, size
from settebello.engine import State, declarations, declare, view
from settebello.players.kin.unseen import unseen
from settebello.players.search.circolo import remembering
from settebello.rules import parse_rules
from tests.kit.strategies import kin_rules, states
from tests.rulings.asking import position


@given(states(kin_rules()), st.integers(0, 2**32), st.sampled_from((0, 3, 40)))
def test_a_possible_deal_has_every_card_once_and_all_that_the_seat_knows(
    state: State, seed: int, remembered: int
) -> None:
    if state.over:
        return
    seen = remembering(view(state, state.to_move), remembered)
    world = unseen(seen).deal(Random(seed))
    places = [*world.hands, world.table, *world.piles, card_set(world.stock)]
    assert sum(map(size, places)) == 40
    assert sum(places) == PACK
    assert world.hand == state.hand
    assert [*map(size, world.hands)] == [*map(size, state.hands)]
    assert (world.table, len(world.stock)) == (state.table, len(state.stock))
    assert (world.scope, world.giocate, world.fresh) == (state.scope, state.giocate, state.fresh)
    if remembered == 40:
        assert world.piles == state.piles


def test_a_declared_hand_that_lies_open_is_in_every_possible_deal() -> None:
    state = position("cirulla", ["4D 5D 6D", "AC 2C 3C"], "RS", stock="7D FS", to_move=1)
    state = replace(declare(state, Seat(1)), to_move=Seat(0))
    for seed in range(20):
        world = unseen(view(state, Seat(0))).deal(Random(seed))
        assert world.hands[1] == parse_cards("AC2C3C")


@pytest.mark.parametrize("seed", range(20))
def test_a_hand_declared_without_showing_it_is_worth_as_much_in_every_possible_deal(seed: int) -> None:
    rules = "x-sbarazzina?declare_show=closed"
    state = position(rules, ["4D 5D 6D", "2C 2S 3C"], "RS", stock="7D FS CS CB 6C 6S", to_move=1)
    state = replace(declare(state, Seat(1)), to_move=Seat(0))
    seen = view(state, Seat(0))
    assert not any(seen.claims[0].hand & 1 << card for card in cards_in(PACK))
    world = unseen(seen).deal(Random(seed))
    points = {way.points for way in declarations(parse_rules(rules), world.hands[1])}
    assert points == {seen.claims[0].points}
