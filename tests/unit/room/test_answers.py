"""A command answers the table as it was seen: what it answers may be gone when it comes (D7)."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from settebello.cards import Seat
from settebello.errors import SettebelloError, Stale
from settebello.room import (
    Absence,
    Claim,
    Command,
    Fill,
    Leave,
    Publish,
    Ready,
    Resign,
    Sit,
    StandIn,
)
from settebello.room.screen import Phase
from tests.support.rooms import House, key_text, seated


def is_stale(house: House, command: Command) -> bool:
    """Tell whether a command is refused because what it answers is gone; it may be refused otherwise."""
    try:
        house.do(command)
    except SettebelloError as problem:
        return isinstance(problem, Stale) and problem.reason == "stale_version"
    return False


def phase(house: House) -> Phase:
    """Return where the table is now."""
    return house.room.phase


def test_to_be_ready_for_the_next_deal_is_not_to_want_another_match() -> None:
    """D7: between two deals one resigned, and the other's "ready" counted as a wish for a rematch."""
    house = seated("scopa?players=2", persons=2)
    house.play_deal()
    seen = house.room.version
    house.do(Resign(Seat(1)))
    assert is_stale(house, Ready(Seat(0), version=seen))
    assert is_stale(house, Ready(Seat(0), blind=True))
    assert house.room.ready == set()
    house.do(Ready(Seat(1), version=house.room.version))
    house.do(Ready(Seat(0), version=house.room.version))
    assert house.room.match_number == 2


def test_who_says_nothing_of_what_they_answer_goes_on_where_it_means_one_thing() -> None:
    """D7: clients of before go on to the next deal, and to another match after one that was played out."""
    house = seated("scopa?players=2&target=1", persons=2)
    while phase(house) is not Phase.MATCH_OVER:
        house.play_deal()
        for seat in (0, 1):
            house.do(Ready(Seat(seat), blind=True))
        if house.room.match_number == 2:
            return


def test_what_others_say_meanwhile_makes_no_answer_stale() -> None:
    """D7: the version grows with everything that happens, and most of it changes no answer."""
    house = seated("scopone", persons=4)
    house.play_deal()
    seen = house.room.version
    house.do(Publish(Seat(0), public=True))
    for seat in range(4):
        house.do(Ready(Seat(seat), version=seen))
    assert phase(house) is Phase.PLAYING
    seen = house.room.version
    house.play(3)
    house.do(Resign(Seat(1), version=seen))
    house.do(Resign(Seat(3), version=seen))
    assert phase(house) is Phase.MATCH_OVER


def test_a_wish_for_another_match_is_stale_once_somebody_else_sits_there() -> None:
    """D7: it was wished with those who were seen."""
    house = seated("scopa?players=2&target=1", persons=2)
    house.play_match()
    seen = house.room.version
    house.do(Leave(Seat(1)))
    house.do(Sit("Carl", key_text(9)))
    assert is_stale(house, Ready(Seat(0), version=seen))


@pytest.mark.parametrize(
    "command",
    [
        Ready(Seat(0)),
        Resign(Seat(0)),
        Leave(Seat(0), "greedy"),
        Fill("greedy"),
        Claim(Seat(0)),
        Publish(Seat(0), public=True),
    ],
    ids=lambda command: type(command).__name__,
)
def test_what_was_said_of_one_match_is_not_said_of_the_next(command: Command) -> None:
    """D7."""
    house = seated("scopa?players=2&target=1", persons=2)
    seen = house.room.version
    house.play_match()
    house.everybody_ready()
    house.play_deal()
    assert is_stale(house, replace(command, version=seen))  # type: ignore[arg-type]  # each has a version
    assert not is_stale(house, replace(command, version=house.room.version))  # type: ignore[arg-type]  # each has


@pytest.mark.parametrize(
    ("command", "meanwhile"),
    [
        (Leave(Seat(0)), lambda house: house.play(1)),
        (Resign(Seat(0)), lambda house: house.do(Leave(Seat(2), "greedy"))),
        (Claim(Seat(0)), lambda house: (house.do(Leave(Seat(1))), house.do(Sit("Carl", key_text(9))))),
        (
            StandIn(Seat(0), Seat(1), "greedy"),
            lambda house: (house.do(Leave(Seat(1))), house.do(Sit("Carl", key_text(9)))),
        ),
    ],
    ids=["what leaving costs", "with whom one resigns", "whose absence is claimed", "who is absent"],
)
def test_a_command_is_stale_once_what_it_is_about_has_changed(
    command: Command, meanwhile: Callable[[House], object]
) -> None:
    """D7."""
    house = seated("scopone", persons=4)
    house.absence = Absence({Seat(seat): 1e6 for seat in (1, 3)})
    seen = house.room.version
    meanwhile(house)
    assert is_stale(house, replace(command, version=seen))  # type: ignore[arg-type]  # each has a version
