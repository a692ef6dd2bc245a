"""Practice at the page: take back, a hint, the deal again; it fits beside the hand, and only where it may."""

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from tests.support.page.account import sign_up
from tests.support.page.axe import violations
from tests.support.page.browser import DESKTOP, PHONE, Person
from tests.support.page.engines import WAIT_MS
from tests.support.page.fit import resize, whole
from tests.support.page.table import come_to, finish_deal, hand_of, picture, rest
from tests.support.serving import Server

pytestmark = pytest.mark.browser

LATER = "Too Many Requests"
"""The complaint of a browser about a hint that is asked for while the adviser is not ready."""

SIZES = [(360, 740), (390, 844), (844, 390), (768, 1024), (1366, 768), (1920, 1080)]


def first_turn(person: Person, server: Server, rules: str = "scopa?players=2") -> None:
    """Sit down with a computer player, and wait for one's turn and for the tools."""
    come_to(person, server, server.open(rules))
    person.wait_until_free()
    person.page.get_by_test_id("hint").wait_for()


def hinted(person: Person) -> Locator:
    """Ask for a hint, again while the adviser is not ready on a busy machine, and return what it says."""
    said, later = person.page.get_by_test_id("hint-said"), person.page.get_by_test_id("notice")
    for _ in range(10):
        person.press(person.page.get_by_test_id("hint"))
        said.or_(later).wait_for()
        if said.count():
            return said
        person.page.keyboard.press("Escape")
    raise AssertionError("the adviser is never ready")


def on_table(person: Person) -> list[str]:
    """List the cards that lie on the table."""
    cards = person.page.get_by_test_id("table-card").all()
    return sorted(each.get_attribute("data-card") or "" for each in cards)


