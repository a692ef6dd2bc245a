"""Accounts over REST: the whole way of one person, and whatever a stranger tries."""

import json
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from settebello.server.people.people import NEW_BY_ADDRESS, WRONG_BY_ADDRESS, WRONG_BY_NAME
from tests.support.fresh import club_settings
from tests.support.serving import Json, Server, serving
from tests.support.visitor import PASSWORD, Visitor, drawn_address, new_name, refusal


@pytest.fixture
def ada(server: Server) -> Visitor:
    visitor = Visitor(server)
    assert visitor.sign_up(new_name(), email="ada@example.org").status == 201
    return visitor


def rows(server: Server, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(server.database)) as database:
        return database.execute(f"SELECT * FROM {table}").fetchall()


# ----------------------------------------------------------------------------------------- one's own way


def test_an_account_from_its_beginning_to_its_end(server: Server) -> None:
    name, ada, phone = new_name(), Visitor(server), Visitor(server, agent="Phone/2")
    assert ada.me() is None
    made = ada.sign_up(f"  {name}  ", email="ada@example.org")
    assert made.status == 201
    account = {"name": name, "email": "ada@example.org", "role": "member"}
    assert made.json | account == made.json
    assert ada.me() == made.json
    assert phone.sign_in(name.upper()).json == made.json
    assert [(each["agent"], each["current"]) for each in phone.sessions()] == [
        ("Phone/2", True),
        ("Test/1.0", False),
    ]
    export = ada.ask("/api/account/export")
    assert export.headers["content-disposition"] == 'attachment; filename="settebello-account.json"'
    assert export.json["account"] == made.json
    assert len(export.json["sessions"]) == 2
    other = next(each for each in ada.sessions() if not each["current"])
    assert ada.ask(f"/api/sessions/{other['id']}", method="DELETE").status == 204
    assert phone.me() is None
    assert ada.ask("/api/sessions/current", method="DELETE").status == 204
    assert ada.cookie is None
    assert ada.sign_in(name).status == 201
    assert ada.ask("/api/account/delete", {"password": PASSWORD}).status == 204
    assert ada.me() is None
    assert refusal(ada.sign_in(name)) == (401, "sign_in_wrong")
    assert name not in str(rows(server, "people"))
    assert Visitor(server).sign_up(name).status == 201


def test_a_guest_plays_and_nothing_is_asked(server: Server) -> None:
    ticket = server.open("scopa?players=2")
    with server.player(ticket) as guest:
        guest.play_once()


def test_another_password_ends_every_other_session(server: Server, ada: Visitor) -> None:
    account = ada.me()
    assert account is not None
    phone = Visitor(server)
    phone.sign_in(account["name"])
    asked = {"old": PASSWORD, "new": "un'altra parola"}
    assert ada.ask("/api/account/password", asked).status == 204
    assert ada.me() == account
    assert phone.me() is None
    assert refusal(phone.sign_in(account["name"])) == (401, "sign_in_wrong")
    assert phone.sign_in(account["name"], asked["new"]).status == 201


def test_a_browser_that_signs_in_again_leaves_no_session_behind(server: Server, ada: Visitor) -> None:
    account, old = ada.me(), ada.cookie
    assert account is not None
    for _ in range(3):
        ada.sign_in(account["name"])
    assert len(ada.sessions()) == 1
    assert Visitor(server, cookie=old).me() is None


def test_the_right_password_takes_back_the_wrong_ones(server: Server, ada: Visitor) -> None:
    account = ada.me()
    assert account is not None
    assert guesses(server, account["name"], WRONG_BY_NAME - 1) == [401] * (WRONG_BY_NAME - 1)
    assert Visitor(server).sign_in(account["name"]).status == 201
    assert guesses(server, account["name"], 2) == [401] * 2


# ------------------------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    "name",
    ["", " ", "A", "x" * 31, "a\u0000b", "a\nb", "ad\u200ba", "a\u202eb", "ad\u3164a", "\u0301a", "a\u2800b"],
)
def test_a_name_that_cannot_be_seen_is_refused(server: Server, name: str) -> None:
    answer = Visitor(server).sign_up(name)
    assert refusal(answer) == (422, "account_name")
    assert answer.json["facts"]["field"] == "name"


