"""Whole matches by hand, in a real browser, against the real server."""

from urllib.parse import quote
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser

from settebello.notation import loads, verified
from tests.support.browser import DESKTOP, PHONE, Person
from tests.support.serving import Server, serving

pytestmark = pytest.mark.browser


def sit_down_with(person: Person, server: Server, rules: str) -> None:
    """Choose a rule set in the editor and begin."""
    person.page.goto(server.address(f"/rules?r={quote(rules, safe='')}"))
    person.page.get_by_test_id("play-rules").first.click()
    person.page.wait_for_url("**/t/*")


@pytest.mark.parametrize(
    ("rules", "viewport"),
    [
        ("scopa?players=2", PHONE),
        ("figs?target=11", DESKTOP),
        ("scientifico", PHONE),
        ("assi", DESKTOP),
        ("quindici", PHONE),
        ("x-scopa-3", DESKTOP),
        ("x-scopa-6", PHONE),
    ],
)
def test_a_match_is_played_through_the_page_to_its_end_and_its_record_holds(
    server: Server, browser: Browser, rules: str, viewport: dict[str, int]
) -> None:
    person = Person(browser, viewport)  # type: ignore[arg-type]  # playwright's name for this dictionary
    sit_down_with(person, server, rules)
    person.play_match()
    room = person.page.url.split("/t/")[1].split("?")[0]
    with urlopen(server.address(f"/api/rooms/{room}/record"), timeout=10) as answer:
        record = loads(answer.read().decode())
    assert record.winner is not None
    assert [deal.score is not None for deal in verified(record)] == [True] * len(record.deals)
    person.page.get_by_test_id("rematch").click()
    person.page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
    person.close()


def test_a_match_begins_from_the_home_page_with_one_click(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    person.page.goto(server.address())
    person.page.locator("[data-testid=preset][data-preset=assi]").click()
    person.page.get_by_test_id("quick-play").first.click()
    person.page.wait_for_url("**/t/*")
    assert person.wait_until_free() == "playing"
    person.play_card()
    person.close()


def test_the_same_match_goes_on_when_the_server_was_killed_in_the_middle(
    tmp_path_factory: pytest.TempPathFactory, browser: Browser
) -> None:
    with serving(tmp_path_factory.mktemp("killed")) as server:
        person = Person(browser, DESKTOP)
        sit_down_with(person, server, "scopa?players=2")
        for _ in range(4):
            person.wait_until_free()
            person.play_card()
        person.wait_until_free()
        hand = person.page.locator("[data-testid=hand-card]").evaluate_all(
            "all => all.map(c => c.dataset.card)"
        )
        version, port = person.at_table("version"), server.port
        server.kill()
        person.page.get_by_test_id("connection-lost").wait_for()
        server.start(port=port)
        person.page.get_by_test_id("connection-lost").wait_for(state="detached")
        person.page.reload()
        person.wait_until_free()
        assert person.at_table("version") == version
        again = person.page.locator("[data-testid=hand-card]").evaluate_all(
            "all => all.map(c => c.dataset.card)"
        )
        assert again == hand
        person.play_match()
        person.page.context.close()  # a lost connection is an error on the console, and rightly so


def test_two_people_play_at_one_table_by_link(server: Server, browser: Browser) -> None:
    host, guest = Person(browser, DESKTOP), Person(browser, PHONE, locale="en-GB")
    host.page.goto(server.address())
    host.page.locator("[data-testid=preset][data-preset=quindici]").click()
    host.page.get_by_test_id("open-table").first.click()
    host.page.wait_for_url("**/t/*")
    host.page.get_by_test_id("waiting").wait_for()
    guest.page.goto(host.page.url)
    guest.page.get_by_test_id("join-name").fill("Bea")
    guest.page.get_by_test_id("sit-down").click()
    for person in (host, guest):
        person.page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
    for _ in range(6):
        on_turn = next(each for each in (host, guest) if each.at_table("my-turn") == "true")
        on_turn.wait_until_free()
        on_turn.play_card()
        seen = on_turn.at_table("version")
        for person in (host, guest):
            person.page.wait_for_selector(f"[data-testid=table][data-version='{seen}']", state="attached")
    host.close()
    guest.close()
