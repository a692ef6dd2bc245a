"""The table under the hands of people: touched, dragged, and set up as they like it."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.support.page.browser import DESKTOP, PHONE, Person
from tests.support.page.engines import IN_EVERY_ENGINE
from tests.support.page.table import (
    carrying,
    grasp_of,
    hand_of,
    in_hand,
    middle_of,
    on_table,
    open_settings,
    picture,
    play_until,
    sit_down,
    value_of,
)
from tests.support.serving import Json, Server

pytestmark = pytest.mark.browser


def by_suit(card: str) -> tuple[int, int]:
    return "DCSB".index(card[1]), "A234567FCR".index(card[0])


@IN_EVERY_ENGINE
def test_the_table_stays_as_it_was_set_up_when_the_page_is_loaded_again(
    server: Server, browser: Browser
) -> None:
    person = Person(browser, PHONE)
    page = sit_down(person, server, "scientifico")
    wanted = {
        "felt": "notte",
        "back": "blue",
        "sort": "suit",
        "side": "left",
        "reach": "thumb",
        "speed": "quick",
    }
    dealt = hand_of(page)
    open_settings(page)
    for name, value in wanted.items():
        value_of(page, name, value).check()
    page.get_by_test_id("help-on").uncheck()
    picture(page, "settings")
    page.reload()
    person.wait_until_free()
    cloth = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--cloth-mid')")
    assert cloth == "#24436a"
    assert page.locator("[data-backs] use").first.get_attribute("href") == "#back-blue"
    assert hand_of(page) == sorted(dealt, key=by_suit)
    assert middle_of(page.get_by_test_id("turn"))[0] < PHONE["width"] / 2
    assert middle_of(page.get_by_test_id("menu"))[1] > PHONE["height"] / 2
    picture(page, "set-up-for-the-left-hand")
    open_settings(page)
    for name, value in wanted.items():
        expect(value_of(page, name, value)).to_be_checked()
    expect(page.get_by_test_id("help-on")).not_to_be_checked()
    person.close()


def test_a_match_is_played_by_touch_alone_on_a_phone(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE, touch=True)
    page = person.page
    page.goto(server.address("/rules?r=scopa%3Fplayers%3D2%26target%3D4"))
    person.press(page.get_by_test_id("play-rules").first)
    page.wait_for_url("**/t/*")
    person.wait_until_free()
    picture(page, "touch-dealt")
    person.play_match()
    picture(page, "touch-won")
    person.press(page.get_by_test_id("rematch"))
    page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
    person.close()


def test_a_card_carried_to_the_table_is_played_and_one_carried_nowhere_is_not(
    server: Server, browser: Browser
) -> None:
    person = Person(browser, PHONE, touch=True, pace="still")
    page = sit_down(person, server, "scientifico")
    version, hand = person.at_table("version"), hand_of(page)
    plays = [each["card"] for each in person.seen()["legal"]]
    single = next(card for card in hand if plays.count(card) == 1)
    x, y = grasp_of(in_hand(page, single))
    with carrying(page, in_hand(page, single), (x + 30, y - 12)):
        pass
    expect(page.get_by_test_id("choice")).to_have_count(0)
    assert (person.at_table("version"), hand_of(page)) == (version, hand)
    with carrying(page, in_hand(page, single), middle_of(page.locator("[data-part=table]"))):
        picture(page, "carried")
    person.wait_for_news(version)
    expect(in_hand(page, single)).to_have_count(0)
    person.close()


def test_escape_puts_a_card_back_that_is_carried(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP, pace="still")
    page = sit_down(person, server, "scopa?players=2")
    version, hand = person.at_table("version"), hand_of(page)
    page.mouse.move(*middle_of(in_hand(page, hand[0])))
    page.mouse.down()
    page.mouse.move(*middle_of(page.locator("[data-part=table]")), steps=4)
    expect(page.locator(".carried")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".carried")).to_have_count(0)
    page.mouse.move(600, 300)
    page.mouse.up()
    expect(page.locator("[data-testid=hand-card][aria-pressed=true]")).to_have_count(0)
    assert (person.at_table("version"), hand_of(page)) == (version, hand)
    person.play_card()
    person.close()


def test_after_a_card_was_carried_another_is_chosen_by_key(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP, pace="still")
    page = sit_down(person, server, "scopa?players=2")
    first, second, *_ = hand_of(page)
    x, y = grasp_of(in_hand(page, first))
    with carrying(page, in_hand(page, first), (x + 30, y - 12)):
        pass
    in_hand(page, second).focus()
    page.keyboard.press("Enter")
    expect(in_hand(page, second)).to_have_attribute("aria-pressed", "true")
    person.close()


def test_over_plain_http_the_tables_address_is_copied_from_its_menu(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    person.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page = sit_down(person, server, "scopa?players=2")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("copy-link").click()
    expect(page.get_by_test_id("copy-link")).to_have_text("Copiato")
    expect(page.get_by_test_id("copy-link")).to_be_focused()
    expect(page.get_by_test_id("share-local")).to_contain_text("settebello serve --host 0.0.0.0")
    page.evaluate("document.execCommand = () => false")
    page.get_by_test_id("copy-link").click()
    expect(page.get_by_role("alert")).to_have_text("Il browser non ha lasciato copiare.")
    person.close()


@IN_EVERY_ENGINE
def test_what_is_chosen_in_one_tab_is_chosen_in_the_other(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    page = sit_down(person, server, "scopa?players=2")
    other = page.context.new_page()
    other.goto(server.address("/decks"))
    other.locator("[data-testid=deck][data-deck=francesi]").click()
    other.get_by_test_id("settings").click()
    value_of(other, "sort", "suit").check()
    page.bring_to_front()
    expect(page.locator("#deck #AD")).to_have_count(1)
    open_settings(page)
    expect(value_of(page, "sort", "suit")).to_be_checked()
    expect(page.locator("[data-testid=deck][data-deck=francesi] input")).to_be_checked()
    value_of(page, "speed", "quick").check()
    expect(value_of(other, "speed", "quick")).to_be_checked()
    expect(value_of(other, "sort", "suit")).to_be_checked()
    person.close()


def test_by_hand_a_card_carried_to_the_table_plays_nothing_and_gets_no_hint(
    server: Server, browser: Browser
) -> None:
    person = Person(browser, PHONE, touch=True, pace="still")
    page = sit_down(person, server, "figs")
    while not (takes := [each["card"] for each in person.seen()["legal"] if each["capture"]]):
        person.play_card()
        person.wait_until_free()
    version = person.at_table("version")
    with carrying(page, in_hand(page, takes[0]), middle_of(page.locator("[data-part=table]"))):
        assert page.locator("[data-testid=table-card]:is(.ring-a, .ring-b)").count() == 0
        assert page.locator("[data-testid=table-card].dim").count() == 0
    expect(page.get_by_test_id("lay")).to_be_visible()
    assert person.at_table("version") == version
    person.close()


def sharing(legal: list[Json]) -> tuple[Json, str, list[Json]] | None:
    """Return a capture, a card of it that other captures by the same card take as well, and those."""
    for one in legal:
        of_card = [each for each in legal if each["card"] == one["card"] and each != one]
        for shared in one["capture"]:
            if others := [each for each in of_card if shared in each["capture"]]:
                return one, shared, others
    return None


def test_touching_cards_on_the_table_says_which_capture_and_shows_what_they_add_up_to(
    server: Server, browser: Browser
) -> None:
    person = Person(browser, PHONE, touch=True)
    page = sit_down(person, server, "quindici")
    meant, shared, others = play_until(person, lambda screen: sharing(screen["legal"]))
    version = person.at_table("version")
    person.press(in_hand(page, meant["card"]))
    person.press(on_table(page, shared))
    worth = "A234567FCR".index(shared[0]) + 1
    expect(page.get_by_test_id("sum")).to_contain_text(re.compile(rf"=\s*{worth}$"))
    picture(page, "sum")
    for touched in meant["capture"]:
        if touched != shared and others:  # with none other left the card is played at once
            person.press(on_table(page, touched))
            others = [each for each in others if touched in each["capture"]]
    if others:  # they take all these and more: which is meant says the button
        person.press(page.locator(f"[data-testid=choice][data-action='{meant['action']}']"))
    person.wait_for_news(version)
    assert not any(on_table(page, each).count() for each in meant["capture"])
    person.close()
