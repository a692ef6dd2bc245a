"""More connections than a process can hold, and more than one address may have (docs/bounds.md)."""

import json
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.support.serving import Server, play_together

DESCRIPTORS = 128
CROWD = 600


@contextmanager
def with_descriptors(server: Server, most: int) -> Iterator[Server]:
    """Start a server whose process has so many file descriptors at most."""
    server.start()
    try:
        resource.prlimit(server.process_id, resource.RLIMIT_NOFILE, (most, most))
        yield server
    finally:
        server.kill()
    server.check_errors()


def come(server: Server, crowd: ExitStack, many: int) -> int:
    """Connect so often and say nothing; return how often nobody answered."""
    refused = 0
    for _ in range(many):
        line = crowd.enter_context(socket.socket())
        line.settimeout(30)
        try:
            line.connect(("127.0.0.1", server.port))
        except OSError:
            refused += 1
    return refused


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process")
@pytest.mark.parametrize("connections", ["40", "0"])
def test_players_play_on_while_more_come_than_the_process_has_descriptors(
    connections: str, tmp_path: Path
) -> None:
    # with 0 the server took the limit from before it was lowered, and meets EMFILE
    server = Server(tmp_path / "settebello.db", settings={"SETTEBELLO_CONNECTIONS": connections})
    with with_descriptors(server, DESCRIPTORS), ExitStack() as crowd:
        ticket = server.open("scopa?players=2", open_seats=1)
        friend = server.join(ticket["room"])
        with server.player(ticket) as ada, server.player(friend) as bob:
            come(server, crowd, CROWD // 2)
            play_together([ada, bob], moves=10)
            come(server, crowd, CROWD // 2)
            play_together([ada, bob], moves=10)
            assert server.request("/health/live").status == 200
            assert len(list(Path(f"/proc/{server.process_id}/fd").iterdir())) <= DESCRIPTORS
    assert len(server.errors()) < 5000


def test_an_address_opens_so_much_at_once_and_others_come_in(tmp_path: Path) -> None:
    server = Server(tmp_path / "settebello.db", settings={"SETTEBELLO_ADDRESS_CONNECTIONS": "5"}).start()
    try:
        table = f"ws://127.0.0.1:{server.port}/ws/rooms/{server.open('scopa?players=2')['room']}"
        here, there = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "203.0.113.8"}
        with ExitStack() as crowd:
            for _ in range(5):
                crowd.enter_context(connect(table, additional_headers=here))
            with pytest.raises(InvalidStatus) as caught:
                connect(table, additional_headers=here)
            assert caught.value.response.status_code == 429
            answer = server.request("/api/lobby", headers=here)
            assert (answer.status, answer.json["reason"]) == (429, "too_many_connections")
            assert int({name.lower(): each for name, each in answer.headers.items()}["retry-after"]) > 0
            crowd.enter_context(connect(table, additional_headers=there))
            assert server.request("/api/lobby", headers=there).status == 200
        for _ in range(100):  # the server hears of it when it reads
            if server.request("/api/lobby", headers=here).status == 200:
                break
        else:
            raise AssertionError("connections that have ended are still counted")
    finally:
        server.kill()
    server.check_errors()


def test_whoever_asks_without_end_is_refused_and_others_are_answered(tmp_path: Path) -> None:
    """O5, O6, O17: records, greetings, tables and seats, again and again, from one address."""
    few = {"SETTEBELLO_ADDRESS_RATE": "5", "SETTEBELLO_ADDRESS_TABLES": "3", "SETTEBELLO_ADDRESS_SEATS": "2"}
    server = Server(tmp_path / "settebello.db", settings=few).start()
    try:
        eve, ada = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "203.0.113.8"}
        asked = {"rules": "scopone", "name": "Ada", "open_seats": 3, "public": True}
        opened = [server.request("/api/rooms", asked, headers=ada) for _ in range(4)]
        assert [each.status for each in opened] == [201, 201, 201, 429]
        assert opened[-1].json["reason"] == "too_many_tables"
        seats = [
            server.request(f"/api/rooms/{each.json['room']}/seats", {"name": "Eve"}, headers=eve)
            for each in opened[:3]
        ]
        assert [each.status for each in seats] == [201, 201, 429]
        assert seats[-1].json["reason"] == "too_many_seats"
        room = opened[0].json["room"]
        answers = [server.request(f"/api/rooms/{room}/record", headers=eve) for _ in range(12)]
        assert answers[-1].status == 429
        assert answers[-1].json["reason"] == "too_many_requests"
        assert server.request(f"/api/rooms/{room}/record", headers=ada).status != 429
        table = f"ws://127.0.0.1:{server.port}/ws/rooms/{room}"
        with connect(table, additional_headers=eve) as line:
            for _ in range(30):
                line.send('{"type":"hello"}')
            told = [json.loads(line.recv(60)) for _ in range(30)]
            assert told[-1]["code"] == "too_many"
        assert server.request("/api/lobby", headers=ada).status == 200
    finally:
        server.kill()
    server.check_errors()
