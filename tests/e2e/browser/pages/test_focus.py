"""Where the keyboard goes on when what had the focus is gone: never from the beginning of the page."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from settebello.cards import PACK_SIZE, Card, card_text
from settebello_art import card_svg
from tests.support.page.browser import DESKTOP, PHONE, Person
from tests.support.page.home import say_name
from tests.support.page.table import go
from tests.support.serving import Server, play_together

pytestmark = pytest.mark.browser


def in_focus(page: Page, wanted: str) -> None:
    """Wait until the focus is on something that matches a selector."""
    expect(page.locator(f"{wanted}:focus")).to_have_count(1)


def press(page: Page, button: str) -> None:
    """Press a button with the keyboard."""
    page.locator(button).first.focus()
    page.keyboard.press("Enter")


def tables_are_in_order(page: Page, count: int) -> None:
    """Wait until the server has said of so many tables that one is waited for: the list keeps its order."""
    expect(page.get_by_test_id("standing").filter(has_text="Tocca a te")).to_have_count(count)


def test_from_the_waiting_room_to_the_next_deal_the_focus_is_always_somewhere(
    server: Server, browser: Browser
) -> None:
    host = Person(browser, PHONE)
    page = host.page
    host_ticket = {
        **server.open("scopa?players=2", open_seats=1),
        "name": "Ada",
        "rules": "scopa",
        "opened": 0,
    }
    kept = json.dumps(json.dumps({host_ticket["room"]: host_ticket}))
    page.add_init_script(f"localStorage.setItem('settebello.tickets', {kept})")
    page.goto(server.address(f"/t/{host_ticket['room']}"))
    in_focus(page, "h1")
    with server.player(server.join(host_ticket["room"])) as guest, server.player(host_ticket) as also_host:
        in_focus(page, "[data-testid=hand-card]")
        press(page, "[data-testid=menu]")
        play_together([also_host, guest])
        page.get_by_test_id("count").wait_for()
        page.keyboard.press("Escape")
        in_focus(page, "[data-testid=count]")
        press(page, "[data-testid=next-deal]")
        page.get_by_test_id("not-ready").wait_for()
        in_focus(page, "[data-testid=next-deal]")
        guest.ready()
        in_focus(page, "[data-testid=hand-card]")
    host.close()


def test_what_is_refused_leaves_the_focus_on_its_button(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = go(person, server, "/")
    say_name(page, "\u202ealla rovescia")
    press(page, "[data-testid=quick-play]")
    page.get_by_test_id("notice").wait_for()
    in_focus(page, "[data-testid=quick-play]")
    page.goto(server.address(f"/t/{server.open('scopa?players=2', open_seats=1)['room']}"))
    in_focus(page, "h1")
    page.get_by_test_id("join-name").fill("\u202ealla rovescia")
    press(page, "[data-testid=sit-down]")
    page.get_by_role("alert").filter(has_text=" ").first.wait_for()
    in_focus(page, "[data-testid=sit-down]")
    person.page.context.close()  # a refusal is an error on the console


def test_where_something_was_removed_or_came_late_the_focus_stays_near(
    server: Server, browser: Browser, tmp_path: Path
) -> None:
    person = Person(browser, DESKTOP)
    page = person.page
    for _ in range(2):
        go(person, server, "/")
        page.get_by_test_id("quick-play").click()
        person.wait_until_free()
    go(person, server, "/")
    for left in (1, 0):
        tables_are_in_order(page, left + 1)
        press(page, "[data-testid=ticket] button")
        press(page, "[data-testid=remove-yes]")
        expect(page.get_by_test_id("ticket")).to_have_count(left)
        in_focus(page, "section[data-landing] h2")

    # The button that opened the sheet may be another one by the time the sheet closes.
    for _ in range(2):
        page.get_by_test_id("put-back").click()
    expect(page.get_by_test_id("ticket")).to_have_count(2)
    tables_are_in_order(page, 2)
    press(page, "[data-testid=ticket] button")
    page.evaluate("""() => {
        const opener = document.querySelector("[data-testid=remove-ticket]");
        opener.replaceWith(opener.cloneNode(true));
    }""")
    press(page, "[data-testid=remove-yes]")
    expect(page.get_by_test_id("ticket")).to_have_count(1)
    in_focus(page, "section[data-landing] h2")

    images = [tmp_path / f"{card_text(card)}.svg" for card in map(Card, range(PACK_SIZE))]
    for card, image in enumerate(images):
        image.write_text(card_svg(Card(card), "francesi", "none"))
    go(person, server, "/decks")
    page.get_by_test_id("own-deck-files").set_input_files(images)
    press(page, "[data-testid=own-deck-remove]")
    expect(page.get_by_test_id("own-deck-remove")).to_have_count(0)
    in_focus(page, "#own-deck-title")

    page.route("**/api/presets", lambda route: route.abort())
    page.goto(server.address())
    page.get_by_test_id("notice").wait_for()
    page.unroute("**/api/presets")
    press(page, "[data-testid=notice] button")
    page.get_by_test_id("quick-play").wait_for()
    in_focus(page, "#content")
    person.page.context.close()  # what was not answered is an error on the console
