"""The lobby over the real requests: tables are made public, joined, and taken off the list."""

import time
from collections.abc import Iterator
from pathlib import Path

from settebello.server.people.people import LEFT_BY_PERSON
from tests.support.serving import Client, Json, Server, play_together
from tests.support.visitor import Visitor, new_name, refusal
from tests.support.workers import at_worker, workers

WAIT_S = 60
"""How long a busy machine may take to tell a list."""


def waiting(server: Server) -> dict[str, Json]:
    """Return the tables that wait, by name."""
    answer = server.request("/api/lobby")
    assert answer.status == 200
    return {table["room"]: table for table in answer.json["waiting"]}


def say(client: Client, *, public: bool) -> None:
    client.send({"type": "public", "id": "p", "public": public})
    client.until("state")


def lists(server: Server, room: str) -> bool:
    """Wait until a table is listed; the list is a second old at the most."""
    return any(room in waiting(server) for _ in _tries(f"{room} to be listed"))


def drops(server: Server, room: str) -> bool:
    """Wait until a table is listed no more."""
    return any(room not in waiting(server) for _ in _tries(f"{room} to be listed no more"))


def _tries(what: str) -> Iterator[None]:
    deadline = time.monotonic() + WAIT_S
    while time.monotonic() < deadline:
        yield
        time.sleep(0.05)
    raise AssertionError(f"waited {WAIT_S} s for {what}")


def test_a_public_table_is_listed_until_it_is_full(server: Server) -> None:
    ticket = server.open("scopone", open_seats=2, public=True, time="10+5", name="Anna")
    private = server.open("scopone", open_seats=2)
    assert lists(server, ticket["room"])
    told = waiting(server)[ticket["room"]]
    assert (told["free"], told["time"], told["rules"]) == (2, "10+5", "scopone")
    assert [seat["name"] for seat in told["seats"] if seat["kind"] == "person"] == ["Anna"]
    assert private["room"] not in waiting(server)
    for name in ("Bruno", "Carla"):
        server.join(ticket["room"], name=name)
    assert drops(server, ticket["room"])
    assert ticket["room"] in {table["room"] for table in server.request("/api/lobby").json["playing"]}


def test_whoever_joins_chooses_the_seat(server: Server) -> None:
    ticket = server.open("scopone", open_seats=3)
    assert server.join(ticket["room"], seat=2)["seat"] == 2
    refused = server.request(f"/api/rooms/{ticket['room']}/seats", {"name": "Eve", "seat": 2})
    assert (refused.status, refused.json["reason"]) == (403, "seat_taken")


def test_the_host_makes_a_table_public_and_private_again_and_nobody_else(server: Server) -> None:
    ticket = server.open("scopone", open_seats=3)
    other = server.join(ticket["room"])
    with server.player(ticket) as me, server.player(other) as guest:
        assert guest.refused({"type": "public", "id": "p", "public": True}) == ("forbidden", "not_host")
        say(me, public=True)
        assert me.screen["public"]
        assert lists(server, ticket["room"])
        say(me, public=False)
        assert drops(server, ticket["room"])


def test_whoever_was_sent_away_from_a_waiting_table_sits_there_no_more(server: Server) -> None:
    ticket = server.open("scopone", open_seats=3)
    other = server.join(ticket["room"])
    with server.player(ticket) as me, server.player(other) as guest:
        free = {"type": "dismiss", "id": "d", "version": me.screen["version"]}
        assert guest.refused({**free, "seat": ticket["seat"]}) == ("forbidden", "not_host")
        assert me.refused({**free, "version": 0, "seat": other["seat"]}) == ("stale", "stale_version")
        assert me.refused({**free, "seat": 5}) == ("forbidden", "nobody_there")
        me.send({**free, "seat": other["seat"]})
        assert me.until("state")["screen"]["seats"][other["seat"]]["kind"] == "open"
        assert guest.until("state")["screen"]["you"] is None
        assert guest.refused({"type": "ready", "id": "r"}) == ("forbidden", "not_seated")
    with server.client(other) as guest:
        greeting = {"type": "hello", "token": other["token"]}
        assert guest.refused(greeting) == ("forbidden", "token_unknown")
    again = server.join(ticket["room"])
    with server.player(again) as guest:
        assert guest.screen["you"] == again["seat"]


def test_whoever_makes_table_after_table_public_has_to_wait(tmp_path: Path) -> None:
    server = Server(tmp_path / "settebello.db").start()
    try:
        asked = {"rules": "scopa?players=2", "name": "Eve", "open_seats": 1, "public": True}
        answers = [server.request("/api/rooms", asked) for _ in range(32)]
        assert [each.status for each in answers] == [201] * 30 + [429] * 2
        assert answers[-1].json["reason"] == "too_many_tries"
        ticket = server.open("scopa?players=2", open_seats=1)
        with server.player(ticket) as eve:
            refused = eve.refused({"type": "public", "id": "p", "public": True})
            assert refused == ("too_many", "too_many_tries")
    finally:
        server.stop()


