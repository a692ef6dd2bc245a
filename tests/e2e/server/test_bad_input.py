"""The answers to anything a stranger sends: a stable code and a sentence, an unchanged log, and the
connection stays."""

import http.client
import json
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.support.serving import Client, Json, Server, play_together
from tests.support.started import LIMIT_S


@pytest.fixture(scope="module")
def ticket(server: Server) -> Json:
    """A table for two people, at which everybody waits for Ada or for Bob."""
    ticket = server.open("scopa?players=2", open_seats=1)
    friend = server.join(ticket["room"])
    with server.player(ticket) as ada:
        return ticket if ada.my_turn else {**friend, "other": ticket}


@pytest.fixture
def me(server: Server, ticket: Json) -> Iterator[Client]:
    """The player on turn; nothing that a test sends may change the table."""
    before = logged(server, ticket["room"])
    with server.player(ticket) as client:
        screen = client.screen
        yield client
        client.lives()
        client.hello()
        assert client.screen == screen
    assert logged(server, ticket["room"]) == before


def logged(server: Server, room: str) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(server.database)) as database:
        return database.execute(
            "SELECT version, body FROM events WHERE room = ? ORDER BY version", (room,)
        ).fetchall()


def tables(server: Server) -> int:
    with closing(sqlite3.connect(server.database)) as database:
        count: int = database.execute("SELECT COUNT(DISTINCT room) FROM events").fetchone()[0]
    return count


# ------------------------------------------------------------------------------- messages on the socket

NO_JSON = [
    "",
    " ",
    "no json",
    "{",
    '{"type":"ping"',
    '{"type":"ping"}}',
    '{"type":"ping"}{"type":"ping"}',
    "{'type':'ping'}",
    '"\\ud800"',
    '{"type":"hello","token":"\\ud800"}',
    "[" * 8000,
    '{"type":' * 1500,
    "\x00",
    b"",
    b'{"type":"ping"}',
    b"\xff\xfe\x00",
]

BAD_MESSAGE = [
    "null",
    "[]",
    "17",
    '"hello"',
    "{}",
    '{"type":null}',
    '{"type":"nosuch"}',
    '{"type":["ping"]}',
    '{"type":"state"}',
    '{"type":"PING"}',
    '{"type":"ping","more":1}',
    '{"type":"ping","__proto__":{}}',
    '{"type":"hello","tok":"x"}',
    '{"type":"hello","token":7}',
    '{"type":"hello","version":-1}',
    '{"type":"hello","version":1.5}',
    '{"type":"hello","version":1e999}',
    {"type": "hello", "token": "x" * 101},
    '{"type":"play"}',
    {"type": "play", "id": "a", "version": 5},
    {"type": "play", "id": 7, "version": 5, "action": "7D"},
    {"type": "play", "id": "a" * 41, "version": 5, "action": "7D"},
    {"type": "play", "id": "a", "version": "five", "action": "7D"},
    {"type": "play", "id": "a", "version": None, "action": "7D"},
    {"type": "play", "id": "a", "version": 5, "action": ["7D"]},
    {"type": "play", "id": "a", "version": True, "action": "7D"},
    {"type": "play", "id": "a", "version": 5, "action": "7D", "seat": True},
    {"type": "dismiss", "id": "a", "version": 5, "seat": False},
    {"type": "stand_in", "id": "a", "seat": True},
    {"type": "hello", "protocol": True},
    {"type": "ready", "id": "a", "version": True},
    {"type": "play", "id": "a", "version": 5, "action": "7D" * 51},
    {"type": "play", "id": "a", "version": 5, "action": "7D", "seat": 6},
    {"type": "play", "id": "a", "version": 5, "action": "7D", "seat": -1},
    {"type": "ready", "id": "a", "salt": "x" * 65},
    {"type": "ready", "id": "a", "salt": "a,b"},
    {"type": "ready", "id": "a", "salt": "a|b"},
    {"type": "ready", "id": "a", "salt": "ab\n"},
    {"type": "ready", "id": "a", "salt": "è"},
    {"type": "fill"},
    {"type": "fill", "id": "a", "player": "x" * 41},
    {"type": "fill", "id": "a", "player": None},
]


