"""The names of computer players."""

import pytest

from settebello.cards import Seat
from settebello.players.registry import AT_TABLES, LEVELS
from settebello.room import Fill, Room, Sit
from settebello.room.beginning.computers import MASKS, computer_names
from settebello.room.names import checked_name
from tests.support.rooms import House

PLACES = {
    *("est", "nord", "ovest", "sud", "levante", "ponente", "east", "north", "west", "south"),
    *("noi", "loro", "tu", "we", "they", "you"),
}
"""The points of the compass, and what the table calls sides."""

LONGEST = 8
"""Letters that a phone shows beside a table of six."""

ALL = [name for names in MASKS.values() for name in names]


def called(room: Room) -> list[str]:
    return [who.name for who in room.seats if who and who.player]


@pytest.mark.parametrize("level", sorted(AT_TABLES))
def test_computer_players_have_names_and_not_places(level: str) -> None:
    """U7."""
    house = House("scopa?players=6")
    house.do(Sit("Ada", "a" * 64))
    house.do(Fill(level))
    names = called(house.room)
    assert len({name.casefold() for name in names}) == 5
    assert set(names) <= set(ALL)


def test_no_two_masks_are_called_alike_and_none_like_a_place() -> None:
    """U7."""
    assert len({name.casefold() for name in ALL}) == len(ALL)
    assert not {name.casefold() for name in ALL} & PLACES
    assert all(checked_name(name, most=LONGEST) == name for name in ALL)


def test_each_level_has_names_of_its_own_for_a_whole_table() -> None:
    """U7."""
    assert tuple(MASKS) == LEVELS
    assert all(computer_names(level, "luna", ())[:5] for level in LEVELS)
    for level in LEVELS:
        assert set(computer_names(level, "luna", ())[:6]) <= set(MASKS[level])


@pytest.mark.parametrize("alike", ["{}", " {} ", "{}".upper()])
def test_no_computer_player_is_called_like_a_person_at_the_table(alike: str) -> None:
    """U7."""
    for name in ALL:
        taken = [alike.format(name), alike.format(name).upper(), name.lower()]
        assert name not in computer_names("maestro", "luna", taken)


def test_names_do_not_run_out_where_people_have_taken_all_masks() -> None:
    """U7."""
    free = computer_names("greedy", "luna", [name.upper() for name in ALL])
    assert len(set(free)) >= 5
    assert not {name.casefold() for name in free} & {name.casefold() for name in ALL}


def test_computer_players_are_called_the_same_through_the_match() -> None:
    """U7."""
    house = House("scopone")
    house.do(Sit("Ada", "a" * 64, seat=Seat(1)))
    house.do(Fill("circolo"))
    before = sorted(called(house.room))
    house.play_match()
    assert sorted(called(house.room)) == before
