"""Two spectators talk beside a table, and no page of a player shows it, nor a second window of theirs."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.support.club import line_to
from tests.support.page.axe import violations
from tests.support.page.browser import Person
from tests.support.page.fit import resize, whole
from tests.support.page.table import go, picture
from tests.support.serving import Client, Json, Server, play_together
from tests.support.visitor import Visitor, drawn_address, somebody

pytestmark = pytest.mark.browser

PHONE = ViewportSize(width=360, height=740)
LAPTOP = ViewportSize(width=1366, height=768)
WIDE = ViewportSize(width=1920, height=1080)
SIDEWAYS = ViewportSize(width=740, height=360)

PLAYERS_NETWORK = "127.0.0.5"
"""An address of this machine that is not the one of the spectators."""


@contextmanager
def match_on(server: Server, *, public: bool = True) -> Iterator[tuple[Json, Client]]:
    """Have two people from elsewhere play a few cards; yield the ticket of one, and the line of the other."""
    ada, bob = Visitor(server), Visitor(server)
    ticket = ada.ask(
        "/api/rooms", {"rules": "scopa?players=2", "name": "Ada", "open_seats": 1, "public": public}
    ).json
    other = bob.ask(f"/api/rooms/{ticket['room']}/seats", {"name": "Bob"}).json
    lines = [
        Client(server, each["room"], each["token"], headers={"X-Forwarded-For": drawn_address()})
        for each in (ticket, other)
    ]
    with lines[0], lines[1]:
        for each in lines:
            each.hello()
        play_together(lines, moves=4)
        yield ticket, lines[1]


def signed_in(person: Person, server: Server, visitor: Visitor) -> None:
    """Give a browser the session of somebody."""
    cookie = {"name": "settebello_session", "value": visitor.cookie or "", "url": server.address("/")}
    person.page.context.add_cookies([cookie])  # type: ignore[list-item]  # a dictionary with its keys
    go(person, server, "/account").get_by_test_id("mine").wait_for()


def write(page: Page, text: str) -> None:
    """Write a remark with the keyboard, and see it come back."""
    page.get_by_test_id("remark-text").fill(text)
    page.get_by_test_id("remark-text").press("Enter")
    expect(page.get_by_test_id("remark").last).to_contain_text(text)


def test_two_spectators_talk_and_no_page_of_a_player_shows_it(server: Server, browser: Browser) -> None:
    name, writer = somebody(server)
    first, second, player, window = (Person(browser, size) for size in (LAPTOP, PHONE, LAPTOP, LAPTOP))
    with match_on(server) as (ticket, other), line_to(server.address(), PLAYERS_NETWORK) as (line, _):
        path = f"/t/{ticket['room']}"
        signed_in(first, server, writer)
        go(first, server, path)
        go(second, server, path)
        second.page.get_by_test_id("remarks-open").click()
        expect(second.page.get_by_test_id("remarks-sign-in")).to_be_visible()
        elsewhere = f"http://127.0.0.1:{line.port}"
        kept = json.dumps({ticket["room"]: {**ticket, "name": "Ada", "rules": "scopa", "opened": 1}})
        player.page.goto(f"{elsewhere}/rules")
        player.page.evaluate("kept => localStorage.setItem('settebello.tickets', kept)", kept)
        for each in (player, window):
            each.page.goto(f"{elsewhere}{path}")
        player.page.get_by_test_id("hand-card").first.wait_for()
        window.page.get_by_test_id("remarks-shut").wait_for()
        write(first.page, "Che presa!")
        expect(second.page.get_by_test_id("remark")).to_contain_text("Che presa!")
        expect(second.page.get_by_test_id("remark")).to_contain_text(name)
        expect(second.page.get_by_role("log")).to_have_attribute("aria-live", "polite")
        assert player.page.get_by_test_id("remarks").count() == 0
        for each in (player, window):
            assert "Che presa!" not in each.page.content()
        for person, size in ((first, LAPTOP), (first, WIDE), (second, PHONE), (second, SIDEWAYS)):
            resize(person.page, size)
            for scheme in ("light", "dark"):
                person.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
                picture(person.page, f"remarks-{size['width']}-{scheme}")
                assert violations(person.page) == []
                assert whole(person.page) == {}
        first.page.get_by_test_id("remark-report").click()
        first.page.get_by_test_id("remark-report-form").get_by_role("button").click()
        first.page.get_by_test_id("remark-reported").wait_for()
        for each in (player, window):
            each.close()
        other.send({"type": "resign", "id": "1"})
        while other.screen["phase"] != "match_over":
            other.until("state")
        match = server.request(f"/api/rooms/{ticket['room']}/match").json["id"]
        page = go(second, server, f"/match/{match}")
        page.get_by_test_id("match-remarks").get_by_text("Un commento").click()
        expect(page.get_by_test_id("remark")).to_contain_text("Che presa!")
        assert violations(page) == []
        picture(page, "remarks-match")
    for person in (first, second):
        person.close()


def test_a_private_table_has_no_panel_and_its_page_asks_for_none(server: Server, browser: Browser) -> None:
    """The fault: the page asked for it."""
    spectator = Person(browser, LAPTOP)
    asked: list[str] = []
    spectator.page.on("request", lambda request: asked.append(request.url))
    sent: list[str] = []
    spectator.page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    with match_on(server, public=False) as (ticket, _):
        go(spectator, server, f"/t/{ticket['room']}").get_by_test_id("spectator").wait_for()
        spectator.page.wait_for_load_state("networkidle")
    assert spectator.page.get_by_test_id("remarks").count() == 0
    assert not any("Remark" in each for each in asked)
    assert sent
    assert not any('"remarks":true' in each for each in sent)
    spectator.close()


def test_the_host_closes_and_opens_the_remarks_in_the_menu_of_the_table(
    server: Server, browser: Browser
) -> None:
    host, reader = Person(browser, PHONE), Person(browser, LAPTOP)
    with match_on(server) as (ticket, _), line_to(server.address(), PLAYERS_NETWORK) as (line, _):
        path, elsewhere = f"/t/{ticket['room']}", f"http://127.0.0.1:{line.port}"
        kept = json.dumps({ticket["room"]: {**ticket, "name": "Ada", "rules": "scopa", "opened": 1}})
        host.page.goto(f"{elsewhere}/rules")
        host.page.evaluate("kept => localStorage.setItem('settebello.tickets', kept)", kept)
        host.page.goto(f"{elsewhere}{path}")
        host.page.get_by_test_id("hand-card").first.wait_for()
        page = go(reader, server, path)
        expect(page.get_by_test_id("remarks-sign-in")).to_be_visible()
        host.page.get_by_test_id("menu").click()
        switch = host.page.get_by_test_id("remarks-switch")
        expect(switch).to_be_checked()
        switch.uncheck()
        shut = page.get_by_test_id("remarks-shut")
        expect(shut).to_have_text("Chi ha aperto questo tavolo non vuole che chi guarda scriva agli altri.")
        for each, name in ((host.page, "menu"), (page, "shut")):
            picture(each, f"remarks-switched-off-{name}")
            assert violations(each) == []
            assert whole(each) == {}
        switch.check()
        expect(page.get_by_test_id("remarks-sign-in")).to_be_visible()
        expect(shut).to_have_count(0)
        page.get_by_test_id("menu").click()
        page.get_by_test_id("settings").wait_for()
        expect(page.get_by_test_id("remarks-switch")).to_have_count(0)
    for person in (host, reader):
        person.close()
