"""Programs at the table, over plain HTTP and over a WebSocket, each in the name of an account."""

import json
import re
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.support.programs import Program, program, program_of
from tests.support.screens import check_screens
from tests.support.serving import Json, Server
from tests.support.visitor import Visitor, new_name, refusal

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "http_bot.py"


@pytest.fixture
def robot(server: Server) -> Program:
    return program(server)


@pytest.mark.parametrize("rules", ["figs?target=2", "scopa?players=3&target=1"])
def test_the_example_plays_a_match(server: Server, robot: Program, tmp_path: Path, rules: str) -> None:
    (tmp_path / "robot.token").write_text(f"{robot.token}\n")
    command = [
        sys.executable,
        str(EXAMPLE),
        server.address("").rstrip("/"),
        str(tmp_path / "robot.token"),
        rules,
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert re.fullmatch(r"won by side \d\n", done.stderr), done.stderr
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 40


def heard_of(messages: Iterator[Json], heard: list[Json]) -> Iterator[Json]:
    """Keep what is heard, and pass it on."""
    for said in messages:
        heard.append(said)
        yield said


def test_a_program_and_somebody_at_a_page_play_a_match(server: Server, robot: Program) -> None:
    ticket = server.open("scopa?players=2&target=5", open_seats=1)
    assert robot.ask(f"/api/rooms/{ticket['room']}/seats", {"name": "Robot"}).status == 201
    heard: list[Json] = []
    with robot.at(ticket["room"]) as messages:

        def play() -> None:
            robot.play(heard_of(messages, heard))

        playing = threading.Thread(target=play)
        playing.start()
        with server.player(ticket) as ada:
            last = ada.play_match()
            check_screens(server, ticket, ada.heard)
        playing.join(15)
        assert not playing.is_alive()
    assert [seat["kind"] for seat in last["seats"]].count("bot") == 1
    states = [said["screen"] for said in heard if said["type"] == "state"]
    assert states[-1]["outcome"] == last["outcome"]
    versions = [screen["version"] for screen in states]
    assert versions == sorted(set(versions))
    asked = [said["version"] for said in heard if said["type"] == "choose"]
    assert asked == sorted(set(asked))
    assert set(asked) <= set(versions)


def test_over_a_websocket_a_program_has_its_seat_by_its_token(server: Server, robot: Program) -> None:
    room = robot.open("scopa?players=2")
    with connect(f"ws://127.0.0.1:{server.port}/ws/rooms/{room}", additional_headers=robot.headers) as line:
        line.send('{"type":"hello","choose":true}')
        screen = json.loads(line.recv(15))["screen"]
        assert screen["you"] is not None
        while (asked := json.loads(line.recv(15)))["type"] != "choose":
            screen = asked["screen"]
        assert asked["view"]["hand"] == screen["hand"]
        play = {"type": "play", "id": "1", "version": asked["version"], "action": asked["view"]["legal"][0]}
        line.send(json.dumps(play))
        assert json.loads(line.recv(15))["screen"]["version"] > asked["version"]


def test_a_view_is_the_one_that_engines_get(robot: Program) -> None:
    room = robot.open("scopa?players=2&target=2")
    with robot.at(room) as messages:
        state = asked = next(messages)
        while asked["type"] != "choose":
            state, asked = asked, next(messages)
    screen, view = state["screen"], asked["view"]
    assert view["hand"] == screen["hand"]
    assert view["legal"] == [play["action"] for play in screen["legal"]]
    assert asked["rules"]["id"] == screen["rules"]
    assert asked["rules"]["options"]["target"] == 2
    assert 0 <= int(asked["budget"]["seed"]) < 1 << 64


def test_any_token_of_the_account_opens_the_seat_and_nobody_elses(server: Server) -> None:
    owner = Visitor(server)
    owner.sign_up(new_name())
    mine, also_mine, other = program_of(owner), program_of(owner), program(server)
    room = mine.open("scopa?players=2", open_seats=1)
    with also_mine.at(room) as messages:
        assert next(messages)["screen"]["you"] == 0
    with other.at(room) as messages:
        screen = next(messages)["screen"]
        assert (screen["you"], screen["hand"]) == (None, None)
    for said in ({"type": "fill"}, {"type": "ready"}, {"type": "play", "version": 3, "action": "7D"}):
        assert refusal(other.command(room, **said)) == (403, "not_seated")
    assert refusal(mine.ask(f"/api/rooms/{room}/seats", {"name": "Again"})) == (403, "already_seated")
    assert mine.command(room, type="fill").status == 200


@pytest.mark.parametrize(
    ("scopes", "change", "expected"),
    [
        (["read"], None, (403, "token_scope")),
        (["play"], "DELETE FROM tokens WHERE person = ?", (401, "token_bad")),
        (["play"], "UPDATE tokens SET ends = 1 WHERE person = ?", (401, "token_over")),
        (["play"], "DELETE FROM people WHERE id = ?", (401, "token_bad")),
    ],
    ids=["of another scope", "revoked", "over", "of nobody any more"],
)
def test_a_token_that_is_not_good_opens_nothing(
    server: Server, robot: Program, scopes: list[str], change: str | None, expected: tuple[int, str]
) -> None:
    room, who = robot.open("scopa?players=3", open_seats=1), program(server, *scopes)
    if change is not None:
        with closing(sqlite3.connect(server.database, timeout=60)) as database, database:
            ((person,),) = database.execute("SELECT person FROM tokens ORDER BY created DESC LIMIT 1")
            database.execute(change, (person,))
    answers = (
        who.ask("/api/rooms", {"rules": "scopa", "name": "Robot"}),
        who.ask(f"/api/rooms/{room}/seats", {"name": "Robot"}),
        who.ask(f"/api/rooms/{room}/stream"),
        who.command(room, type="fill"),
    )
    assert {refusal(answer) for answer in answers} == {expected}


def test_without_a_token_there_is_no_stream_and_no_command(server: Server, robot: Program) -> None:
    room = robot.open("scopa?players=2")
    assert refusal(server.request(f"/api/rooms/{room}/stream")) == (401, "token_missing")
    command = {"type": "fill", "id": "1"}
    assert refusal(server.request(f"/api/rooms/{room}/commands", command)) == (401, "token_missing")


@pytest.mark.parametrize("token", ["", "settebello_nosuch", "x" * 3000])
def test_a_socket_with_a_wrong_token_is_told_why_and_ended(
    server: Server, robot: Program, token: str
) -> None:
    room = robot.open("scopa?players=2")
    headers = {"Authorization": f"Bearer {token}"}
    with connect(f"ws://127.0.0.1:{server.port}/ws/rooms/{room}", additional_headers=headers) as line:
        refused = json.loads(line.recv(15))
        assert (refused["type"], refused["code"], refused["reason"]) == (
            "refused",
            "not_signed_in",
            "token_bad",
        )
        assert list(line) == []


BODIES = [
    b"",
    b"no json",
    b"[]",
    b'{"type":"hello"}',
    b'{"type":"ping"}',
    b'{"type":"play","id":"1","version":-1,"action":"7D"}',
    b'{"type":"play","id":"1","version":1,"action":"%s"}' % (b"7" * 101),
    b'{"type":"ready","id":"1","salt":"<b>"}',
    b'{"type":"sit","id":"1"}',
    b"[" * 60_000,
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body)[:50])
def test_a_command_of_another_shape_is_refused(server: Server, robot: Program, body: bytes) -> None:
    room = robot.open("scopa?players=2", open_seats=1)
    before = server.log_of(room)
    answer = robot.ask(f"/api/rooms/{room}/commands", body)
    assert answer.status in {400, 422}
    assert answer.json["reason"] in {"no_json", "bad_message", "bad_request"}
    assert server.log_of(room) == before


