"""Tokens over REST: made and revoked by their owner, good for what they say and nothing else."""

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from settebello.server.people.tokens import MOST_TOKENS
from tests.support.serving import Answer, Json, Server
from tests.support.visitor import PASSWORD, Visitor, new_name, refusal


@pytest.fixture
def ada(server: Server) -> Visitor:
    visitor = Visitor(server)
    assert visitor.sign_up(new_name()).status == 201
    return visitor


def make(visitor: Visitor, *scopes: str, **asked: object) -> Json:
    answer = visitor.ask("/api/tokens", {"name": "robot", "scopes": list(scopes), **asked})
    assert answer.status == 201, answer.text
    return answer.json


def ask_with(server: Server, token: str, path: str = "/api/account") -> Answer:
    return server.request(path, headers={"Authorization": f"Bearer {token}"})


def test_a_token_from_its_making_to_its_end(server: Server, ada: Visitor) -> None:
    made = make(ada, "read", "play", days=7)
    token, info = made["token"], made["info"]
    assert token.startswith("settebello_")
    assert (info["name"], info["scopes"], info["seen"]) == ("robot", ["read", "play"], None)
    assert info["ends"] - info["created"] == 7 * 86_400
    answer = ask_with(server, token)
    assert answer.json["account"] == ada.me()
    listed: list[Json] = ada.ask("/api/tokens").json  # type: ignore[assignment]  # a list
    assert [each["seen"] is None for each in listed] == [False]
    assert [each["id"] for each in ada.ask("/api/account/export").json["tokens"]] == [info["id"]]
    assert ada.ask(f"/api/tokens/{info['id']}", method="DELETE").status == 204
    assert refusal(ask_with(server, token)) == (401, "token_bad")
    assert ada.ask("/api/tokens").text == "[]"


def test_a_token_is_good_for_what_it_says_alone(server: Server, ada: Visitor) -> None:
    answer = ask_with(server, make(ada, "play")["token"])
    assert refusal(answer) == (403, "token_scope")
    assert answer.json["facts"] == {"scope": "read"}


def test_a_token_that_is_over_opens_nothing(server: Server, ada: Visitor) -> None:
    made = make(ada, "read")
    with closing(sqlite3.connect(server.database, timeout=60)) as database, database:
        database.execute("UPDATE tokens SET ends = 1 WHERE id = ?", (made["info"]["id"],))
    assert refusal(ask_with(server, made["token"])) == (401, "token_over")


def test_what_is_kept_of_a_token_opens_nothing(server: Server, ada: Visitor) -> None:
    made = make(ada, "read")
    with closing(sqlite3.connect(server.database)) as database:
        rows = database.execute("SELECT * FROM tokens WHERE id = ?", (made["info"]["id"],)).fetchall()
    assert made["token"] not in str(rows)
    for value in rows[0]:
        assert ask_with(server, str(value)).status == 401


@pytest.mark.parametrize(
    "header",
    ["", "Bearer", "Bearer ", "Bearer x", "Basic QWRhOng=", "bearer' OR '1'='1", f"Bearer {'x' * 3000}"],
)
def test_a_header_with_no_token_is_refused(ada: Visitor, header: str) -> None:
    answer = ada.ask("/api/account", headers={"Authorization": header})
    assert refusal(answer) == (401, "token_bad")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_token_in_an_address_is_no_token(server: Server, ada: Visitor) -> None:
    token = make(ada, "read")["token"]
    for name in ("token", "access_token", "authorization"):
        assert server.request(f"/api/account?{name}={token}").json == {"account": None}


def test_a_program_makes_no_tokens_and_ends_no_sessions(server: Server, ada: Visitor) -> None:
    token = make(ada, "read", "play")["token"]
    headers = {"Authorization": f"Bearer {token}"}
    for path, body, method in (
        ("/api/tokens", None, "GET"),
        ("/api/tokens", {"name": "x", "scopes": ["play"]}, "POST"),
        ("/api/tokens/anything", None, "DELETE"),
        ("/api/sessions", None, "GET"),
        ("/api/account/export", None, "GET"),
        ("/api/account/delete", {"password": PASSWORD}, "POST"),
        ("/api/account/password", {"old": PASSWORD, "new": PASSWORD}, "POST"),
    ):
        answer = server.request(path, body, method=method, headers=headers)
        assert refusal(answer) == (401, "not_signed_in"), path


def test_nobody_revokes_anothers_token(server: Server, ada: Visitor) -> None:
    made, thief = make(ada, "read"), Visitor(server)
    thief.sign_up(new_name())
    for token in (made["info"]["id"], "nosuch", "%00", "'%20OR%20''='", "x" * 2000):
        assert refusal(thief.ask(f"/api/tokens/{token}", method="DELETE")) == (404, "token_not_found")
    assert ask_with(server, made["token"]).status == 200


def test_tokens_go_with_the_password_and_with_the_account(server: Server, ada: Visitor) -> None:
    first = make(ada, "read")["token"]
    assert ada.ask("/api/account/password", {"old": PASSWORD, "new": "un'altra parola"}).status == 204
    assert refusal(ask_with(server, first)) == (401, "token_bad")
    second = make(ada, "read")["token"]
    assert ada.ask("/api/account/delete", {"password": "un'altra parola"}).status == 204
    assert refusal(ask_with(server, second)) == (401, "token_bad")


def test_nobody_has_more_than_so_many(ada: Visitor) -> None:
    for _ in range(MOST_TOKENS):
        make(ada, "read")
    answer = ada.ask("/api/tokens", {"name": "robot", "scopes": ["read"]})
    assert refusal(answer) == (403, "too_many_tokens")


def test_only_a_bot_of_the_house_plays_for_the_house(ada: Visitor) -> None:
    answer = ada.ask("/api/tokens", {"name": "robot", "scopes": ["house"]})
    assert refusal(answer) == (403, "scope_of_the_house")


def test_a_page_of_another_site_makes_no_token(ada: Visitor) -> None:
    body = {"name": "robot", "scopes": ["play"]}
    answer = ada.ask("/api/tokens", body, headers={"Origin": "https://evil.example"})
    assert refusal(answer) == (403, "other_site")
    assert ada.ask("/api/tokens").text == "[]"


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": "x", "scopes": []},
        {"name": "", "scopes": ["play"]},
        {"name": "\u202e", "scopes": ["play"]},
        {"name": "x" * 61, "scopes": ["play"]},
        {"name": "x", "scopes": ["admin"]},
        {"name": "x", "scopes": ["play"], "days": 0},
        {"name": "x", "scopes": ["play"], "days": 367},
        {"name": "x", "scopes": ["play"], "person": "somebody"},
    ],
    ids=str,
)
def test_a_token_of_another_shape_is_refused(ada: Visitor, body: Json) -> None:
    assert refusal(ada.ask("/api/tokens", body)) == (422, "bad_message")


def test_no_token_is_in_what_the_server_writes(tmp_path: Path) -> None:
    server = Server(tmp_path / "settebello.db").start()
    try:
        ada = Visitor(server)
        ada.sign_up(new_name())
        token = make(ada, "read")["token"]
        for shown in (token, token[:-1], secrets.token_urlsafe(32)):
            ask_with(server, shown)
            ask_with(server, shown, "/api/nosuch")
    finally:
        server.stop()
    assert token[11:] not in server.errors() + server.said()
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("settebello.db*"))
    assert token[11:].encode() not in kept
