"""A browser that keeps nothing: cookies blocked, a web view, no room left."""

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.support.page.axe import violations
from tests.support.page.browser import DESKTOP, PHONE, Person
from tests.support.page.fit import whole
from tests.support.page.table import on_turn, picture
from tests.support.serving import Server

pytestmark = pytest.mark.browser

THROWS: Final = """for (const name of ["localStorage", "sessionStorage", "indexedDB"])
    Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });"""
NOTHING: Final = """for (const name of ["localStorage", "sessionStorage", "indexedDB"])
    Object.defineProperty(window, name, { value: null });"""
FULL: Final = (
    """Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };"""
)
FORGETS: Final = """Storage.prototype.setItem = () => undefined;"""


@pytest.mark.parametrize(
    "broken",
    [
        pytest.param(THROWS, id="throws"),
        pytest.param(FORGETS, id="forgets"),
        pytest.param(NOTHING, id="null", marks=pytest.mark.slow),
        pytest.param(FULL, id="full", marks=pytest.mark.slow),
    ],
)
def test_two_people_play_in_browsers_that_keep_nothing(server: Server, browser: Browser, broken: str) -> None:
    """D1: the seat is held as long as the page is open, and a sentence says that it goes with it."""
    host, guest = Person(browser, DESKTOP, pace="still"), Person(browser, PHONE, pace="still")
    for person in (host, guest):
        person.page.add_init_script(broken)
    host.page.goto(server.address())
    host.page.locator("[data-testid=preset][data-preset=scopa]").click()
    host.page.locator("[data-testid=players][data-value='2']").click()
    host.page.get_by_test_id("name").fill("Ada")
    host.page.get_by_test_id("open-table").click()
    host.page.get_by_test_id("waiting").wait_for()
    expect(host.page.get_by_test_id("join")).to_have_count(0)
    expect(host.page.get_by_test_id("fleeting")).to_contain_text("se ricarichi o chiudi la pagina")
    assert violations(host.page) == []
    assert whole(host.page) == {}
    guest.page.goto(host.page.url)
    guest.page.get_by_test_id("join-name").fill("Bea")
    guest.page.get_by_test_id("sit-down").click()
    for person in (host, guest):
        person.page.get_by_test_id("hand-card").first.wait_for()
        expect(person.page.get_by_test_id("said")).to_contain_text("Questo browser non conserva niente")
        picture(person.page, f"keeps-nothing-{person.page.viewport_size['width']}")  # type: ignore[index] # it has one
        person.page.get_by_test_id("fleeting-known").click()
        expect(person.page.get_by_test_id("fleeting")).to_have_count(0)
    for _ in range(2):
        person = on_turn([host, guest]) or host
        person.play_card()
    assert {person.screen["you"] for person in (host, guest)} == {0, 1}
    for person in (host, guest):
        person.close()
