"""U11: where a simpler player plays in a computer player's stead, the table says so."""

from settebello.cards import Seat
from settebello.engine.live import live_view
from settebello.players import Budget, Greedy, respond
from settebello.room import Fill, Leave, MakeAct, Replaced, Resumed, Sit, fold, match_result, project, tell
from settebello.room.public import ReplacedEvent, ResumedEvent, WhyReplaced
from settebello.room.told.sentences import sentences
from settebello.store.codec import event_text, read_event
from tests.support.rooms import House, key_text

RULES = "scopa?players=2&target=1"


def house_with_maestro(rules: str = RULES) -> tuple[House, Seat]:
    """Open a table where a person sits with a computer player; return it and that one's seat."""
    house = House(rules)
    house.do(Sit("Ada", key_text(0), account="a"))
    house.do(Fill("maestro"))
    (seat,) = set(map(Seat, range(2))) - house.room.persons
    return house, seat


def until_turn_of(house: House, seat: Seat) -> None:
    house.play_until(lambda room: room.to_move == seat, "greedy")


def replaced_play(house: House, seat: Seat, why: WhyReplaced | None) -> list[object]:
    """Have greedy play for the computer player, without ``why`` as that one; return what is noted besides."""
    deal = house.room.deal
    assert deal is not None
    act = respond(Greedy(), live_view(deal.live, seat), Budget())
    events = house.do(MakeAct(seat, house.room.version, act, why))
    return [event for event in events if event.type not in {"act", "sealed"}]


def test_that_a_simpler_player_plays_is_said_once_a_seat_and_match() -> None:
    house, seat = house_with_maestro()
    until_turn_of(house, seat)
    (said,) = replaced_play(house, seat, "slow")
    assert said == Replaced(int(seat), "slow")
    assert tell(Replaced(int(seat), "slow"), house.room) == [ReplacedEvent(int(seat), "slow")]
    until_turn_of(house, seat)
    assert replaced_play(house, seat, "missing") == []
    house.play_match("greedy")
    house.everybody_ready()
    assert house.room.replaced == ()
    until_turn_of(house, seat)
    assert replaced_play(house, seat, "missing") == [Replaced(int(seat), "missing")]


def test_the_mark_goes_once_the_computer_player_plays_by_itself_again() -> None:
    house, seat = house_with_maestro("scopa?players=2")
    until_turn_of(house, seat)
    replaced_play(house, seat, "preparing")
    assert project(house.room, None).seats[seat].replaced == "preparing"
    until_turn_of(house, seat)
    assert replaced_play(house, seat, None) == [Resumed(int(seat))]
    assert tell(Resumed(int(seat)), house.room) == [ResumedEvent(int(seat))]
    assert project(house.room, None).seats[seat].replaced == ""
    until_turn_of(house, seat)
    assert replaced_play(house, seat, None) == []
    until_turn_of(house, seat)
    assert replaced_play(house, seat, "slow") == [Replaced(int(seat), "slow")]
    assert project(house.room, None).seats[seat].replaced == "slow"
    assert fold(house.log) == house.room


def test_a_match_is_not_rated_although_the_computer_player_plays_again() -> None:
    house, seat = house_with_maestro()
    until_turn_of(house, seat)
    replaced_play(house, seat, "preparing")
    until_turn_of(house, seat)
    replaced_play(house, seat, None)
    house.play_match("greedy")
    result = match_result(house.room, None)
    assert result is not None
    assert result.replaced


def test_every_screen_says_it_also_when_the_log_is_read_again() -> None:
    house, seat = house_with_maestro()
    until_turn_of(house, seat)
    replaced_play(house, seat, "preparing")
    again = fold([read_event("r00m", at, event_text(event)) for at, event in enumerate(house.log, 1)])
    assert again == house.room
    for who in (None, Seat(0), Seat(1)):
        seats = project(again, who).seats
        assert [each.replaced for each in seats] == ["preparing" if at == seat else "" for at in range(2)]


def test_u11_guests_are_told_of_no_rating_when_a_simpler_player_plays() -> None:
    house, seat = house_with_maestro()
    event = ReplacedEvent(int(seat), "slow")
    assert sentences(event, project(house.room, None), None) == ["replaced", "unrated"]
    guest = House(RULES)
    guest.do(Sit("Ada", key_text(0)))
    guest.do(Fill("maestro"))
    assert sentences(event, project(guest.room, None), None) == ["replaced"]


def test_a_person_who_takes_the_seat_is_not_said_to_be_replaced() -> None:
    house, seat = house_with_maestro()
    until_turn_of(house, seat)
    replaced_play(house, seat, "missing")
    house.do(Leave(seat))
    house.do(Sit("Bob", key_text(1)))
    assert [each.replaced for each in project(house.room, None).seats] == ["", ""]


def test_the_result_of_a_match_says_whether_all_played_themselves() -> None:
    house, seat = house_with_maestro()
    house.play_match("greedy")
    result = match_result(house.room, None)
    assert result is not None
    assert not result.replaced
    house, seat = house_with_maestro()
    until_turn_of(house, seat)
    replaced_play(house, seat, "slow")
    house.play_match("greedy")
    result = match_result(house.room, None)
    assert result is not None
    assert result.replaced
