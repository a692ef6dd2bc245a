"""A match that is over is played again, by keys and on a phone: from a play on, and all its deals."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.support.page.axe import violations
from tests.support.page.browser import BOTH_SIZES, PHONE, Person
from tests.support.page.fit import resize, whole
from tests.support.page.table import finish_deal, finish_match, picture, sit_down
from tests.support.serving import Server

pytestmark = pytest.mark.browser

ORIGIN = "Da una partita finita: smazzata 1, giocata 6"


def to_match(person: Person, server: Server) -> Page:
    """Play a match and open its page."""
    page = sit_down(person, server, "scopa?players=2&target=1")
    finish_match(person, server)
    page.get_by_test_id("to-summary").click()
    page.wait_for_url("**/match/*")
    page.get_by_test_id("same-deals").wait_for()
    return page


@BOTH_SIZES
def test_from_a_play_of_the_review_one_plays_on(
    server: Server, browser: Browser, viewport: ViewportSize
) -> None:
    person = Person(browser, viewport)
    page = to_match(person, server)
    page.goto(f"{page.url}/review?deal=1&act=5")
    page.get_by_test_id("retry").wait_for()
    on_turn = page.get_by_test_id("review-at").inner_text().partition(",")[0]
    page.keyboard.press("r")
    chosen = page.locator("[data-testid=again-sheet] label", has=page.locator(":checked"))
    expect(chosen).to_have_text(on_turn)
    expect(page.get_by_test_id("again-start")).to_be_focused()
    assert violations(page) == []
    assert whole(page) == {}
    picture(page, f"again-sheet-{viewport['width']}")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    person.wait_until_free()
    expect(page.get_by_test_id("origin")).to_have_text(ORIGIN)
    expect(page.get_by_test_id("origin")).to_be_in_viewport(ratio=1)
    assert violations(page) == []
    picture(page, f"again-table-{viewport['width']}")

    finish_deal(person, server)
    if person.at_table("phase") == "deal_over":
        picture(page, f"again-count-{viewport['width']}")
        page.get_by_test_id("to-origin").click()
        page.wait_for_url("**/review?deal=1&act=5")
    person.close()


def test_the_same_deals_again_stand_beside_those_of_before(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE, locale="en-GB")
    page = to_match(person, server)
    before = page.url
    page.get_by_test_id("same-deals").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("again-sheet").locator("label").nth(1).click()
    assert violations(page) == []
    page.get_by_test_id("again-start").click()
    page.wait_for_url("**/t/*")
    person.wait_until_free()
    expect(page.get_by_test_id("origin")).to_have_text("With the deals of a finished match")
    finish_match(person, server)
    page.get_by_test_id("to-summary").click()
    page.wait_for_url("**/match/*")
    compared = page.get_by_test_id("compared")
    expect(compared.get_by_test_id("compared-deal").first).to_contain_text("Deal 1")
    expect(compared).to_contain_text("It does not count for ratings")
    assert violations(page) == []
    assert whole(page) == {}
    picture(page, "again-compared-390")
    resize(page, {"width": 1366, "height": 768})
    assert whole(page) == {}
    picture(page, "again-compared-1366")
    page.get_by_test_id("match-proof").click()
    expect(page.get_by_test_id("given")).to_contain_text("come")
    page.goto(before)
    page.get_by_test_id("same-deals").wait_for()
    expect(page.get_by_test_id("compared")).to_have_count(0)
    person.close()
