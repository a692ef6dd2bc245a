"""The page starts where browsers lack something, and says so where it cannot."""

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.support.page.browser import DESKTOP, WAIT_MS, Person, wait_until
from tests.support.serving import Server

pytestmark = pytest.mark.browser

SEGMENTER = "delete Intl.Segmenter;"
"""As in Firefox before version 125."""

ALL = """
for (const name of ["Segmenter", "ListFormat", "DisplayNames", "RelativeTimeFormat"]) delete Intl[name];
for (const name of ["ResizeObserver", "IntersectionObserver", "matchMedia", "structuredClone", "AudioContext",
    "speechSynthesis", "indexedDB", "BroadcastChannel", "requestIdleCallback", "createImageBitmap",
    "queueMicrotask", "WeakRef", "FinalizationRegistry"])
    delete window[name];
delete Array.prototype.at;
delete String.prototype.at;
delete String.prototype.replaceAll;
delete Object.hasOwn;
delete Element.prototype.animate;
delete crypto.__proto__.randomUUID;
delete crypto.__proto__.subtle;
delete Document.prototype.startViewTransition;
delete Navigator.prototype.clipboard;
delete Navigator.prototype.vibrate;
delete Array.prototype.findLast;
delete Array.prototype.toSorted;
delete Array.prototype.toReversed;
delete Object.groupBy;
"""
"""Every other optional feature, all of them at once."""


@pytest.mark.parametrize("missing", [SEGMENTER, ALL], ids=["segmenter", "all"])
def test_the_page_plays_without_optional_browser_features(
    server: Server, browser: Browser, missing: str
) -> None:
    """D2."""
    person = Person(browser, DESKTOP)
    person.page.add_init_script(missing)
    person.page.goto(server.address())
    person.page.get_by_test_id("quick-play").click()
    person.wait_until_free()
    person.play_card()
    person.wait_until_free()
    expect(person.page.locator("#unstarted")).to_have_count(0)
    for path in ("/rules", "/rules/scopa", "/decks", "/players", "/arbiter", "/account"):
        person.page.goto(server.address(path))
        person.page.locator("h1").first.wait_for()
    person.page.goto(server.address("/learn"))
    person.page.get_by_test_id("table-card").first.wait_for()
    person.close()


def fresh(browser: Browser, **options: object) -> BrowserContext:
    context = browser.new_context(viewport=DESKTOP, locale="it-IT", **options)  # type: ignore[arg-type]  # of its own
    context.set_default_timeout(WAIT_MS)
    return context


@pytest.mark.parametrize("path", ["/", "/rules/figs", "/t/luna", "/nowhere"])
def test_without_javascript_the_page_says_what_it_needs(server: Server, browser: Browser, path: str) -> None:
    """D2."""
    context = fresh(browser, java_script_enabled=False)
    page = context.new_page()
    page.goto(server.address(path))
    for words in ("Settebello non è partito.", "Settebello has not started."):
        expect(page.get_by_text(words)).to_be_visible()
    context.close()


@pytest.mark.parametrize("fault", ["missing", "broken", "old"])
def test_a_script_that_fails_leaves_no_empty_page(server: Server, browser: Browser, fault: str) -> None:
    """D2."""
    context = fresh(browser)
    page = context.new_page()
    if fault == "missing":
        page.route("**/assets/*.js", lambda route: route.abort())
    elif fault == "broken":
        page.route(
            "**/assets/*.js",
            lambda route: route.fulfill(content_type="text/javascript", body="let = = ;"),
        )
    else:
        page.add_init_script("delete HTMLScriptElement.prototype.noModule; window.Proxy = undefined;")
    page.goto(server.address())
    expect(page.get_by_text("Settebello non è partito.")).to_be_visible()
    expect(page.get_by_text("Settebello has not started.")).to_be_visible()
    context.close()


def test_a_page_that_has_started_says_nothing_of_it(server: Server, browser: Browser) -> None:
    """D2."""
    person = Person(browser, DESKTOP)
    person.page.goto(server.address("/nowhere"))
    person.page.locator("h1").wait_for()
    wait_until(person.page, "document.getElementById('unstarted') === null")
    # the address is none, which the browser writes down as well
    person.page.context.close()