@pytest.mark.parametrize("message", NO_JSON, ids=lambda message: repr(message)[:30])
def test_a_message_that_is_no_json_is_refused_as_such(me: Client, message: str | bytes) -> None:
    assert me.refused(message) == ("syntax", "no_json")


@pytest.mark.parametrize("message", BAD_MESSAGE, ids=lambda message: str(message)[:50])
def test_a_message_of_another_shape_is_refused_as_such(me: Client, message: object) -> None:
    assert me.refused(message) == ("syntax", "bad_message")


def test_a_refusal_carries_the_id_of_what_it_refuses(me: Client) -> None:
    me.refused(me.play_message(id="mine", action="nonsense"))
    assert me.heard[-1]["id"] == "mine"


@pytest.mark.parametrize("away", [-1, -4, 1, 1000, 10**40])
def test_a_move_on_another_version_is_stale(me: Client, away: int) -> None:
    version = max(0, me.screen["version"] + away)
    assert me.refused(me.play_message(version=version)) == ("stale", "stale_version")
    assert me.heard[-1]["facts"] == {"version": me.screen["version"]}


@pytest.mark.parametrize("action", ["", "x", "7", "7Z", "7Dx", "7Dx7D", "🂡", "\x00", "../..", "7D'--"])
def test_a_move_that_cannot_be_read_is_refused(me: Client, action: str) -> None:
    assert me.refused(me.play_message(action=action))[0] == "syntax"


def test_a_move_with_somebody_elses_card_is_illegal(me: Client) -> None:
    every = [rank + suit for rank in "A234567FCR" for suit in "DCSB"]
    for card in [card for card in every if card not in me.screen["hand"]]:
        assert me.refused(me.play_message(action=card)) == ("illegal_action", "card_not_in_hand")


def test_a_capture_of_what_does_not_lie_there_is_illegal(me: Client) -> None:
    card = me.screen["hand"][0]
    other = next(text for text in ("AD", "2C", "3S") if text not in [*me.screen["table"], card])
    assert me.refused(me.play_message(action=f"{card}x{other}"))[0] == "illegal_action"


def test_a_move_for_another_seat_is_forbidden(me: Client) -> None:
    seat = 1 - me.screen["you"]
    assert me.refused(me.play_message(seat=seat)) == ("forbidden", "not_your_seat")


def test_a_move_out_of_turn_is_refused_to_the_one_who_waits(server: Server) -> None:
    room = server.open("scopa?players=2", open_seats=1)
    friend = server.join(room["room"])
    with server.player(room) as ada, server.player(friend) as bob:
        waiting = bob if ada.my_turn else ada
        before = logged(server, room["room"])
        assert waiting.refused(waiting.play_message()) == ("not_your_turn", "not_your_turn")
        card = waiting.screen["hand"][0]
        assert waiting.refused(waiting.play_message(action=card)) == ("not_your_turn", "not_your_turn")
        waiting.lives()
        assert logged(server, room["room"]) == before


def test_nobody_is_ready_in_the_middle_of_a_deal(me: Client) -> None:
    assert me.refused({"type": "ready", "id": "r"}) == ("not_your_turn", "deal_not_over")


def test_no_seat_is_filled_where_none_is_free(me: Client) -> None:
    assert me.refused({"type": "fill", "id": "f"}) == ("forbidden", "table_full")


@pytest.mark.parametrize("kind", ["play", "ready", "fill"])
def test_nothing_can_be_done_before_saying_hello(server: Server, ticket: Json, kind: str) -> None:
    before = logged(server, ticket["room"])
    command = {"type": kind, "id": "x", **({"version": 5, "action": "7D"} if kind == "play" else {})}
    with server.client(ticket) as silent:
        assert silent.refused(command) == ("forbidden", "not_seated")
        silent.lives()
    assert logged(server, ticket["room"]) == before


