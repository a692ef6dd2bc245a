"""One table served by several processes, which are killed, and whose database and Redis go away."""

import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest

from settebello.room import fold
from tests.support.club import line_to
from tests.support.screens import check_screens
from tests.support.services import OwnPostgres, OwnRedis, own_postgres, own_redis
from tests.support.serving import Client, Server, play_together
from tests.support.workers import at_worker, workers

Own = Callable[[], AbstractContextManager[OwnRedis | OwnPostgres]]

SECONDS = 60
"""How long a table may be held up on a busy machine."""

SHORT = "scopa?players=2&target=3"
"""A match of a deal or two."""

FILE = 16 * 2**20
"""The smallest disk that PostgreSQL runs on: a file of its write-ahead log has so many bytes."""


def wait(true: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < deadline, f"waited {SECONDS} s in vain for {what}"
        time.sleep(0.05)


def play_match(here: Client, there: Client) -> None:
    """Play to the end of the match, two people."""
    for _ in range(40):
        play_together([here, there], patient=True)
        if here.screen["phase"] == "match_over":
            return
        here.ready()
        there.ready()
        for each in (here, there):
            while each.screen["phase"] == "deal_over":
                each.until("state")
    raise AssertionError("this match has no end")


@pytest.mark.parametrize("set_up", [pytest.param("one process", marks=pytest.mark.slow), "club"])
def test_a_whole_match_of_two_people(tmp_path: Path, request: pytest.FixtureRequest, set_up: str) -> None:
    """In the club each of the two is served by another process."""
    club = request.getfixturevalue("club") if set_up == "club" else None
    server = Server(tmp_path / "settebello.db", club=club, workers=2 if club else 1).start()
    try:
        ticket = server.open(SHORT, open_seats=1)
        friend = server.join(ticket["room"])
        if club:
            first, second = sorted(server.workers())
            here, there = at_worker(server, first, ticket), at_worker(server, second, friend)
        else:
            here, there = server.player(ticket), server.player(friend)
        with here, there:
            play_match(here, there)
            assert here.screen["outcome"] == there.screen["outcome"] is not None
            check_screens(server, ticket, here.heard)
            check_screens(server, friend, there.heard)
            # each heard of everything, and of nothing twice
            for one in (here, there):
                versions = [message["screen"]["version"] for message in one.heard]
                assert versions == sorted(set(versions))
            assert fold(server.log_of(ticket["room"])).version == here.screen["version"]
    finally:
        server.stop()
    assert server.errors().strip() == ""


def test_a_word_at_the_table_reaches_the_other_worker(tmp_path: Path, club: dict[str, str]) -> None:
    with workers(tmp_path, club) as server:
        ticket = server.open("scopa?players=2", open_seats=1)
        friend = server.join(ticket["room"])
        first, second = sorted(server.workers())
        with at_worker(server, first, ticket) as here, at_worker(server, second, friend) as there:
            here.send({"type": "hello", "token": ticket["token"], "talk": True})
            here.until("state")
            there.send({"type": "say", "id": "1", "phrase": "luck"})
            assert here.until("said") == {"type": "said", "seat": friend["seat"], "phrase": "luck"}


def test_kill_9_of_a_worker_loses_no_acknowledged_move_and_doubles_none(
    tmp_path: Path, club: dict[str, str]
) -> None:
    with workers(tmp_path, club) as server:
        ticket = server.open(SHORT, open_seats=1)
        friend = server.join(ticket["room"])
        before = server.workers()
        first, second = sorted(before)
        there = at_worker(server, second, friend)
        here = at_worker(server, first, ticket)
        for _ in range(2):
            (worker,) = server.workers() - {second}
            play_together([here, there], moves=3)
            if here.my_turn:
                here.send(here.play_message())  # killed with a move on its way
            os.kill(worker, signal.SIGKILL)
            here.close()
            acknowledged = max(message["screen"]["version"] for message in here.heard + there.heard)
            here = server.client(ticket)
            here.hello(acknowledged)
            assert here.screen["version"] >= acknowledged
            there.hello(there.screen["version"])
            wait(lambda: len(server.workers()) == 2, "another worker")
            here.close()
            (worker,) = server.workers() - {second}
            here = at_worker(server, worker, ticket)
        assert server.workers() & before == {second}
        play_match(here, there)
        for person, theirs in ((here, ticket), (there, friend)):
            check_screens(server, theirs, person.heard)
            person.close()


def test_a_computer_player_whose_worker_died_moves_within_seconds(
    tmp_path: Path, club: dict[str, str]
) -> None:
    with workers(tmp_path, club, bot_seconds=1) as server:
        ticket = server.open("scopa?players=2")
        first, second = sorted(server.workers())
        looker = at_worker(server, second, {"room": ticket["room"]})
        me = at_worker(server, first, ticket)
        me.play_once()  # this worker now thinks for the computer
        version = me.screen["version"]
        os.kill(first, signal.SIGKILL)
        while looker.screen["version"] <= version:
            looker.until("state")
        looker.close()


def test_while_redis_is_away_both_workers_still_show_every_move(tmp_path: Path, club: dict[str, str]) -> None:
    with (
        line_to(club["SETTEBELLO_REDIS_URL"]) as (line, through),
        workers(tmp_path, {**club, "SETTEBELLO_REDIS_URL": through}) as server,
    ):
        ticket = server.open("scopa?players=2", open_seats=1)
        friend = server.join(ticket["room"])
        first, second = sorted(server.workers())
        with at_worker(server, first, ticket) as here, at_worker(server, second, friend) as there:
            play_together([here, there], moves=2)
            line.cut()
            play_together([here, there], moves=4)
            line.mend()
            play_together([here, there], moves=4)
            assert here.screen["version"] == there.screen["version"]


def test_while_the_database_is_away_moves_are_refused_and_then_go_on(
    tmp_path: Path, club: dict[str, str]
) -> None:
    with (
        line_to(club["SETTEBELLO_DATABASE_URL"]) as (line, through),
        workers(tmp_path, {**club, "SETTEBELLO_DATABASE_URL": through}) as server,
    ):
        ticket = server.open("scopa?players=2", open_seats=1)
        friend = server.join(ticket["room"])
        with server.player(ticket) as here, server.player(friend) as there:
            play_together([here, there], moves=2)
            me = here if here.my_turn else there
            version = me.screen["version"]
            line.cut()
            assert me.refused(me.play_message()) == ("store", "store")
            asked = server.request("/api/rooms", {"rules": "figs", "name": "late"})
            assert (asked.status, asked.json["code"]) == (503, "store")
            line.mend()
            play_together([here, there], moves=4, patient=True)
            assert me.screen["version"] == version + 4


@pytest.mark.parametrize(
    ("own", "name"),
    [
        pytest.param(own_redis, "SETTEBELLO_REDIS_URL", marks=pytest.mark.slow),
        (own_postgres, "SETTEBELLO_DATABASE_URL"),
    ],
)
def test_a_match_goes_on_when_a_service_was_killed_and_started_again(
    tmp_path: Path, club: dict[str, str], own: Own, name: str
) -> None:
    with own() as killed, workers(tmp_path, {**club, name: killed.address}) as server:
        ticket = server.open(SHORT, open_seats=1)
        friend = server.join(ticket["room"])
        first, second = sorted(server.workers())
        with at_worker(server, first, ticket) as here, at_worker(server, second, friend) as there:
            for _ in range(2):
                play_together([here, there], moves=3, patient=True)
                me = here if here.my_turn else there
                me.send(me.play_message())  # with a move on its way
                killed.kill()
                killed.start()
                for each in (here, there):
                    greet_again(each)
            play_match(here, there)
            assert here.screen["outcome"] == there.screen["outcome"] is not None
            for person, theirs in ((here, ticket), (there, friend)):
                states = [message for message in person.heard if message["type"] == "state"]
                check_screens(server, theirs, states)
        assert server.workers() == {first, second}


def greet_again(client: Client) -> None:
    """Say hello until it is answered: the server may still hold a connection that its service has lost."""
    for _ in range(60):
        heard = len(client.heard)
        client.send({"type": "hello", "token": client.token, "version": client.screen["version"]})
        client.lives()  # what was sent before is answered
        if not any(each["type"] == "refused" and each["id"] is None for each in client.heard[heard:]):
            return
        time.sleep(0.5)
    raise AssertionError(f"hello is refused all the time: {client.heard[-2:]}")


@contextmanager
def full(database: str) -> Iterator[None]:
    """Fill the log of events up to the last byte that its disk has room for, and make room again."""
    with psycopg.connect(database, autocommit=True) as keeper:
        keeper.execute("SET synchronous_commit = off")
        for size in (1900, 1):
            with pytest.raises(psycopg.Error, match="could not extend"):
                fill(keeper, size)
        yield
        keeper.execute("DELETE FROM events WHERE room LIKE 'filler%'")
        keeper.execute("VACUUM events")


def fill(database: psycopg.Connection, size: int) -> None:
    """Write events of so many bytes until there is no more room."""
    for number in count():
        database.execute("INSERT INTO events VALUES (%s, %s, %s)", (f"filler {size}", number, "x" * size))


def test_while_the_disk_of_the_database_is_full_moves_are_refused_and_then_go_on(
    tmp_path: Path, club: dict[str, str]
) -> None:
    with own_postgres() as database:
        database.kill()
        database.start(room=FILE)
        with workers(tmp_path, {**club, "SETTEBELLO_DATABASE_URL": database.address}) as server:
            ticket = server.open(SHORT, open_seats=1)
            friend = server.join(ticket["room"])
            with server.player(ticket) as here, server.player(friend) as there:
                play_together([here, there], moves=2)
                version = here.screen["version"]
                me = here if here.my_turn else there
                with full(database.address):
                    for _ in range(3):
                        assert me.refused(me.play_message()) == ("store", "store")
                    late = server.request("/api/rooms", {"rules": "figs", "name": "late"})
                    assert (late.status, late.json["code"]) == (503, "store")
                    assert here.hello(None)["screen"]["version"] == version
                play_match(here, there)
                assert here.screen["outcome"] == there.screen["outcome"] is not None
                for person, theirs in ((here, ticket), (there, friend)):
                    states = [message for message in person.heard if message["type"] == "state"]
                    check_screens(server, theirs, states)


def test_ctrl_c_ends_every_worker_and_the_address_is_said_once(tmp_path: Path, club: dict[str, str]) -> None:
    server = Server(tmp_path / "none.db", club=club, workers=2, whole=True).start()
    running = server.workers()
    assert len(running) == 2
    assert server.stop() == 130
    assert not [pid for pid in running if Path(f"/proc/{pid}").exists()]
    assert server.errors().strip() == ""
    assert server.said().count("http://") == 1


@pytest.mark.slow  # `test_parent.py` in part
def test_workers_do_not_outlive_whoever_started_them(tmp_path: Path, club: dict[str, str]) -> None:
    server = Server(tmp_path / "none.db", club=club, workers=2, whole=True).start()
    running = server.workers()
    server.kill()
    wait(lambda: not [pid for pid in running if Path(f"/proc/{pid}").exists()], "the end of the workers")
    with closing(socket.socket()) as probe:
        assert probe.connect_ex(("127.0.0.1", server.port)) != 0
