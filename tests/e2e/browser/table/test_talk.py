"""A word at the table, in two real browsers."""

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.support.page.axe import violations
from tests.support.page.browser import BOTH_SIZES, Person
from tests.support.page.table import picture
from tests.support.serving import Server

pytestmark = pytest.mark.browser


def say(person: Person, phrase: str) -> None:
    person.page.get_by_test_id("menu").first.click()
    person.page.get_by_test_id("talk").click()
    person.page.locator(f"[data-testid=phrase][data-phrase={phrase}]").click()


@BOTH_SIZES
def test_what_one_says_the_others_see_and_hear_unless_they_would_rather_not(
    server: Server, browser: Browser, viewport: ViewportSize
) -> None:
    host, guest = Person(browser, viewport), Person(browser, viewport)
    table = server.open("scopa?players=4", name="Carlo", open_seats=2)
    for person, name in ((host, "Ada"), (guest, "Bea")):
        person.page.goto(server.address(f"/t/{table['room']}"))
        person.page.get_by_test_id("join-name").fill(name)
        person.page.get_by_test_id("sit-down").click()
    for person in (host, guest):
        person.page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
    say(guest, "well_played")
    bubble = host.page.get_by_test_id("bubble")
    expect(bubble).to_have_text("Bella giocata!")
    expect(guest.page.get_by_test_id("bubble")).to_have_text("Bella giocata!")
    picture(host.page, f"talk-{viewport['width']}")
    box = bubble.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= viewport["width"]
    said = host.page.get_by_test_id("said")
    expect(said.get_by_text("Bea dice: Bella giocata!", exact=True)).to_have_count(1)
    expect(bubble).to_have_count(0, timeout=10_000)

    host.page.get_by_test_id("menu").first.click()
    host.page.get_by_test_id("talk").click()
    assert violations(host.page) == []
    host.page.locator("label").filter(has_text="Non mostrare le frasi di Bea").click()
    picture(host.page, f"talk-sheet-{viewport['width']}")
    host.page.keyboard.press("Escape")
    say(guest, "sorry")
    expect(guest.page.get_by_test_id("bubble")).to_have_text("Scusa")
    expect(bubble).to_have_count(0)
    host.close()
    guest.close()
