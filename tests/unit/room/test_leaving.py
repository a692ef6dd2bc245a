"""Leaving, resigning, calling off: what each costs, and how the others go on."""

import pytest

from settebello.cards import Seat
from settebello.engine import next_dealer, side_of
from settebello.errors import SettebelloError
from settebello.notation import verified
from settebello.room import (
    Dismiss,
    Fill,
    Leave,
    Left,
    Publish,
    Ready,
    Resign,
    Sealed,
    Sit,
    fold,
    listing,
    match_result,
    project,
    room_record,
    tell,
)
from settebello.room.beginning.computers import MASKS
from settebello.room.commands import Command
from settebello.room.screen import Phase
from tests.support.rooms import House, key_text, seated, seed_of


def refusal(house: House, command: Command) -> str:
    with pytest.raises(SettebelloError) as caught:
        house.do(command)
    return caught.value.reason


def kinds(house: House, command: Command) -> list[str]:
    return [event.type for event in house.do(command)]


@pytest.mark.parametrize("rules", ["scopa?players=2", "scopa", "figs"])
def test_the_hand_that_is_left_before_the_first_play_is_the_one_that_is_played(rules: str) -> None:
    """G4: a player who left and sat down again was dealt another hand, as often as wished."""
    house = seated(rules, persons=2 if "=2" in rules else 4)
    deal, hand = house.room.deal, project(house.room, Seat(1)).hand
    assert kinds(house, Leave(Seat(1))) == ["left"]
    assert project(house.room, Seat(0)).outcome is None
    assert kinds(house, Sit("Carla", "c" * 64)) == ["seated"]
    assert house.room.deal == deal
    assert project(house.room, Seat(1)).hand == hand
    assert fold(house.log) == house.room
    house.play_match()
    verified(room_record(house.room))


def test_a_hand_that_everybody_left_is_still_the_one_that_is_played() -> None:
    """G4."""
    house = seated("scopa?players=2", persons=2)
    deal = house.room.deal
    for seat in (0, 1):
        house.do(Leave(Seat(seat)))
    for number in (7, 8):
        house.do(Sit(f"Person {number}", key_text(number)))
    assert house.room.deal == deal


def test_a_match_that_nobody_has_played_counts_for_those_who_play_it() -> None:
    """G4: whoever took the seat before the first play plays the match from its beginning."""
    house = seated("scopa?players=2&target=1", persons=2)
    house.do(Leave(Seat(1)))
    house.do(Sit("Carla", "c" * 64))
    house.play_match()
    result = match_result(house.room, None)
    assert result is not None
    assert [(seat.name, seat.left) for seat in result.seats] == [("Person 0", False), ("Carla", False)]


def test_a_log_in_which_a_match_was_called_off_reads_as_it_was() -> None:
    """G4: matches were called off before; their logs have another deal after it."""
    house = seated("scopa?players=2", persons=2)
    old = [*house.log, Left(1, "Person 1", None, "", off=True), Sealed(seed_of(99))]
    room = fold(old)
    assert (room.phase, room.deals, room.seed) == (Phase.WAITING, (), seed_of(99))


def test_a_public_table_whose_match_nobody_has_played_is_listed_as_waiting() -> None:
    house = seated("scopa?players=2", persons=2)
    house.do(Publish(Seat(0), public=True))
    house.do(Leave(Seat(1)))
    told = listing(house.room)
    assert told is not None
    assert told.waits


def test_a_host_cannot_make_a_table_private_to_leave_its_hand_uncounted() -> None:
    """G4: leaving is counted at public tables; the table was made private first."""
    house = House("scopa?players=2")
    house.do(Sit("Ada", key_text(0)))
    house.do(Publish(Seat(0), public=True))
    house.do(Publish(Seat(0), public=False))
    house.do(Publish(Seat(0), public=True))
    house.do(Sit("Bob", key_text(1)))
    assert house.room.untouched
    assert refusal(house, Publish(Seat(0), public=False)) == "first_play_awaited"
    house.play(1)
    assert kinds(house, Publish(Seat(0), public=False)) == ["published"]


def test_after_the_first_play_the_seat_is_free_and_whoever_comes_plays_on() -> None:
    house = seated("scopa?players=2", persons=2)
    house.play(3)
    deal, hand = house.room.deal, house.room.to_move
    assert kinds(house, Leave(Seat(1))) == ["left"]
    assert house.room.free == (1,)
    assert house.room.deal == deal
    assert kinds(house, Sit("Carla", "c" * 64)) == ["seated"]
    assert (house.room.seat_of("c" * 64), house.room.to_move) == (1, hand)
    house.play_match()
    assert fold(house.log) == house.room