@pytest.mark.parametrize("name", ["Ada/matches", "..", "..."])
def test_a_name_that_would_be_another_address_is_refused(server: Server, name: str) -> None:
    assert refusal(Visitor(server).sign_up(name)) == (422, "account_name_signs")


@pytest.mark.parametrize("name", ["maestro", "Circolo", "SETTEBELLO"])
def test_nobody_takes_the_names_of_the_house(server: Server, name: str) -> None:
    assert refusal(Visitor(server).sign_up(name))[1] == "account_name_taken"


def test_a_name_is_somebodys_however_it_is_written(server: Server, ada: Visitor) -> None:
    account = ada.me()
    assert account is not None
    name = account["name"]
    wide = "".join(chr(ord(letter) + 0xFEE0) if "!" <= letter <= "~" else letter for letter in name)
    for same in (name, name.upper(), f" {name} ", name.replace(" ", "\u00a0"), wide, name.replace(" ", "  ")):
        assert refusal(Visitor(server).sign_up(same)) == (422, "account_name_taken"), same


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
def test_a_password_of_no_use_is_refused(server: Server, password: str) -> None:
    answer = Visitor(server).sign_up(new_name(), password)
    assert refusal(answer) == (422, "password_length")
    assert answer.json["facts"]["field"] == "password"


@pytest.mark.parametrize("email", ["x", "@", "a@b", "a b@c.d", "a@b.c\nBcc: all", "<script>@a.b", "x" * 300])
def test_an_address_of_no_use_is_refused(server: Server, email: str) -> None:
    assert refusal(Visitor(server).sign_up(new_name(), email=email)) == (422, "email_unusable")


def test_who_is_not_signed_in_gets_nothing(server: Server) -> None:
    for path, body, method in (
        ("/api/sessions", None, "GET"),
        ("/api/sessions/anything", None, "DELETE"),
        ("/api/account/export", None, "GET"),
        ("/api/account/delete", {"password": PASSWORD}, "POST"),
        ("/api/account/password", {"old": PASSWORD, "new": PASSWORD}, "POST"),
    ):
        for cookie in (None, "", "x", "' OR ''='", secrets.token_urlsafe(32), "x" * 3000):
            visitor = Visitor(server, cookie)
            assert refusal(visitor.ask(path, body, method=method)) == (401, "not_signed_in"), (path, cookie)


def test_what_is_kept_of_a_session_opens_nothing(server: Server, ada: Visitor) -> None:
    for row in rows(server, "sessions"):
        for value in row:
            assert Visitor(server, cookie=str(value)).me() is None
    assert ada.me() is not None


def test_nobody_ends_anothers_session(server: Server, ada: Visitor) -> None:
    thief = Visitor(server)
    thief.sign_up(new_name())
    for session in [ada.sessions()[0]["id"], "nosuch", "%00", "'%20OR%20''='", "x" * 2000]:
        answer = thief.ask(f"/api/sessions/{session}", method="DELETE")
        assert refusal(answer) == (404, "session_not_found")
    assert ada.me() is not None


def test_without_the_password_nothing_is_deleted_or_changed(ada: Visitor) -> None:
    wrong = ada.ask("/api/account/delete", {"password": "not the password"})
    assert refusal(wrong) == (403, "password_wrong")
    wrong = ada.ask("/api/account/password", {"old": "not the password", "new": PASSWORD})
    assert refusal(wrong) == (403, "password_wrong")
    assert wrong.json["facts"] == {"field": "old"}
    assert ada.me() is not None


def test_a_page_of_another_site_changes_nothing(server: Server, ada: Visitor) -> None:
    session = ada.sessions()[0]["id"]
    for origin in ("https://evil.example", "null", f"http://127.0.0.1.evil.example:{server.port}"):
        for path, body, method in (
            ("/api/account", {"name": new_name(), "password": PASSWORD}, "POST"),
            ("/api/sessions", {"name": "x", "password": PASSWORD}, "POST"),
            ("/api/sessions/current", None, "DELETE"),
            (f"/api/sessions/{session}", None, "DELETE"),
            ("/api/account/delete", {"password": PASSWORD}, "POST"),
            ("/api/account/password", {"old": PASSWORD, "new": "un'altra parola"}, "POST"),
        ):
            answer = ada.ask(path, body, method=method, headers={"Origin": origin})
            assert refusal(answer) == (403, "other_site"), path
    assert [each["id"] for each in ada.sessions()] == [session]
    own = {"Origin": f"http://127.0.0.1:{server.port}"}
    assert ada.ask("/api/sessions/current", method="DELETE", headers=own).status == 204


