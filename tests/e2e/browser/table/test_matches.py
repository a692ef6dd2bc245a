"""Whole matches by hand, in a real browser, against the real server."""

from urllib.parse import quote
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from settebello.notation import loads, verified
from tests.support.page.browser import DESKTOP, PHONE, Person
from tests.support.page.engines import IN_EVERY_ENGINE
from tests.support.page.fit import resize
from tests.support.page.home import open_invitation, say_name
from tests.support.page.table import finish_deal, finish_match, on_turn
from tests.support.serving import Server, serving

pytestmark = pytest.mark.browser


def sit_down_with(person: Person, server: Server, rules: str) -> None:
    """Choose a rule set in the editor and begin."""
    person.page.goto(server.address(f"/rules?r={quote(rules, safe='')}"))
    person.page.get_by_test_id("play-rules").first.click()
    person.page.wait_for_url("**/t/*")


SHORT = (
    ("scopa?players=2&target=one_deal", PHONE),
    pytest.param("figs?target=one_deal", DESKTOP, marks=pytest.mark.slow),
    pytest.param("x-scopa-6?target=one_deal", PHONE, marks=pytest.mark.slow),
    pytest.param("scientifico?target=one_deal", PHONE, marks=pytest.mark.slow),
    pytest.param("assi?target=one_deal", DESKTOP, marks=pytest.mark.slow),
    pytest.param("quindici?target=one_deal", PHONE, marks=pytest.mark.slow),
    pytest.param("x-scopa-3?target=one_deal", DESKTOP, marks=pytest.mark.slow),
)
WHOLE = tuple(
    pytest.param(rules, viewport, marks=pytest.mark.slow)
    for rules, viewport in (
        ("scopa?players=2", PHONE),
        ("figs?target=11", DESKTOP),
        ("scientifico", PHONE),
        ("assi", DESKTOP),
        ("quindici", PHONE),
        ("x-scopa-3", DESKTOP),
        ("x-scopa-6", PHONE),
    )
)


@pytest.mark.parametrize(("rules", "viewport"), [*SHORT, *WHOLE])
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


@IN_EVERY_ENGINE
def test_a_match_begins_from_the_home_page_with_one_click(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    person.page.goto(server.address())
    person.page.locator("[data-testid=preset][data-preset=assi]").click()
    person.page.get_by_test_id("quick-play").first.click()
    person.page.wait_for_url("**/t/*")
    assert person.wait_until_free() == "playing"
    person.play_card()
    person.close()


def test_the_computer_plays_at_the_level_that_was_chosen_and_the_browser_keeps_it(
    server: Server, browser: Browser
) -> None:
    person = Person(browser, PHONE)
    person.page.goto(server.address())
    person.page.locator("[data-testid=preset][data-preset=scopone]").click()
    person.page.locator("[data-testid=level][data-value=campione]").click()
    open_invitation(person.page)
    person.page.locator("[data-testid=open-seats][data-value='1']").click()
    say_name(person.page, "Anna")
    person.page.get_by_test_id("open-table").first.click()
    waiting = person.page.get_by_test_id("waiting")
    expect(waiting.get_by_text("computer · Campione")).to_have_count(2)
    expect(waiting.locator("[data-testid=level] input:checked")).to_have_value("campione")
    waiting.locator("[data-testid=level][data-value=esperto]").click()
    waiting.get_by_test_id("fill").click()
    assert person.wait_until_free() == "playing"
    person.play_card()
    person.page.goto(server.address())
    expect(person.page.locator("[data-testid=level] input:checked")).to_have_value("esperto")
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
        finish_match(person, server)
        person.page.context.close()  # a lost connection is an error on the console, and rightly so


def test_a_page_whose_table_is_gone_says_so_once_and_leads_home(
    tmp_path_factory: pytest.TempPathFactory, browser: Browser
) -> None:
    folder = tmp_path_factory.mktemp("emptied")
    with serving(folder) as server:
        person = Person(browser, PHONE)
        sit_down_with(person, server, "scopa?players=2")
        person.wait_until_free()
        port = server.port
        server.kill()
        for kept in folder.glob("*.db*"):
            kept.unlink()
        server.start(port=port)
        page = person.page
        page.get_by_text("Questo tavolo non").first.wait_for()
        lines: list[WebSocket] = []
        page.on("websocket", lambda line: lines.append(line))  # noqa: PLW0108 (playwright cannot mark a built-in)
        page.wait_for_timeout(1500)  # the next try would come after a quarter of a second
        assert lines == []
        expect(page.get_by_test_id("hand-card")).to_have_count(0)
        expect(page.get_by_test_id("connection-lost")).to_have_count(0)
        page.get_by_test_id("leave").click()
        page.get_by_test_id("quick-play").wait_for()
        person.page.context.close()  # a lost connection is an error on the console, and rightly so


@pytest.mark.parametrize("rules", ["scopa?players=2", "scopone"])
def test_the_count_shows_every_coin_on_tablets_and_on_phones_held_sideways(
    server: Server, browser: Browser, rules: str
) -> None:
    person = Person(browser, PHONE)
    sit_down_with(person, server, rules)
    finish_deal(person, server)
    for width, height in ((620, 900), (820, 1180), (740, 360), (844, 390), (1100, 800)):
        resize(person.page, {"width": width, "height": height})
        page = person.page
        page.get_by_test_id("count").wait_for()
        cut: list[str] = page.locator("[data-testid=count] .card").evaluate_all(
            """all => all.filter(card => {
                const { left, right } = card.getBoundingClientRect();
                return left < 0 || right > innerWidth;
            }).map(card => card.closest("[data-category]").dataset.category)"""
        )
        assert (width, cut) == (width, [])
    person.close()


@IN_EVERY_ENGINE
def test_two_people_play_at_one_table_by_link(server: Server, browser: Browser) -> None:
    host, guest = Person(browser, DESKTOP), Person(browser, PHONE, locale="en-GB")
    host.page.goto(server.address())
    host.page.locator("[data-testid=preset][data-preset=quindici]").click()
    host.page.get_by_test_id("name").fill("Anna")
    host.page.get_by_test_id("open-table").first.click()
    host.page.wait_for_url("**/t/*")
    host.page.get_by_test_id("waiting").wait_for()
    guest.page.goto(host.page.url)
    guest.page.get_by_test_id("join-name").fill("Bea")
    guest.page.get_by_test_id("sit-down").click()
    for person in (host, guest):
        person.page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
    for _ in range(6):
        playing = on_turn((host, guest))
        assert playing is not None
        playing.play_card()
        seen = playing.at_table("version")
        for person in (host, guest):
            person.page.wait_for_selector(f"[data-testid=table][data-version='{seen}']", state="attached")
    host.close()
    guest.close()