@pytest.mark.parametrize("kind", ["play", "ready", "fill"])
def test_whoever_only_looks_does_nothing(server: Server, ticket: Json, kind: str) -> None:
    command = {"type": kind, "id": "x", **({"version": 5, "action": "7D"} if kind == "play" else {})}
    with server.player({"room": ticket["room"]}) as looker:
        assert looker.screen["you"] is None
        assert looker.screen["hand"] is None
        assert looker.refused(command) == ("forbidden", "not_seated")


@pytest.mark.parametrize("token", ["", "x", "' OR ''='", "🂡"])
def test_an_invented_token_is_nobodys(server: Server, ticket: Json, token: str) -> None:
    with server.client({"room": ticket["room"]}) as stranger:
        answer = stranger.refused({"type": "hello", "token": token, "version": None})
        assert answer == ("forbidden", "token_unknown")
        stranger.lives()


def test_the_token_of_another_table_is_nobodys_here(server: Server, me: Client) -> None:
    other = server.open("figs")
    answer = me.refused({"type": "hello", "token": other["token"], "version": None})
    assert answer == ("forbidden", "token_unknown")
    # and whoever one was before, one still is
    assert me.refused(me.play_message(action="nonsense"))[0] == "syntax"


def test_the_key_in_the_log_is_no_token(server: Server, ticket: Json) -> None:
    body = next(json.loads(body) for _, body in logged(server, ticket["room"]) if '"key"' in body)
    with server.client(ticket) as stranger:
        assert stranger.refused({"type": "hello", "token": body["key"]}) == ("forbidden", "token_unknown")


def test_hello_may_be_said_again_and_again(me: Client) -> None:
    first = me.hello()
    for version in (None, 0, 1, me.screen["version"], 10**30):
        assert me.hello(version)["screen"] == first["screen"]


def test_two_hundred_messages_at_once_are_two_hundred_answers(me: Client) -> None:
    for number in range(200):
        me.send(me.play_message(id=f"n{number}", action="nonsense"))
    answers = [me.until("refused")["id"] for _ in range(200)]
    assert answers == [f"n{number}" for number in range(200)]


def test_the_same_move_a_hundred_times_at_once_is_made_once(server: Server) -> None:
    ticket = server.open("scopa?players=2", open_seats=1)
    friend = server.join(ticket["room"])
    with server.player(ticket) as ada, server.player(friend) as bob:
        mover = ada if ada.my_turn else bob
        before = logged(server, ticket["room"])
        message = mover.play_message()
        for _ in range(100):
            mover.send(message)
        refusals = [mover.until("refused")["code"] for _ in range(99)]
        assert set(refusals) == {"stale"}
        mover.lives()
        assert len(logged(server, ticket["room"])) == len(before) + 1


def test_of_many_connections_of_one_person_one_makes_the_move(server: Server) -> None:
    ticket = server.open("scopa?players=2&target=one_deal", open_seats=1)
    friend = server.join(ticket["room"])
    with server.player(ticket) as ada, server.player(friend) as bob:
        mover, person = (ada, ticket) if ada.my_turn else (bob, friend)
        before = len(logged(server, ticket["room"]))
        crowd = [server.player(person) for _ in range(8)]
        message = mover.play_message()
        for each in crowd:
            each.send(message)
        for each in crowd:
            each.lives()
        kinds = [message["type"] for each in crowd for message in each.heard]
        assert kinds.count("refused") == 7
        assert len(logged(server, ticket["room"])) == before + 1
        assert {each.screen["version"] for each in crowd} == {before + 1}
        for each in crowd:
            each.close()


