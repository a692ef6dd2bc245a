"""A real server in a process of its own, and a client that plays over its real socket.

Everything is on this machine, every wait is bounded, and a server is ended with all that it has started.
"""

import json
import os
import re
import signal
import socket
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import ClientConnection, connect

from settebello.players.warm import compile_levels
from settebello.room import RoomEvent
from settebello.store import connect_log, open_log
from tests.support.forked.command import Forked
from tests.support.fresh import fresh_file
from tests.support.running.loops import run_apart
from tests.support.started import LIMIT_S, Running, Started, children

COMMAND = Path(sys.executable).with_name("settebello")
START_S = LIMIT_S
ANSWER_S = LIMIT_S

Json = dict[str, Any]


@dataclass
class Answer:
    """The answer to a request."""

    status: int
    text: str
    headers: dict[str, str]

    @property
    def json(self) -> Json:
        """Return the body read as an object."""
        read: Json = json.loads(self.text)
        return read


class Server:
    """`settebello serve` on a free port, over a database that outlives it.

    ``club`` are the settings of a club's PostgreSQL and Redis, which then keep the tables, with ``workers``;
    ``settings`` are any others. It is forked from a process that has imported the program, unless it is
    ``whole``: started as a person starts it. Its workers are forked or started likewise.
    """

    def __init__(
        self,
        database: Path,
        *,
        bot_seconds: float = 0,
        base_path: str = "/",
        club: Mapping[str, str] | None = None,
        workers: int = 1,
        settings: Mapping[str, str] | None = None,
        whole: bool = False,
    ) -> None:
        self.database = database
        self._forked = not whole
        self._settings = settings or {}
        self.club = club
        self._workers = workers
        self.bot_seconds = bot_seconds
        self.base_path = base_path
        self.port = 0
        self._said = ""
        self._errors = database.with_name(f"{database.name}.stderr")
        self._process: Running | None = None

    def start(self, port: int = 0) -> Self:
        """Start the process, on a free port unless one is named, and wait for its address."""
        arguments = [
            "serve", "--port", str(port),
            "--bot-seconds", str(self.bot_seconds), "--workers", str(self._workers),
        ]  # fmt: skip
        if self.club is None:
            arguments += ["--database", str(self.database)]
            if self._forked:
                fresh_file(self.database)
        environment = {key: value for key, value in os.environ.items() if not key.startswith("SETTEBELLO")}
        # a busy machine keeps people away for longer than they are waited for
        environment |= {"SETTEBELLO_BASE_PATH": self.base_path, "SETTEBELLO_ABSENT_SECONDS": "0"}
        # a hash and a review cost next to nothing
        environment |= {"SETTEBELLO_PASSWORD_MIB": "1", "SETTEBELLO_REVIEW_WORLDS": "8"}
        # everybody comes from this machine
        environment |= dict.fromkeys(
            ("SETTEBELLO_ADDRESS_RATE", "SETTEBELLO_ADDRESS_TABLES", "SETTEBELLO_ADDRESS_SEATS"), "100000"
        )
        environment |= {**(self.club or {}), **self._settings}
        if self._forked:
            self._process = Forked(arguments, env=environment, errors=self._errors)
        else:
            self._process = Started([COMMAND, *arguments], env=environment, errors=self._errors)
        self.port = self._announced_port()
        return self

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """Ask the process to end, as Ctrl-C does, and return its status."""
        return self._end(how)

    def kill(self) -> None:
        """End the process at once, in the middle of whatever it does."""
        self._end(signal.SIGKILL)

    def said(self) -> str:
        """Return what the process has written to standard output; only once it has ended."""
        assert self._process is None
        return self._said

    @property
    def process_id(self) -> int:
        """Return the id of the process that was started."""
        assert self._process is not None
        return self._process.pid

    def workers(self) -> set[int]:
        """Return the ids of its worker processes (Linux alone tells)."""
        assert self._process is not None
        return {
            pid
            for pid, command in children(self._process.pid).items()
            if "resource_tracker" not in command and compile_levels.__name__ not in command
        }

    def log_of(self, room: str) -> list[RoomEvent]:
        """Read a table's log from the database, as another program may."""

        async def read() -> list[RoomEvent]:
            url = (self.club or {}).get("SETTEBELLO_DATABASE_URL")
            log = await (open_log(self.database) if url is None else connect_log(url))
            try:
                return await log.read(room)
            finally:
                await log.close()

        return run_apart(read())

    def errors(self) -> str:
        """Return what the process has written to standard error."""
        return self._errors.read_text()

    def check_errors(self) -> None:
        """Fail where the process has written a traceback, and show what it wrote from there on."""
        before, traceback, after = self.errors().partition("Traceback")
        if traceback:
            pytest.fail(f"a server wrote a traceback:\n{before[-1000:]}{traceback}{after[:4000]}")

    def address(self, path: str = "/") -> str:
        """Return the address of a path on this server."""
        return f"http://127.0.0.1:{self.port}{path}"

    def request(
        self, path: str, body: object = None, *, method: str | None = None, headers: Json | None = None
    ) -> Answer:
        """Make a request; ``body`` is sent as JSON, or as it is where it is bytes."""
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        all_headers = {"Content-Type": "application/json", **(headers or {})}
        request = Request(self.address(path), data, all_headers, method=method)
        try:
            with urlopen(request, timeout=ANSWER_S) as response:
                return Answer(response.status, response.read().decode(), dict(response.headers))
        except HTTPError as problem:
            with problem:
                return Answer(problem.code, problem.read().decode(), dict(problem.headers))

    def open(self, rules: str, *, name: str = "Ada", **asked: object) -> Json:
        """Open a table and return the ticket."""
        answer = self.request("/api/rooms", {"rules": rules, "name": name, **asked})
        assert answer.status == 201, answer.text
        return answer.json

    def join(self, room: str, *, name: str = "Bob", **asked: object) -> Json:
        """Take a seat at a table and return the ticket."""
        answer = self.request(f"/api/rooms/{room}/seats", {"name": name, **asked})
        assert answer.status == 201, answer.text
        return answer.json

    def client(self, ticket: Json) -> "Client":
        """Connect to a table; the client says hello itself."""
        return Client(self, ticket["room"], ticket.get("token"))

    def player(self, ticket: Json) -> "Client":
        """Connect to a table and say hello."""
        client = self.client(ticket)
        client.hello()
        return client

    def _announced_port(self) -> int:
        process, deadline = self._process, time.monotonic() + START_S
        assert process is not None
        while line := process.line(max(0.1, deadline - time.monotonic())):
            found = re.search(r"http://[^:/]+:(\d+)/", line)
            if found:
                return int(found[1])
        self.kill()
        raise AssertionError(f"the server did not start: {self.errors()}")

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        status = process.end(how, ANSWER_S)
        self._said += process.said()
        return status


