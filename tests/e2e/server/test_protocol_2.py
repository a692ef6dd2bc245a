"""Protocol 2 over real connections: four people follow a deal by steps, and a play costs little."""

import json
from contextlib import ExitStack

import pytest

from tests.support.fold import followed
from tests.support.serving import ANSWER_S, Client, Json, Server

MOST = 1500
"""Bytes that one accepted play may cost, to all four seats together."""


class Follower:
    """A client as the page is one: a whole screen, then the steps from it."""

    def __init__(self, line: Client) -> None:
        self.line = line
        line.send({"type": "hello", "token": line.token, "version": None, "talk": True, "protocol": 2})
        self.screen: Json = line.until("state")["screen"]
        self.sizes: dict[int, int] = {}
        """The bytes of what led to each version."""

    def follow(self, version: int) -> None:
        """Follow the table to a version."""
        while self.screen["version"] < version:
            text = self.line.line.recv(ANSWER_S)
            message = json.loads(text)
            assert message["type"] == "events"
            if message["version"] > message["since"]:
                self.sizes[message["version"]] = len(str(text).encode())
            self.screen = followed(self.screen, message)

    def play(self) -> None:
        """Play the legal card that takes most."""
        best = max(self.screen["legal"], key=lambda play: len(play["capture"]))
        play = {"type": "play", "id": "p", "version": self.screen["version"], "action": best["action"]}
        self.line.send(play)


@pytest.mark.parametrize("rules", ["scopone", "scopone-10"])
def test_a_play_of_four_handed_scopone_is_1500_bytes_to_the_four_seats(server: Server, rules: str) -> None:
    ticket = server.open(rules, open_seats=3)
    tickets = [ticket, *(server.join(ticket["room"]) for _ in range(3))]
    with ExitStack() as lines:
        people = [
            Follower(lines.enter_context(Client(server, each["room"], each["token"]))) for each in tickets
        ]
        costs = []
        while (screen := people[0].screen)["phase"] == "playing":
            people[screen["to_move"]].play()
            for each in people:
                each.follow(screen["version"] + 1)
            costs.append(sum(each.sizes[each.screen["version"]] for each in people))
            assert len({each.screen["version"] for each in people}) == 1
    plays = costs[:-1]  # the last one brings the count
    assert len(plays) in {35, 39}
    assert max(plays) <= MOST, plays