@pytest.mark.parametrize("proto", [None, "http", "https", "https, http"])
def test_no_script_and_no_other_site_gets_the_cookie(server: Server, proto: str | None) -> None:
    headers = {"X-Forwarded-Proto": proto} if proto else {}
    body = {"name": new_name(), "password": PASSWORD}
    cookie = Visitor(server).ask("/api/account", body, headers=headers).headers["set-cookie"]
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert parts >= {"httponly", "samesite=lax", "path=/"}
    assert ("secure" in parts) == (proto is not None and proto.startswith("https"))


def test_below_a_path_the_cookie_is_for_that_path_alone(tmp_path: Path) -> None:
    with serving(tmp_path, base_path="/club/") as server:
        body = {"name": new_name(), "password": PASSWORD}
        answer = Visitor(server).ask("/club/api/account", body)
        assert "path=/club/" in answer.headers["set-cookie"].lower().split("; ")


BODIES = [
    b"",
    b"no json",
    b"[]",
    b"null",
    b'{"name":"Ada"}',
    b'{"name":7,"password":"sette di denari"}',
    b'{"name":"Ada","password":["sette di denari"]}',
    b'{"name":"Ada","password":"sette di denari","role":"admin"}',
    b'{"name":"\\ud800","password":"sette di denari"}',
    b'{"name":"Ada","password":"\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800"}',
    json.dumps({"name": "x" * 1001, "password": PASSWORD}).encode(),
    json.dumps({"name": "Ada", "password": "x" * 1001}).encode(),
    b"[" * 60_000,
]


@pytest.mark.parametrize("path", ["/api/account", "/api/sessions"])
@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body)[:40])
def test_a_body_of_another_shape_is_refused(server: Server, path: str, body: bytes) -> None:
    status, reason = refusal(Visitor(server).ask(path, body))
    assert status in {400, 422}
    assert reason in {"no_json", "bad_message", "bad_request"}


@pytest.mark.parametrize("path", ["/api/account", "/api/sessions", "/api/account/delete"])
def test_a_huge_body_is_refused_unread(server: Server, path: str) -> None:
    assert refusal(Visitor(server).ask(path, b"x" * 70_000)) == (413, "bad_request")


HOSTILE = [
    "'; DROP TABLE people; --",
    '" OR 1=1 --',
    "<script>alert(1)</script>",
    "{{7*7}} ${7*7} %s",
    "../../etc/passwd",
    "null",
    "🂡🂱",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_a_text_is_a_text_wherever_it_stands(server: Server, text: str) -> None:
    name = f"{text.replace('/', '|')} {secrets.token_hex(1)}"  # which is part of an address, too
    visitor = Visitor(server, agent=text.encode("ascii", "ignore").decode())
    made = visitor.sign_up(name, f"{text} and more")
    assert made.status == 201, made.text
    assert made.json["name"] == name
    assert Visitor(server).sign_in(name, f"{text} and more").json == made.json
    assert visitor.ask("/api/account/export").json["account"] == made.json
    assert made.headers["content-type"] == "application/json"


# -------------------------------------------------------------------------------- how often one may err


def guesses(server: Server, name: str, count: int, address: str | None = None) -> list[int]:
    return [
        Visitor(server, address=address or drawn_address()).sign_in(name, "wrong password").status
        for _ in range(count)
    ]


def test_a_password_is_guessed_so_often_and_then_not_even_right(server: Server, ada: Visitor) -> None:
    account = ada.me()
    assert account is not None
    assert guesses(server, account["name"], WRONG_BY_NAME + 2) == [401] * WRONG_BY_NAME + [429] * 2
    answer = Visitor(server).sign_in(account["name"])
    assert refusal(answer) == (429, "too_many_tries")
    assert answer.headers["retry-after"] == "600"
    assert answer.json["facts"] == {"seconds": 600}
    assert refusal(ada.ask("/api/account/delete", {"password": PASSWORD})) == (429, "too_many_tries")
    assert ada.me() is not None  # whoever is signed in stays so


def test_an_address_guesses_so_often_whatever_the_names(server: Server) -> None:
    address = drawn_address()
    found = [guesses(server, new_name(), 1, address)[0] for _ in range(WRONG_BY_ADDRESS + 2)]
    assert found == [401] * WRONG_BY_ADDRESS + [429] * 2


def test_an_address_makes_so_many_accounts(server: Server) -> None:
    address = drawn_address()
    made = [Visitor(server, address=address).sign_up(new_name()).status for _ in range(NEW_BY_ADDRESS + 1)]
    assert made == [201] * NEW_BY_ADDRESS + [429]


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Server]:
    with club_settings() as settings:
        running = Server(tmp_path / "club", club=settings, workers=2).start()
        try:
            yield running
        finally:
            running.stop()