@contextmanager
def serving(
    folder: Path, *, bot_seconds: float = 0, base_path: str = "/", whole: bool = False
) -> Iterator[Server]:
    """Run a server over a new database; it must not have had anything to complain of."""
    database = folder / "settebello.db"
    server = Server(database, bot_seconds=bot_seconds, base_path=base_path, whole=whole).start()
    try:
        yield server
    finally:
        server.kill()
    server.check_errors()


def play_together(clients: Sequence["Client"], *, moves: int = 1000, patient: bool = False) -> None:
    """Have several people at one table play, whoever is on turn, so many moves or until the deal is over.

    With ``patient``, a move that the storage refuses is sent again: after an outage each process may still
    hold connections that are broken.
    """
    for _ in range(moves):
        while not any(each.my_turn for each in clients) and clients[0].screen["phase"] == "playing":
            clients[0].until("state")
            _catch_up(clients)
        if clients[0].screen["phase"] != "playing":
            return
        next(each for each in clients if each.my_turn).play_once(patient=patient)
        _catch_up(clients)


def _catch_up(clients: Sequence["Client"]) -> None:
    newest = max(each.screen["version"] for each in clients)
    for each in clients:
        while each.screen["version"] < newest:
            each.until("state")
    if len({each.screen["version"] for each in clients}) > 1:
        _catch_up(clients)


