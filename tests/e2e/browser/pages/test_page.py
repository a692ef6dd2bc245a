"""The page around the matches: what a person may stumble over, in a real browser against the real server."""

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from settebello.rules import parse_rules
from settebello.rules.catalogue import plain_words
from tests.support.page.browser import DESKTOP, PHONE, Person, Screen
from tests.support.page.engines import IN_EVERY_ENGINE
from tests.support.page.languages import choose_language
from tests.support.page.table import finish_deal, go, sit_down, take_wrongly
from tests.support.serving import Server, serving

pytestmark = pytest.mark.browser

NARROWEST = ViewportSize(width=320, height=640)
PAGES = ("/", "/rules", "/rules?r=scopa", "/decks", "/t/nothing", "/nowhere")


def choose(page: Page, option: str, value: str) -> None:
    page.locator(f"[data-testid=option-value][data-option={option}][data-value='{value}']").click()


def hand_of(page: Page) -> list[str]:
    cards: list[str] = page.locator("[data-testid=hand-card]").evaluate_all(
        "all => all.map(c => c.dataset.card)"
    )
    return cards


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("it-IT", "In 3 non si fanno due squadre a posti alterni: ci vogliono quattro o sei giocatori."),
        ("en-GB", "3 players cannot form two teams in alternate seats: that takes four or six."),
    ],
)
def test_rules_that_cannot_be_played_say_so_at_their_fields(
    server: Server, browser: Browser, locale: str, said: str
) -> None:
    person = Person(browser, DESKTOP, locale=locale)
    page = go(person, server, "/rules?r=scopa")
    choose(page, "players", "3")
    expect(page.locator("[data-option=sides][data-value=pairs] input")).not_to_be_checked()
    choose(page, "sides", "pairs")
    for field in ("players", "sides"):
        row = page.locator(f"[data-testid=option][data-option={field}]")
        row.get_by_test_id("problem").get_by_text(said).wait_for()
    assert page.locator("[data-testid=option][data-option=target] [data-testid=problem]").count() == 0
    assert page.get_by_test_id("play-rules").is_disabled()
    choose(page, "players", "4")
    page.get_by_test_id("problem").first.wait_for(state="detached")
    assert page.get_by_test_id("play-rules").is_enabled()
    person.close()