def test_a_huge_message_ends_that_connection_and_no_other(server: Server, ticket: Json, me: Client) -> None:
    with server.player(ticket) as shouting:
        with suppress(ConnectionClosed):
            shouting.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as caught:
            shouting.lives()
        assert caught.value.rcvd is None or caught.value.rcvd.code == 1009
    me.lives()


def test_a_table_that_does_not_exist_is_not_found_and_the_connection_ends(server: Server) -> None:
    for room in ("nosuch", "%00", "%ff", "x" * 3000, "a'--"):
        with server.client({"room": room}) as client:
            refusal = client.until("refused")
            assert (refusal["code"], refusal["reason"]) == ("not_found", "room_not_found")
            with pytest.raises(ConnectionClosed) as caught:
                client.receive()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1000


@pytest.mark.parametrize(
    ("origin", "let_in"),
    [
        ("http://127.0.0.1:{port}", True),
        ("HTTP://127.0.0.1:{port}", True),
        ("https://evil.example", False),
        ("http://127.0.0.1:1", False),
        ("http://127.0.0.1.evil.example:{port}", False),
        ("http://evil.example/127.0.0.1:{port}", False),
        ("null", False),
        ("", False),
        ("http://[", False),
    ],
)
def test_a_page_of_another_site_is_not_let_in(
    server: Server, ticket: Json, origin: str, *, let_in: bool
) -> None:
    address = f"ws://127.0.0.1:{server.port}/ws/rooms/{ticket['room']}"
    said = {"Origin": origin.format(port=server.port)}
    if let_in:
        with connect(address, additional_headers=said, open_timeout=LIMIT_S) as line:
            line.send('{"type":"ping"}')
            assert json.loads(line.recv(LIMIT_S))["type"] == "pong"
    else:
        with (
            pytest.raises(InvalidStatus) as caught,
            connect(address, additional_headers=said, open_timeout=LIMIT_S),
        ):
            pass
        assert caught.value.response.status_code == 403


def test_behind_a_proxy_its_own_name_counts(server: Server, ticket: Json) -> None:
    address = f"ws://127.0.0.1:{server.port}/ws/rooms/{ticket['room']}"
    said = {"Origin": "https://club.example", "X-Forwarded-Host": "club.example"}
    with connect(address, additional_headers=said, open_timeout=LIMIT_S) as line:
        line.send('{"type":"ping"}')
        assert json.loads(line.recv(LIMIT_S))["type"] == "pong"


@pytest.mark.slow  # `club/test_faults.py` in part
def test_a_client_that_reads_nothing_is_let_go_while_the_others_go_on(server: Server) -> None:
    ticket = server.open("scopa?players=2&target=one_deal", open_seats=1)
    friend = server.join(ticket["room"])
    asking = {"type": "hello", "token": ticket["token"], "version": None}
    with asleep_at(server, ticket["room"]) as asleep:
        # it asks and asks and hears nothing: the server stops listening to it, and keeps little for it
        with pytest.raises(TimeoutError):
            asleep.sendall(frame(json.dumps(asking)) * 100_000)
        go_on(server, ticket, friend)
        # what was on its way still comes; then comes the end
        with suppress(ConnectionResetError):
            while asleep.recv(1 << 20):
                pass


@contextmanager
def asleep_at(server: Server, room: str) -> Iterator[socket.socket]:
    """Connect by hand, so that nothing is read unless a test reads it."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(2)
        line.connect(("127.0.0.1", server.port))
        line.sendall(
            f"GET /ws/rooms/{room} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert line.recv(12) == b"HTTP/1.1 101"
        yield line


def frame(text: str) -> bytes:
    """Write a text message as a client sends it (RFC 6455, 5.2), under a mask of zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


def go_on(server: Server, ticket: Json, friend: Json) -> None:
    with server.player(ticket) as ada, server.player(friend) as bob:
        play_together([ada, bob])
        assert ada.screen["phase"] != "playing"


