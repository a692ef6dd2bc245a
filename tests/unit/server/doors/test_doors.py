"""Connections counted in all and by address, and lines of the log that are said once a second."""

import logging

from settebello.server.doors.descriptors import RESERVE, WITHOUT_LIMIT, room_for
from settebello.server.doors.doors import HEAD_S, Doors
from settebello.server.ops.logs import SELDOM_S, Seldom


class Line:
    """A connection that only says whether it was ended."""

    def __init__(self, *, silent: bool = True, asked: bool = False) -> None:
        self.silent, self.asked, self.ended = silent, asked, False

    def abort(self) -> None:
        self.ended = True


def came(doors: Doors, address: str, **is_: bool) -> Line | None:
    if not doors.lets_in(address):
        return None
    line = Line(**is_)
    doors.enter(line, address, lambda: line.silent, lambda: line.asked)
    return line


def test_the_one_that_has_been_silent_longest_makes_room() -> None:
    doors = Doors(most=3, by_address=9)
    lines = [came(doors, f"10.0.0.{each}") for each in range(5)]
    assert [line is not None and line.ended for line in lines] == [True, True, False, False, False]
    assert len(doors) == 3


def test_who_sits_at_a_table_or_waits_for_an_answer_never_makes_room() -> None:
    doors = Doors(most=2, by_address=9)
    seated, asking = came(doors, "10.0.0.1"), came(doors, "10.0.0.2", silent=False)
    assert seated is not None
    assert asking is not None
    doors.sit(seated)
    assert came(doors, "10.0.0.3") is None
    assert not seated.ended
    assert not asking.ended
    doors.leave(seated)
    assert came(doors, "10.0.0.3") is not None


def test_an_address_takes_only_its_own_room() -> None:
    doors = Doors(most=100, by_address=2)
    other = came(doors, "10.0.0.9")
    mine = [came(doors, "2001:db8::1"), came(doors, "2001:db8::2")]
    for each in mine:
        assert each is not None
        doors.sit(each)
    assert came(doors, "2001:db8::3") is None
    assert other is not None
    assert not other.ended


def test_behind_a_proxy_stand_many() -> None:
    doors = Doors(most=100, by_address=2, proxy=lambda address: address == "10.0.0.1")
    assert all(came(doors, "10.0.0.1", silent=False) for _ in range(50))


def test_who_is_on_the_way_in_is_counted_and_who_gives_up_is_not() -> None:
    doors = Doors(most=1, by_address=9)
    assert doors.lets_in("10.0.0.1")
    assert not doors.lets_in("10.0.0.2")
    doors.gave_up("10.0.0.1")
    assert doors.lets_in("10.0.0.2")


def test_who_never_asks_is_ended_after_a_while() -> None:
    now = [0.0]
    doors = Doors(most=9, by_address=9, clock=lambda: now[0])
    mute, asked = came(doors, "10.0.0.1"), came(doors, "10.0.0.2", asked=True)
    now[0] = HEAD_S + 1
    doors.end_late()
    assert mute is not None
    assert mute.ended
    assert asked is not None
    assert not asked.ended


def test_connections_leave_descriptors_for_the_rest() -> None:
    assert room_for(1024, 0) == 1024 - 102
    assert room_for(128, 0) == 128 - RESERVE
    assert room_for(1024, 40) == 40
    assert room_for(None, 0) == WITHOUT_LIMIT


def test_a_warning_of_one_kind_is_written_once_a_second_with_those_left_out() -> None:
    now, written = [0.0], list[str]()
    handler = logging.Handler()
    handler.emit = lambda record: written.append(record.getMessage())  # type: ignore[method-assign] # to listen
    handler.addFilter(Seldom(lambda: now[0]))
    logger = logging.Logger("settebello.test")
    logger.addHandler(handler)
    for each in range(1000):
        now[0] = each / 500
        logger.warning("no room for %s", each)
        logger.info("a request")
    now[0] += SELDOM_S
    logger.warning("another kind")
    assert written.count("a request") == 1000
    said = [each for each in written if each != "a request"]
    assert said == ["no room for 0", "no room for 500 (499 more like this were left out)", "another kind"]