def test_a_club_counts_in_all_its_workers_together_and_a_session_is_known_in_each(club: Server) -> None:
    name = new_name()
    ada = Visitor(club)
    assert ada.sign_up(name).status == 201
    assert {(ada.me() or {}).get("name") for _ in range(20)} == {name}
    assert guesses(club, name, WRONG_BY_NAME + 4) == [401] * WRONG_BY_NAME + [429] * 4


# ----------------------------------------------------------------------------------------------- secrets


def test_no_password_token_or_hash_is_in_any_answer_log_or_export(tmp_path: Path) -> None:
    password, wrong = secrets.token_hex(12), secrets.token_hex(12)
    said: list[str] = []
    with serving(tmp_path) as server:
        ada = Visitor(server)
        name = new_name()
        answers = (
            ada.sign_up(name, password),
            ada.sign_in(name, wrong),
            ada.ask("/api/account"),
            ada.ask("/api/sessions"),
            ada.ask("/api/account/export"),
            ada.ask("/api/account/password", {"old": wrong, "new": password}),
            ada.ask("/api/account/delete", {"password": wrong}),
            ada.ask("/api/account", {"name": name, "password": password, "more": wrong}),
            ada.ask("/api/account", f'{{"password": "{wrong}"'.encode()),
            ada.ask("/api/openapi.json"),
        )
        said += [answer.text for answer in answers]
        token = ada.cookie or ""
        kept = rows(server, "people")[0]
        # the password as a hash, the session's secret as its hash
        assert str(kept[3]).startswith("$argon2id$")
        assert sha256(token.encode()).hexdigest() in str(rows(server, "sessions"))
        assert token not in str(rows(server, "sessions"))
        server.stop()
        said += [server.errors(), server.said()]
    hidden = [password, wrong, token, sha256(token.encode()).hexdigest(), "$argon2"]
    assert [(secret, text) for secret in hidden for text in said if secret in text] == []


def test_the_description_of_the_api_has_every_answer(server: Server) -> None:
    paths: Json = server.request("/api/openapi.json").json["paths"]
    ours = {
        path: set(methods) for path, methods in paths.items() if path.startswith(("/api/acc", "/api/ses"))
    }
    assert ours == {
        "/api/account": {"get", "post"},
        "/api/account/password": {"post"},
        "/api/account/export": {"get"},
        "/api/account/seats": {"get"},
        "/api/account/rounds": {"get"},
        "/api/account/notifications": {"get", "post"},
        "/api/account/fair-play": {"get"},
        "/api/account/bans/{ban}/appeal": {"post"},
        "/api/account/warnings/{warning}/read": {"post"},
        "/api/account/blocks": {"post"},
        "/api/account/blocks/end": {"post"},
        "/api/account/email": {"post"},
        "/api/account/email/question": {"post"},
        "/api/account/browsers": {"post"},
        "/api/account/browsers/end": {"post"},
        "/api/account/browsers/{browser}": {"delete"},
        "/api/account/delete": {"post"},
        "/api/sessions": {"get", "post"},
        "/api/sessions/current": {"delete"},
        "/api/sessions/{session}": {"delete"},
    }
