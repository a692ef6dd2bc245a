"""At its most talkative a server says nothing of cards, seeds, tokens and passwords."""

import json
import re
from pathlib import Path
from urllib.parse import quote

from settebello.room import Dealt, Sealed
from tests.support.serving import Server, play_together

PASSWORD = "sette-di-denari-7"
CARD = re.compile(r"(?<![0-9A-Za-z])[A2-7FCR][DCSB](?![0-9A-Za-z])")


def test_a_deal_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    settings = {"SETTEBELLO_LOG_FORMAT": "json", "SETTEBELLO_LOG_LEVEL": "debug"}
    server = Server(tmp_path / "settebello.db", settings=settings).start()
    try:
        account = server.request("/api/account", {"name": "Nadia", "password": PASSWORD})
        assert account.status == 201
        server.request("/api/sessions", {"name": "Nadia", "password": f"{PASSWORD}-wrong"})
        ticket = server.open("scopa?players=2", open_seats=1)
        friend = server.join(ticket["room"])
        server.request(f"/api/rooms/{ticket['room']}/record?token={ticket['token']}")
        server.request("/api/rooms", b'{"name": "sette-di-denari-7"')
        with server.player(ticket) as here, server.player(friend) as there:
            me = here if here.my_turn else there
            me.refused(me.play_message(action="shows=AD"))
            me.refused({"type": "play", "id": "x", "version": PASSWORD})
            play_together([here, there])
        log = server.log_of(ticket["room"])
    finally:
        server.stop()
    said = server.errors()
    lines = [json.loads(line) for line in said.splitlines()]
    assert {line["message"] for line in lines} >= {"move accepted", "http /api/rooms/{room}/seats"}
    assert all(line["request"] for line in lines if line["message"].startswith(("http", "websocket")))
    cookie = next(value for name, value in account.headers.items() if name.lower() == "set-cookie")
    secrets = {ticket["token"], friend["token"], PASSWORD, cookie.split("=", 1)[1].split(";")[0]}
    secrets |= {event.seed for event in log if isinstance(event, Sealed)}
    secrets |= {event.pack[:8] for event in log if isinstance(event, Dealt)}
    assert len(secrets) >= 6
    assert not [secret for secret in secrets if secret in said]
    written = [str(value) for line in lines for name, value in line.items() if name not in {"table", "time"}]
    assert not [text for text in written if CARD.search(text)]


def test_what_somebody_asks_for_writes_no_line_of_its_own(tmp_path: Path) -> None:
    server = Server(tmp_path / "settebello.db", settings={"SETTEBELLO_LOG_LEVEL": "debug"}).start()
    forged = "2026-01-01T00:00:00+00:00 error forged"
    name = quote(f"nosuch\n{forged}\x1b[31m", safe="")
    assert server.request(f"/api/rooms/{name}/seats", {"name": "Ada"}).status == 404
    server.stop()
    said = server.errors()
    assert "sit not_found" in said
    assert "forged" not in said
    assert "\x1b" not in said


def test_in_text_a_line_is_for_people(tmp_path: Path) -> None:
    server = Server(tmp_path / "settebello.db", settings={"SETTEBELLO_LOG_LEVEL": "info"}).start()
    server.request("/health/live?password=junk")
    server.stop()
    assert re.search(r"^\S+Z? info http /health/live request=\w+ status=200 ms=\d+$", server.errors(), re.M)
    assert "junk" not in server.errors()
