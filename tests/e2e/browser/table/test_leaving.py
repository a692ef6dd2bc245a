"""Leaving a table and resigning, as people at the page do it."""

import pytest
from playwright.sync_api import Browser, expect

from tests.support.page.axe import violations
from tests.support.page.browser import PHONE, Person
from tests.support.page.fit import whole
from tests.support.page.table import come_to, picture
from tests.support.serving import Client, Server

pytestmark = pytest.mark.browser


def play_on(one: Client, other: Client) -> None:
    """Let each of two make a play."""
    for _ in range(2):
        (one if one.my_turn else other).play_once()
        newest = max(one.screen["version"], other.screen["version"])
        for each in (one, other):
            while each.screen["version"] < newest:
                each.until("state")


def test_a_seat_is_left_free_and_whoever_comes_by_the_address_plays_on(
    server: Server, browser: Browser
) -> None:
    ticket = server.open("scopa?players=2", open_seats=1)
    friend = server.join(ticket["room"])
    with server.player(ticket) as me, server.player(friend) as other:
        play_on(me, other)
        person = Person(browser, PHONE)
        come_to(person, server, ticket)
        page = person.page
        page.get_by_test_id("menu").click()
        page.get_by_test_id("quit").click()
        assert violations(page) == []
        picture(page, "quit")
        page.get_by_test_id("quit-free").click()
        page.get_by_test_id("quick-play").wait_for()
        assert page.get_by_test_id("ticket").count() == 0
        other.until("state")
        assert [seat["kind"] for seat in other.screen["seats"]].count("open") == 1
        assert other.screen["phase"] == "playing"
        page.goto(server.address(f"/t/{ticket['room']}"))
        page.get_by_test_id("waits").wait_for()
        assert violations(page) == []
        assert whole(page) == {}
        picture(page, "free-seat")
        page.get_by_test_id("join-name").fill("Carla")
        page.get_by_test_id("sit-down").click()
        page.get_by_test_id("hand-card").first.wait_for()
        page.get_by_test_id("waits").wait_for(state="detached")
        person.close()


def test_whoever_leaves_a_public_table_is_led_home_at_once(server: Server, browser: Browser) -> None:
    ticket = server.open("scopa?players=2", open_seats=1, public=True)
    friend = server.join(ticket["room"])
    with server.player(ticket) as me, server.player(friend) as other:
        play_on(me, other)
        person = Person(browser, PHONE)
        come_to(person, server, ticket)
        page = person.page
        connected: list[str] = []
        page.on("websocket", lambda line: connected.append(line.url))
        page.get_by_test_id("menu").click()
        page.get_by_test_id("quit").click()
        page.get_by_test_id("quit-computer").click()
        page.get_by_test_id("quick-play").wait_for()
        assert page.get_by_test_id("ticket").count() == 0
        assert connected == []
        person.close()


def test_whoever_resigns_loses_and_sees_how(server: Server, browser: Browser) -> None:
    ticket = server.open("scopa?players=2", open_seats=1)
    friend = server.join(ticket["room"])
    with server.player(friend) as other:
        person = Person(browser, PHONE)
        come_to(person, server, ticket)
        page = person.page
        page.get_by_test_id("menu").click()
        page.get_by_test_id("quit").click()
        page.get_by_test_id("resign").click()
        page.get_by_test_id("broken-off").wait_for()
        expect(page.get_by_test_id("lost")).to_have_text("Hai abbandonato la partita.")
        expect(page.get_by_test_id("winner")).to_have_text("Vince Bob.")
        assert violations(page) == []
        other.until("state")
        assert other.screen["outcome"]["why"] == "resigned"
        person.close()


def test_a_partner_is_asked_before_the_match_is_given_up(server: Server, browser: Browser) -> None:
    ticket = server.open("scopone", open_seats=1)
    friend = server.join(ticket["room"])
    with server.player(friend) as partner:
        person = Person(browser, PHONE)
        come_to(person, server, ticket)
        assert (
            partner.screen["seats"][partner.screen["you"]]["side"]
            == person.seen()["seats"][person.seen()["you"]]["side"]
        )
        partner.send({"type": "resign", "id": "r"})
        page = person.page
        page.get_by_test_id("resign-too").wait_for()
        expect(page.get_by_test_id("waits")).to_contain_text("Bob vuole abbandonare la partita.")
        assert violations(page) == []
        picture(page, "resign-too")
        page.get_by_test_id("resign-too").click()
        page.get_by_test_id("broken-off").wait_for()
        person.close()
