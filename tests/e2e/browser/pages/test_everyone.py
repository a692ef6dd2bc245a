"""Everybody can play: by keyboard alone, with a screen reader, with large text, with their own words."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from settebello.lesson import exercises
from settebello.rules import parse_rules
from settebello.rules.catalogue import catalogue, plain_words
from settebello.rules.kin import is_option_of_kin
from tests.support.page.browser import DESKTOP, PHONE, Person
from tests.support.page.engines import IN_EVERY_ENGINE
from tests.support.page.fit import overflow
from tests.support.page.lesson import count_through, step_through
from tests.support.page.table import go, sit_down
from tests.support.serving import Server

pytestmark = pytest.mark.browser

TABS = 200


# ------------------------------------------------------------------------------------- by keyboard alone


def focused(page: Page) -> str:
    """Name what has the focus: its test id, else its part of the page; the body is nowhere."""
    name: str = page.evaluate(
        """() => {
            const at = document.activeElement;
            if (at === null || at === document.body) return "nowhere";
            return at.dataset.testid || at.id || at.localName;
        }"""
    )
    return name


def tab_to(page: Page, wanted: str, key: str = "Tab") -> None:
    """Press Tab until something has the focus that matches a selector."""
    for _ in range(TABS):
        if page.evaluate(f"document.activeElement.matches({wanted!r})"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab never comes to {wanted}")


def heard(page: Page, key: str) -> str:
    """Press a key that reads something, and return what was said."""
    said = page.get_by_test_id("said-urgent").locator("p")
    said.evaluate_all("before => before.forEach(each => each.dataset.heard = '')")
    page.keyboard.press(key)
    answer: str = page.locator("[data-testid=said-urgent] p:not([data-heard])").last.inner_text()
    return answer


def in_focus(page: Page, wanted: str) -> None:
    """Wait until the focus is on something that matches a selector."""
    expect(page.locator(f"{wanted}:focus")).to_have_count(1)


def in_hand(page: Page) -> None:
    in_focus(page, "[data-testid=hand-card]")


def play_by_keys(person: Person, page: Page) -> None:
    """Choose the first card that can be played and play it, with keys; the focus stays in the hand."""
    in_hand(page)
    version = person.at_table("version")
    page.keyboard.press("1")
    while page.evaluate("document.activeElement.dataset.playable") != "true":
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.get_by_test_id("choice").first.wait_for()
    assert focused(page) == "hand-card"
    page.keyboard.press("a")
    person.wait_for_news(version)
    if person.wait_until_free() == "playing":
        in_hand(page)


def test_a_whole_match_is_played_by_keyboard_alone_and_the_focus_is_never_lost(
    server: Server, browser: Browser
) -> None:
    person = Person(browser, DESKTOP)
    page = go(person, server, "/")
    page.get_by_test_id("quick-play").wait_for()
    tab_to(page, "[type=radio][value=scopa]")
    for _ in range(20):
        if page.evaluate("document.activeElement.value") == "torneo":
            break
        page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.value") == "torneo"
    tab_to(page, "[data-testid=target] input", "Shift+Tab")
    page.locator("[data-testid=target][data-value='7'] input:checked").wait_for(state="attached")
    tab_to(page, "[data-testid=quick-play]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    person.wait_until_free()
    in_hand(page)
    assert "In tavola" in heard(page, "t")
    assert "In mano" in heard(page, "h")
    assert "Partita a 7" in heard(page, "s")
    assert heard(page, "r") == heard(page, "s")
    page.keyboard.press("?")  # U4
    in_focus(page, "dialog[open] [data-testid=keys]")
    expect(page.get_by_test_id("keys").get_by_role("definition").filter(has_text="conta")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    in_hand(page)
    while (phase := person.wait_until_free()) != "match_over":
        if phase == "playing":
            play_by_keys(person, page)
            continue
        page.get_by_test_id("next-deal").wait_for()
        assert focused(page) == "count"
        page.locator("[data-testid=count][data-done=true]").wait_for()
        page.keyboard.press("Enter")  # U10: it goes on
        page.wait_for_selector("[data-testid=table][data-phase=playing][data-busy=false]", state="attached")
        assert focused(page) != "nowhere"
    page.get_by_test_id("winner").wait_for()
    assert focused(page) == "count"
    page.keyboard.press("Enter")
    in_focus(page, "[data-testid=rematch]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
    person.wait_until_free()
    in_hand(page)
    tab_to(page, "[data-testid=leave]", "Shift+Tab")
    page.keyboard.press("Enter")
    page.get_by_test_id("quick-play").wait_for()
    assert focused(page) == "content"
    person.close()


UNDER_THE_BAR = """() => {
    const bar = [...document.querySelectorAll("body *")]
        .find(part => getComputedStyle(part).position === "fixed");
    const at = document.activeElement;
    if (!bar || bar.contains(at) || at === document.body) return false;
    return at.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
}"""
"""Whether what has the focus lies, with its lower edge at least, under the bar that stays at the bottom."""

LOWER_EDGE = """() => {
    const at = document.activeElement;
    return at === document.body ? 0 : at.getBoundingClientRect().bottom;
}"""

NEVER_SEEN = "window.IntersectionObserver = class { observe() {} unobserve() {} disconnect() {} }"
"""So slow a browser that it never says what has come into sight or gone."""


def test_the_focus_comes_back_from_settings(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = sit_down(person, server, "scopa?players=2")
    page.get_by_test_id("menu").focus()
    page.keyboard.press("Enter")
    tab_to(page, "[data-testid=settings]")
    page.keyboard.press("Enter")
    page.locator("dialog[open] [data-option=names]").first.wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    in_focus(page, ":not(body)")
    person.close()


def test_settings_are_reached_by_keyboard_from_every_page_with_a_header(
    server: Server, browser: Browser
) -> None:
    person = Person(browser, DESKTOP)
    for path in ("/", "/rules"):
        page = go(person, server, path)
        tab_to(page, "[data-testid=settings]")
        page.keyboard.press("Enter")
        page.locator("dialog[open] [data-option=names]").first.wait_for()
        page.keyboard.press("Escape")
        in_focus(page, "[data-testid=settings]")
    person.close()


@pytest.mark.parametrize("path", ["/", "/rules?r=scopa"])
def test_what_tab_comes_to_does_not_lie_under_the_bar_at_the_bottom(
    server: Server, browser: Browser, path: str
) -> None:
    person = Person(browser, PHONE)
    page = go(person, server, path)
    page.locator("[data-testid=quick-play], [data-testid=play-rules]").first.wait_for()
    for _ in range(TABS):
        page.keyboard.press("Tab")
        assert page.evaluate(UNDER_THE_BAR) is False
    person.close()


def test_who_tabs_faster_than_the_bar_comes_is_not_under_it_when_it_does(
    server: Server, browser: Browser
) -> None:
    person = Person(browser, PHONE)
    page = go(person, server, "/")
    page.get_by_test_id("open-decks").wait_for()
    page.mouse.wheel(0, 2000)
    bar = page.get_by_test_id("quick-bar").bounding_box()
    page.add_init_script(NEVER_SEEN)
    page.reload()
    page.get_by_test_id("quick-play").wait_for()
    assert bar is not None
    for _ in range(TABS):
        page.keyboard.press("Tab")
        assert page.evaluate(LOWER_EDGE) <= bar["y"] + 1
    expect(page.get_by_test_id("quick-bar")).to_have_count(0)
    person.close()


def test_one_key_silences_the_table_and_gives_it_back_its_loudness(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    person.page.add_init_script("localStorage.setItem('settebello.settings', JSON.stringify({sound: 'low'}))")
    page = sit_down(person, server, "scopa?players=2")
    kept = "JSON.parse(localStorage.getItem('settebello.settings')).sound"
    assert (heard(page, "m"), page.evaluate(kept)) == ("Suoni spenti.", "off")
    assert (heard(page, "m"), page.evaluate(kept)) == ("Suoni accesi.", "low")
    person.close()


@pytest.mark.parametrize("sort", ["rank", "suit"])
def test_the_hand_is_read_in_the_order_in_which_it_lies(server: Server, browser: Browser, sort: str) -> None:
    person = Person(browser, PHONE, locale="en-GB")
    kept = f"localStorage.setItem('settebello.settings', JSON.stringify({{sort: '{sort}'}}))"
    person.page.add_init_script(kept)
    page = sit_down(person, server, "scopone-10")
    names = [each.split(",")[0] for each in page.get_by_test_id("hand-card").all_inner_texts()]
    said = heard(page, "h").lower()
    places = [said.index(name.lower()) for name in names]
    assert len(places) == len(person.seen()["hand"])
    assert places == sorted(places)
    person.close()


def test_single_letters_can_be_switched_off(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = sit_down(person, server, "scopa?players=2")
    assert "In tavola" in heard(page, "t")
    page.evaluate("localStorage.setItem('settebello.settings', JSON.stringify({shortcuts: 'off'}))")
    page.reload()
    person.wait_until_free()
    said = page.get_by_test_id("said-urgent").locator("p").count()
    for key in ("t", "h", "s", "l", "k", "r", "m", "?", "1"):
        page.keyboard.press(key)
    assert page.get_by_test_id("said-urgent").locator("p").count() == said
    assert page.locator("dialog[open]").count() == 0
    page.keyboard.press("ArrowRight")
    assert focused(page) == "hand-card"
    page.get_by_test_id("menu").click()
    page.locator("dialog summary").click()
    told = page.locator("dialog[open] kbd").all_inner_texts()
    assert told
    assert not [key for key in told if len(key) == 1 and key not in "←→↑↓"]
    person.close()


# ----------------------------------------------------------------------------------- what is heard and said

VOICE = """
    window.spoken = [];
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    Object.defineProperty(window, "speechSynthesis", {
        value: { speak: said => window.spoken.push([said.text, said.lang]), cancel: () => {} },
    });
