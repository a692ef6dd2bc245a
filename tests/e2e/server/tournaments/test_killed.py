"""Tables of computers alone go on by themselves after the process that played at them was killed."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from settebello.room import ActMade
from settebello.tournament import RoomAttached
from tests.e2e.server.tournaments.test_whole_run import log_of
from tests.support.fresh import club_settings
from tests.support.serving import Server
from tests.support.tournaments import announce, do, step, wait
from tests.support.visitor import Visitor, new_name

TABLES: Final = 16
LEVEL: Final = "principiante"


@pytest.fixture(params=["sqlite", "postgresql"])
def hall(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server whose computers pause before each play: on a file, or with two workers on PostgreSQL."""
    if request.param == "sqlite":
        server = Server(tmp_path / "settebello.db", bot_seconds=0.9).start()
        try:
            yield server
        finally:
            server.kill()
    else:
        with club_settings() as club:
            server = Server(tmp_path / "none.db", bot_seconds=0.9, club=club, workers=2).start()
            try:
                yield server
            finally:
                server.kill()
    server.check_errors()


def acts_at(server: Server, rooms: list[str]) -> list[int]:
    """Count the acts at each table, in the log: nobody opens a table for it."""
    return [sum(isinstance(each, ActMade) for each in server.log_of(room)) for room in rooms]


def test_tables_of_computers_alone_go_on_after_a_kill_and_nobody_opens_them(hall: Server) -> None:
    arbiter = Visitor(hall)
    assert arbiter.sign_up(new_name()).status == 201
    name: str = announce(arbiter, venue="online", rules="scopa?players=2", rounds=1, room_for=64)["listed"][
        "id"
    ]
    do(arbiter, name, "computers", level=LEVEL, entries=2 * TABLES, complete=False)
    step(arbiter, name, "start")

    def rooms() -> list[str]:
        return [each.room for each in log_of(hall, name) if isinstance(each, RoomAttached)]

    wait("the tables", lambda: len(rooms()) == TABLES)
    wait("a play at each table", lambda: min(acts_at(hall, rooms())) > 0)
    tables = rooms()
    if hall.club is None:
        port = hall.port
        hall.kill()
        before = acts_at(hall, tables)
        hall.start(port)
    else:
        os.kill(min(hall.workers()), signal.SIGKILL)
        before = acts_at(hall, tables)
    wait(
        "another play at each table",
        lambda: all(now > then for now, then in zip(acts_at(hall, tables), before, strict=True)),
    )
