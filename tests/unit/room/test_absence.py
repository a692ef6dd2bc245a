"""People who are absent: what the others may do, from when on, and what it costs nobody who comes back."""

import pytest

from settebello.cards import Seat
from settebello.engine import side_of
from settebello.errors import SettebelloError
from settebello.notation import verified
from settebello.room import (
    Absence,
    Claim,
    Command,
    Expire,
    Leave,
    Ready,
    Resign,
    Return,
    StandIn,
    fold,
    listing,
    project,
    room_record,
    tell,
)
from settebello.room.screen import Phase
from tests.support.rooms import House, key_text, seated

LONG = 1e6


def refusal(house: House, command: Command) -> str:
    with pytest.raises(SettebelloError) as caught:
        house.do(command)
    return caught.value.reason


def gone(house: House, *seats: int, seconds: float = LONG) -> None:
    """Have some seats' owners be absent for so long."""
    house.absence = Absence({Seat(seat): seconds for seat in seats})


def waits_for(house: House, seat: int) -> None:
    """Play until a seat is on turn."""
    house.play_until(lambda room: room.to_move == seat)


def left_to(house: House, seat: int) -> float:
    """Return what a seat has left on its clock."""
    clock = project(house.room, Seat(seat), house.now).clock
    assert clock is not None
    left = clock.left[seat]
    assert left is not None
    return left


def test_nobody_stands_in_before_the_time_for_somebody_there_or_out_of_turn() -> None:
    house = seated("scopone", persons=4)
    waits_for(house, 2)
    ask = StandIn(Seat(0), Seat(2), "greedy")
    assert refusal(house, ask) == "not_absent"
    gone(house, 2, seconds=59.5)
    with pytest.raises(SettebelloError) as caught:
        house.do(ask)
    assert (caught.value.reason, caught.value.facts) == ("absent_too_short", {"seconds": 1})
    gone(house, 1, 2)
    assert refusal(house, StandIn(Seat(0), Seat(1), "greedy")) == "not_awaited"
    assert refusal(house, StandIn(Seat(0), Seat(5), "greedy")) == "not_awaited"
    assert [event.type for event in house.do(ask)] == ["stood_in"]
    assert refusal(house, ask) == "not_awaited"


def test_a_computer_player_plays_until_the_owner_is_back_and_the_owner_keeps_cards_and_seat() -> None:
    house = seated("scopa?players=2", persons=2)
    waits_for(house, 1)
    gone(house, 1)
    (stood_in,) = house.do(StandIn(Seat(0), Seat(1), "greedy"))
    assert [event.type for event in tell(stood_in, house.room)] == ["stood_in"]
    assert house.room.bot_to_move == (1, "greedy")
    seat = project(house.room, Seat(0)).seats[1]
    assert (seat.name, seat.kind, seat.stand_in) == ("Person 1", "person", "greedy")
    house.play(2)
    hand = project(house.room, Seat(1)).hand
    assert house.room.seat_of(key_text(1)) == 1
    (returned,) = house.do(Return(Seat(1)))
    assert [event.type for event in tell(returned, house.room)] == ["returned"]
    assert project(house.room, Seat(1)).hand == hand
    assert house.do(Return(Seat(1))) == []
    house.play_match()
    assert fold(house.log) == house.room
    verified(room_record(house.room))


def test_the_next_deal_waits_for_nobody_for_whom_a_computer_player_stands_in() -> None:
    house = seated("scopa?players=2", persons=2)
    house.play_deal()
    gone(house, 1)
    house.do(Ready(Seat(0)))
    assert house.room.phase is Phase.DEAL_OVER
    assert [event.type for event in house.do(StandIn(Seat(0), Seat(1), "greedy"))] == ["stood_in", "dealt"]
    house.play_deal()
    assert [event.type for event in house.do(Ready(Seat(0)))] == ["readied", "dealt"]


def test_a_match_is_claimed_only_when_the_whole_other_side_is_long_gone_and_the_table_waits_for_it() -> None:
    house = seated("scopone", persons=4)
    waits_for(house, 1)
    assert refusal(house, Claim(Seat(0))) == "not_absent"
    gone(house, 1)
    assert refusal(house, Claim(Seat(0))) == "not_absent"
    house.absence = Absence({Seat(1): LONG, Seat(3): 299})
    assert refusal(house, Claim(Seat(0))) == "absent_too_short"
    gone(house, 1, 3)
    assert refusal(house, Claim(Seat(1))) == "not_awaited"
    waits_for(house, 2)
    assert refusal(house, Claim(Seat(0))) == "not_awaited"
    waits_for(house, 3)
    claimed, *_ = house.do(Claim(Seat(2)))
    outcome = project(house.room, Seat(0)).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.why, outcome.seat) == (side_of(house.room.rules, Seat(0)), "absent", 3)
    assert [event.type for event in tell(claimed, house.room)] == ["forfeit", "won"]
    assert refusal(house, Claim(Seat(2))) == "no_match"
    assert fold(house.log) == house.room
    verified(room_record(house.room))
    house.everybody_ready()
    assert house.room.phase is Phase.PLAYING


