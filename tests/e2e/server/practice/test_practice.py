"""Practice at a server: plays taken back and hints, never where a match counts or somebody has not agreed."""

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from settebello.server.people.people import HINTS_BY_ADDRESS
from tests.support.serving import Answer, Client, Json, Server
from tests.support.visitor import Visitor, somebody

RULES = "scopa?players=2"


@pytest.fixture
def alone(server: Server) -> Iterator[Client]:
    """Seat a guest with a computer player, and wait for the guest's turn."""
    with server.player(server.open(RULES)) as me:
        assert me.await_turn()
        yield me


def hint(server: Server, room: str, token: str | None, who: Visitor | None = None) -> Answer:
    return (who or Visitor(server)).ask(f"/api/rooms/{room}/hint", {"token": token})


def patiently(ask: Callable[[], Answer]) -> Json:
    """Return what the adviser says; on a busy machine it has to be waited for."""
    for _ in range(60):
        answer = ask()
        if answer.status == 200:
            return answer.json
        assert reason(answer) == (429, "hint_later")
        time.sleep(1)
    raise AssertionError("the adviser is never ready")


def advised(server: Server, client: Client) -> Json:
    return patiently(lambda: hint(server, client.room, client.token))


def reason(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json["reason"]


def practice(client: Client) -> Json:
    shown: Json = client.screen["practice"]
    return shown


def seen(client: Client) -> Json:
    """Return what lies on the table and in the hand of somebody."""
    names = ("table", "hand", "legal", "stock", "sides", "last_play", "last_trick", "to_move")
    return {name: client.screen[name] for name in names}


def until_my_turn(client: Client) -> None:
    while not client.my_turn:
        client.until("state")


def test_a_play_is_taken_back_with_the_answer_of_the_computer(server: Server, alone: Client) -> None:
    before = seen(alone)
    assert (practice(alone)["open"], practice(alone)["back"]) == (True, False)
    alone.send(alone.play_message())
    alone.until("state")
    until_my_turn(alone)
    assert practice(alone)["back"]
    alone.send({"type": "take_back", "id": "1", "version": alone.screen["version"]})
    told = alone.until("state")
    assert [event["type"] for event in told["events"]] == ["taken_back"]
    assert seen(alone) == before
    alone.send(alone.play_message())
    alone.until("state")
    until_my_turn(alone)
    # who comes back later sees the table as it stands
    with Client(server, alone.room, alone.token) as again:
        again.hello()
        assert seen(again) == seen(alone)


def test_a_play_is_taken_back_while_the_computer_thinks(alone: Client) -> None:
    before = seen(alone)
    alone.send(alone.play_message())
    alone.send({"type": "take_back", "id": "1"})
    while not (alone.state["events"] and alone.state["events"][-1]["type"] == "taken_back"):
        alone.until("state")
    assert seen(alone) == before
    alone.lives()


def test_a_hint_is_a_legal_play_with_reasons_and_makes_the_match_unrated(
    server: Server, alone: Client
) -> None:
    said = advised(server, alone)
    assert any(each["action"] == said["play"] for each in alone.screen["legal"])
    assert said["card"] in alone.screen["hand"]
    assert all(each["it"] and each["en"] for each in said["said"])
    assert [event.type for event in server.log_of(alone.room)][-1] == "practised"
    advised(server, alone)
    assert [event.type for event in server.log_of(alone.room)].count("practised") == 1


def test_a_hint_is_for_the_seat_on_turn_alone(server: Server, alone: Client) -> None:
    assert reason(hint(server, alone.room, None)) == (403, "not_seated")
    assert reason(hint(server, alone.room, "nobody's")) == (403, "not_seated")
    alone.send(alone.play_message())
    alone.until("state")
    if not alone.my_turn:
        answer = hint(server, alone.room, alone.token)
        assert answer.status == 200 or answer.json["reason"] in {"not_your_turn", "hint_later"}


def test_the_other_person_has_to_agree(server: Server) -> None:
    ticket = server.open(RULES, open_seats=1)
    friend = server.join(ticket["room"])
    with server.player(ticket) as me, server.player(friend) as other:
        on_turn, waits = (me, other) if me.my_turn else (other, me)
        on_turn.play_once()
        assert on_turn.refused({"type": "take_back", "id": "1"}) == ("forbidden", "practice_not_agreed")
        assert reason(hint(server, ticket["room"], waits.token)) == (403, "practice_not_agreed")
        on_turn.send({"type": "practise", "id": "2"})
        on_turn.until("state")
        assert on_turn.refused({"type": "take_back", "id": "3"}) == ("forbidden", "practice_not_agreed")
        waits.send({"type": "practise", "id": "4"})
        while not practice(on_turn)["back"]:
            on_turn.until("state")
        on_turn.send({"type": "take_back", "id": "5"})
        on_turn.until("state")
        assert on_turn.my_turn


def test_in_a_rated_match_nobody_is_helped(server: Server) -> None:
    (one_name, one), (two_name, two) = somebody(server), somebody(server)
    opened = one.ask("/api/rooms", {"rules": RULES, "name": one_name, "open_seats": 1})
    ticket: Json = opened.json
    friend: Json = two.ask(f"/api/rooms/{ticket['room']}/seats", {"name": two_name}).json
    with server.player(ticket) as me, server.player(friend) as other:
        on_turn = me if me.my_turn else other
        assert on_turn.screen["rated"]
        assert on_turn.screen["practice"] is None
        assert reason(hint(server, ticket["room"], on_turn.token)) == (403, "practice_rated")
        on_turn.play_once()
        for said in ({"type": "take_back", "id": "1"}, {"type": "practise", "id": "2"}):
            assert on_turn.refused(said) == ("forbidden", "practice_rated")
    types = [event.type for event in server.log_of(ticket["room"])]
    assert not {"practised", "taken_back"} & set(types)


def test_a_spectator_is_told_of_what_is_taken_back_and_gets_no_help(server: Server, alone: Client) -> None:
    with Client(server, alone.room) as link:
        link.hello()
        alone.send(alone.play_message())
        alone.until("state")
        until_my_turn(alone)
        assert link.refused({"type": "take_back", "id": "1"}) == ("forbidden", "not_seated")
        alone.send({"type": "take_back", "id": "1"})
        alone.until("state")
        while link.screen["version"] < alone.screen["version"]:
            link.until("state")
        assert link.screen["hand"] is None
        assert not practice(link)["back"]
        assert json.dumps(link.screen["table"]) == json.dumps(alone.screen["table"])


def test_a_match_with_practice_is_kept_as_unrated(server: Server) -> None:
    ticket = server.open(f"{RULES}&target=1")
    with server.player(ticket) as me:
        assert me.await_turn()
        me.play_once()
        me.hello()
        me.send({"type": "take_back", "id": "1"})
        while not any(event["type"] == "taken_back" for event in me.state["events"]):
            me.until("state")
        me.play_match()
    record = server.request(f"/api/rooms/{ticket['room']}/record").text
    assert '[Practice "1"]' in record
    with closing(sqlite3.connect(server.database)) as database:
        ((rated,),) = database.execute(
            "SELECT rated FROM matches WHERE room = ?", (ticket["room"],)
        ).fetchall()
    assert not rated


def test_hints_asked_for_from_one_address_are_bounded(server: Server, alone: Client) -> None:
    visitor = Visitor(server)
    answers = (hint(server, alone.room, alone.token, visitor) for _ in range(HINTS_BY_ADDRESS + 1))
    assert any(answer.status == 429 and answer.json["reason"] == "too_many_tries" for answer in answers)
