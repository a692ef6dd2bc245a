"""Quick pairing on the page: two people ask for the same game and play it, and one who waits is moved."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.page.axe import violations
from tests.support.page.browser import DESKTOP, PHONE, Person
from tests.support.page.fit import whole
from tests.support.page.home import say_name
from tests.support.page.table import picture
from tests.support.serving import Server

pytestmark = pytest.mark.browser

SCOPA = {"rules": "scopa", "players": "2", "target": "", "time": ""}
SCOPONE = SCOPA | {"rules": "scopone", "players": "4"}


def look(person: Person, server: Server, choice: dict[str, str], name: str) -> Page:
    """Ask for a game on the first page."""
    page = person.page
    page.goto(server.address("/"))
    page.evaluate("choice => localStorage.setItem('settebello.choice', JSON.stringify(choice))", choice)
    page.goto(server.address("/"))
    say_name(page, name)
    person.press(page.get_by_test_id("find-game"))
    page.wait_for_url("**/t/*")
    return page


def test_two_people_who_ask_for_the_same_game_play_it(server: Server, browser: Browser) -> None:
    ada, bea = Person(browser, PHONE, touch=True), Person(browser, DESKTOP)
    first = look(ada, server, SCOPA, "Ada")
    expect(first.get_by_test_id("searching")).to_be_visible()
    assert violations(first) == []
    assert whole(first) == {}
    picture(first, "searching-390")
    second = look(bea, server, SCOPA, "Bea")
    for person in (ada, bea):
        person.page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
    assert first.url == second.url
    ada.close()
    bea.close()


def test_one_who_waits_is_moved_to_where_more_people_wait(server: Server, browser: Browser) -> None:
    ada = Person(browser, DESKTOP)
    page = look(ada, server, SCOPONE, "Ada")
    expect(page.get_by_test_id("searching")).to_be_visible()
    picture(page, "searching-1440")
    alone = page.url
    fuller = server.open("scopone", open_seats=3, public=True, name="Bea")
    server.join(fuller["room"], name="Carla")
    page.wait_for_url(f"**/t/{fuller['room']}")
    expect(page.get_by_test_id("searching")).to_be_visible()
    assert alone not in page.evaluate("Object.keys(JSON.parse(localStorage['settebello.tickets']))")
    server.join(fuller["room"], name="Dora")
    page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
    ada.close()
