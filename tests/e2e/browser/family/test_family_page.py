"""The games around Scopa on the page: found, played to their end by clicking, hands declared."""

from collections.abc import Callable
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, expect

from settebello.notation import loads, verified
from settebello.room.screen import DeclarationScreen, Screen
from tests.support.matches import put_on_turn
from tests.support.page.browser import CLICKS, DESKTOP, PHONE, Person
from tests.support.page.fit import resize
from tests.support.page.table import come_to, go, next_deal, picture, sit_down
from tests.support.running.loops import run_apart
from tests.support.serving import Server

pytestmark = pytest.mark.browser

MATCHES = ("escoba", "scopa-a-perdere", "cirulla", "spazzino")


def knock(person: Person) -> None:
    """Declare the hand, as dearly as it can be."""
    version, several = person.at_table("version"), len(person.seen()["declaring"]["ways"]) > 1
    person.press(person.page.get_by_test_id("knock"))
    if several:
        person.press(person.page.get_by_test_id("knock-way").first)
    person.wait_for_news(version)


def play_knocking(person: Person) -> int:
    """Play to the end of the match, and declare every hand that can be; return how many were."""
    knocked = 0
    for _ in range(CLICKS):
        phase = person.wait_until_free()
        if phase == "match_over":
            person.page.get_by_test_id("winner").wait_for()
            return knocked
        if phase == "deal_over":
            next_deal(person)
        elif (person.seen()["declaring"] or {"ways": []})["ways"]:
            knock(person)
            knocked += 1
        else:
            person.play_card()
    raise AssertionError("this match has no end")


def dealt(person: Person, server: Server, room: str, fits: Callable[[Screen], bool]) -> None:
    """Bring somebody to a table of Cirulla where it is their turn, and what they see fits."""
    run_apart(put_on_turn(server.database, room, "cirulla?target=one_deal", room, fits))
    come_to(person, server, {"room": room, "seat": 0, "token": room})
    person.wait_until_free()


def ways(screen: Screen) -> list[DeclarationScreen]:
    """Return how a hand can be declared."""
    assert screen.declaring is not None
    return screen.declaring.ways


def test_matches_are_played_through_the_page_to_their_end_and_their_records_hold(
    server: Server, browser: Browser
) -> None:
    for number, game in enumerate(MATCHES):
        person = Person(browser, (PHONE, DESKTOP)[number % 2])
        sit_down(person, server, f"{game}?target=one_deal")
        play_knocking(person)
        page = person.page
        if game == "scopa-a-perdere":
            expect(page.get_by_test_id("match-end")).to_contain_text("Vince chi ha meno punti")
            scores = [side["score"] for side in person.seen()["sides"]]
            assert person.seen()["outcome"]["winner"] == scores.index(min(scores))
        room = page.url.split("/t/")[1].split("?")[0]
        with urlopen(server.address(f"/api/rooms/{room}/record"), timeout=10) as answer:
            record = loads(answer.read().decode())
        assert [deal.score is not None for deal in verified(record)] == [True] * len(record.deals), game
        categories = page.locator("[data-testid=count] [data-category]").evaluate_all(
            "all => all.map(one => one.dataset.category)"
        )
        assert categories == person.seen()["count"]["categories"], game
        page.get_by_test_id("to-count").click()
        picture(page, f"family-{game}")
        person.page.get_by_test_id("to-summary").click()
        page.get_by_test_id("review-none").wait_for()
        person.close()


def test_a_hand_that_can_be_declared_is_not_forgotten_and_what_is_declared_is_seen(
    server: Server, browser: Browser
) -> None:
    person = Person(browser, PHONE)
    dealt(person, server, "knock-many", lambda screen: len(ways(screen)) > 1)
    page, version = person.page, person.at_table("version")
    picture(page, "family-knock-phone")
    page.locator("[data-testid=hand-card][data-playable=true]").first.click()
    page.get_by_test_id("choice").first.click()
    sheet = page.get_by_test_id("knock-way")
    sheet.first.wait_for()
    picture(page, "family-knock-sheet-phone")
    assert person.at_table("version") == version
    assert sheet.count() == len(person.seen()["declaring"]["ways"])
    way = sheet.first.get_attribute("data-act") or ""
    sheet.first.click()
    person.wait_for_news(version)
    person.wait_until_free()
    claim = person.seen()["declaring"]["declared"][-1]
    assert (claim["seat"], way) == (person.seen()["you"], f"declares={claim['named']}")
    assert page.get_by_test_id("named").count() == 1
    expect(page.get_by_test_id("pile-points").first).to_be_visible()
    assert page.get_by_test_id("knock").count() == 0
    picture(page, "family-declared-phone")
    resize(person.page, DESKTOP)
    picture(page, "family-declared-desktop")
    person.play_card()
    person.close()


def test_a_card_is_played_without_knocking_only_if_one_says_so(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    dealt(person, server, "knock-one", lambda screen: len(ways(screen)) == 1)
    page, version = person.page, person.at_table("version")
    page.locator("[data-testid=hand-card][data-playable=true]").first.click()
    page.get_by_test_id("choice").first.click()
    page.get_by_test_id("knock-no").click()
    person.wait_for_news(version)
    assert not [one for one in person.seen()["declaring"]["declared"] if one["seat"] == person.seen()["you"]]
    person.close()


def test_a_hand_that_somebody_else_has_declared_lies_open_with_the_value_of_its_matta(
    server: Server, browser: Browser
) -> None:
    def declared(screen: Screen) -> bool:
        matta = screen.declaring and screen.declaring.matta
        return matta in screen.seats[1].exposed

    person = Person(browser, {"width": 390, "height": 844})
    dealt(person, server, "knocked", declared)
    page, claim = person.page, person.seen()["declaring"]["declared"][0]
    open_cards = page.get_by_test_id("open-card")
    expect(open_cards).to_have_count(len(person.seen()["seats"][1]["exposed"]))
    expect(page.get_by_test_id("seat-declared")).to_contain_text(str(claim["points"]))
    expect(open_cards.get_by_test_id("named")).to_have_count(1)
    picture(page, "family-theirs-phone")
    resize(page, {"width": 1366, "height": 768})
    picture(page, "family-theirs-desktop")
    person.close()


def test_the_start_page_offers_the_games_by_place_and_says_what_the_computer_can(
    server: Server, browser: Browser
) -> None:
    person = Person(browser, PHONE)
    page = go(person, server, "/")
    kin = page.get_by_test_id("kin-games")
    kin.locator("summary").click()
    expect(kin).to_contain_text("in Liguria")
    kin.locator("[data-preset=cirulla]").click()
    chosen = page.get_by_test_id("level")
    expect(chosen).to_have_count(3)
    assert [each.get_attribute("data-value") for each in chosen.all()] == [
        "principiante",
        "circolo",
        "maestro",
    ]
    chosen.nth(1).click()
    picture(page, "family-home-phone")
    page.get_by_test_id("quick-play").first.click()
    page.wait_for_url("**/t/*")
    person.wait_until_free()
    others = [seat["player"] for seat in person.seen()["seats"] if seat["kind"] == "bot"]
    assert others == ["circolo"] * len(others)
    resize(person.page, DESKTOP)
    go(person, server, "/rules/cirulla")
    page.locator("[data-testid=game-words] .unlike").first.wait_for()
    assert page.locator("[data-testid=game-row][data-option=declare]").count() == 1
    picture(page, "family-game-desktop")
    person.close()
