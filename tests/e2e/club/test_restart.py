"""Workers are replaced one after another while people play on, and no move is lost or doubled."""

import os
import signal
import time
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from settebello.room import fold
from tests.support.fresh import club_settings
from tests.support.screens import check_screens
from tests.support.serving import Client, Json, Server

SECONDS = 200
"""How long a busy machine may take to start two workers."""

COME_BACK = 1012
READY = "ready"
PAUSE_S = 0.1
"""Between two plays, so that the match is not over before the workers are replaced."""


@dataclass
class Person:
    """Somebody whose page comes back by itself when it is sent away."""

    server: Server
    ticket: Json
    client: Client = field(init=False)
    codes: set[int | None] = field(default_factory=set)
    heard: list[Json] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.client = self.server.player(self.ticket)

    @property
    def version(self) -> int:
        version: int = self.client.screen["version"]
        return version

    def do(self, message: Json | None) -> None:
        """Send something and hear the next state, coming back as often as need be."""
        version, deadline = self.version, time.monotonic() + SECONDS
        while self.version == version:
            assert time.monotonic() < deadline, f"no state after {version} for {SECONDS} s"
            try:
                if message is not None:
                    self.client.send(message)
                self.client.until("state")
            except ConnectionClosed as ended:
                self.codes.add(ended.rcvd.code if ended.rcvd else None)
                self.come_back()

    @property
    def waits(self) -> bool:
        """Tell whether the table knows that this person is ready, or goes on already."""
        screen = self.client.screen
        seat = screen["seats"][screen["you"]]
        return bool(screen["phase"] == "playing" or seat["ready"])

    def say_ready(self) -> None:
        """Say so until the table shows it: what was sent to a worker that went away may be lost.

        The state that comes first may be the other's readiness, so a new version alone proves nothing.
        """
        while not self.waits:
            self.do({"type": "ready", "id": READY, "salt": "again"})

    def come_back(self) -> None:
        """Take the table up again; what was sent is sent again if it has not been heard."""
        version = self.version
        self.close()
        self.client = self.server.client(self.ticket)
        self.client.hello(version)

    def close(self) -> None:
        self.heard += self.client.heard
        self.client.close()


def both_play(people: tuple[Person, Person]) -> bool:
    """Tell whether a deal is on and both have seen everything: nobody's word is under way."""
    return all(each.client.screen["phase"] == "playing" for each in people)


def step(people: tuple[Person, Person]) -> None:
    """Play a card, or go on to the next deal, and have both see it."""
    time.sleep(PAUSE_S)
    mine = max(people, key=lambda each: each.version)
    if mine.client.screen["phase"] == "playing":
        on_turn = next(
            (each for each in people if each.client.my_turn and each.version == mine.version), None
        )
        if on_turn is not None:
            on_turn.do(on_turn.client.play_message())
    else:
        for each in people:
            each.say_ready()
    newest = max(each.version for each in people)
    for each in people:
        while each.version < newest:
            each.do(None)


def test_two_people_play_on_while_every_worker_is_replaced(tmp_path: Path) -> None:
    with club_settings() as club:
        server = Server(tmp_path / "none.db", club=club, workers=2, whole=True).start()
        try:
            ticket = server.open("scopa?players=2&target=101", open_seats=1)
            people = (Person(server, ticket), Person(server, server.join(ticket["room"])))
            before = server.workers()
            os.kill(server.process_id, signal.SIGHUP)
            deadline = time.monotonic() + SECONDS
            while server.workers() & before or len(server.workers()) != 2:
                assert time.monotonic() < deadline, f"{SECONDS} s without two new workers"
                step(people)
            for _ in range(4):
                step(people)
            while not both_play(people):
                step(people)
            log = server.log_of(ticket["room"])
            for each in people:
                each.close()
                assert each.codes == {COME_BACK}
                check_screens(server, each.ticket, [one for one in each.heard if one["type"] == "state"])
            refused = [one["id"] for each in people for one in each.heard if one["type"] == "refused"]
            assert set(refused) <= {READY}  # who was ready already may say so again
            assert fold(log).version == max(each.version for each in people)
            assert len(server.workers()) == 2
        finally:
            server.stop()
        assert server.errors().strip() == ""
