"""A room is the fold of its log."""

from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.room import Room, are_two_pairs, evolve, fold
from settebello.room.screen import Phase
from settebello.rules import rules_text
from settebello.store.codec import event_text, read_event
from tests.kit.strategies import random_rules
from tests.support.rooms import House, seated

fewer = settings(max_examples=settings().max_examples // 2)
"""A whole match is a large example."""

LUCK = st.integers(0, (1 << 31) - 1)
"""`House` counts its seeds up from 2**32 times as much, and a seed has 64 bits."""


@st.composite
def houses(draw: st.DrawFn) -> House:
    """Draw a table somewhere in a match by any rules, one person or more at it."""
    rules = draw(random_rules())
    house = seated(
        rules_text(rules),
        persons=draw(st.integers(1, rules.players)),
        luck=draw(LUCK),
        draw_partners=are_two_pairs(rules) and draw(st.booleans()),
    )
    house.play(draw(st.integers(0, 40)))
    if draw(st.booleans()):
        house.let_stand_in()
    house.blunder(draw(st.integers(0, 30)))
    return house


@fewer
@given(houses())
def test_a_match_replayed_from_its_log_is_the_same_match(house: House) -> None:
    assert fold(house.log) == house.room


@fewer
@given(houses())
def test_the_log_survives_its_text_event_by_event(house: House) -> None:
    room: Room | None = None
    for version, event in enumerate(house.log, start=1):
        read = read_event("r00m", version, event_text(event))
        assert read == event
        room = evolve(room, read)
        assert room.version == version
    assert room == house.room


@fewer
@given(houses(), st.data())
def test_a_log_cut_anywhere_is_an_earlier_table(house: House, data: st.DataObject) -> None:
    cut = data.draw(st.integers(1, len(house.log)))
    room = fold(house.log[:cut])
    for event in house.log[cut:]:
        room = evolve(room, event)
    assert room == house.room


@fewer
@given(houses())
def test_a_deal_in_play_holds_every_card_once(house: House) -> None:
    deal = house.room.deal
    assert deal is not None
    state = deal.state
    places = [*state.hands, state.table, *state.piles, sum(1 << card for card in state.stock)]
    assert sum(place.bit_count() for place in places) == 40
    assert sum(places) == (1 << 40) - 1


@fewer
@given(houses())
def test_a_table_in_play_has_a_seat_on_turn_and_one_that_is_over_has_a_count(house: House) -> None:
    room = house.room
    assert room.deal is not None
    over = room.deal.live.over
    assert (room.phase is Phase.PLAYING) == (not over)
    assert (room.deal.score is not None) == over == (room.seed is not None)
    assert over or not room.deal.state.over
