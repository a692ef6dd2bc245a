"""Somebody is absent, as the others at the page see and hear it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.server.test_absence import SETTINGS
from tests.support.page.axe import violations
from tests.support.page.browser import DESKTOP, PHONE, Person
from tests.support.page.fit import whole
from tests.support.page.table import come_to, picture
from tests.support.serving import Client, Json, Server, play_together

pytestmark = pytest.mark.browser


@pytest.fixture
def quick(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """Run a server that does not wait for long, with a claim after so many seconds."""
    settings = {**SETTINGS, "SETTEBELLO_CLAIM_SECONDS": str(request.param)}
    server = Server(tmp_path / "settebello.db", settings=settings).start()
    yield server
    server.stop()
    server.check_errors()


def until_turn(person: Person, other: Client) -> None:
    """Have somebody at the page and somebody else play until it is the other's turn."""
    while not other.my_turn:
        person.wait_until_free()
        person.play_card()
        while other.screen["version"] < person.seen()["version"]:
            other.until("state")


def seated(server: Server, browser: Browser, *, phone: bool) -> tuple[Person, Json]:
    """Return somebody at a table for two, and the ticket of a friend who has gone away on turn."""
    ticket = server.open("scopa?players=2", open_seats=1)
    friend = server.join(ticket["room"])
    person = Person(browser, PHONE if phone else DESKTOP)
    with server.player(friend) as other:
        come_to(person, server, ticket)
        until_turn(person, other)
    return person, friend


@pytest.mark.parametrize("quick", [300], indirect=True)
@pytest.mark.parametrize(
    "phone",
    [pytest.param(True, id="phone"), pytest.param(False, id="desktop", marks=pytest.mark.slow)],
)
def test_a_computer_player_stands_in_for_an_absent_friend_who_then_comes_back(
    quick: Server, browser: Browser, phone: bool
) -> None:
    person, friend = seated(quick, browser, phone=phone)
    page = person.page
    expect(page.get_by_test_id("away")).to_have_text("assente")
    expect(page.get_by_test_id("said")).to_contain_text("Bob è assente.")
    page.get_by_test_id("stand-in").wait_for()
    expect(page.get_by_test_id("absent")).to_contain_text("Bob è assente da un po")
    assert violations(page) == []
    assert whole(page) == {}
    picture(page, f"absent-{'phone' if phone else 'desktop'}")
    page.get_by_test_id("stand-in").click()
    expect(page.get_by_test_id("away")).to_have_text("computer")
    expect(page.get_by_test_id("absent")).to_have_count(0)
    person.wait_until_free()
    with quick.player(friend):
        expect(page.get_by_test_id("away")).to_have_count(0)
        expect(page.get_by_test_id("said")).to_contain_text("Bob è di nuovo al tavolo e gioca.")
        assert page.get_by_test_id("said").get_by_text("Bob è assente.").count() <= 1
    person.close()


@pytest.mark.parametrize("quick", [300], indirect=True)
def test_between_two_deals_an_absent_friend_is_spoken_of_to_whoever_is_ready(
    quick: Server, browser: Browser
) -> None:
    ticket = quick.open("scopa?players=2", open_seats=1)
    friend = quick.join(ticket["room"])
    with quick.player(ticket) as me, quick.player(friend) as other:
        play_together([me, other])
    person = Person(browser, DESKTOP)
    come_to(person, quick, ticket, "next-deal")
    page = person.page
    page.locator("[data-testid=away]").first.wait_for(state="attached")
    expect(page.get_by_test_id("absent")).to_have_count(0)
    page.get_by_test_id("next-deal").click()
    page.get_by_test_id("stand-in").click()
    page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
    person.close()


@pytest.mark.parametrize("quick", [4], indirect=True)
def test_a_match_is_claimed_from_a_friend_who_stays_away(quick: Server, browser: Browser) -> None:
    person, _ = seated(quick, browser, phone=True)
    page = person.page
    page.get_by_test_id("wait-on").click()
    expect(page.get_by_test_id("absent")).to_have_count(0)
    page.get_by_test_id("claim").wait_for()
    assert violations(page) == []
    picture(page, "claim")
    page.get_by_test_id("claim").click()
    page.get_by_test_id("broken-off").wait_for()
    expect(page.get_by_test_id("lost")).to_have_text("Bob è via da troppo tempo.")
    expect(page.get_by_test_id("winner")).to_have_text("Partita vinta!")
    person.close()
