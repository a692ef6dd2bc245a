"""U11: a computer player that cannot be had is said to be replaced, at the page."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.support.page.axe import violations
from tests.support.page.browser import Person
from tests.support.page.table import come_to
from tests.support.serving import Server

pytestmark = pytest.mark.browser

PHONE = ViewportSize(width=390, height=844)
LAPTOP = ViewportSize(width=1366, height=768)
SAID = {
    "it-IT": "al suo posto gioca un giocatore più semplice.",
    "en-GB": "a simpler player plays for it.",
}


@pytest.fixture
def without_numba(tmp_path: Path) -> Iterator[Server]:
    """Run a server on a machine where nobody can search."""
    (tmp_path / "numba.py").write_text("raise ImportError('there is no numba here')\n")
    server = Server(tmp_path / "settebello.db", settings={"PYTHONPATH": str(tmp_path)}, whole=True)
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize(
    ("viewport", "locale"), [(PHONE, "it-IT"), (LAPTOP, "en-GB")], ids=["phone", "laptop"]
)
def test_a_level_that_cannot_be_had_is_said_at_the_page(
    without_numba: Server, browser: Browser, viewport: ViewportSize, locale: str
) -> None:
    ticket = without_numba.open("scopa?players=2", player="maestro")
    person = Person(browser, viewport, locale=locale)
    page = person.page
    come_to(person, without_numba, ticket)
    for _ in range(2):  # the other may deal, and then plays after the person
        person.wait_until_free()
        if page.get_by_test_id("replaced").count():
            break
        person.play_card()
    slip = page.get_by_test_id("replaced-slip")
    guests_are_told_of_no_rating = re.compile(re.escape(SAID[locale]) + r"\s*$")
    expect(slip.locator("p")).to_have_text(guests_are_told_of_no_rating)
    expect(page.get_by_test_id("replaced")).to_have_count(1)
    assert violations(page) == []
    person.press(slip.get_by_role("button"))
    expect(slip).to_have_count(0)
    person.wait_until_free()
    person.play_card()
    person.wait_until_free()
    expect(slip).to_have_count(0)
    page.reload()
    expect(slip).to_contain_text(SAID[locale])
    person.close()
