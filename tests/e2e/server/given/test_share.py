"""A match that is over, and a table, as a link and as a picture; of a match in play nothing is said."""

import re
from html import unescape
from pathlib import Path

import pytest

from settebello.store import public_name
from settebello.texts import texts
from tests.e2e.server.given.test_again import over
from tests.support.serving import Server

TAG = re.compile(r'<meta (?:property|name)="(og:[\w:]+|twitter:\w+|description)" content="([^"]*)"')
EVIL = '"><script>&amp;'


@pytest.fixture(scope="module")
def match(server: Server) -> str:
    """Return the name of a match that is over, in which somebody had a name to be escaped."""
    ticket = server.open("scopa?players=2&target=1", name=EVIL, open_seats=0, player="greedy")
    with server.player(ticket) as eve:
        eve.play_match()
    return str(server.request(f"/api/rooms/{ticket['room']}/match").json["id"])


def tags_at(server: Server, path: str, language: str = "it") -> dict[str, str]:
    answer = server.request(path, headers={"Accept-Language": language, "Accept": "text/html"})
    assert answer.status == 200
    assert "<script>&" not in answer.text
    return {name: unescape(value) for name, value in TAG.findall(answer.text)}


def test_a_link_to_a_match_says_who_played_and_how_it_ended(server: Server, match: str) -> None:
    found = tags_at(server, f"/match/{match}")
    sides = server.request(f"/api/matches/{match}").json["sides"]
    for side in sides:
        assert f"{side['players'][0]['name']} {side['score']}" in found["og:title"]
    assert EVIL in found["og:title"]
    assert found["og:description"] == found["description"]
    assert found["description"].startswith("Scopa · Partita a 1 · ")
    assert tags_at(server, f"/match/{match}", "en")["description"].startswith("Scopa · Match to 1 · ")
    picture = found["og:image"]
    assert picture.startswith(server.address("/"))
    assert picture.endswith(f"/api/matches/{match}/picture.png?lang=it")


def test_the_picture_is_drawn_in_the_language_that_is_asked_for(server: Server, match: str) -> None:
    path = f"/api/matches/{match}/picture.svg"
    italian = server.request(f"{path}?lang=it", headers={"Accept-Language": "en"})
    assert italian.headers["content-type"] == "image/svg+xml"
    assert "Partita a 1" in italian.text
    assert EVIL not in italian.text
    for query in ("", "?lang=xx", "?lang=", "?lang=..%2f..%2fetc"):
        assert "Match to 1" in server.request(f"{path}{query}", headers={"Accept-Language": "en"}).text


def test_nothing_is_said_of_a_match_that_is_played(server: Server) -> None:
    room = server.open("scopa?players=2", open_seats=0)["room"]
    for name in (public_name(room, 1), room, "nothing", "%00", "a%22b"):
        assert set(tags_at(server, f"/match/{name}")) <= {"description"}
        for kind in ("svg", "png"):
            answer = server.request(f"/api/matches/{name}/picture.{kind}")
            assert (answer.status, answer.json["reason"]) == (404, "match_not_found")


def test_a_match_with_given_deals_says_so_in_its_link(server: Server) -> None:
    first = over(server)["id"]
    ticket = server.request(f"/api/matches/{first}/tables", {"name": "Ada"}).json
    with server.player(ticket) as ada:
        ada.play_match()
    second = server.request(f"/api/rooms/{ticket['room']}/match").json["id"]
    assert "Con le smazzate di una partita finita" in tags_at(server, f"/match/{second}")["og:description"]


@pytest.mark.parametrize("language", ["it", "en", "es", "fr", "de"])
def test_a_link_to_a_table_invites_while_a_seat_is_free(server: Server, language: str) -> None:
    room = server.open("scopone", name=EVIL, open_seats=3)["room"]
    found, said = tags_at(server, f"/t/{room}", language), texts(language)
    assert found["og:title"] == said.say("share-invites-to", name=EVIL, game="Scopone")
    assert found["og:description"].endswith(said.say("waiting-free", count=3))
    assert found["og:url"] == server.address(f"/t/{room}")
    assert tags_at(server, f"/t/{room}/", language) == found
    assert found["og:image"] == server.address(f"/api/rooms/{room}/picture.png?lang={language}")
    drawn = server.request(f"/api/rooms/{room}/picture.svg?lang={language}")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert said.say("share-invites") in drawn.text
    assert EVIL not in drawn.text
    for path in (f"/t/{room}", f"/api/rooms/{room}/picture.png", f"/api/rooms/{room}/picture.svg"):
        head = server.request(path, method="HEAD")
        assert (head.status, head.text) == (200, "")


def test_a_link_leads_to_the_public_address_whatever_address_was_asked(tmp_path: Path) -> None:
    public = "https://carte.example.org/club"
    server = Server(tmp_path / "s.db", settings={"SETTEBELLO_PUBLIC_ADDRESS": public}).start()
    try:
        room = server.open("scopa?players=2", open_seats=1)["room"]
        found = tags_at(server, f"/t/{room}")
    finally:
        server.kill()
    assert found["og:url"] == f"{public}/t/{room}"
    assert found["og:image"].startswith(f"{public}/api/rooms/{room}/picture.png")


def test_a_link_to_a_table_in_play_names_nobody(server: Server) -> None:
    room = server.open("scopa?players=2", name="Annamaria", open_seats=0)["room"]
    found = tags_at(server, f"/t/{room}", "en")
    assert found["og:title"] == "Scopa"
    assert "Annamaria" not in str(found) + server.request(f"/api/rooms/{room}/picture.svg").text


def test_a_link_to_a_table_that_is_not_there_opens_the_page_and_has_no_picture(server: Server) -> None:
    for name in ("nothing", "%00", "a%22b"):
        assert set(tags_at(server, f"/t/{name}")) <= {"description"}
        for kind in ("svg", "png"):
            answer = server.request(f"/api/rooms/{name}/picture.{kind}")
            assert (answer.status, answer.json["reason"]) == (404, "room_not_found")
