"""Partners are fixed or drawn: by the rules, or because the table wants it so (RULES.md F3.2, F4.1, F4.2)."""

import json
from dataclasses import replace

import pytest

from settebello.cards import Seat, parse_card
from settebello.engine import draw_roles
from settebello.errors import InvalidSetting
from settebello.notation import dumps, loads, verified
from settebello.room import (
    Begun,
    Leave,
    Open,
    Opened,
    Publish,
    Sit,
    fold,
    listing,
    open_room,
    project,
    room_record,
)
from settebello.store.codec import event_text, read_event
from tests.support.rooms import House, key_text, seated, seed_of


def begun(house: House) -> Begun:
    """Return how the last match at a table began."""
    return [event for event in house.log if isinstance(event, Begun)][-1]


@pytest.mark.parametrize(
    "rules", ["scopone", "scopa", "scientifico", "trentino", "assi?players=4", "online?players=4"]
)
def test_by_any_rules_of_two_pairs_a_table_may_have_its_partners_drawn(rules: str) -> None:
    house = House(rules, draw_partners=True)
    assert project(house.room, None).draws
    for number in range(4):
        house.do(Sit(f"Person {number}", key_text(number)))
    event, names = begun(house), [who.name for who in house.room.seats if who]
    turned = [[parse_card(card) for card in cards] for cards in event.drawn]
    assert draw_roles(turned).order == (0, 1, 2, 3)
    assert names == [f"Person {old}" for old in event.seating]
    assert house.room.deal is not None
    assert event.dealer == house.room.deal.state.dealer == 3
    assert not project(house.room, None).draws
    assert fold(house.log) == house.room


def test_the_draw_of_a_table_is_that_of_the_federation() -> None:
    for luck in range(40):
        drawn = begun(seated("scopone", persons=4, luck=luck, draw_partners=True))
        assert drawn == begun(seated("figs", persons=4, luck=luck))


def test_where_the_rules_draw_already_the_tables_wish_changes_nothing() -> None:
    wished, other = seated("figs", persons=4, draw_partners=True), seated("figs", persons=4)
    assert wished.log[1:] == other.log[1:]


def test_every_place_is_drawn_alike() -> None:
    seats = [begun(seated("scopone", luck=luck, draw_partners=True)).seating.index(0) for luck in range(400)]
    # a hundred each; four deviations of 8.7 either side
    assert all(65 < seats.count(seat) < 135 for seat in range(4))


@pytest.mark.parametrize(
    "rules", ["scopa?players=2", "scopa?players=3", "scopa?players=6", "scopa?sides=solo"]
)
def test_where_there_are_not_two_pairs_no_partners_are_drawn(rules: str) -> None:
    with pytest.raises(InvalidSetting) as caught:
        open_room(Open("r", rules, draw_partners=True), seed_of(0))
    assert caught.value.reason == "draw_two_pairs"


def test_at_a_rematch_everybody_keeps_the_place_that_was_drawn() -> None:
    house = seated("scopone?target=one_deal", persons=4, draw_partners=True)
    before = house.room.seats
    assert house.room.drawn
    house.play_match()
    house.everybody_ready()
    event = begun(house)
    assert (house.room.match_number, event.seating, event.drawn) == (2, (0, 1, 2, 3), ())
    assert [who and who.key for who in house.room.seats] == [who and who.key for who in before]
    assert house.room.drawn == ()


def test_whoever_comes_before_the_first_play_has_the_place_that_was_drawn() -> None:
    house = seated("scopone", persons=4, draw_partners=True)
    first, deal = begun(house), house.room.deal
    house.do(Leave(Seat(0)))
    assert not project(house.room, None).draws
    house.do(Sit("Eve", key_text(9)))
    assert (begun(house), house.room.deal) == (first, deal)
    assert house.room.drawn == first.seating
    house.play_match()
    verified(room_record(house.room))


def test_whoever_looks_for_a_table_is_told_that_partners_are_drawn_until_they_are() -> None:
    house = House("scopone", draw_partners=True)
    house.do(Sit("Ada", key_text(0)))
    house.do(Publish(Seat(0), public=True))
    told = listing(house.room)
    assert told is not None
    assert told.draws
    for number in range(1, 4):
        house.do(Sit(f"Person {number}", key_text(number)))
    after = listing(house.room)
    assert after is not None
    assert not after.draws


def test_a_log_of_before_tables_could_have_partners_drawn_reads_as_it_was() -> None:
    house = seated("scopone", persons=4)
    now = house.log[0]
    assert isinstance(now, Opened)
    opened = json.loads(event_text(now))
    assert opened.pop("draw_partners") is False
    old = [read_event("r00m", 1, json.dumps(opened)), *house.log[1:]]
    assert old == house.log
    assert fold(old) == house.room
    drawing = replace(now, draw_partners=True)
    assert read_event("r00m", 1, event_text(drawing)) == drawing


@pytest.mark.parametrize(
    ("rules", "draw_partners", "drawn"),
    [("scopone", True, True), ("figs", False, True), ("scopone", False, False)],
)
def test_a_record_says_where_they_sat_before_the_draw(rules: str, draw_partners: bool, drawn: bool) -> None:
    house = seated(rules, persons=4, draw_partners=draw_partners)
    record = room_record(house.room, in_play=True)
    assert record.drawn == (begun(house).seating if drawn else ())
    assert ("[Drawn " in dumps(record)) is drawn
    assert loads(dumps(record)) == record


def test_between_two_the_draw_for_the_deal_leaves_everybody_where_they_sit() -> None:
    house = seated("scopa?players=2&first_dealer=low_card_draw")
    assert begun(house).drawn
    assert room_record(house.room, in_play=True).drawn == ()