@pytest.mark.parametrize("rules", ["scopa?players=2", "scopone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_tools_of_practice_fit_every_size(
    server: Server, browser: Browser, rules: str, scheme: str
) -> None:
    person = Person(browser, DESKTOP)
    page = person.page
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of two words
    first_turn(person, server, rules)
    person.play_card()
    person.wait_until_free()
    for width, height in SIZES:
        resize(page, ViewportSize(width=width, height=height))
        for tool in ("take-back", "hint"):
            button = page.get_by_test_id(tool)
            expect(button).to_be_in_viewport(ratio=1)
            box = button.bounding_box()
            assert box is not None
            assert (width, min(box["width"], box["height"]) >= 40) == (width, True)
        assert (width, whole(page)) == (width, {})
        assert (width, violations(page)) == (width, [])
        picture(page, f"practice-{rules[:7]}-{width}-{scheme}")
    person.close()


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_play_is_taken_back_and_the_deal_begins_again(
    server: Server, browser: Browser, viewport: ViewportSize
) -> None:
    person = Person(browser, viewport, touch=viewport is PHONE)
    page = person.page
    first_turn(person, server)
    before = hand_of(page), on_table(person)
    back = page.get_by_test_id("take-back")
    expect(back).to_have_attribute("aria-disabled", "true")
    for _ in range(2):
        person.play_card()
        person.wait_until_free()
    for _ in range(2):
        version = person.at_table("version")
        person.press(back)
        person.wait_for_news(version)
        person.wait_until_free()
    rest(page)
    assert (hand_of(page), on_table(person)) == before
    expect(back).to_have_attribute("aria-disabled", "true")
    person.play_card()
    person.wait_until_free()
    version = person.at_table("version")
    person.press(page.get_by_test_id("menu"))
    person.press(page.get_by_test_id("deal-again"))
    person.wait_for_news(version)
    person.wait_until_free()
    rest(page)
    assert (hand_of(page), on_table(person)) == before
    person.close()


@pytest.mark.parametrize(
    ("viewport", "locale"), [(PHONE, "it-IT"), (DESKTOP, "en-GB")], ids=["phone", "desktop"]
)
def test_a_hint_says_what_to_play_and_why_and_takes_the_card_up(
    server: Server, browser: Browser, viewport: ViewportSize, locale: str
) -> None:
    person = Person(browser, viewport, locale=locale)
    page = person.page
    first_turn(person, server)
    said = hinted(person)
    assert said.locator("p").count() >= 2
    rest(page)
    assert violations(page) == []
    picture(page, f"hint-{locale}")
    person.press(page.get_by_test_id("hint-take"))
    expect(page.locator("[data-testid=hand-card][aria-pressed=true]")).to_have_count(1)
    assert "practised" in {event.type for event in server.log_of(page.url.split("/t/")[1])}
    person.close(LATER)


@pytest.mark.parametrize(
    ("viewport", "locale"), [(PHONE, "it-IT"), (DESKTOP, "en-GB")], ids=["phone", "desktop"]
)
def test_after_the_deal_ones_plays_stand_beside_those_of_the_master(
    server: Server, browser: Browser, viewport: ViewportSize, locale: str
) -> None:
    person = Person(browser, viewport, locale=locale)
    page = person.page
    first_turn(person, server, "scopa?players=2&target=21")
    assert finish_deal(person, server) == "deal_over"
    back = page.get_by_test_id("look-back")
    back.wait_for()
    picture(page, f"look-back-{locale}")
    person.press(back)
    person.press(page.get_by_test_id("after-begin"))
    expect(page.get_by_test_id("after-sum")).to_be_visible(
        timeout=5 * WAIT_MS
    )  # a dozen plays are thought about
    assert page.get_by_test_id("after-plays").locator("li").count() > 3
    rest(page)
    assert violations(page) == []
    picture(page, f"after-{locale}")
    page.keyboard.press("Escape")
    expect(back).to_be_focused()
    person.close(LATER)


def test_by_keyboard_a_hint_is_asked_for_and_closed(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    page = person.page
    first_turn(person, server)
    hinted(person)
    page.keyboard.press("Escape")
    page.get_by_test_id("hint").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("hint-said").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint")).to_be_focused()
    person.close(LATER)


def test_two_people_practise_once_both_have_agreed(server: Server, browser: Browser) -> None:
    ticket = server.open("scopa?players=2", open_seats=1)
    friend = server.join(ticket["room"])
    one, two = Person(browser, PHONE), Person(browser, DESKTOP)
    come_to(one, server, ticket)
    come_to(two, server, friend)
    for person in (one, two):
        expect(person.page.get_by_test_id("take-back")).to_have_count(0)
    one.page.get_by_test_id("menu").click()
    one.page.get_by_test_id("practise").click()
    wanted = two.page.get_by_test_id("practice-wanted")
    expect(wanted).to_contain_text("Ada")
    assert violations(two.page) == []
    picture(two.page, "practice-wanted")
    two.page.get_by_test_id("practise-too").click()
    for person in (one, two):
        expect(person.page.get_by_test_id("take-back")).to_have_count(1)
    for person in (one, two):
        person.close()


def test_in_a_rated_match_there_are_no_tools(server: Server, browser: Browser) -> None:
    people = [Person(browser, PHONE), Person(browser, DESKTOP)]
    for person, name in zip(people, ("Ada Esercita", "Bea Esercita"), strict=True):
        sign_up(person, server, name)
    page = people[0].page
    ticket = page.evaluate(
        """async name => (await fetch("/api/rooms", { method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ rules: "scopa?players=2", name, open_seats: 1 }) })).json()""",
        "Ada Esercita",
    )
    page.goto(server.address(f"/t/{ticket['room']}"))
    people[1].page.goto(server.address(f"/t/{ticket['room']}"))
    people[1].page.get_by_test_id("sit-down").click()
    for person in people:
        person.page.get_by_test_id("hand-card").first.wait_for()
        expect(person.page.get_by_test_id("take-back")).to_have_count(0)
        person.page.get_by_test_id("menu").click()
        person.page.get_by_test_id("settings").wait_for()
        expect(person.page.get_by_test_id("practise")).to_have_count(0)
        person.close()
