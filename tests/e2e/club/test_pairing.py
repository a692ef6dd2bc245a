"""Quick pairing by two workers, one of which is killed while everybody asks."""

import os
import signal
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path

from settebello.room import fold
from tests.support.fresh import club_settings
from tests.support.serving import Answer, Json, Server
from tests.support.visitor import Visitor

PEOPLE = 24
RULES = "scopa?players=2"
ROUNDS = 6
ANSWERED_S = 300
"""How long a busy machine may take to answer everybody."""

TRIES = 200
"""How often one request is made again that a killed worker did not answer."""


class Person:
    """Somebody with an account who asks for a game until they have an answer."""

    def __init__(self, server: Server, number: int) -> None:
        self.name = f"Ada {number}"
        self.visitor = Visitor(server)
        self.ticket: Json | None = None
        assert self.visitor.sign_up(self.name).status == 201

    def ask(self) -> None:
        body: Json = {"rules": RULES, "name": self.name}
        if self.ticket is not None and self.ticket["token"]:
            body["waiting"] = {"room": self.ticket["room"], "token": self.ticket["token"]}
        answer = self._answer(body)
        if answer.status == 403:  # moved by a request whose answer was lost: the account knows its seat
            self.ticket = None
            answer = self._answer({"rules": RULES, "name": self.name})
        assert answer.status == 201, answer.text
        self.ticket = answer.json

    def _answer(self, body: Json) -> Answer:
        for _ in range(TRIES):
            try:
                return self.visitor.ask("/api/pairings", body)
            except (OSError, HTTPException):
                continue
        raise AssertionError(f"no answer to {TRIES} requests")


def test_nobody_is_paired_twice_or_left_where_a_worker_is_killed_in_the_middle(tmp_path: Path) -> None:
    with club_settings() as club:
        server = Server(tmp_path / "none.db", club=club, workers=2).start()
        try:
            people = [Person(server, number) for number in range(PEOPLE)]
            with ThreadPoolExecutor(PEOPLE) as pool:
                asking = [pool.submit(each.ask) for each in people]
                asking[PEOPLE // 4].result(ANSWERED_S)
                os.kill(min(server.workers()), signal.SIGKILL)
                for each in asking:
                    each.result(ANSWERED_S)
                for _ in range(ROUNDS):
                    list(pool.map(Person.ask, people, timeout=ANSWERED_S))
            tickets = [each.ticket for each in people]
            rooms = [fold(server.log_of(name)) for name in {each["room"] for each in tickets if each}]
            seated = Counter(who.name for room in rooms for who in room.seats if who is not None)
            assert seated == Counter(each.name for each in people)
            assert len(rooms) == PEOPLE // 2
        finally:
            server.stop()
        server.check_errors()
