"""The lobby's notice of a table, and who decides whether there is one."""

from dataclasses import asdict

import pytest

from settebello.cards import Seat
from settebello.errors import Forbidden
from settebello.room import Fill, Leave, Publish, Sit, listing, project
from settebello.room.commands import Open
from settebello.room.decisions import open_room
from settebello.room.evolution import fold
from tests.support.rooms import House, key_text, seated, seed_of


def for_two(*, public: bool = True) -> House:
    """Return a table for two at which one sits."""
    house = House("scopa?players=2", time="10+5", now=1.0)
    house.do(Sit("Ada", key_text(0)))
    if public:
        house.do(Publish(Seat(0), public=True))
    return house


def test_a_table_is_private_until_its_host_says_otherwise() -> None:
    house = for_two(public=False)
    assert listing(house.room) is None
    assert not project(house.room, None).public
    house.do(Publish(Seat(0), public=True))
    assert project(house.room, None).public
    told = listing(house.room)
    assert told is not None
    assert asdict(told) == {
        "room": "r00m",
        "rules": "scopa?players=2",
        "time": "10+5",
        "waits": True,
        "seats": (
            {"name": "Ada", "kind": "person", "account": False},
            {"name": "", "kind": "open", "account": False},
        ),
        "draws": False,
    }
    assert house.do(Publish(Seat(0), public=True)) == []
    house.do(Publish(Seat(0), public=False))
    assert listing(house.room) is None


def test_a_table_may_be_opened_as_a_public_one_and_is_listed_once_somebody_sits() -> None:
    room = fold(open_room(Open("r", "scopa", public=True), seed_of(1)))
    assert room.public
    assert listing(room) is None


def test_a_public_table_that_has_begun_can_be_watched_until_its_match_is_over() -> None:
    house = for_two()
    house.do(Sit("Bob", key_text(1)))
    told = listing(house.room)
    assert told is not None
    assert not told.waits
    house.play_deal()
    assert listing(house.room) == told
    house.play_match()
    assert listing(house.room) is None


def test_only_the_host_says_whether_a_table_is_public() -> None:
    house = seated("figs", persons=2)
    hosts = [who is not None and who.key == key_text(0) for who in house.room.seats]
    for at, is_host in enumerate(hosts):
        if is_host:
            house.do(Publish(Seat(at), public=True))
        else:
            with pytest.raises(Forbidden) as caught:
                house.do(Publish(Seat(at), public=True))
            assert caught.value.reason == "not_host"
    assert project(house.room, None).host == hosts.index(True)


def test_when_the_host_leaves_somebody_else_is() -> None:
    house = House("scopone")
    for number in range(2):
        house.do(Sit(f"Person {number}", key_text(number)))
    house.do(Leave(Seat(0)))
    assert project(house.room, None).host == 1
    house.do(Leave(Seat(1)))
    assert project(house.room, None).host is None
    house.do(Sit("Ada", key_text(3)))
    assert project(house.room, None).host == 0


def test_a_computer_player_hosts_nothing_and_a_table_of_computer_players_is_not_listed() -> None:
    house = House("scopa?players=2")
    house.do(Fill("greedy", 1))
    assert project(house.room, None).host is None
    house.do(Sit("Ada", key_text(0)))
    ada = project(house.room, None).host
    assert ada is not None
    house.do(Publish(Seat(ada), public=True))
    assert listing(house.room) is not None
    house.play(2)
    house.do(Leave(Seat(ada), "greedy"))
    assert listing(house.room) is None