def test_a_client_that_vanishes_in_the_middle_is_missed_by_nobody(server: Server) -> None:
    ticket = server.open("scopa?players=2&target=one_deal")
    with server.player(ticket) as me:
        for _ in range(20):
            gone = server.player(ticket)
            gone.line.socket.close()
        me.play_match()


# ---------------------------------------------------------------------------------------------- requests


@pytest.mark.parametrize(
    ("rules", "status", "code"),
    [
        ("nosuch", 422, "unknown_rule"),
        ("", 422, "unknown_rule"),
        ("figs?nosuch=1", 422, "unknown_rule"),
        ("figs?target=x", 422, "unknown_rule"),
        ("figs?target=0", 422, "invalid_rules"),
        ("figs?target=99999999", 422, "unknown_rule"),
        ("figs?players=3", 422, "invalid_rules"),
        ("scopa?deal=P99", 422, "invalid_rules"),
        ("scopa?deal=" + "P1+" * 1000 + "P1", 422, "invalid_rules"),
        ("scopa?players=3&deal=T37+P1&redeal=ace1", 422, "invalid_rules"),
        ("figs\x00", 422, "unknown_rule"),
        ("../../etc/passwd", 422, "unknown_rule"),
        ("x" * 5000, 422, "syntax"),
        (None, 422, "syntax"),
        (["figs"], 422, "syntax"),
        ({"figs": 1}, 422, "syntax"),
    ],
    ids=lambda value: str(value)[:25],
)
def test_rules_that_do_not_exist_open_no_table(server: Server, rules: object, status: int, code: str) -> None:
    before = tables(server)
    answer = server.request("/api/rooms", {"rules": rules, "name": "Ada"})
    assert (answer.status, answer.json["code"]) == (status, code)
    assert answer.json["message"]
    assert tables(server) == before


@pytest.mark.parametrize(
    "name",
    ["", " ", "\t\n", "\u00a0\u2003", "a\x00b", "a\nb", "a\u202eb", "\u2066a", "a\u200bb", "\ufeffa",
     "\u200d", "\u3164", "a\u2028b", "a\x7fb", "x" * 25, "\x1b[31mred", 7, None, ["Ada"]],
    ids=ascii,
)  # fmt: skip
def test_a_name_that_cannot_be_shown_is_refused(server: Server, name: object) -> None:
    before = tables(server)
    answer = server.request("/api/rooms", {"rules": "figs", "name": name})
    about = ("bad_name", {"most": 24}) if isinstance(name, str) else ("bad_message", {"field": "name"})
    assert (answer.status, answer.json["reason"], answer.json["facts"]) == (422, *about)
    assert tables(server) == before
    assert "\n" not in answer.json["message"]


@pytest.mark.parametrize(
    "name",
    ["<script>alert(1)</script>"[:24], "Ada & \"Bob\" 'C'", "Nonna Pina", "Łukasz", "大",
     "👨\u200d👩\u200d👧", "Zoë" * 8, "{room}", "%s%n", "None"],
)  # fmt: skip
def test_any_other_name_is_shown_as_it_is_written(server: Server, name: str) -> None:
    ticket = server.open("scopa?players=2", name=f"  {name} "[:24] if len(name) < 22 else name)
    with server.player(ticket) as me:
        assert me.screen["seats"][me.screen["you"]]["name"] == name


@pytest.mark.parametrize(
    "changed",
    [{"open_seats": -1}, {"open_seats": 6}, {"open_seats": "x"}, {"open_seats": True}, {"salt": "a,b"},
     {"salt": "x" * 65}, {"player": "x" * 41}, {"more": 1}, {"seed": "0" * 64}],
    ids=str,
)  # fmt: skip
def test_a_request_of_another_shape_opens_no_table(server: Server, changed: Json) -> None:
    before = tables(server)
    answer = server.request("/api/rooms", {"rules": "figs", "name": "Ada", **changed})
    assert (answer.status, answer.json["code"], answer.json["reason"]) == (422, "syntax", "bad_message")
    assert tables(server) == before


