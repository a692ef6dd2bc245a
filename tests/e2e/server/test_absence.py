"""Somebody goes away over the real socket: a computer player stands in, a match is claimed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.serving import Client, Json, Server
from tests.support.workers import at_worker, workers

SETTINGS = {"SETTEBELLO_ABSENT_SECONDS": "1", "SETTEBELLO_CLAIM_SECONDS": "2"}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server that does not wait for long."""
    path = tmp_path_factory.mktemp("absence") / "settebello.db"
    server = Server(path, settings=SETTINGS).start()
    yield server
    server.stop()
    server.check_errors()


def until_turn(one: Client, other: Client) -> None:
    """Have two people play until it is the second one's turn."""
    while not other.my_turn:
        if one.my_turn:
            one.play_once()
        while other.screen["version"] < one.screen["version"]:
            other.until("state")


def until_absent(client: Client, seat: int, *, absent: bool = True) -> None:
    while client.screen["seats"][seat]["absent"] is not absent:
        client.until("state")


def act(client: Client, kind: str, **more: object) -> Json:
    """Send a command until the server takes it; return the last refusal before."""
    refused: Json = {}
    while True:
        version = client.screen["version"]
        client.send({"type": kind, "id": kind, **more})
        while (message := client.receive())["type"] != "refused":
            if message["type"] == "state" and client.screen["version"] > version:
                return refused
        refused = message


def test_a_computer_player_stands_in_until_the_owner_is_back(quick: Server) -> None:
    ticket = quick.open("scopa?players=2", open_seats=1)
    friend = quick.join(ticket["room"])
    with quick.player(ticket) as me:
        with quick.player(friend) as other:
            until_turn(me, other)
            seat = other.screen["you"]
            assert me.refused({"type": "stand_in", "id": "s", "seat": seat}) == ("forbidden", "not_absent")
        until_absent(me, seat)
        assert me.screen["absence"]["seat"] == seat
        act(me, "stand_in", seat=seat)
        while not me.my_turn and me.screen["phase"] == "playing":
            me.until("state")
        assert me.screen["seats"][seat]["stand_in"] == "circolo"
        with quick.player(friend) as other:
            assert other.screen["you"] == seat
            assert other.screen["seats"][seat]["stand_in"] == ""
            until_absent(me, seat, absent=False)
            assert me.screen["seats"][seat]["stand_in"] == ""


def test_a_match_is_claimed_from_whoever_stays_away(quick: Server) -> None:
    ticket = quick.open("scopa?players=2", open_seats=1)
    friend = quick.join(ticket["room"])
    with quick.player(ticket) as me:
        with quick.player(friend) as other:
            until_turn(me, other)
            seat = other.screen["you"]
        until_absent(me, seat)
        refused = act(me, "claim")
        assert (refused["code"], refused["reason"]) == ("forbidden", "absent_too_short")
        while me.screen["phase"] != "match_over":
            me.until("state")
        assert me.screen["outcome"] == {
            "winner": me.screen["seats"][me.screen["you"]]["side"],
            "multiplier": None,
            "why": "absent",
            "seat": seat,
        }
    assert f'[Forfeit "{seat + 1}"]' in quick.request(f"/api/rooms/{ticket['room']}/record").text


def test_only_those_who_sit_at_a_table_decide_about_who_is_absent(quick: Server) -> None:
    ticket = quick.open("scopa?players=2", open_seats=1)
    quick.join(ticket["room"])
    with quick.client({"room": ticket["room"]}) as onlooker:
        onlooker.hello()
        for asked in ({"type": "stand_in", "id": "s", "seat": 0}, {"type": "claim", "id": "c"}):
            assert onlooker.refused(asked) == ("forbidden", "not_seated")


def test_whoever_is_connected_to_another_worker_is_not_absent(tmp_path: Path, club: dict[str, str]) -> None:
    with workers(tmp_path, {**club, "SETTEBELLO_ABSENT_SECONDS": "8"}) as server:
        ticket = server.open("scopa?players=2", open_seats=1)
        friend = server.join(ticket["room"])
        first, second = sorted(server.workers())
        here, there = at_worker(server, first, ticket), at_worker(server, second, friend)
        until_turn(here, there)
        seat = there.screen["you"]
        there.close()
        until_absent(here, seat)  # in so many seconds, and nobody else is
        assert [each["absent"] for each in here.screen["seats"]].count(True) == 1
        act(here, "stand_in", seat=seat)
        there = at_worker(server, second, friend)
        while here.screen["seats"][seat]["stand_in"] or here.screen["seats"][seat]["absent"]:
            here.until("state")
        here.close()
        there.close()