def test_every_worker_lists_the_tables_of_all(tmp_path: Path, club: dict[str, str]) -> None:
    with workers(tmp_path, club) as server:
        tickets = [server.open("scopa?players=2", open_seats=1, public=True) for _ in range(4)]
        served = [at_worker(server, worker, tickets[0]) for worker in sorted(server.workers())]
        assert all(lists(server, ticket["room"]) for ticket in tickets)
        server.join(tickets[0]["room"])
        assert drops(server, tickets[0]["room"])
        for client in served:
            client.close()


def test_who_looks_on_at_a_public_table_is_behind_in_every_byte(tmp_path: Path) -> None:
    server = Server(tmp_path / "settebello.db", settings={"SETTEBELLO_WATCH_SECONDS": "3600"}).start()
    try:
        ticket = server.open("scopa?players=2", open_seats=1, public=True)
        friend = server.join(ticket["room"])
        looking = {"room": ticket["room"], "token": None}
        with server.player(ticket) as one, server.player(friend) as other, server.client(looking) as onlooker:
            assert onlooker.hello()["screen"]["phase"] == "playing"
            behind = version = onlooker.screen["version"]
            for _ in range(2):
                play_together([one, other], moves=1)
                version = one.screen["version"]
                onlooker.send({"type": "ping"})
                assert onlooker.until("pong")["version"] == behind < version
                with server.client(looking) as newcomer:
                    assert newcomer.hello()["screen"]["version"] == behind
            # who has the link of a private table sees it as it is
            say(one, public=False)
            while onlooker.screen["version"] < version:
                onlooker.until("state")
    finally:
        server.stop()
    assert server.errors().strip() == ""


def test_who_has_the_link_of_a_private_table_is_not_behind(server: Server) -> None:
    ticket = server.open("scopa?players=2", open_seats=1)
    friend = server.join(ticket["room"])
    looking = {"room": ticket["room"], "token": None}
    with server.player(ticket) as one, server.player(friend) as other, server.client(looking) as onlooker:
        onlooker.hello()
        play_together([one, other], moves=1)
        assert onlooker.hello()["screen"]["version"] == one.screen["version"]


def leave(server: Server, ticket: Json) -> None:
    """Have somebody give a seat up, and see it gone."""
    with server.player(ticket) as client:
        client.send({"type": "leave", "id": "l", "version": client.screen["version"]})
        while client.screen["you"] is not None:
            client.until("state")
        client.lives()


def test_whoever_looks_at_a_hand_and_leaves_sees_the_same_hand_again_and_then_waits(server: Server) -> None:
    """G4: each leave before the first play was followed by another hand, and cost nothing."""
    ada, name = Visitor(server), new_name()
    assert ada.sign_up(name).status == 201
    room = server.open("scopa?players=2", open_seats=1, public=True)["room"]
    hands = set[str]()
    for _ in range(LEFT_BY_PERSON):
        seat = ada.ask(f"/api/rooms/{room}/seats", {"name": name})
        assert seat.status == 201, seat.text
        with server.player(seat.json) as client:
            hands.add(str(client.screen["hand"]))
        leave(server, seat.json)
    assert len(hands) == 1
    assert refusal(ada.ask(f"/api/rooms/{room}/seats", {"name": name})) == (429, "left_too_often")
    opened = {"rules": "scopa?players=2", "name": name, "open_seats": 1, "public": True}
    assert refusal(ada.ask("/api/rooms", opened)) == (429, "left_too_often")
    assert ada.ask("/api/rooms", {**opened, "public": False}).status == 201
    assert server.join(room)["room"] == room


def test_one_account_takes_one_seat_of_a_table_under_whatever_name_and_from_whatever_device(
    server: Server,
) -> None:
    """G3: one account took two seats and saw two hands."""
    ada, phone, name = Visitor(server), Visitor(server), new_name()
    assert ada.sign_up(name).status == 201
    assert phone.sign_in(name).status == 201
    room = ada.ask("/api/rooms", {"rules": "scopone", "name": name, "open_seats": 3}).json["room"]
    for visitor, called in ((ada, name), (phone, name), (ada, "Somebody"), (phone, "Somebody")):
        taken = visitor.ask(f"/api/rooms/{room}/seats", {"name": called})
        assert refusal(taken) == (403, "already_seated")
    assert server.join(room)["room"] == room


def test_an_account_that_waits_and_lost_its_ticket_moves_to_a_table_before_its_own(server: Server) -> None:
    """Two accounts waited at two tables for one game, and asking again moved neither."""
    game = {"rules": "scopa?players=2", "time": "7+7"}
    people = {new_name(): Visitor(server) for _ in range(2)}
    rooms = []
    for name, each in people.items():
        assert each.sign_up(name).status == 201
        opened = each.ask("/api/rooms", {**game, "name": name, "open_seats": 1, "public": True})
        rooms.append(opened.json["room"])
    asked = [each.ask("/api/pairings", {**game, "name": name}) for name, each in people.items()]
    assert [answer.json["room"] for answer in asked] == [rooms[0], rooms[0]]
