"""The start page: the match that goes on, playing now, people, and the rest, in two screens of a phone."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.support.page.axe import violations
from tests.support.page.browser import DESKTOP, PHONE, Person
from tests.support.page.fit import whole
from tests.support.page.shift import MOST, shifted, watch_shifts
from tests.support.page.table import go, picture, sit_down
from tests.support.serving import Json, Server

pytestmark = pytest.mark.browser

PHONES = pytest.mark.parametrize(
    "viewport",
    [PHONE, ViewportSize(width=390, height=844)],
    ids=lambda size: f"{size['width']}x{size['height']}",
)
SIZES = [
    pytest.param(ViewportSize(width=width, height=height), id=f"{width}x{height}", marks=marks)
    for width, height, marks in (
        (360, 740, ()),
        (390, 844, pytest.mark.slow),
        (844, 390, ()),
        (768, 1024, pytest.mark.slow),
        (1366, 768, ()),
        (1920, 1080, pytest.mark.slow),
        (2560, 1440, pytest.mark.slow),
    )
]
SCREENS = 2
"""As many screens of a phone does the page have at most."""

HIGH = "document.documentElement.scrollHeight / innerHeight"


def settled(page: Page) -> None:
    """Wait until the page has all that it asks the server for."""
    page.get_by_test_id("quick-play").wait_for()
    page.get_by_test_id("open-decks").wait_for()
    page.wait_for_load_state("networkidle")


def hold(person: Person, server: Server, *tickets: Json) -> None:
    """Have the browser hold the seats of tickets."""
    held = {each["room"]: {**each, "name": "Ada", "rules": "scopa", "opened": 1} for each in tickets}
    kept = json.dumps(json.dumps(held))
    person.page.add_init_script(f"localStorage.setItem('settebello.tickets', {kept})")
    go(person, server, "/")
    settled(person.page)


@PHONES
def test_the_start_page_has_two_screens_of_a_phone_at_most(
    server: Server, browser: Browser, viewport: ViewportSize
) -> None:
    person = Person(browser, viewport)
    watch_shifts(person.page)
    page = go(person, server, "/")
    settled(page)
    assert page.evaluate(HIGH) <= SCREENS
    for number in range(4):
        server.open("scopone", open_seats=3, public=True, name=f"Anna {number}")
        watched = server.open("scopa?players=2", open_seats=1, public=True, name=f"Carla {number}")
        server.join(watched["room"])
    page.reload()
    page.get_by_test_id("open-table-of").first.wait_for()
    page.get_by_test_id("watched-table").first.wait_for()
    picture(page, f"home-crowded-{viewport['width']}")
    assert page.evaluate(HIGH) <= SCREENS  # for a new visitor, who reads most
    hold(person, server, server.open("scopa?players=2", name="Ada"))
    page.get_by_test_id("watched-table").first.wait_for()
    expect(page.get_by_test_id("ticket")).to_have_count(1)
    assert page.evaluate(HIGH) <= SCREENS
    assert shifted(page) < MOST
    page.get_by_test_id("lobby-all").click()
    assert page.get_by_test_id("open-table-of").count() >= 4
    person.close()


@pytest.mark.parametrize(
    "viewport",
    [
        ViewportSize(width=844, height=390),
        pytest.param(ViewportSize(width=667, height=375), marks=pytest.mark.slow),
        pytest.param(ViewportSize(width=640, height=360), marks=pytest.mark.slow),
    ],
    ids=lambda size: f"{size['width']}x{size['height']}",
)
def test_on_a_phone_held_across_both_ways_to_play_are_in_sight_at_once(
    server: Server, browser: Browser, viewport: ViewportSize
) -> None:
    person = Person(browser, viewport)
    page = go(person, server, "/")
    settled(page)
    expect(page.get_by_test_id("quick-play")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("find-game")).to_be_in_viewport(ratio=1)
    picture(page, f"home-across-{viewport['width']}")
    sit_down(person, server, "scopa?players=2")
    page = go(person, server, "/")
    settled(page)
    assert whole(page) == {}
    person.close()


@PHONES
def test_a_new_visitor_plays_the_first_card_with_three_taps(
    server: Server, browser: Browser, viewport: ViewportSize
) -> None:
    person = Person(browser, viewport, touch=True)
    page = go(person, server, "/")
    settled(page)
    play = page.get_by_test_id("quick-play")
    expect(play).to_be_in_viewport(ratio=1)
    play.tap()
    person.wait_until_free()
    version = person.at_table("version")
    page.locator("[data-testid=hand-card][data-playable=true]").first.tap()
    page.get_by_test_id("choice").first.tap()
    person.wait_for_news(version)
    person.close()


@PHONES
def test_who_comes_back_has_a_card_in_hand_with_two_taps(
    server: Server, browser: Browser, viewport: ViewportSize
) -> None:
    person = Person(browser, viewport, touch=True)
    sit_down(person, server, "scopa?players=2")
    page = go(person, server, "/")
    settled(page)
    expect(page.get_by_test_id("ticket").get_by_role("link")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("ticket").get_by_role("link").tap()
    person.wait_until_free()
    page.locator("[data-testid=hand-card][data-playable=true]").first.tap()
    page.get_by_test_id("choice").first.wait_for()
    person.close()


def test_the_match_that_goes_on_says_whose_turn_it_is_against_whom_and_how_it_stands(
    server: Server, browser: Browser
) -> None:
    ticket = server.open("scopa?players=2", open_seats=1, time="10+0")
    friend = server.join(ticket["room"], name="Bruno")
    person = Person(browser, PHONE)
    hold(person, server, ticket)
    card = person.page.get_by_test_id("ticket")
    with server.player(ticket) as me, server.player(friend) as other:
        turns = ["Tocca a te", "Tocca a Bruno"] if me.my_turn else ["Tocca a Bruno", "Tocca a te"]
        expect(card.get_by_test_id("standing")).to_have_text(turns[0])
        expect(card).to_contain_text(re.compile(r"Scopa.*con Bruno", re.DOTALL))
        expect(card).to_contain_text(re.compile(r"9:\d\d|10:00"))
        (me if me.my_turn else other).play_once()
    said = turns[1]
    expect(card.get_by_test_id("standing")).to_have_text(said)
    described = card.get_by_role("link").evaluate(
        """link => link.getAttribute("aria-describedby").split(" ")
            .map(id => document.getElementById(id).textContent)"""
    )
    assert described[0] == said
    assert "con Bruno" in described
    assert "Punti: 0 e 0." in described
    assert any(part.startswith("Restano ") for part in described)
    person.close()


def test_a_match_that_is_over_does_not_come_before_playing_now(server: Server, browser: Browser) -> None:
    ticket = server.open("scopa?players=2", open_seats=1)
    friend = server.join(ticket["room"])
    with server.player(ticket) as me, server.player(friend) as other:
        (me if me.my_turn else other).play_once()
        me.send({"type": "resign", "id": "enough"})
        while me.screen["phase"] != "match_over":
            me.until("state")
    person = Person(browser, PHONE)
    hold(person, server, ticket)
    page = person.page
    expect(page.get_by_test_id("quick-play")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("other-tables").click()
    expect(page.get_by_test_id("standing")).to_have_text("La partita è finita")
    person.close()


def test_the_lesson_is_offered_until_it_has_been_learned(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = go(person, server, "/")
    settled(page)
    expect(page.get_by_test_id("learn")).to_be_visible()
    page.evaluate("localStorage.setItem('settebello.learned', 'true')")
    page.reload()
    settled(page)
    expect(page.get_by_test_id("learn")).to_have_count(0)
    expect(page.get_by_test_id("open-lesson")).to_be_visible()
    person.close()


@pytest.mark.parametrize("viewport", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_start_page_fits_and_axe_finds_nothing_with_a_match_and_without(
    server: Server, browser: Browser, viewport: ViewportSize, scheme: str
) -> None:
    person = Person(browser, viewport)
    watch_shifts(person.page)
    person.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of two words
    page = go(person, server, "/")
    settled(page)
    name = f"{viewport['width']}x{viewport['height']}-{scheme}"
    assert violations(page) == []
    assert whole(page) == {}
    assert shifted(page) < MOST
    page.screenshot(path=f"test-results/table/home-new-{name}.png", full_page=True)
    mine, other = (server.open("scopa?players=2", name="Ada") for _ in range(2))
    hold(person, server, mine, other)
    expect(page.get_by_test_id("ticket")).to_have_count(2)
    page.locator("[data-testid=ticket] .yours, [data-testid=standing]").first.wait_for()
    assert violations(page) == []
    assert whole(page) == {}
    assert shifted(page) < MOST
    page.screenshot(path=f"test-results/table/home-back-{name}.png", full_page=True)
    person.close()


def test_everything_else_is_reached_from_one_panel(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    for testid, path in (
        ("puzzle-of-day", "/puzzle/day"),
        ("open-decks", "/decks"),
        ("open-players", "/players"),
        ("open-lesson", "/learn"),
        ("open-desk", "/arbiter"),
        ("open-rules", "/rules"),
    ):
        page = go(person, server, "/")
        page.get_by_test_id(testid).click()
        page.wait_for_url(f"**{path}*")
    person.close()