@dataclass
class Client:
    """A person's connection to a table."""

    server: Server
    room: str
    token: str | None = None
    state: Json = field(default_factory=dict)
    """The last `state` message."""
    heard: list[Json] = field(default_factory=list)
    """Every message so far, in order."""
    headers: dict[str, str] | None = None
    """Headers of the opening request: the cookie of an account, say."""
    open_s: float = ANSWER_S
    """How long the server has for its answer to that."""

    def __post_init__(self) -> None:
        with ExitStack() as opening:  # which closes the socket where the server is away
            line = opening.enter_context(socket.socket())
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            line.settimeout(self.open_s)
            line.connect(("127.0.0.1", self.server.port))
            connection = connect(
                f"ws://127.0.0.1:{self.server.port}/ws/rooms/{self.room}",
                sock=line,
                open_timeout=self.open_s,
                close_timeout=2,
                ping_interval=None,
                compression=None,
                additional_headers=self.headers,
            )
            self.line: ClientConnection = opening.enter_context(connection)
            self._open = opening.pop_all()
        self._said = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave the table."""
        self._open.close()

    @property
    def screen(self) -> Json:
        """Return the table as last seen."""
        screen: Json = self.state["screen"]
        return screen

    @property
    def my_turn(self) -> bool:
        """Tell whether this person is on turn."""
        return self.screen["you"] is not None and self.screen["to_move"] == self.screen["you"]

    def send(self, message: object) -> None:
        """Send a message: text and bytes as they are, anything else as JSON."""
        self.line.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self) -> Json:
        """Return the next message."""
        message: Json = json.loads(self.line.recv(ANSWER_S))
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    def hello(self, version: int | None = None) -> Json:
        """Take up the table and return the state."""
        self.send({"type": "hello", "token": self.token, "version": version})
        return self.until("state")

    def until(self, kind: str) -> Json:
        """Return the next message of this kind."""
        while (message := self.receive())["type"] != kind:
            pass
        return message

    def refused(self, message: object) -> tuple[str, str]:
        """Send what has to be refused; return code and reason."""
        self.send(message)
        refusal = self.until("refused")
        assert set(refusal) == {"type", "id", "code", "reason", "message", "facts"}
        assert refusal["message"]
        assert "Traceback" not in refusal["message"]
        return refusal["code"], refusal["reason"]

    def lives(self) -> None:
        """Check that the connection still answers, and catch up with it."""
        self.send({"type": "ping"})
        self.until("pong")

    def play_message(self, **changed: object) -> Json:
        """Return the command for the first legal action, with fields changed."""
        self._said += 1
        action = self.screen["legal"][0]["action"] if self.screen["legal"] else "7D"
        version = self.screen["version"]
        return {"type": "play", "id": f"m{self._said}", "version": version, "action": action, **changed}

    def ready(self, salt: str = "again") -> None:
        """Say to be ready."""
        self._said += 1
        self.send({"type": "ready", "id": f"m{self._said}", "salt": salt})

    def await_turn(self) -> bool:
        """Wait until this person is on turn; tell whether that ever comes before deal or match are over."""
        while not self.my_turn and self.screen["phase"] == "playing":
            self.until("state")
        return self.my_turn

    def play_once(self, *, patient: bool = False) -> None:
        """Play the first legal action when on turn, and see it accepted.

        With ``patient``, send the move again while the storage refuses it, for a minute at most.
        """
        assert self.await_turn()
        version = self.screen["version"]
        deadline = time.monotonic() + LIMIT_S
        self.send(self.play_message())
        while self.screen["version"] == version:
            message = self.receive()
            if patient and message.get("code") == "store" and time.monotonic() < deadline:
                time.sleep(0.1)
                self.send(self.play_message())
            else:
                assert message["type"] == "state", message

    def play_match(self) -> Json:
        """Play to the end of the match, always ready; return the last screen."""
        for _ in range(2000):
            if self.screen["phase"] == "match_over":
                return self.screen
            if self.await_turn():
                self.play_once()
            elif self.screen["phase"] == "deal_over":
                self.ready()
                while self.screen["phase"] == "deal_over":
                    self.until("state")
        raise AssertionError("this match has no end")