def test_the_computer_takes_the_seat_of_whoever_leaves_it_to_it() -> None:
    house = seated("scopone", persons=4)
    house.play(2)
    (left,) = house.do(Leave(Seat(2), "greedy"))
    seat = house.room.seats[2]
    assert seat is not None
    assert (seat.player, seat.key) == ("greedy", None)
    assert house.room.persons == {0, 1, 3}
    (told,) = tell(left, house.room)
    assert "Person 2" in repr(told)
    assert not house.room.free


def test_the_computer_that_comes_for_a_person_is_called_otherwise() -> None:
    """U7."""
    house = House("scopa?players=6")
    house.do(Sit(MASKS["maestro"][0], "a" * 64))
    house.do(Fill("maestro"))
    house.play(1)
    assert kinds(house, Leave(Seat(0), "maestro")) == ["left"]
    who = house.room.seats[0]
    assert who is not None
    assert who.player == "maestro"
    assert who.name != MASKS["maestro"][0]
    assert len({seat.name for seat in house.room.seats if seat}) == 6


def test_the_others_let_the_computer_take_a_seat_that_nobody_comes_for() -> None:
    house = seated("scopa?players=2", persons=2)
    house.play(1)
    house.do(Leave(Seat(0)))
    assert kinds(house, Fill("random")) == ["seated"]
    assert house.room.persons == {1}


def test_the_next_deal_waits_no_longer_for_whoever_has_left() -> None:
    house = seated("scopone", persons=4)
    house.play_deal()
    ready = sorted(house.room.persons)[:3]
    for seat in ready:
        assert kinds(house, Ready(seat)) == ["readied"]
    assert kinds(house, Leave(Seat(3), "greedy")) == ["left", "dealt"]


def test_a_free_seat_holds_the_next_deal_up_until_somebody_takes_it() -> None:
    house = seated("scopa?players=2", persons=2)
    house.play_deal()
    house.do(Leave(Seat(1)))
    assert kinds(house, Ready(Seat(0))) == ["readied"]
    assert kinds(house, Fill("greedy")) == ["seated", "dealt"]


@pytest.mark.parametrize("plays", [0, 5])
def test_whoever_resigns_alone_loses_at_once(plays: int) -> None:
    house = seated("scopa?players=2", persons=2)
    house.play(plays)
    assert kinds(house, Resign(Seat(1))) == ["resigned", "sealed"]
    outcome = project(house.room, Seat(0)).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.why, outcome.seat) == (0, "resigned", 1)
    verified(room_record(house.room))
    assert refusal(house, Resign(Seat(0))) == "no_match"
    house.everybody_ready()
    assert house.room.phase is Phase.PLAYING


def test_partners_resign_together_or_not_at_all() -> None:
    house = seated("scopone", persons=4)
    house.play(1)
    assert kinds(house, Resign(Seat(0))) == ["resigned"]
    assert [event.type for event in tell(house.log[-1], house.room)] == ["resigning"]
    assert [seat.resigning for seat in project(house.room, Seat(2)).seats] == [True, False, False, False]
    assert refusal(house, Resign(Seat(0))) == "already_resigning"
    assert kinds(house, Resign(Seat(1))) == ["resigned"]
    assert house.room.phase is Phase.PLAYING
    assert kinds(house, Resign(Seat(2))) == ["resigned", "sealed"]
    outcome = project(house.room, Seat(0)).outcome
    assert outcome is not None
    assert outcome.winner == 1 - side_of(house.room.rules, Seat(0))


@pytest.mark.parametrize("heir", [None, "greedy"])
def test_whoever_wants_to_resign_is_asked_again_when_the_partner_has_gone(heir: str | None) -> None:
    """D4: the second resignation was accepted and changed nothing, for ever."""
    house = seated("scopone", persons=4)
    house.play(1)
    house.do(Resign(Seat(0)))
    house.do(Resign(Seat(1)))
    assert kinds(house, Leave(Seat(2), heir)) == ["left", "asked_again"]
    assert house.room.resigning == {1}
    assert kinds(house, Resign(Seat(0))) == ["resigned", "sealed"]
    outcome = project(house.room, Seat(1)).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.why) == (1, "resigned")
    assert fold(house.log) == house.room


def test_two_of_three_partners_who_would_resign_are_asked_again_when_the_third_is_somebody_else() -> None:
    """D4: who sits down has to agree, and those who had agreed did so with another."""
    house = seated("scopa?players=6", persons=6)
    house.play(1)
    house.do(Resign(Seat(0)))
    house.do(Leave(Seat(4)))
    house.do(Resign(Seat(0)))
    assert kinds(house, Sit("Carla", "c" * 64)) == ["seated", "asked_again"]
    for seat in (0, 2):
        assert kinds(house, Resign(Seat(seat))) == ["resigned"]
    assert kinds(house, Resign(Seat(4))) == ["resigned", "sealed"]