"""
"""This machine's Chromium has no voices: what it would be given to speak is taken down instead."""


def test_nothing_is_spoken_aloud_until_it_is_asked_for(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    person.page.add_init_script(VOICE)
    page = sit_down(person, server, "scopa?players=2")
    heard(page, "t")
    assert page.evaluate("window.spoken") == []
    page.get_by_test_id("menu").click()
    page.get_by_test_id("settings").click()
    page.locator("[data-option=voice][data-value=on]").click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    table = heard(page, "t")
    assert page.evaluate("window.spoken.at(-1)") == [table, "it"]
    person.play_card()
    person.wait_until_free()
    spoken = [text for text, _ in page.evaluate("window.spoken")]
    regions = page.locator("[data-testid=said] p, [data-testid=said-urgent] p").all_inner_texts()
    assert set(regions) - {table} <= set(spoken)
    assert any(text.startswith(("Cali", "Prendi")) for text in spoken)
    person.close()


@pytest.mark.parametrize(
    ("names", "locale", "hand", "king"),
    [
        ("horse", "it-IT", "cavallo di bastoni", "re di denari"),
        ("queen", "it-IT", "donna di bastoni", "re di denari"),
        ("french", "it-IT", "donna di fiori", "re di quadri"),
        ("french", "en-GB", "queen of clubs", "king of diamonds"),
    ],
)
def test_cards_have_the_names_that_the_player_uses(
    server: Server, browser: Browser, names: str, locale: str, hand: str, king: str
) -> None:
    person = Person(browser, DESKTOP, locale=locale)
    kept = f"localStorage.setItem('settebello.settings', JSON.stringify({{names: '{names}'}}))"
    person.page.add_init_script(kept)
    page = go(person, server, "/learn")
    page.get_by_test_id("hand-card").nth(1).wait_for()
    assert page.get_by_test_id("hand-card").locator(".offscreen").all_inner_texts()[1] == hand
    assert king in page.get_by_test_id("table-card").locator(".offscreen").all_inner_texts()
    assert king in heard(page, "t")
    person.close()


# --------------------------------------------------------------------------------------------- the lesson


def test_one_key_tells_all_keys_in_the_lesson(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    page = go(person, server, "/learn")
    in_hand(page)
    page.keyboard.press("?")
    keys = page.locator("dialog[open]").get_by_role("definition")
    expect(keys.filter(has_text="leggi tavola")).to_be_visible()
    page.keyboard.press("Escape")
    in_hand(page)
    person.close()


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_lesson_is_played_by_touch_from_the_home_page_to_a_real_table(
    server: Server, browser: Browser, viewport: ViewportSize
) -> None:
    person = Person(browser, viewport)
    page = go(person, server, "/")
    page.get_by_test_id("learn").click()
    for number, step in enumerate(exercises()):
        page.wait_for_selector(
            f"[data-testid=lesson][data-step='{number}'][data-my-turn=true]", state="attached"
        )
        assert overflow(page) == 0
        person.choose(step.play)
        page.get_by_test_id("take" if "x" in step.play else "lay").click()
    page.get_by_test_id("lesson-next").wait_for()
    told = count_through(page)
    assert "75" in told
    assert "4 a 1 per te" in told
    page.get_by_test_id("lesson-play").click()
    page.get_by_test_id("quick-play").wait_for()
    person.close()


def test_a_wrong_play_in_the_lesson_is_answered_with_the_rule(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE, locale="en-GB")
    page = go(person, server, "/learn")
    step_through(page, 0)
    step_through(page, 1)
    page.wait_for_selector("[data-testid=lesson][data-step='2'][data-my-turn=true]", state="attached")
    person.choose("RBxABCS")
    page.get_by_test_id("take").click()
    expect(page.get_by_test_id("refusal")).to_contain_text("there is an equal card on the table")
    page.get_by_test_id("lay").click()
    expect(page.get_by_test_id("refusal")).to_contain_text("it has to take")
    assert page.get_by_test_id("lesson").get_attribute("data-step") == "2"
    step_through(page, 2)
    step_through(page, 3)
    page.wait_for_selector("[data-testid=lesson][data-step='4'][data-my-turn=true]", state="attached")
    person.choose("7D")
    page.get_by_test_id("lay").click()
    expect(page.get_by_test_id("refusal")).to_contain_text("here the lesson needs another card")
    person.close()


@IN_EVERY_ENGINE
def test_the_lesson_is_played_by_keyboard_alone(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    page = go(person, server, "/")
    page.get_by_test_id("learn").wait_for()
    tab_to(page, "[data-testid=learn]")
    page.keyboard.press("Enter")
    for number, step in enumerate(exercises()):
        page.wait_for_selector(
            f"[data-testid=lesson][data-step='{number}'][data-my-turn=true]", state="attached"
        )
        assert focused(page) in {"hand-card", "table-card"}
        page.keyboard.press("ArrowDown")
        in_hand(page)
        while page.evaluate("document.activeElement.dataset.card") != step.play[:2]:
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        wanted = {step.play[at : at + 2] for at in range(3, len(step.play), 2)}
        if wanted:
            page.keyboard.press("ArrowUp")
        while wanted:
            card = page.evaluate("document.activeElement.dataset.card")
            if card in wanted:
                page.keyboard.press("Enter")
                wanted.discard(card)
            page.keyboard.press("ArrowRight")
        page.keyboard.press("a" if "x" in step.play else "b")
    while page.get_by_test_id("lesson-play").count() == 0:
        in_focus(page, "[data-testid=lesson-next]")
        page.keyboard.press("Enter")
    in_focus(page, "[data-testid=lesson-play]")
    person.close()


# ----------------------------------------------------------------------------------- a game's rules on a page


def for_two(game: str) -> str:
    fixed = game in ("figs", "scopone") or parse_rules(game).players == 2
    return game if fixed else f"{game}?players=2"


@pytest.mark.parametrize(("game", "other"), [("figs", "scopone"), ("assi", "scopa"), ("quindici", "assi")])
def test_a_games_page_marks_what_another_has_otherwise(
    server: Server, browser: Browser, game: str, other: str
) -> None:
    """A game that two can play is told for two, as the start page has it (U9), and so is the other."""
    person = Person(browser, PHONE)
    page = go(person, server, f"/rules/{game}")
    page.get_by_test_id("game-compare").select_option(other)
    here, there = for_two(game), for_two(other)
    mine, theirs = parse_rules(here).as_texts(), parse_rules(there).as_texts()
    differ = {name for name, value in mine.items() if theirs[name] != value}
    rows = page.get_by_test_id("game-row")
    expect(page.locator("[data-testid=game-row].different")).to_have_count(len(differ))
    assert rows.count() == len([name for name in catalogue() if not is_option_of_kin(name)])
    words = page.get_by_test_id("game-words").locator("li").all_inner_texts()
    assert words == list(plain_words(parse_rules(here), "it"))
    page.get_by_test_id("game-only").check()
    expect(rows).to_have_count(len(differ))
    assert {row.get_attribute("data-option") for row in rows.all()} == differ
    page.get_by_test_id("game-play").click()
    page.wait_for_url("**/t/*")
    person.wait_until_free()
    assert person.seen()["rules"] == here
    person.close()


def test_the_focus_is_kept_from_one_games_page_to_anothers(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    page = go(person, server, "/rules/figs")
    page.get_by_test_id("game-play").wait_for()
    expect(page.locator("header nav [aria-current]")).to_have_attribute("aria-current", "true")
    tab_to(page, "a[href$='/rules/assi']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/assi")
    in_focus(page, "#content")
    person.close()
