"""The tab calls: its title and its icon say that one is waited for, also from behind other tabs."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.page.browser import DESKTOP, PHONE, Person, wait_until
from tests.support.page.table import come_to, finish_match, go, sit_down
from tests.support.serving import Server

pytestmark = pytest.mark.browser

HIDDEN = """
Object.defineProperty(Document.prototype, "hidden", { get: () => window.unseen ?? false });
"""
KNOCKS = """
window.knocks = 0;
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, at) {
    if (value === 210) window.knocks += 1;
    return set.call(this, value, at);
};
"""
"""A knock on wood is two beats that begin at 210 Hz; no other sound does."""

BEATS = 2

PAGES = (
    "/",
    "/rules",
    "/rules/figs",
    "/rules/scopa",
    "/decks",
    "/learn",
    "/arbiter",
    "/account",
    "/players",
    "/puzzles",
    "/admin",
    "/nowhere",
)


def icon(page: Page) -> str:
    """Return the file of the tab's icon."""
    name: str = page.locator("link[rel=icon]").evaluate("link => link.href.split('/').pop()")
    return name


def hide(page: Page, *, hidden: bool) -> None:
    page.evaluate(
        "hidden => { window.unseen = hidden; document.dispatchEvent(new Event('visibilitychange')) }", hidden
    )


@pytest.mark.parametrize(
    ("locale", "words"), [("it-IT", "● Tocca a te · Scopa a due"), ("en-GB", "● Your turn · Scopa for two")]
)
def test_the_tab_of_a_hidden_table_says_that_it_is_ones_turn(
    server: Server, browser: Browser, locale: str, words: str
) -> None:
    ticket = server.open("scopa?players=2", open_seats=1)
    friend = server.join(ticket["room"])
    person = Person(browser, PHONE, locale=locale, pace="still")
    page = person.page
    page.add_init_script(HIDDEN)
    with server.player(friend) as other:
        come_to(person, server, ticket)
        if other.my_turn:
            expect(page).not_to_have_title(re.compile("●"))
            assert icon(page) == "favicon.svg"
        else:
            person.wait_until_free()
            expect(page).to_have_title(f"{words} · Settebello")
            person.play_card()
        expect(page).not_to_have_title(re.compile("●"))
        hide(page, hidden=True)
        other.play_once()
        expect(page).to_have_title(f"{words} · Settebello")
        wait_until(page, "document.querySelector('link[rel=icon]').href.endsWith('/favicon-turn.svg')")
        hide(page, hidden=False)
        person.wait_until_free()
        person.play_card()
        expect(page).not_to_have_title(re.compile("●"))
        assert icon(page) == "favicon.svg"
    person.close()


def test_the_icons_are_drawings(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = go(person, server, "/")
    for name in ("favicon.svg", "favicon-turn.svg"):
        answer = page.request.get(server.address(f"/{name}"))
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert ("<circle" in answer.text()) == (name == "favicon-turn.svg")
    person.close()


def test_the_tab_of_the_start_page_says_that_a_match_waits(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    sit_down(person, server, "scopa?players=2")
    page = go(person, server, "/")
    expect(page).to_have_title(re.compile("^● Tocca a te · Settebello"))
    assert icon(page) == "favicon-turn.svg"
    page.get_by_role("link", name="Regole").first.click()
    expect(page).to_have_title("Regole · Settebello")
    assert icon(page) == "favicon.svg"
    person.close()


def test_each_page_has_a_title_of_its_own(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    titles = {}
    for path in PAGES:
        page = go(person, server, path)
        page.wait_for_load_state("networkidle")
        titles[path] = page.title()
    page = sit_down(person, server, "scopa?players=2&target=one_deal")
    titles["table"] = page.title()
    finish_match(person, server)
    expect(page).to_have_title("Partita finita · Scopa a due")
    titles["over"] = page.title()
    page.get_by_test_id("to-summary").click()
    page.get_by_test_id("match-hero").wait_for()
    titles["match"] = page.title()
    assert len(set(titles.values())) == len(titles), titles
    assert all("Settebello" in title or "Partita finita" in title for title in titles.values())
    person.page.context.close()  # an address that leads nowhere is an error on the console


def test_the_table_knocks_once_when_the_turn_comes(server: Server, browser: Browser) -> None:
    ticket = server.open("scopa?players=2", open_seats=1)
    friend = server.join(ticket["room"])
    person = Person(browser, PHONE, touch=True)
    page = person.page
    page.add_init_script(KNOCKS)
    with server.player(friend) as other:
        come_to(person, server, ticket)
        if other.my_turn:
            other.play_once()
        before = 0
        for turn in range(2):  # a browser lets nothing be heard before the first tap
            person.wait_until_free()
            wait_until(page, f"window.knocks >= {turn * BEATS}")
            before = page.evaluate("window.knocks")
            person.play_card()
            other.play_once()
        person.wait_until_free()
        wait_until(page, f"window.knocks >= {before + BEATS}")
        page.wait_for_timeout(300)
        assert page.evaluate("window.knocks") - before == BEATS
    person.close()
