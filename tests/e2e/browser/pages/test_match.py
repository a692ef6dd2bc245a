"""The page of a match that is over: reached from the table's end and from the lists, by everybody."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.support.matches import Played, fill
from tests.support.page.axe import violations
from tests.support.page.browser import BOTH_SIZES, PHONE, Person
from tests.support.page.fit import whole
from tests.support.page.table import finish_match, go, picture, sit_down
from tests.support.running.loops import run_apart
from tests.support.serving import Server, serving

pytestmark = pytest.mark.browser

NAMES = ("Ada", "Bruno", "Carla", "Élodie de la Fontaine-S.Maria")
MATCHES = [
    Played("scopone?target=11", NAMES),
    Played("scopa?players=3&target=11", NAMES[:3]),
    Played("scopa?players=2&target=6", ("Ada", "Un ospite")),
]
TWO, THREE, PAIRS = range(3)
"""Where each stands in the list of Ada's matches, the newest first."""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A club in which these were played."""
    folder = tmp_path_factory.mktemp("club")
    run_apart(fill(folder / "settebello.db", NAMES, MATCHES))
    with serving(folder) as running:
        yield running


@BOTH_SIZES
def test_a_match_is_looked_at_from_a_players_page_deal_by_deal(
    club: Server, browser: Browser, viewport: ViewportSize
) -> None:
    person = Person(browser, viewport)
    page = go(person, club, "/p/ada")
    page.get_by_test_id("match-open").nth(PAIRS).focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/match/*")
    expect(page.get_by_test_id("match-side")).to_have_count(2)
    expect(page.locator("h1")).to_contain_text("Vincono")
    assert violations(page) == []
    assert whole(page) == {}
    picture(page, f"match-{viewport['width']}")

    deals = page.get_by_test_id("match-deal")
    deals.first.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(deals.first.get_by_role("rowheader", name="Primiera")).to_be_visible()
    assert violations(page) == []
    assert whole(page) == {}
    picture(page, f"match-open-{viewport['width']}")
    page.get_by_test_id("match-proof").click()
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-holds", "true")
    person.close()


@BOTH_SIZES
def test_three_sides_and_english_have_the_same_page(
    club: Server, browser: Browser, viewport: ViewportSize
) -> None:
    person = Person(browser, viewport, locale="en-GB")
    page = go(person, club, "/p/ada")
    page.get_by_test_id("match-open").nth(THREE).click()
    page.wait_for_url("**/match/*")
    expect(page.get_by_test_id("match-side")).to_have_count(3)
    page.get_by_test_id("match-deal").first.locator("summary").click()
    assert violations(page) == []
    assert whole(page) == {}
    picture(page, f"match-three-{viewport['width']}")
    person.close()


def test_the_tables_end_leads_to_the_match_and_back_to_the_rematch(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = sit_down(person, server, "scopa?players=2&target=1")
    finish_match(person, server)
    room = page.url.split("/t/")[1]
    page.get_by_test_id("to-summary").click()
    page.wait_for_url("**/match/*")
    expect(page.locator("h1")).to_have_text("Hai vinto!" if _won(person) else "Hai perso")
    assert room not in page.url
    assert violations(page) == []
    picture(page, "match-own")
    page.reload()
    expect(page.get_by_test_id("match-side").first).to_contain_text("tu")
    page.get_by_test_id("rematch").click()
    page.wait_for_url(f"**/t/{room}")
    page.get_by_test_id("count").wait_for()
    person.close()


def test_a_match_that_is_not_there_says_so(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = person.page
    page.goto(server.address("/match/nothing"))
    expect(page.get_by_text("o non è ancora finita")).to_be_visible()
    assert violations(page) == []
    person.close("404")  # the browser complains of the answer that was a refusal


def _won(person: Person) -> bool:
    points = [int(each) for each in person.page.get_by_test_id("match-side").locator("b").all_inner_texts()]
    return points[0] > points[1]
