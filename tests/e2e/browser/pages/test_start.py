"""The page starts where browsers lack something, and says so where it cannot."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from settebello.server.site.pages import CLIENT
from tests.support.page.browser import DESKTOP, Person, wait_until
from tests.support.page.engines import WAIT_MS
from tests.support.page.languages import choose_language
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


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = fresh(browser, service_workers="block")
    yield context
    context.close()


def keep_back(where: BrowserContext | Page, language: str, how: Callable[[Route], object]) -> None:
    """Answer every request for the texts of a language in this way."""
    chunks = json.loads((CLIENT / "chunks.json").read_text("utf-8"))
    names = [chunk["file"] for key, chunk in chunks.items() if f"texts/{language}?part=" in key]
    assert names
    for name in names:
        where.route(f"**/{name}", how)


def missing(route: Route) -> None:
    route.fulfill(status=404)


def chosen(page: Page) -> str | None:
    found: str | None = page.evaluate("localStorage.getItem('settebello.language')")
    return found


def expect_language(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.get_by_test_id("quick-play").wait_for()


@pytest.mark.parametrize("how", [missing, lambda _: None], ids=["missing", "never"])
def test_a_page_whose_chosen_texts_do_not_come_starts_in_the_browsers_language(
    server: Server, context: BrowserContext, how: Callable[[Route], object]
) -> None:
    context.add_init_script("""localStorage.setItem("settebello.language", '"es"')""")
    keep_back(context, "es", how)
    page = context.new_page()
    page.goto(server.address())
    expect_language(page, "it")
    expect(page.locator("#unstarted")).to_have_count(0)
    page.goto(server.address("/rules"))  # a part that is loaded later has texts in the language shown
    page.get_by_test_id("rules-read").wait_for()
    assert chosen(page) == '"es"'
    context.unroute_all()
    page.goto(server.address())
    expect_language(page, "es")


def test_the_chosen_language_is_tried_again_when_the_browser_is_on_line(
    server: Server, context: BrowserContext
) -> None:
    context.add_init_script("""localStorage.setItem("settebello.language", '"es"')""")
    keep_back(context, "es", lambda route: route.abort())
    page = context.new_page()
    page.goto(server.address())
    expect_language(page, "it")
    context.unroute_all()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect_language(page, "es")


def test_a_language_whose_texts_do_not_come_is_not_chosen_and_the_page_says_so(
    server: Server, context: BrowserContext
) -> None:
    keep_back(context, "es", missing)
    page, other = context.new_page(), context.new_page()
    for each in (page, other):
        each.goto(server.address())
        expect_language(each, "it")
    choose_language(page, "es")
    failed = page.get_by_test_id("language-failed").locator("visible=true")
    expect(failed).to_contain_text("Español non sono arrivati")
    expect_language(page, "it")
    assert chosen(page) is None
    expect(page.get_by_test_id("language").locator("visible=true")).to_have_value("it")
    choose_language(page, "en")
    for each in (page, other):
        expect_language(each, "en")
    expect(page.get_by_test_id("language-failed")).to_have_count(0)


def test_a_tab_that_cannot_show_the_language_chosen_in_another_goes_on_in_its_own(
    server: Server, context: BrowserContext
) -> None:
    page, other = context.new_page(), context.new_page()
    keep_back(other, "es", missing)
    for each in (page, other):
        each.goto(server.address())
        expect_language(each, "it")
    with other.expect_response(lambda answer: answer.status == 404):
        choose_language(page, "es")
    expect_language(page, "es")
    other.get_by_role("navigation").locator("a[href$=rules]").first.click()
    other.get_by_test_id("rules-read").wait_for()
    expect(other.locator("html")).to_have_attribute("lang", "it")