def test_a_match_is_claimed_also_where_a_computer_player_stands_in_and_between_two_deals() -> None:
    house = seated("scopa?players=2", persons=2)
    waits_for(house, 1)
    gone(house, 1)
    house.do(StandIn(Seat(0), Seat(1), "greedy"))
    waits_for(house, 0)
    house.do(Claim(Seat(0)))
    assert house.room.phase is Phase.MATCH_OVER
    again = seated("scopa?players=2", persons=2)
    again.play_deal()
    gone(again, 1)
    again.do(Claim(Seat(0)))
    assert again.room.phase is Phase.MATCH_OVER
    assert fold(again.log) == again.room


def test_nothing_is_claimed_from_computer_players_by_the_clock_or_among_three() -> None:
    house = seated("scopa?players=2", persons=1)
    gone(house)
    assert refusal(house, Claim(Seat(0))) == "not_awaited"
    clocked = seated("scopa?players=2", persons=2, time="10+0", now=1.0)
    waits_for(clocked, 1)
    gone(clocked, 1)
    assert refusal(clocked, Claim(Seat(0))) == "claim_clock"
    three = seated("x-scopa-3", persons=3)
    gone(three, 0, 1, 2)
    assert refusal(three, Claim(Seat(0))) == "claim_two_sides"


def test_with_a_clock_the_time_of_a_seat_runs_on_while_a_computer_player_stands_in() -> None:
    """D3: nobody gains time by going away and coming back."""
    house = seated("scopa?players=2", persons=2, time="10+5", now=100.0)
    waits_for(house, 1)
    left = left_to(house, 1)
    gone(house, 1)
    house.now = 170.0
    house.do(StandIn(Seat(0), Seat(1), "greedy"))
    house.now = 180.0
    house.play(1)
    assert left_to(house, 1) == left - 80  # and no increment for what another has played
    waits_for(house, 1)
    house.now = 200.0
    house.do(Return(Seat(1)))
    assert left_to(house, 1) == left - 100


def test_a_seat_loses_by_time_also_while_a_computer_player_stands_in() -> None:
    """D3."""
    house = seated("scopa?players=2", persons=2, time="2+0", now=100.0)
    waits_for(house, 1)
    gone(house, 1)
    house.now = 170.0
    house.do(StandIn(Seat(0), Seat(1), "greedy"))
    house.now = 220.0
    house.do(Expire())
    outcome = project(house.room, Seat(0)).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.why, outcome.seat) == (0, "time", 1)


def test_another_match_begins_only_once_those_who_were_away_want_it_too() -> None:
    """D4: a rematch is agreed with people, not with who plays for them."""
    house = seated("scopa?players=2&target=1", persons=2)
    waits_for(house, 1)
    gone(house, 1)
    house.do(StandIn(Seat(0), Seat(1), "greedy"))
    house.play_match()
    assert [event.type for event in house.do(Ready(Seat(0)))] == ["readied"]
    house.do(Return(Seat(1)))
    assert [event.type for event in house.do(Ready(Seat(1)))] == ["readied", "begun", "dealt"]


def test_in_a_slow_game_nobody_has_to_be_there() -> None:
    house = seated("scopa?players=2", persons=2, time="3d", now=1.0)
    waits_for(house, 1)
    gone(house, 1)
    assert refusal(house, StandIn(Seat(0), Seat(1), "greedy")) == "absence_slow"
    screen = project(house.room, Seat(0), 2.0, house.absence)
    assert screen.absence is None
    assert not any(seat.absent for seat in screen.seats)


def test_a_screen_says_who_is_absent_and_from_when_something_can_be_done() -> None:
    house = seated("scopa?players=2", persons=2)
    waits_for(house, 1)
    assert project(house.room, Seat(0)).absence is None
    gone(house, 1, seconds=20)
    screen = project(house.room, Seat(0), absence=house.absence)
    assert [seat.absent for seat in screen.seats] == [False, True]
    assert screen.absence is not None
    assert (screen.absence.seat, screen.absence.stand_in) == (1, 40)
    assert screen.absence.claims == [280, None]
    gone(house, 1)
    screen = project(house.room, None, absence=house.absence)
    assert screen.absence is not None
    assert (screen.absence.stand_in, screen.absence.claims) == (0, [0, None])
    waits_for(house, 0)
    assert project(house.room, Seat(0), absence=house.absence).absence is None


def test_a_resignation_that_waits_for_an_absent_partner_is_asked_again() -> None:
    house = seated("scopone", persons=4)
    house.do(Resign(Seat(0)))
    waits_for(house, 2)
    assert house.room.resigning == {0} or house.do(Resign(Seat(0)))
    gone(house, 2)
    house.do(StandIn(Seat(1), Seat(2), "greedy"))
    assert house.room.resigning == set()
    house.do(Resign(Seat(0)))
    assert house.room.phase is Phase.MATCH_OVER


def test_whoever_is_stood_in_for_may_leave_and_keeps_no_table_listed() -> None:
    house = seated("scopa?players=2", persons=2)
    waits_for(house, 1)
    gone(house, 1)
    house.do(StandIn(Seat(0), Seat(1), "greedy"))
    house.do(Leave(Seat(0), "greedy"))
    assert house.room.persons == set()
    assert listing(house.room) is None
    house.do(Leave(Seat(1)))
    assert house.room.free == (1,)
    assert fold(house.log) == house.room