@pytest.mark.parametrize("heir", [None, "greedy"])
def test_another_match_is_wanted_with_those_who_sit_there(heir: str | None) -> None:
    """D4: a wish for a rematch counted against whoever came instead."""
    house = seated("scopa?players=2&target=1", persons=2)
    house.play_match()
    house.do(Ready(Seat(0)))
    assert kinds(house, Leave(Seat(1), heir)) == ["left"]
    if heir is None:
        house.do(Sit("Carla", "c" * 64))
        house.do(Ready(Seat(1)))
    assert (house.room.phase, Seat(0) in house.room.ready) == (Phase.MATCH_OVER, False)
    house.do(Ready(Seat(0)))
    assert house.room.match_number == 2


def test_whoever_plays_on_has_thought_better_of_it() -> None:
    house = seated("scopone", persons=4)
    for seat in (0, 1):
        house.do(Resign(Seat(seat)))
    house.play(4)
    assert house.room.resigning == frozenset()


def test_a_computer_partner_goes_along() -> None:
    house = seated("scopone", persons=1)
    (seat,) = house.room.persons
    assert kinds(house, Resign(seat)) == ["resigned", "sealed"]


def test_between_two_deals_the_seed_that_is_sealed_stays() -> None:
    house = seated("scopa?players=2", persons=2)
    house.play_deal()
    sealed = house.room.seed
    assert sealed is not None
    assert kinds(house, Resign(Seat(0))) == ["resigned"]
    assert house.room.seed == sealed
    house.everybody_ready()
    assert house.room.phase is Phase.PLAYING


@pytest.mark.parametrize("rules", ["scopa?players=2", "scopa"])
@pytest.mark.parametrize("over", [False, True], ids=["in a deal", "between two deals"])
def test_after_a_match_that_was_given_up_the_deal_goes_on_to_the_next_player(rules: str, over: bool) -> None:
    house = seated(rules, persons=4 if rules == "scopa" else 2)
    if over:
        house.play_deal()
    assert house.room.deal is not None
    dealt = house.room.deal.state.dealer
    for seat in house.room.persons:
        if side_of(house.room.rules, seat) == 0:
            house.do(Resign(seat))
    assert house.room.phase is Phase.MATCH_OVER
    house.everybody_ready()
    assert house.room.match_number == 2
    assert house.room.deal.state.dealer == next_dealer(house.room.rules, dealt)
    assert fold(house.log) == house.room


def test_whoever_was_ready_for_the_next_deal_is_asked_for_another_match() -> None:
    house = seated("scopa?players=2", persons=2)
    house.play_deal()
    house.do(Ready(Seat(0)))
    house.do(Resign(Seat(1)))
    assert house.room.ready == set()
    house.do(Ready(Seat(1)))
    assert (house.room.phase, house.room.match_number) == (Phase.MATCH_OVER, 1)
    house.do(Ready(Seat(0)))
    assert (house.room.phase, house.room.match_number) == (Phase.PLAYING, 2)


def test_three_for_themselves_cannot_resign_but_leave() -> None:
    house = seated("x-scopa-3", persons=3)
    house.play(1)
    assert refusal(house, Resign(Seat(0))) == "resign_two_sides"
    assert kinds(house, Leave(Seat(0), "greedy")) == ["left"]


def test_a_seat_where_nobody_sits_is_not_left() -> None:
    house = House("scopa?players=2")
    house.do(Sit("Ada", "a" * 64))
    assert refusal(house, Leave(Seat(1))) == "not_seated"
    assert kinds(house, Leave(Seat(0))) == ["left"]
    assert house.room.free == (0, 1)


def test_before_the_match_the_host_frees_the_seat_of_somebody_who_does_not_come() -> None:
    house = House("scopone")
    for number in range(2):
        house.do(Sit(f"Person {number}", key_text(number)))
    house.do(Fill("greedy", 1))
    assert refusal(house, Dismiss(Seat(1), house.room.version, 0)) == "not_host"
    assert refusal(house, Dismiss(Seat(0), house.room.version - 1, 1)) == "stale_version"
    for nobody in (house.room.free[0], 4, 5, -1):
        assert refusal(house, Dismiss(Seat(0), house.room.version, nobody)) == "nobody_there"
    for _ in range(2):
        seat = next(seat for seat, who in enumerate(house.room.seats) if who and seat)
        (left,) = house.do(Dismiss(Seat(0), house.room.version, seat))
        assert seat in house.room.free
        assert f"seat={seat}" in repr(tell(left, house.room))
    house.do(Sit("Person 2", key_text(1)))
    assert kinds(house, Fill("greedy"))[-2:] == ["begun", "dealt"]
    assert refusal(house, Dismiss(Seat(0), house.room.version, 1)) == "match_begun"
    assert fold(house.log) == house.room
