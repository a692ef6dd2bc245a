"""Nobody is kept out of any page and any state: axe finds nothing, and large text is whole."""

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from settebello.lesson import exercises
from tests.support.page.axe import violations
from tests.support.page.browser import DESKTOP, PHONE, Person
from tests.support.page.fit import whole
from tests.support.page.home import open_invitation, say_name
from tests.support.page.lesson import count_through, step_through
from tests.support.page.table import finish_deal, finish_match, go, play_until, sit_down, take_wrongly
from tests.support.serving import Server, serving

pytestmark = pytest.mark.browser

NARROWEST = ViewportSize(width=320, height=640)
ZOOMED = ViewportSize(width=640, height=360)
"""A screen of 1280 by 720 at 200 %."""

PAGES = (
    "/",
    "/rules",
    "/rules?r=figs",
    "/rules/figs",
    "/rules/scopa",
    "/rules/nothing",
    "/learn",
    "/decks",
    "/arbiter",
    "/account",
    "/players",
    "/puzzles",
    "/t/nothing",
    "/nowhere",
)

SCHEMES = pytest.mark.parametrize("scheme", ["light", "dark"])
SIZES = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
LOOKS = pytest.mark.parametrize(
    ("viewport", "scheme"),
    [
        pytest.param(PHONE, "light", id="phone-light"),
        pytest.param(DESKTOP, "dark", id="desktop-dark", marks=pytest.mark.slow),
        pytest.param(PHONE, "dark", id="phone-dark", marks=pytest.mark.slow),
        pytest.param(DESKTOP, "light", id="desktop-light", marks=pytest.mark.slow),
    ],
)


def coloured(browser: Browser, viewport: ViewportSize, scheme: str) -> Person:
    person = Person(browser, viewport)
    person.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of two words
    return person


def nothing_in(found: dict[str, list[str]]) -> None:
    assert {where: what for where, what in found.items() if what} == {}


@LOOKS
def test_axe_finds_nothing_on_any_page(
    server: Server, browser: Browser, viewport: ViewportSize, scheme: str
) -> None:
    person = coloured(browser, viewport, scheme)
    found = {path: violations(go(person, server, path)) for path in PAGES}
    page = go(person, server, "/")
    page.locator("summary").first.click()
    found["every rule set to choose from"] = violations(page)
    page = go(person, server, "/rules?r=scopa")
    page.get_by_test_id("option-help").first.click()
    page.locator("[data-testid=option-value][data-option=players][data-value='3']").click()
    pairs = page.locator("[data-testid=option-value][data-option=sides][data-value=pairs]")
    expect(pairs.locator("input")).not_to_be_checked()
    pairs.click()
    page.get_by_test_id("problem").first.wait_for()
    found["rules with errors"] = violations(page)
    nothing_in(found)
    person.close()


@LOOKS
def test_axe_finds_nothing_at_a_table_from_the_waiting_room_to_the_end(
    server: Server, browser: Browser, viewport: ViewportSize, scheme: str
) -> None:
    person, guest = coloured(browser, viewport, scheme), coloured(browser, viewport, scheme)
    page = go(person, server, "/")
    say_name(page, "Anna")
    open_invitation(page)
    page.get_by_test_id("open-table").click()
    page.get_by_test_id("waiting").wait_for()
    found = {"the waiting room": violations(page)}
    guest.page.goto(page.url)
    guest.page.get_by_test_id("join").wait_for()
    found["a guest arrives"] = violations(guest.page)
    guest.close()
    page = sit_down(person, server, "x-scopa-3")
    found["a turn"] = violations(page)
    page.locator("[data-testid=hand-card][data-playable=true]").first.click()
    page.get_by_test_id("choice").first.wait_for()
    found["choices"] = violations(page)
    page.get_by_test_id("menu").click()
    page.locator("dialog summary").click()
    found["the menu"] = violations(page)
    page.get_by_test_id("settings").click()
    page.locator("dialog[open] [data-option=names]").first.wait_for()
    found["settings"] = violations(page)
    page.keyboard.press("Escape")
    page = sit_down(person, server, "scopa?players=2&target=1")
    finish_deal(person, server)
    page.locator("[data-testid=count][data-done=true]").wait_for()
    found["the count of a deal"] = violations(page)
    finish_match(person, server)
    found["the end of a match"] = violations(page)
    nothing_in(found)
    person.close()


@SIZES
def test_axe_finds_nothing_at_the_federations_table(
    server: Server, browser: Browser, viewport: ViewportSize
) -> None:
    person = Person(browser, viewport)
    page = sit_down(person, server, "figs?target=8")
    play_until(person, lambda screen: screen["table"] or None)
    page.get_by_test_id("hand-card").first.click()
    page.get_by_test_id("table-card").first.click()
    found = {"by hand": violations(page)}
    page.get_by_test_id("fuori").click()
    page.get_by_test_id("lay").click()
    found["declaration"] = violations(page)
    page.get_by_test_id("fuori-no").click()
    page.get_by_test_id("menu").click()
    page.get_by_test_id("show").click()
    page.get_by_test_id("show-card").first.click()
    found["exposing"] = violations(page)
    page.get_by_test_id("show-yes").click()
    page.wait_for_selector("[data-testid=hand-card].exposed")
    found["exposed"] = violations(page)
    nothing_in(found)
    person.close()