@pytest.mark.parametrize("player", ["oracle", "", "../greedy", "Greedy"])
def test_a_computer_player_that_does_not_exist_opens_no_table(server: Server, player: str) -> None:
    before = tables(server)
    answer = server.request("/api/rooms", {"rules": "figs", "name": "Ada", "player": player})
    assert (answer.status, answer.json["reason"]) == (404, "player_not_found")
    assert tables(server) == before


@pytest.mark.parametrize(
    "body",
    [b"", b"x", b"{", b"\xff\xfe{", b"[" * 30000, b'{"rules":' * 3000, b"null", b"[]", b'"figs"', b"NaN"],
    ids=lambda body: repr(body[:12]),
)
@pytest.mark.parametrize("path", ["/api/rooms", "/api/rules", "/api/rooms/nosuch/seats"])
def test_a_body_that_is_no_request_is_refused(server: Server, path: str, body: bytes) -> None:
    answer = server.request(path, body, method="POST")
    assert answer.status in {400, 422}
    assert answer.json["code"] == "syntax"
    assert answer.json["reason"] in {"no_json", "bad_message"}


def test_a_body_that_is_too_large_is_refused_unread(server: Server) -> None:
    answer = server.request("/api/rules", b'{"rules":"' + b"x" * 70_000 + b'"}', method="POST")
    assert (answer.status, answer.json["reason"]) == (413, "bad_request")


def test_a_body_that_hides_its_length_is_counted(server: Server) -> None:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=LIMIT_S)
    with closing(line):
        parts = (b"x" * 10_000 for _ in range(8))
        line.request("POST", "/api/rules", parts, {"Content-Type": "application/json"}, encode_chunked=True)
        answer = line.getresponse()
        body = json.loads(answer.read())
    assert (answer.status, body["reason"]) == (413, "bad_request")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/rooms", 405),
        ("PUT", "/api/rooms", 405),
        ("DELETE", "/api/rooms/x", 405),
        ("GET", "/api/rooms/nosuch/record", 404),
        ("GET", "/api/nosuch", 404),
        ("GET", "/ws/rooms/x", 404),
        ("GET", "/cards/nosuch.svg", 404),
        ("GET", "/cards/napoletane.svg?index=nosuch", 404),
        ("GET", "/cards/..%2f..%2fapp.py", 404),
        ("GET", "/assets/nosuch.js", 404),
        ("POST", "/", 405),
        ("POST", "/api/rooms/nosuch/seats", 404),
        ("BREW", "/api/rooms", 405),
        ("GET", "/api/account/delete", 405),
    ],
)
def test_a_request_for_what_is_not_there_is_told_so(
    server: Server, method: str, path: str, status: int
) -> None:
    body = {"name": "Ada"} if method == "POST" else None
    answer = server.request(path, body, method=method)
    assert answer.status == status
    assert answer.json["code"] == "not_found"
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")


@pytest.mark.parametrize(
    "path",
    ["/../../../../etc/passwd", "/%2e%2e/%2e%2e/app.py", "//etc/passwd", "/..%2fapp.py", "/%00", "/a%00b",
     "/assets/../../app.py", "/assets/%2e%2e/%2e%2e/socket.py", "/" + "a" * 300, "/" + "a/" * 2000,
     "/..\\..\\app.py", "/%ff", "/client", "/."],
    ids=lambda path: path[:30],
)  # fmt: skip
def test_no_path_leads_out_of_the_client(server: Server, path: str) -> None:
    answer = server.request(path)
    assert answer.status in {200, 404, 503}  # 503 where the page is not built
    assert "root:" not in answer.text
    assert "import " not in answer.text
    assert "Traceback" not in answer.text


def test_the_server_is_well_after_all_that(server: Server) -> None:
    with server.player(server.open("figs-11")) as me:
        me.play_once()
    server.check_errors()