def test_a_huge_command_is_refused_unread(robot: Program) -> None:
    room = robot.open("scopa?players=2")
    assert refusal(robot.ask(f"/api/rooms/{room}/commands", b"x" * 70_000)) == (413, "bad_request")


def test_hundreds_of_wrong_plays_change_nothing(server: Server, robot: Program) -> None:
    room = robot.open("scopa?players=2")
    with robot.at(room) as messages:
        asked = next(said for said in messages if said["type"] == "choose")
        before = server.log_of(room)
        own = set(asked["view"]["hand"])
        others = [rank + suit for rank in "A234567FCR" for suit in "DCSB" if rank + suit not in own]
        for number in range(300):
            play = {"type": "play", "version": asked["version"], "action": others[number % len(others)]}
            status, reason = refusal(robot.command(room, **play))
            assert (status, reason) == (409, "card_not_in_hand")
        for version in (0, 1, 10**9):
            play = {"type": "play", "version": version, "action": asked["view"]["legal"][0]}
            assert refusal(robot.command(room, **play)) == (409, "stale_version")
        assert server.log_of(room) == before


def test_a_table_that_is_not_there_is_not_found(robot: Program) -> None:
    for name in ("nosuch", "%00", "x" * 2000):
        assert refusal(robot.ask(f"/api/rooms/{name}/stream")) == (404, "room_not_found")
        assert refusal(robot.command(name, type="fill")) == (404, "room_not_found")


def test_a_server_ends_with_streams_open_at_once_and_says_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path / "settebello.db").start()
    robot = program(server)
    room = robot.open("scopa?players=2", open_seats=1)
    with robot.at(room) as messages, robot.at(room) as others:
        assert next(messages) == next(others)
        server.stop()
        assert list(messages) == []
    assert server.errors().strip() == ""


def test_whoever_leaves_a_stream_leaves_nothing_behind(server: Server, robot: Program) -> None:
    room = robot.open("scopa?players=2", open_seats=1)
    for _ in range(50):
        with robot.at(room) as messages:
            next(messages)
    with server.client({"room": room}) as looker:
        looker.hello()
        looker.lives()
    server.check_errors()


def test_each_request_of_a_program_is_described_with_its_token(server: Server) -> None:
    described = server.request("/api/openapi.json").json
    assert described["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    operations = [each for path in described["paths"].values() for each in path.values()]
    names = [each["operationId"] for each in operations]
    assert sorted(names) == sorted(set(names))
    secured = {each["operationId"] for each in operations if {"token": []} in each.get("security", [])}
    assert secured == {
        "own_account", "open_table", "pair", "play_again", "take_seat", "follow_table", "command_table",
        "wait_for_tables", "remarks_of_match", "take_review", "deliver_piece", "renew_claim",
        "give_review_back",
    }  # fmt: skip
    stream = described["paths"]["/api/rooms/{room}/stream"]["get"]["responses"]["200"]["content"]
    assert set(stream) == {"application/x-ndjson"}
    assert {"ChooseMessage", "ViewMessage", "StateMessage"} <= set(described["components"]["schemas"])
