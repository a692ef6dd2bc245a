"""Programs with tokens: an account for each, and a table over plain HTTP as they see it."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPResponse
from urllib.parse import urlencode

from tests.support.serving import ANSWER_S, Answer, Json, Server
from tests.support.visitor import Visitor, new_name


@dataclass
class Program:
    """Something that shows a token."""

    server: Server
    token: str

    @property
    def headers(self) -> Json:
        """Return what shows the token."""
        return {"Authorization": f"Bearer {self.token}"}

    def ask(self, path: str, body: object = None, *, method: str | None = None) -> Answer:
        """Make a request."""
        return self.server.request(path, body, method=method, headers=self.headers)

    def open(self, rules: str, **asked: object) -> str:
        """Open a table and return its name."""
        answer = self.ask("/api/rooms", {"rules": rules, "name": "Robot", **asked})
        assert answer.status == 201, answer.text
        assert answer.json["token"] == ""
        room: str = answer.json["room"]
        return room

    def command(self, room: str, **said: object) -> Answer:
        """Say something at a table."""
        return self.ask(f"/api/rooms/{room}/commands", {"id": "1", **said})

    @contextmanager
    def following(self, path: str, **asked: object) -> Iterator[Iterator[str]]:
        """Follow a stream, line by line."""
        connection = HTTPConnection("127.0.0.1", self.server.port, timeout=ANSWER_S)
        try:
            headers = {**self.headers, "Accept-Encoding": "gzip"}
            connection.request("GET", f"{path}?{urlencode(asked)}", headers=headers)
            line = connection.sock
            with connection.getresponse() as response:
                assert response.status == 200, response.read()
                assert response.headers["content-type"].startswith("application/x-ndjson")
                try:
                    yield _lines(response)
                finally:
                    line.shutdown(socket.SHUT_RDWR)  # whoever reads in another thread does not wait for more
        finally:
            connection.close()

    @contextmanager
    def at(self, room: str, **asked: object) -> Iterator[Iterator[Json]]:
        """Follow a table, message by message."""
        with self.following(f"/api/rooms/{room}/stream", choose="true", **asked) as lines:
            yield map(json.loads, lines)

    def answer(self, said: Json) -> Json | None:
        """Answer as a bot does; return the last screen where the match is over."""
        if said["type"] == "choose":
            legal, version = said["view"]["legal"], said["version"]
            answer = self.command(said["room"], type="play", version=version, action=legal[0])
            assert answer.status == 200, answer.text
            return None
        screen: Json = said.get("screen", {"phase": None})
        if screen["phase"] == "deal_over":
            # the others may have been quicker than the word that the last of them is ready
            assert self.command(screen["room"], type="ready").status in {200, 409}
        return screen if screen["phase"] == "match_over" else None

    def play(self, messages: Iterator[Json]) -> Json:
        """Play to the end of the match and return the last screen."""
        return next(screen for said in messages if (screen := self.answer(said)) is not None)


def program(server: Server, *scopes: str) -> Program:
    """Make an account and a token of it."""
    owner = Visitor(server)
    assert owner.sign_up(new_name()).status == 201
    return program_of(owner, *scopes)


def program_of(owner: Visitor, *scopes: str) -> Program:
    """Make a token of somebody's."""
    made = owner.ask("/api/tokens", {"name": "robot", "scopes": list(scopes or ("play",))})
    assert made.status == 201, made.text
    return Program(owner.server, made.json["token"])


def _lines(response: HTTPResponse) -> Iterator[str]:
    with suppress(OSError, ValueError, AttributeError, HTTPException):  # cut, or closed already
        while line := response.readline():
            yield line.decode()
