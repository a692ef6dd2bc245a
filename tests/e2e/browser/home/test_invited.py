"""Somebody who is invited over a chat: from the picture of the link to the rematch."""

import re
from html import unescape
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.browser.home.test_tab import HIDDEN, hide
from tests.support.page.axe import violations
from tests.support.page.browser import PHONE, Person
from tests.support.page.fit import whole
from tests.support.page.table import come_to, finish_deal_together, on_turn
from tests.support.serving import Server

pytestmark = pytest.mark.browser

LAPTOP = ViewportSize(width=1366, height=768)
TAG = re.compile(r'<meta property="(og:[\w:]+)" content="([^"]*)"')
CHAT = {"User-Agent": "WhatsApp/2.24", "Accept-Language": "en", "Accept": "*/*"}


def shown_in_a_chat(page: Page, link: str) -> dict[str, str]:
    """Return what a chat reads at a link; the picture has to be there."""
    answer = page.request.get(link, headers=CHAT)
    tags = {name: unescape(value) for name, value in TAG.findall(answer.text())}
    drawn = page.request.get(tags["og:image"], headers=CHAT)
    assert drawn.headers["content-type"] == "image/png"
    assert Image.open(BytesIO(drawn.body())).size == (1200, 630)
    return tags


def play_to_the_end(people: tuple[Person, Person], server: Server) -> None:
    while True:
        finish_deal_together(people, server)
        if people[0].wait_until_free() == "match_over":
            break
        for person in people:
            person.press(person.page.get_by_test_id("next-deal"))
        for person in people:
            person.page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
    for person in people:
        person.page.get_by_test_id("winner").wait_for()


def test_a_friend_invited_over_a_chat_plays_to_the_end_and_asks_for_a_rematch(
    server: Server, browser: Browser
) -> None:
    host = Person(browser, LAPTOP)
    guest = Person(browser, PHONE, locale="en-GB", touch=True)
    ticket = server.open("scopa?players=2&target=5", open_seats=1, name="Anna")
    come_to(host, server, ticket, shows="waiting")
    link = host.page.get_by_test_id("share-link").input_value()
    tags = shown_in_a_chat(guest.page, link)
    assert tags["og:title"] == "Anna invites you: Scopa"
    assert tags["og:description"] == "Match to 5 · one free seat"
    assert tags["og:url"] == link

    guest.page.add_init_script(HIDDEN)
    guest.page.goto(link)
    guest.page.get_by_test_id("join-name").fill("Bea")
    guest.page.get_by_test_id("sit-down").tap()
    for person in (host, guest):
        person.page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
    assert "Anna" not in shown_in_a_chat(guest.page, link)["og:title"]

    if on_turn((host, guest)) is guest:
        guest.play_card()
    hide(guest.page, hidden=True)
    host.wait_until_free()
    host.play_card()
    expect(guest.page).to_have_title(re.compile("^● Your turn"))
    hide(guest.page, hidden=False)

    play_to_the_end((host, guest), server)
    guest.page.get_by_test_id("to-summary").tap()
    guest.page.wait_for_url("**/match/*")
    expect(guest.page.get_by_test_id("match-side")).to_have_count(2)
    assert violations(guest.page) == []
    assert whole(guest.page) == {}
    guest.page.get_by_test_id("rematch").tap()
    guest.page.wait_for_url(link)
    for person in (guest, host):
        person.press(person.page.get_by_test_id("rematch"))
    for person in (host, guest):
        person.page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
        person.close()
