"""A disk that is full, a client that reads nothing, one that vanishes: nothing is lost, others play on."""

import json
import resource
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from settebello.room import fold
from tests.support.screens import check_screens
from tests.support.serving import Client, Json, Server, play_together

SECONDS = 60
"""How long something may take on a busy machine."""

HELLOS = 4000
"""Answers to so many questions fill everything between a server and somebody who does not read."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "settebello.db").start()
    try:
        yield server
    finally:
        server.stop()
    server.check_errors()


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """Let no file of the server grow beyond its log of the moment."""
    size = Path(f"{server.database}-wal").stat().st_size
    process = server.process_id
    before = resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            resource.prlimit(process, resource.RLIMIT_FSIZE, before)


def versions(client: Client) -> list[int]:
    return [message["screen"]["version"] for message in client.heard if message["type"] == "state"]


def two_people(server: Server) -> tuple[Json, Json]:
    ticket = server.open("scopa?players=2", open_seats=1)
    return ticket, server.join(ticket["room"])


def test_while_the_disk_is_full_moves_are_refused_and_then_go_on(server: Server) -> None:
    ticket, friend = two_people(server)
    with server.player(ticket) as here, server.player(friend) as there:
        play_together([here, there], moves=2)
        version = here.screen["version"]
        me = here if here.my_turn else there
        with full_disk(server):
            for _ in range(3):
                assert me.refused(me.play_message()) == ("store", "store")
            late = server.request("/api/rooms", {"rules": "figs", "name": "late"})
            assert (late.status, late.json["code"]) == (503, "store")
            assert str(server.database) not in late.text
            # what there is can still be looked at, by those who are there and by those who come
            assert here.hello(None)["screen"]["version"] == version
            assert fold(server.log_of(ticket["room"])).version == version
        play_together([here, there], moves=4)
        assert fold(server.log_of(ticket["room"])).version == here.screen["version"] == version + 4
        check_screens(server, ticket, [one for one in here.heard if one["type"] == "state"])
        server.open("scopa?players=2")


def test_a_server_that_is_killed_on_a_full_disk_has_all_that_was_acknowledged(server: Server) -> None:
    ticket, friend = two_people(server)
    with server.player(ticket) as here, server.player(friend) as there:
        play_together([here, there], moves=3)
        version = here.screen["version"]
        me = here if here.my_turn else there
        with full_disk(server):
            assert me.refused(me.play_message()) == ("store", "store")
            server.kill()
    server.start()
    with server.player(ticket) as here, server.player(friend) as there:
        assert here.screen["version"] == there.screen["version"] == version
        play_together([here, there], moves=2)


class Deaf:
    """A client that says hello and then reads nothing, with as little room for it as the system gives."""

    def __init__(self, server: Server, ticket: Json) -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self.line.settimeout(SECONDS)
        self.line.connect(("127.0.0.1", server.port))
        self.line.sendall(
            f"GET /ws/rooms/{ticket['room']} HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert self.line.recv(12) == b"HTTP/1.1 101"
        self.hello = _frame(json.dumps({"type": "hello", "token": ticket["token"]}).encode())
        self.line.sendall(self.hello)
        self.unsent = b""
        """The rest of the last question that has not gone through."""

    @property
    def held(self) -> bool:
        """Tell whether the server still has its end of the line (Linux alone tells)."""
        port = f":{self.line.getsockname()[1]:04X}"
        rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        return any(row[2].endswith(port) for row in rows)

    def ask(self) -> None:
        """Ask for the table again and again, until for half a second nothing goes through."""
        self.line.settimeout(0.5)
        with suppress(TimeoutError, ConnectionError):
            for _ in range(HELLOS):
                self.unsent = self.unsent or self.hello
                self.unsent = self.unsent[self.line.send(self.unsent) :]


def _frame(text: bytes) -> bytes:
    """Return a text as a client's frame (RFC 6455, 5.2), masked with nought."""
    size = (
        struct.pack("!B", 0x80 | len(text)) if len(text) < 126 else struct.pack("!BH", 0x80 | 126, len(text))
    )
    return b"\x81" + size + bytes(4) + text


def wait_until_let_go(deaf: Deaf, people: list[Client]) -> None:
    deadline = time.monotonic() + SECONDS
    while deaf.held:
        assert time.monotonic() < deadline, f"a client that reads nothing was held for {SECONDS} s"
        for each in people:
            each.lives()
        time.sleep(0.2)


def test_a_client_that_reads_nothing_is_let_go_and_others_notice_nothing(server: Server) -> None:
    ticket, friend = two_people(server)
    with server.player(ticket) as here, server.player(friend) as there:
        play_together([here, there], moves=2)
        assert any(plays_beside_the_deaf(server, ticket, [here, there]) for _ in range(5)), (
            "nobody played before the client that reads nothing was let go"
        )
        for each in (here, there):
            assert versions(each) == sorted(set(versions(each)))


def plays_beside_the_deaf(server: Server, ticket: Json, people: list[Client]) -> bool:
    """Tell whether others play while a deaf client is still held, unserved, and see it let go.

    On a machine that is busy for ten seconds it may be let go before the play is done.
    """
    deaf = Deaf(server, ticket)
    with deaf.line:
        for _ in range(3):  # a busy server may not have read all of it when the next move is shown
            deaf.ask()
            play_together(people, moves=1)
        beside = deaf.held
        wait_until_let_go(deaf, people)
    return beside


def test_who_vanished_without_a_word_comes_back_to_the_same_table(server: Server) -> None:
    """The first line stays open on the server's side: nobody has told it that anything is wrong."""
    ticket, friend = two_people(server)
    gone = Deaf(server, ticket)
    with gone.line, server.player(friend) as there, server.player(ticket) as here:
        assert gone.held
        play_together([here, there], moves=6)
        assert here.screen["version"] == there.screen["version"]
        assert fold(server.log_of(ticket["room"])).version == here.screen["version"]
