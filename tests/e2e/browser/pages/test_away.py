"""The page without a network opens and says so; lesson, rules, decks and kept matches work."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from settebello.lesson import exercises
from tests.support.matches import put_finished
from tests.support.page.axe import violations
from tests.support.page.browser import DESKTOP, PHONE, Person, wait_until
from tests.support.page.engines import IN_EVERY_ENGINE
from tests.support.page.fit import resize, whole
from tests.support.page.languages import choose_language
from tests.support.page.lesson import count_through, step_through
from tests.support.page.table import come_to, go, picture
from tests.support.running.loops import run_apart
from tests.support.serving import Server

pytestmark = pytest.mark.browser

BACK_MS = 3000
"""Within so long the page is back on line once the server is."""
AWAY = ("ERR_", "WebSocket", "Failed to load")
"""Each complaint of a browser of a server that is not there has one of these in it."""


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Server]:
    """Run a server of one's own, to be stopped."""
    server = Server(tmp_path / "settebello.db")
    server.start()
    yield server
    server.stop()


def kept(person: Person, server: Server) -> Page:
    """Open the start page and wait until the worker keeps it."""
    page = go(person, server, "/")
    page.get_by_test_id("quick-play").wait_for()
    wait_until(page, "navigator.serviceWorker.controller !== null")
    return page


@IN_EVERY_ENGINE
def test_without_a_server_the_page_opens_and_says_what_works(alone: Server, browser: Browser) -> None:
    run_apart(put_finished(alone.database, "kept-room", "scopa?players=2&target=11", "Ada's"))
    person = Person(browser, PHONE, workers=True)
    page = kept(person, alone)
    page.goto(alone.address("/t/kept-room/match"))
    page.get_by_test_id("match-hero").wait_for()
    match = page.url
    score = page.get_by_test_id("match-hero").inner_text()
    port = alone.port
    alone.stop()

    page.goto(f"http://127.0.0.1:{port}/")
    page.get_by_test_id("away").wait_for()
    assert page.get_by_test_id("open-table-of").count() == 0
    assert page.get_by_test_id("quick-play").count() == 0
    for width, height in ((360, 740), (844, 390), (1366, 768)):
        resize(page, ViewportSize(width=width, height=height))
        assert (width, whole(page), violations(page)) == (width, {}, [])
        picture(page, f"away-{width}")
    page.get_by_test_id("kept-match").click()
    page.get_by_test_id("match-hero").wait_for()
    assert page.url == match
    assert page.get_by_test_id("match-hero").inner_text() == score

    for path in ("rules", "decks", "rules/scopone"):
        page.goto(f"http://127.0.0.1:{port}/{path}")
        page.locator("h1").first.wait_for()
        assert page.get_by_test_id("notice").count() == 0, path
    page.goto(f"http://127.0.0.1:{port}/decks")
    page.locator("svg use").first.wait_for(state="attached")

    alone.start(port)
    page.goto(f"http://127.0.0.1:{port}/")
    page.get_by_test_id("quick-play").wait_for()
    person.close(*AWAY)


def test_without_a_server_a_language_can_be_chosen_that_was_never_seen(
    alone: Server, browser: Browser
) -> None:
    person = Person(browser, DESKTOP, workers=True)
    page = kept(person, alone)
    port = alone.port
    alone.stop()
    page.goto(f"http://127.0.0.1:{port}/")
    page.get_by_test_id("away").wait_for()
    choose_language(page, "en")
    expect(page.get_by_role("link", name="Rules", exact=True).first).to_be_visible()
    page.goto(f"http://127.0.0.1:{port}/rules")
    expect(page.locator("h1").first).to_have_text("The rules")
    alone.start(port)
    person.close(*AWAY)


def test_the_whole_lesson_is_played_without_a_server(alone: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP, workers=True)
    page = kept(person, alone)
    port = alone.port
    alone.stop()
    page.goto(f"http://127.0.0.1:{port}/learn")
    for number in range(len(exercises())):
        step_through(page, number)
    assert count_through(page)
    alone.start(port)
    person.close(*AWAY)


def test_the_page_is_back_on_line_soon_and_without_a_reload(alone: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP, workers=True)
    page = kept(person, alone)
    port = alone.port
    alone.stop()
    page.reload()
    page.get_by_test_id("away").wait_for()
    page.evaluate("window.same = true")
    alone.start(port)
    page.get_by_test_id("quick-play").wait_for(timeout=BACK_MS + 2000)
    assert page.evaluate("window.same")
    person.close(*AWAY)


def test_a_table_is_taken_up_again_when_the_server_is_back(alone: Server, browser: Browser) -> None:
    person = Person(browser, PHONE, workers=True)
    kept(person, alone)
    ticket = alone.open("scopa?players=2")
    come_to(person, alone, ticket)
    page = person.page
    port = alone.port
    alone.stop()
    page.reload()
    expect(page.get_by_test_id("hand-card")).to_have_count(0)
    page.get_by_text("Il server non risponde").first.wait_for()
    alone.start(port)
    page.get_by_test_id("hand-card").first.wait_for()
    person.close(*AWAY)


def test_nothing_that_lives_is_kept(alone: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP, workers=True)
    page = kept(person, alone)
    come_to(person, alone, alone.open("scopa?players=2"))
    go(person, alone, "/players")
    addresses: list[str] = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async name =>
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"""
    )
    asked = {each for each in addresses if each.startswith("/api/")}
    assert asked == {"/api/presets", "/api/options", "/api/rules/book", "/api/lesson/book"}
    assert not any(each.startswith(("/t/", "/players")) for each in addresses)
    person.close()


def test_a_newer_page_is_told_of_in_one_line(alone: Server, browser: Browser) -> None:
    person = Person(browser, PHONE, workers=True)
    page = kept(person, alone)
    # a worker of another address takes the place of this one, as one of another build would
    page.evaluate("document.querySelector('script[type=module]').setAttribute('src', './assets/older.js')")
    page.evaluate("navigator.serviceWorker.register('./worker.js?newer', { scope: './' })")
    line = page.get_by_test_id("update")
    line.wait_for()
    box = line.bounding_box()
    assert box is not None
    assert box["height"] <= 48
    assert violations(page) == []
    picture(page, "update")
    person.close()
