"""The whole way of a review: play a match, open its page, go to the costliest play, try a better one."""

from collections.abc import Iterator
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.support.page.axe import violations
from tests.support.page.browser import BOTH_SIZES, Person
from tests.support.page.fit import whole
from tests.support.page.table import finish_match, picture, sit_down
from tests.support.serving import Server

pytestmark = pytest.mark.browser

REVIEWED_MS = 400_000
"""How long the process that reviews may take on a busy machine, where it lets everybody else go first."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that reviews in few worlds."""
    folder = tmp_path_factory.mktemp("reviews")
    running = Server(folder / "settebello.db", settings={"SETTEBELLO_REVIEW_WORLDS": "8"}).start()
    try:
        yield running
    finally:
        running.kill()
    running.check_errors()


@BOTH_SIZES
def test_a_match_is_played_and_its_costliest_play_read(
    server: Server, browser: Browser, viewport: ViewportSize
) -> None:
    person = Person(browser, viewport)
    page = sit_down(person, server, "scopa?players=2&target=1")
    finish_match(person, server)
    page.get_by_test_id("to-summary").click()
    page.get_by_test_id("review-state").or_(page.get_by_test_id("levels")).first.wait_for()
    expect(page.get_by_test_id("level")).to_have_count(2, timeout=REVIEWED_MS)
    parts = [float(_number(each)) for each in page.locator("[data-testid=part] .value").all_inner_texts()]
    assert sum(parts[:-1]) == pytest.approx(parts[-1], abs=0.16)
    expect(page.get_by_test_id("chance")).to_contain_text("La sorte è grande")
    assert violations(page) == []
    assert whole(page) == {}
    picture(page, f"review-summary-{viewport['width']}")

    costly = page.get_by_test_id("costly")
    (costly.first if costly.count() else page.get_by_test_id("open-review")).click()
    page.wait_for_url("**/review*")
    expect(page.get_by_test_id("judged-play").first).to_be_visible()
    expect(page.locator("[data-testid=move][aria-current=step]")).to_have_count(1)
    assert violations(page) == []
    assert whole(page) == {}
    picture(page, f"review-{viewport['width']}")

    try_plays(page, f"review-tried-{viewport['width']}")

    # by keys: to the beginning, a step on, to the end, to the next mistake
    at = page.get_by_test_id("review-at")
    page.keyboard.press("Home")
    expect(page.get_by_test_id("step-back")).to_have_attribute("aria-disabled", "true")
    first = at.inner_text()
    page.keyboard.press("ArrowRight")
    expect(at).not_to_have_text(first)
    page.keyboard.press("End")
    expect(at).to_have_text("Fine della smazzata")
    page.get_by_test_id("step-first").click()
    expect(at).to_have_text(first)
    page.get_by_test_id("move").nth(5).click()
    expect(page.get_by_test_id("move").nth(5)).to_have_attribute("aria-current", "step")

    # and to the table that stands as it stood there; a first deal that ends level is followed by a second
    deal = parse_qs(urlsplit(page.url).query).get("deal", ["1"])[0]
    page.get_by_test_id("retry").click()
    page.get_by_test_id("again-start").click()
    page.wait_for_url("**/t/*")
    person.wait_until_free()
    expect(page.get_by_test_id("origin")).to_have_text(f"Da una partita finita: smazzata {deal}, giocata 6")
    person.close()


def try_plays(page: Page, name: str) -> None:
    """Try the best play from the list, and another from the board; the page says what each was worth."""
    table = page.get_by_test_id("review-table")
    before = table.get_attribute("aria-label")
    tried, said = page.get_by_test_id("tried"), page.get_by_test_id("tried-said")
    page.locator("tr.top [data-testid=try-play]").click()
    expect(said).to_contain_text("Di migliori non")
    expect(table).not_to_have_attribute("aria-label", before or "")
    expect(page.get_by_test_id("review-board")).to_be_in_viewport(ratio=0.8)
    expect(page.get_by_test_id("try-play").locator("xpath=self::*[@aria-pressed='true']")).to_have_count(1)
    assert violations(page) == []
    assert whole(page) == {}
    picture(page, name)
    page.keyboard.press("Escape")
    expect(tried).to_have_count(0)
    expect(table).to_have_attribute("aria-label", before or "")
    # by a card of the board: the focus goes to the way back, and from there to the card
    card = page.get_by_test_id("try-card").last
    name_of_card = card.get_attribute("data-card")
    card.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("tried-back")).to_be_focused()
    expect(said).to_be_visible()
    page.keyboard.press("Enter")
    expect(tried).to_have_count(0)
    expect(page.locator(f"[data-testid=try-card][data-card='{name_of_card}']")).to_be_focused()
    # and on from here
    page.keyboard.press("Enter")
    page.get_by_test_id("tried-retry").click()
    expect(page.get_by_test_id("again-start")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("again-start")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(tried).to_have_count(0)


def _number(text: str) -> str:
    return text.replace("\N{MINUS SIGN}", "-").replace("+", "").replace(",", ".")