@LOOKS
def test_axe_finds_nothing_where_something_was_refused(
    server: Server, browser: Browser, viewport: ViewportSize, scheme: str
) -> None:
    person = coloured(browser, viewport, scheme)
    page = sit_down(person, server, "figs?target=8")
    take_wrongly(person)
    page.get_by_test_id("refusal").wait_for()
    found = {"a capture that was refused": violations(page)}
    page = go(person, server, "/learn")
    step_through(page, 0)
    page.wait_for_selector("[data-testid=lesson][data-step='1'][data-my-turn=true]", state="attached")
    person.choose("CBxRD")
    page.get_by_test_id("take").click()
    page.get_by_test_id("refusal").wait_for()
    found["a play that the lesson refuses"] = violations(page)
    for card in page.locator("[data-testid=table-card][aria-pressed=true]").all():
        card.click()
    for number in range(1, len(exercises())):
        step_through(page, number)
    page.get_by_test_id("lesson-next").wait_for()
    count_through(page)
    found["the end of the lesson"] = violations(page)
    nothing_in(found)
    person.close()


@SCHEMES
def test_axe_finds_nothing_at_the_arbiters_desk(server: Server, browser: Browser, scheme: str) -> None:
    person = coloured(browser, DESKTOP, scheme)
    page = go(person, server, "/arbiter")
    for seat, name in enumerate(("Ada", "Bruno", "Carla", "Dario")):
        page.get_by_test_id("desk-name").nth(seat).fill(name)
    page.get_by_test_id("desk-begin").click()
    found = {"the table is turned up": violations(page)}
    for card in ("2S", "5C", "FS", "FB"):
        page.locator(f"[data-testid=desk-key][data-card='{card}']").click()
    page.get_by_test_id("desk-record").click()
    expect(page.get_by_test_id("desk")).to_have_attribute("data-phase", "play")
    page.locator("[data-testid=desk-key][data-card='7D']").click()
    page.get_by_test_id("desk-play").first.wait_for()
    found["a card that takes"] = violations(page)
    page.get_by_test_id("desk-play").last.click()
    page.get_by_test_id("desk-ruling").wait_for()
    found["a ruling"] = violations(page)
    nothing_in(found)
    person.close()


@LOOKS
def test_axe_finds_nothing_when_the_connection_is_lost(
    tmp_path_factory: pytest.TempPathFactory, browser: Browser, viewport: ViewportSize, scheme: str
) -> None:
    person = coloured(browser, viewport, scheme)
    with serving(tmp_path_factory.mktemp("lost")) as server:
        page = sit_down(person, server, "scopa?players=2")
    page.get_by_test_id("connection-lost").wait_for()
    nothing_in({"a lost connection": violations(page)})
    page.context.close()


# -------------------------------------------------------------------------------------------- large and small


LARGE_TEXT = "document.documentElement.style.fontSize = '200%'"


@pytest.mark.parametrize("path", ["/", "/rules", "/rules/figs", "/arbiter", "/nowhere", "/t/nothing"])
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_text_of_twice_the_size_is_whole_on_every_page(
    server: Server, browser: Browser, viewport: ViewportSize, path: str
) -> None:
    person = Person(browser, viewport)
    page = go(person, server, path)
    page.evaluate(LARGE_TEXT)
    assert whole(page) == {}
    person.close()


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_text_of_twice_the_size_is_whole_at_the_table(
    server: Server, browser: Browser, viewport: ViewportSize
) -> None:
    found: dict[str, object] = {}
    for rules in ("figs?target=8", "scopa?players=2"):
        person = Person(browser, viewport)
        page = sit_down(person, server, rules)
        page.evaluate(LARGE_TEXT)
        found[f"a turn, {rules}"] = whole(page)
        page.locator("[data-testid=hand-card][data-playable=true]").first.click()
        found[f"a card is chosen, {rules}"] = whole(page)
        finish_deal(person, server)
        page.get_by_test_id("next-deal").or_(page.get_by_test_id("rematch")).wait_for()
        found[f"the count, {rules}"] = whole(page)
        person.close()
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("viewport", [NARROWEST, ZOOMED], ids=["narrowest", "zoomed"])
def test_everything_is_whole_at_the_narrowest_and_at_twice_the_size(
    server: Server, browser: Browser, viewport: ViewportSize
) -> None:
    person = Person(browser, viewport)
    found: dict[str, object] = {path: whole(go(person, server, path)) for path in PAGES}
    page = sit_down(person, server, "scopa?players=2")
    found["a turn"] = whole(page)
    page.locator("[data-testid=hand-card][data-playable=true]").first.click()
    found["choices"] = whole(page)
    finish_deal(person, server)
    page.get_by_test_id("next-deal").wait_for()
    found["the count"] = whole(page)
    assert {where: what for where, what in found.items() if what} == {}
    person.close()
