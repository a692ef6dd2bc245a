"""An account that is deleted: its name is in no answer of any worker, and in no table of the database."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from settebello.store.accounts.erasure import NO_NAME
from settebello.store.schema import METADATA
from tests.support.fresh import club_settings
from tests.support.serving import Json, Server
from tests.support.started import LIMIT_S
from tests.support.visitor import PASSWORD, Visitor, somebody

TIMES = 8
"""Requests for one answer, each on a connection of its own: every worker gets some."""


@pytest.fixture(params=["one worker, SQLite", "two workers, PostgreSQL"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    database = tmp_path / "settebello.db"
    if request.param.startswith("one"):
        with closing(Running(Server(database).start())) as running:
            yield running.server
        return
    with club_settings() as club, closing(Running(Server(database, club=club, workers=2).start())) as running:
        yield running.server


class Running:
    """A server that is ended with the test, and must not have had anything to complain of."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def close(self) -> None:
        """End it."""
        self.server.kill()
        self.server.check_errors()


def dump(server: Server) -> str:
    queries = [f'SELECT * FROM "{name}"' for name in METADATA.tables]
    if server.club is None:
        with closing(sqlite3.connect(server.database)) as database:
            return str([database.execute(query).fetchall() for query in queries])
    with psycopg.connect(server.club["SETTEBELLO_DATABASE_URL"]) as connection:
        return str([connection.execute(query.encode()).fetchall() for query in queries])


def table(ada: Visitor, name: str, bob: Visitor, other: str, **asked: object) -> tuple[Json, Json]:
    mine = ada.ask("/api/rooms", {"rules": "scopa?players=2", "name": name, "open_seats": 1, **asked}).json
    theirs = bob.ask(f"/api/rooms/{mine['room']}/seats", {"name": other})
    assert theirs.status == 201, theirs.text
    return mine, theirs.json


def is_named(server: Server, path: str, name: str) -> bool:
    return any(name in server.request(path).text for _ in range(TIMES))


def wait_for_no_name(server: Server, path: str, name: str) -> None:
    """Wait until every worker has read its tables anew."""
    deadline = time.monotonic() + LIMIT_S
    while is_named(server, path, name):
        assert time.monotonic() < deadline, f"{path} still names a deleted account after {LIMIT_S} s"


def test_the_name_of_a_deleted_account_is_nowhere(server: Server) -> None:
    (name, ada), (other, bob) = somebody(server), somebody(server)
    over, _ = table(ada, name, bob, other)
    with server.player(over) as loser:
        loser.send({"type": "resign", "id": "1"})
        while loser.screen["phase"] != "match_over":
            loser.until("state")
    mine, his = table(ada, name, bob, other, public=True)
    (match,) = server.request(f"/api/people/{other.replace(' ', '%20')}/matches").json["matches"]
    paths = [
        f"/api/rooms/{over['room']}/record",
        f"/api/rooms/{mine['room']}/record",
        f"/api/rooms/{over['room']}/match",
        f"/api/matches/{match['id']}",
        f"/api/matches/{match['id']}/record",
        f"/api/matches/{match['id']}/summary",
        f"/api/matches/{match['id']}/picture.svg",
        f"/api/people/{other.replace(' ', '%20')}/matches",
        "/api/lobby",
        f"/api/matches/{match['id']}/deals/1",
        f"/m/{match['id']}",
        "/api/players?family=scopa&company=singles",
    ]
    assert sum(is_named(server, path, name) for path in paths) >= 6  # a match without a play has no record
    with server.player(his) as opponent:
        assert name in str(opponent.screen)
        assert ada.ask("/api/account/delete", {"password": PASSWORD}).status == 204
        while name in str(opponent.screen):
            opponent.until("state")
        assert opponent.screen["seats"][0]["name"] == NO_NAME
        assert name not in dump(server)
        for path in paths:
            wait_for_no_name(server, path, name)
        with server.player(his) as again:
            assert name not in str(again.state)
