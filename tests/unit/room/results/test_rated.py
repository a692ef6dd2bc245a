"""U5: a table says whether its match counts for ratings, by the function that writes the match down."""

import pytest

from settebello.cards import Seat
from settebello.engine.live import live_view
from settebello.players import Budget, Greedy, respond
from settebello.room import Fill, Leave, MakeAct, Room, Sit, project
from settebello.room.projection import in_the_open
from settebello.room.results.rated import counts
from tests.support.rooms import House, key_text

RULES = "scopa?players=2&target=1"


def house_of(*accounts: str | None, fill: str = "maestro") -> House:
    house = House(RULES)
    for number, account in enumerate(accounts):
        house.do(Sit(f"Person {number}", key_text(number), salt=f"salt{number}", account=account))
    if house.room.free:
        house.do(Fill(fill))
    return house


def rated(room: Room, *bots: str) -> bool:
    return in_the_open(room, bots=bots).rated


def test_a_match_is_rated_where_everybody_has_an_account() -> None:
    assert rated(house_of("a", "b").room)
    assert project(house_of("a", "b").room, Seat(0)).rated
    assert not rated(house_of("a", None).room)
    assert not rated(house_of(None, None).room)


def test_a_computer_player_counts_where_it_has_an_account() -> None:
    room = house_of("a").room
    assert not rated(room)
    assert not rated(room, "greedy")
    assert rated(room, "maestro")
    assert not rated(house_of(None).room, "maestro")


def test_a_match_in_which_a_computer_player_was_replaced_is_rated_no_more() -> None:
    house = house_of("a")
    (seat,) = set(map(Seat, range(2))) - house.room.persons
    house.play_until(lambda room: room.to_move == seat, "greedy")
    assert rated(house.room, "maestro")
    deal = house.room.deal
    assert deal is not None
    act = respond(Greedy(), live_view(deal.live, seat), Budget())
    house.do(MakeAct(seat, house.room.version, act, "slow"))
    assert not rated(house.room, "maestro")


def test_a_match_stays_rated_for_whom_it_began_with_whoever_leaves() -> None:
    house = house_of("a", "b")
    house.play(2)
    house.do(Leave(Seat(1)))
    assert rated(house.room)
    house.do(Sit("Carl", key_text(2), salt="salt"))
    assert rated(house.room)


def test_a_table_with_a_free_seat_is_not_rated_yet() -> None:
    house = House(RULES)
    house.do(Sit("Ada", key_text(0), salt="salt", account="a"))
    assert not rated(house.room)


@pytest.mark.parametrize(
    ("accounts", "replaced", "expected"),
    [
        (("a", "b"), False, True),
        (("a", "b"), True, False),
        (("a", "a"), False, False),
        (("a", None), False, False),
    ],
)
def test_what_counts(accounts: tuple[str | None, ...], replaced: bool, expected: bool) -> None:
    assert counts(accounts, replaced=replaced) is expected
