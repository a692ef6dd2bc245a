"""Who sits where: the seat one likes, or the place to which a draw leads."""

import pytest

from settebello.cards import Seat
from settebello.engine import side_of
from settebello.errors import SettebelloError
from settebello.room import Begun, Command, Fill, Sit, fold, project
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