@IN_EVERY_ENGINE
def test_the_rules_chosen_in_the_editor_are_the_rules_at_the_table(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = go(person, server, "/rules?r=assi")
    choose(page, "ace_bank", "yes")
    choose(page, "target", "21")
    expect(page.get_by_test_id("rules-text")).to_have_value(re.compile("target=21"))
    chosen = page.get_by_test_id("rules-text").input_value()
    page.get_by_test_id("play-rules").click()
    page.wait_for_url("**/t/*")
    person.wait_until_free()
    page.get_by_test_id("menu").click()
    link = page.locator("dialog a").get_attribute("href") or ""
    assert parse_qs(urlsplit(link).query)["r"] == [chosen]
    assert "ace_bank=yes" in chosen
    person.close()


def test_another_size_of_a_game_is_not_rules_of_ones_own(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    page = sit_down(person, server, "scopa?players=2")
    page.get_by_role("banner").get_by_text("Scopa a due", exact=True).wait_for()
    page = sit_down(person, server, "scopa?redeal=none")
    page.get_by_role("banner").get_by_text("Scopa, su misura", exact=True).wait_for()
    person.close()


@IN_EVERY_ENGINE
def test_the_language_chosen_is_kept(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = go(person, server, "/")
    page.get_by_role("heading", name="Una mano prima del caffè?").wait_for()
    page.get_by_test_id("menu").click()
    choose_language(page, "en")
    page.keyboard.press("Escape")
    page.get_by_role("heading", name="A hand before coffee?").wait_for()
    page.reload()
    page.get_by_role("heading", name="A hand before coffee?").wait_for()
    assert page.locator("html").get_attribute("lang") == "en"
    person.close()


def test_the_theme_chosen_colours_the_browser_too(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = go(person, server, "/")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("theme").locator("visible=true").click()
    colours = page.locator("meta[name=theme-color]").evaluate_all("all => all.map(m => m.content)")
    assert colours == ["#17120d", "#17120d"]
    person.close()


@IN_EVERY_ENGINE
def test_turns_are_played_with_the_keyboard_alone(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    page = sit_down(person, server, "scopa?players=2")
    for turn in range(5):
        person.wait_until_free()
        version = person.at_table("version")
        page.keyboard.press("1")
        if turn % 2:
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.get_by_test_id("choice").first.wait_for()
        page.keyboard.press("a")
        page.wait_for_selector(f"[data-testid=table]:not([data-version='{version}'])", state="attached")
    person.close()


def own_turn(person: Person) -> Screen:
    """Wait for one's turn, which others at a federation's table may take away for a moment by a call."""
    for _ in range(100):
        person.wait_until_free()
        screen = person.seen()
        if screen["legal"]:
            return screen
        assert not screen["phase"].endswith("_over")
        person.page.wait_for_timeout(20)
    raise AssertionError("it is not one's turn in a hundred looks")


@IN_EVERY_ENGINE
def test_captures_are_made_by_hand_with_the_keyboard_alone(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    page = sit_down(person, server, "figs?target=8")
    for _ in range(5):
        screen, version = own_turn(person), person.at_table("version")
        play = max(screen["legal"], key=lambda each: len(each["capture"]))
        page.keyboard.press(str(screen["hand"].index(play["card"]) + 1))
        page.keyboard.press("Enter")
        page.get_by_test_id("take").wait_for()
        page.keyboard.press("ArrowUp")
        for _ in screen["table"]:
            if page.evaluate("document.activeElement.dataset.card") in play["capture"]:
                page.keyboard.press("Enter")
            page.keyboard.press("ArrowRight")
        page.keyboard.press("a" if play["capture"] else "b")
        person.wait_for_news(version)
        person.wait_until_free()
        expect(page.locator(":focus")).to_have_count(1)
    person.close()


def test_by_hand_the_page_does_not_say_what_a_card_takes(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    page = sit_down(person, server, "figs?target=8")
    while not any(each["capture"] for each in person.seen()["legal"]):
        person.play_card()
        person.wait_until_free()
    looks = set()
    for card in person.screen["hand"]:
        page.locator(f"[data-testid=hand-card][data-card='{card}']").click()
        looks.add(
            page.locator("[data-testid=table-card]").evaluate_all(
                "all => all.map(c => c.className + c.textContent + c.ariaDisabled + c.tabIndex).join()"
            )
        )
        assert page.locator("[data-testid=choice], [data-testid=help], .takes, .letters").count() == 0
        expect(page.get_by_test_id("lay")).to_be_enabled()
    assert len(looks) == 1
    person.close()


def test_a_wrong_capture_is_refused_with_its_article(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = sit_down(person, server, "figs?target=8")
    version = take_wrongly(person)
    expect(page.get_by_test_id("refusal")).to_contain_text("FIGS, articolo")
    assert person.at_table("version") == version
    person.close()


def test_a_closed_capture_is_told_for_a_moment_only(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    page = sit_down(person, server, "figs?target=8")
    while not (person.seen()["last_play"] or {}).get("capture"):
        person.play_card()
        person.wait_until_free()
    told = page.get_by_test_id("last-play")
    expect(told).to_have_text(re.compile("(ha|Hai) preso$"))
    page.keyboard.press("l")
    expect(page.get_by_test_id("said-urgent").locator("p").last).to_have_text(re.compile("(ha|Hai) preso.$"))
    assert page.locator("aside .played .card").count() == 0
    person.close()


def test_a_table_that_comes_late_draws_nobody_away_from_the_page_they_went_to(
    server: Server, browser: Browser
) -> None:
    person = Person(browser, DESKTOP)
    page = go(person, server, "/")
    page.get_by_test_id("quick-play").wait_for()
    held: list[Route] = []
    page.route("**/api/rooms", lambda route: held.append(route))  # noqa: PLW0108 (playwright cannot mark a built-in)
    page.get_by_test_id("quick-play").click()
    page.locator("header nav a[href$='/decks']").click()
    page.get_by_test_id("gallery").wait_for()
    with page.expect_response("**/api/rooms"):
        held[0].continue_()
    page.locator("header .brand").click()
    expect(page.get_by_test_id("ticket")).to_have_count(1)
    person.close()


def wait_until_down(page: Page, wanted: int) -> None:
    """Wait until a page is so far down; its policy lets no text be run in it that could wait there."""
    for _ in range(500):
        if abs(page.evaluate("scrollY") - wanted) < 3:
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"the page is not {wanted} pixels down but {page.evaluate('scrollY')}")


def test_a_start_page_that_lies_open_asks_for_little(server: Server, browser: Browser) -> None:
    """A list of matches that was asked for again as soon as it had come kept browser and server busy."""
    person = Person(browser, PHONE)
    sit_down(person, server, "scopa?players=2")
    page = go(person, server, "/")
    page.get_by_test_id("ticket").first.wait_for()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.wait_for_timeout(2000)
    assert len(asked) <= 4, asked
    person.close()


@IN_EVERY_ENGINE
def test_going_back_leads_to_where_one_was_on_the_page(tmp_path: Path, browser: Browser) -> None:
    person = Person(browser, PHONE)
    # a server of its own: nobody else's tables come and go on the page meanwhile
    with serving(tmp_path) as server:
        page = go(person, server, "/")
        page.get_by_test_id("custom-rules").wait_for()
        page.get_by_test_id("lobby-empty").wait_for()
        page.get_by_test_id("open-decks").scroll_into_view_if_needed()
        down = page.evaluate("scrollY")
        assert down > 200
        page.get_by_test_id("open-decks").click()
        page.get_by_test_id("gallery").wait_for()
        assert page.evaluate("scrollY") == 0
        page.go_back()
        wait_until_down(page, down)
        # the fault: what stood there before the texts had come was tall enough, and the place was forgotten
        held: list[Route] = []
        page.route("**/assets/it*", lambda route: held.append(route), times=1)  # noqa: PLW0108 (as above)
        page.reload(wait_until="commit")
        for _ in range(500):
            if held:
                break
            page.wait_for_timeout(20)
        page.wait_for_timeout(300)
        held[0].continue_()
        wait_until_down(page, down)
        person.close()


def test_a_table_that_does_not_exist_leads_back_to_the_game(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = go(person, server, "/t/nothing")
    page.get_by_text("Questo tavolo non c").first.wait_for()
    page.get_by_role("button", name="Torna al gioco").click()
    page.get_by_test_id("quick-play").first.wait_for()
    person.close()


def test_after_a_reload_the_match_goes_on_where_it_was(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = sit_down(person, server, "scopone")
    person.play_card()
    person.wait_until_free()
    version, hand = person.at_table("version"), hand_of(page)
    page.reload()
    person.wait_until_free()
    assert (person.at_table("version"), hand_of(page)) == (version, hand)
    page.go_back()
    page.get_by_test_id("play-rules").wait_for()
    page.go_forward()
    person.wait_until_free()
    assert (person.at_table("version"), hand_of(page)) == (version, hand)
    person.close()


def test_two_pages_with_one_seat_show_the_same_and_either_plays(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = sit_down(person, server, "scopa?players=2")
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("[data-testid=table][data-my-turn=true]", state="attached")
    assert hand_of(other) == hand_of(page)
    person.play_card()
    person.wait_until_free()
    seen = person.at_table("version")
    other.wait_for_selector(f"[data-testid=table][data-version='{seen}']", state="attached")
    assert hand_of(other) == hand_of(page)
    person.close()


@pytest.mark.parametrize(
    "rules", ["scopa?players=2", pytest.param("x-scopa-3", marks=pytest.mark.slow), "figs", "x-scopa-6"]
)
def test_a_table_fits_the_narrowest_phone(server: Server, browser: Browser, rules: str) -> None:
    person = Person(browser, NARROWEST)
    page = sit_down(person, server, rules)
    assert overflow(page) == 0
    finish_deal(person, server)
    page.get_by_test_id("count").wait_for()
    assert overflow(page) == 0
    person.close()


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_the_narrowest_phone(server: Server, browser: Browser, path: str) -> None:
    person = Person(browser, NARROWEST)
    assert overflow(go(person, server, path)) == 0
    person.close()


def overflow(page: Page) -> int:
    """Tell by how many pixels something that is read or pressed lies beyond the screen's right edge."""
    wider: int = page.evaluate(
        """() => Math.max(
            document.documentElement.scrollWidth - innerWidth,
            ...[...document.querySelectorAll("h1, h2, p, button, table, .paper")]
                .filter(part => !part.closest(".offscreen, [aria-live], [data-testid=table-card]"))
                .map(part => Math.ceil(part.getBoundingClientRect().right - innerWidth - 0.5)))"""
    )
    return max(0, wider)


@pytest.mark.parametrize("path", ["/rules", "/rules?r=scopa", "/decks"])
def test_a_page_fits_a_phone_with_letters_twice_as_large(server: Server, browser: Browser, path: str) -> None:
    person = Person(browser, PHONE)
    person.page.add_init_script(
        "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '32px' })"
    )
    page = go(person, server, path)
    page.locator("[data-testid=play-rules], [data-testid=gallery], [data-testid=rules-read]").wait_for()
    assert overflow(page) == 0
    beyond: list[str] = page.locator("label, label span, .bar span").evaluate_all(
        """all => all.filter(each => each.getBoundingClientRect().right > innerWidth)
            .map(each => each.innerText)"""
    )
    assert beyond == []
    person.close()


def test_nothing_is_asked_of_any_other_host(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    hosts: set[str] = set()
    person.page.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
    person.page.on("websocket", lambda socket: hosts.add(urlsplit(socket.url).netloc))
    for path in PAGES:
        go(person, server, path)
    sit_down(person, server, "scopa?players=2")
    person.play_card()
    assert hosts == {f"127.0.0.1:{server.port}"}
    person.close()


LANDSCAPE = ViewportSize(width=844, height=390)
SIZES = [
    *(NARROWEST, PHONE, ViewportSize(width=390, height=844), ViewportSize(width=768, height=1024), LANDSCAPE),
    *(ViewportSize(width=959, height=600), ViewportSize(width=1024, height=768), DESKTOP),
]
LINKS = ("", "rules", "tournaments", "decks", "players", "arbiter")
ONE_LINE = """header => {
    const tops = [...header.querySelectorAll(".brand, .icon-button, nav a")]
        .filter(each => each.offsetParent).map(each => each.getBoundingClientRect())
    return Math.max(...tops.map(r => r.top)) < Math.min(...tops.map(r => r.bottom))
}"""


@pytest.mark.parametrize("viewport", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
@pytest.mark.parametrize("locale", ["it-IT", pytest.param("en-GB", marks=pytest.mark.slow)])
def test_everything_can_be_reached_at_every_size_by_keyboard(
    server: Server, browser: Browser, viewport: ViewportSize, locale: str
) -> None:
    """U8."""
    person = Person(browser, viewport, locale=locale)
    page = go(person, server, "/")
    page.get_by_test_id("quick-play").wait_for()
    assert page.locator("header").first.evaluate(ONE_LINE)
    links = page.locator("header nav a")
    if page.get_by_test_id("menu").is_visible():
        page.get_by_test_id("menu").focus()
        page.keyboard.press("Enter")
        links = page.get_by_test_id("menu-links").locator("a")
        links.first.wait_for()
    found = {link.get_attribute("href") for link in links.all() if link.is_visible()}
    assert {server.address(f"/{path}") for path in LINKS} <= found
    in_sight = page.get_by_test_id("language").locator("visible=true")
    expect(in_sight).to_have_count(1)
    links.nth(1).focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules")
    page.get_by_test_id("rules-read").wait_for()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert overflow(page) == 0
    person.close()


@pytest.mark.parametrize("viewport", [PHONE, LANDSCAPE], ids=["phone", "landscape"])
def test_a_match_that_goes_on_is_in_sight_on_a_phone(
    server: Server, browser: Browser, viewport: ViewportSize
) -> None:
    """U8."""
    person = Person(browser, viewport)
    sit_down(person, server, "scopa?players=2")
    page = go(person, server, "/")
    expect(page.get_by_test_id("ticket").first.get_by_role("link")).to_be_in_viewport(ratio=1)
    person.close()


def test_rules_are_first_read_and_then_changed(server: Server, browser: Browser) -> None:
    """U9: the rules one plays, for as many as the start page says; the editor is a step further."""
    person = Person(browser, PHONE)
    page = go(person, server, "/rules")
    said = page.get_by_test_id("rules-yours").locator("li").all_inner_texts()
    assert said == list(plain_words(parse_rules("scopa?players=2"), "it"))
    expect(page.get_by_test_id("option-value")).to_have_count(0)
    page.get_by_test_id("rules-read").click()
    page.wait_for_url("**/rules/scopa")
    words = page.get_by_test_id("game-words").locator("li")
    expect(words).to_have_text(said)
    page.locator("[data-testid=game-players][data-value='4']").click()
    expect(words).to_have_text(list(plain_words(parse_rules("scopa"), "it")))
    go(person, server, "/rules")
    page.get_by_test_id("rules-change").click()
    page.wait_for_url("**/rules?r=*")
    page.get_by_test_id("option-value").first.wait_for()
    person.close()


def test_the_rules_one_plays_are_those_chosen_on_the_start_page(server: Server, browser: Browser) -> None:
    """U9."""
    person = Person(browser, DESKTOP, locale="en-GB")
    page = go(person, server, "/")
    page.locator("[data-testid=preset][data-preset=figs]").click()
    go(person, server, "/rules")
    said = page.get_by_test_id("rules-yours").locator("li").all_inner_texts()
    assert said == list(plain_words(parse_rules("figs"), "en"))
    person.close()
