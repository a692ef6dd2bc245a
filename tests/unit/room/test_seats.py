"""The seats of people: the one each likes, or the place to which a draw leads."""

from dataclasses import replace

import pytest

from settebello.cards import Seat
from settebello.engine import side_of
from settebello.errors import SettebelloError
from settebello.room import Begun, Command, Fill, Leave, Recognize, Sit, fold, project
from tests.support.rooms import House, key_text


def sit(number: int, seat: int | None = None) -> Sit:
    return Sit(f"Person {number}", key_text(number), seat=seat)


def refusal(house: House, command: Command) -> str:
    with pytest.raises(SettebelloError) as caught:
        house.do(command)
    return caught.value.reason


def test_whoever_comes_takes_the_seat_they_like_and_so_partners_find_each_other() -> None:
    house = House("scopone")
    house.do(sit(0))
    house.do(sit(1, seat=2))
    house.do(sit(2))
    house.do(sit(3))
    seats = [house.room.seat_of(key_text(number)) for number in range(4)]
    assert seats == [0, 2, 1, 3]
    assert side_of(house.room.rules, Seat(0)) == side_of(house.room.rules, Seat(2))
    assert fold(house.log) == house.room


def test_a_seat_that_is_taken_or_not_there_is_refused_and_the_first_free_one_is_not_given_instead() -> None:
    house = House("scopa?players=2")
    house.do(sit(0, seat=1))
    for seat in (1, 2, 5, -1):
        assert refusal(house, sit(1, seat=seat)) == "seat_taken"
    assert house.room.free == (0,)


def test_a_seat_left_free_in_the_middle_of_a_match_may_be_asked_for_too() -> None:
    house = House("scopone")
    house.do(sit(0))
    house.do(Fill("greedy", 2))
    house.do(sit(1, seat=2))
    assert house.room.seat_of(key_text(1)) == 2


@pytest.mark.parametrize(("rules", "draws"), [("figs", True), ("scopone", False), ("scopa?players=2", False)])
def test_where_places_are_drawn_that_is_said_before_and_stands_in_the_log(rules: str, draws: bool) -> None:
    house = House(rules)
    house.do(sit(0))
    assert project(house.room, None).draws is draws
    for number in range(1, house.room.rules.players):
        house.do(sit(number))
    (begun,) = [event for event in house.log if isinstance(event, Begun)]
    assert bool(begun.drawn) is draws
    assert not project(house.room, None).draws


@pytest.mark.parametrize(
    "again",
    [
        Sit("Ada", key_text(5), account="ada", person="p:ada"),
        Sit("Somebody", key_text(5), person="p:ada"),
        Sit("Ada", key_text(5), account="ada"),
        Sit("Robot", "p:ada", program=True, person="p:ada"),
    ],
    ids=["on another device", "under another name", "as before", "by a program"],
)
@pytest.mark.parametrize("begun", [False, True], ids=["before the match", "for a leaver"])
def test_one_account_has_one_seat_at_a_table(again: Sit, begun: bool) -> None:
    """G3: one account took two seats and saw two hands."""
    house = House("scopa?players=2")
    house.do(Sit("Ada", key_text(0), account="ada", person="p:ada"))
    if begun:
        house.do(sit(1))
        house.play(1)
        house.do(Leave(Seat(1)))
    assert refusal(house, again) == "already_seated"
    house.do(sit(2))
    assert fold(house.log) == house.room


def test_whoever_signs_in_while_they_hold_a_guests_seat_has_that_one() -> None:
    """G3: the account is known from the guest's seat on."""
    house = House("scopone")
    house.do(sit(0))
    assert [event.type for event in house.do(Recognize(Seat(0), "p:ada"))] == ["recognized"]
    assert house.do(Recognize(Seat(0), "p:ada")) == []
    assert refusal(house, Sit("Ada", key_text(1), account="ada", person="p:ada")) == "already_seated"
    house.do(sit(2))
    assert refusal(house, Recognize(Seat(1), "p:ada")) == "already_seated"
    assert fold(house.log) == house.room


def test_whoever_has_seen_a_hand_of_a_deal_takes_no_other_hand_of_it() -> None:
    """G3: a player who left one seat sat down on another that was free, and knew two hands."""
    house = House("scopone")
    house.do(Sit("Ada", key_text(0), account="ada", person="p:ada"))
    for number in range(1, 4):
        house.do(sit(number))
    house.do(Leave(Seat(0)))
    house.do(Leave(Seat(2)))
    ada = Sit("Ada", key_text(7), account="ada", person="p:ada")
    assert refusal(house, replace(ada, seat=2)) == "hand_seen"
    house.do(ada)
    assert house.room.seat_of(key_text(7)) == 0
