"""The end of a match: who won and by how much, what each deal brought, what it did to one's rating."""

import re

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.support.matches import put_finished
from tests.support.page.account import sign_up
from tests.support.page.axe import violations
from tests.support.page.browser import DESKTOP, PHONE, Person
from tests.support.page.fit import resize, whole
from tests.support.page.home import open_invitation
from tests.support.page.table import come_to, finish_deal_together, go, picture
from tests.support.running.loops import run_apart
from tests.support.serving import Server

pytestmark = pytest.mark.browser

SIZES = [(360, 740), (390, 844), (844, 390), (768, 1024), (1366, 768), (1920, 1080), (2560, 1440)]


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_the_end_of_a_match_fits_every_size_and_leads_on(
    server: Server, browser: Browser, scheme: str
) -> None:
    room = f"end-{scheme}"
    run_apart(put_finished(server.database, room, "scopa?players=2&target=21", "Ada's"))
    person = Person(browser, DESKTOP)
    page = person.page
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of two words
    come_to(person, server, {"room": room, "seat": 0, "token": "Ada's"}, "match-end")
    deals = page.get_by_test_id("end-deal")
    deals.first.wait_for()
    scores = [side["score"] for side in person.seen()["sides"]]
    assert [int(each) for each in page.locator(".end .points").all_inner_texts()] == scores
    expect(deals.last).to_contain_text(f"{scores[0]} \N{EN DASH} {scores[1]}")
    expect(page.get_by_test_id("winner")).to_have_count(1)
    for width, height in SIZES:
        resize(page, ViewportSize(width=width, height=height))
        assert (width, whole(page)) == (width, {})
        assert (width, violations(page)) == (width, [])
        for button in ("rematch", "to-summary"):
            expect(page.get_by_test_id(button)).to_be_in_viewport(ratio=1)
        picture(page, f"end-{width}-{scheme}")
    page.get_by_test_id("to-count").click()
    page.locator("[data-testid=count] [data-category]").first.wait_for()
    expect(page.get_by_test_id("match-end")).to_have_count(0)
    page.get_by_test_id("to-summary").click()
    page.get_by_test_id("match-hero").wait_for()
    person.close()


def test_a_rated_match_ends_with_what_it_did_to_ones_rating(server: Server, browser: Browser) -> None:
    people = [Person(browser, PHONE), Person(browser, DESKTOP)]
    for person, name in zip(people, ("Ada Endina", "Bea Endina"), strict=True):
        sign_up(person, server, name)
    host, guest = people
    page = go(host, server, "/")
    page.locator("[data-testid=preset][data-preset=scopa]").click()
    open_invitation(page)
    page.get_by_test_id("open-table").click()
    page.get_by_test_id("waiting").wait_for()
    guest.page.goto(page.url)
    guest.page.get_by_test_id("sit-down").click()
    for person in people:
        person.page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
    while True:
        finish_deal_together(people, server)
        for person in people:
            person.wait_until_free()
        if host.at_table("phase") == "match_over":
            break
        for person in people:
            person.page.get_by_test_id("next-deal").click()
        for person in people:
            person.page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
    moved = [person.page.get_by_test_id("rating-moved") for person in people]
    for told in moved:
        # the first rated match of both: the points move from those with which everybody begins
        expect(told).to_have_text(re.compile(r"^Il tuo punteggio: \d+\.?\d* *[+\u2212]\d+$"))
    picture(page, "end-rated")
    for person in people:
        person.close()


def test_the_speaker_silences_the_table_and_keeps_it_silent(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    ticket = server.open("scopa?players=2")
    come_to(person, server, ticket)
    page = person.page
    speaker = page.get_by_test_id("sound")
    expect(speaker).to_have_attribute("aria-pressed", "true")
    speaker.click()
    expect(speaker).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(speaker).to_have_attribute("aria-pressed", "false")
    speaker.click()
    expect(speaker).to_have_attribute("aria-pressed", "true")
    for width, height in SIZES:
        resize(page, ViewportSize(width=width, height=height))
        expect(page.get_by_test_id("sound")).to_be_in_viewport(ratio=1)
        assert (width, whole(page)) == (width, {})
    person.close()


FELT = """
window.felt = [];
navigator.vibrate = pattern => { window.felt.push(pattern); return true; };
window.lit = 0;
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
    window.lit += 1;
    return { released: false, release: async () => { window.lit -= 1; } };
} } });
"""


def test_a_phone_shakes_when_the_turn_comes_and_stays_lit_while_a_match_runs(
    server: Server, browser: Browser
) -> None:
    ticket = server.open("scopa?players=2", open_seats=1)
    friend = server.join(ticket["room"])
    person = Person(browser, PHONE, touch=True)
    page = person.page
    page.add_init_script(FELT)
    with server.player(friend) as other:
        come_to(person, server, ticket)
        if other.my_turn:
            other.play_once()
        person.wait_until_free()
        person.play_card()
        before = page.evaluate("window.felt.length")
        other.play_once()
        person.wait_until_free()
        assert page.evaluate(f"window.felt.slice({before})") == [[10]]
        assert page.evaluate("window.lit") == 1
        page.get_by_test_id("leave").click()
        page.get_by_test_id("quick-play").wait_for()
        assert page.evaluate("window.lit") == 0
    person.close()


def test_with_one_tap_a_card_is_played_by_a_tap(server: Server, browser: Browser) -> None:
    """From the start page two taps play a card of the match that goes on."""
    person = Person(browser, PHONE, touch=True)
    page = person.page
    page.add_init_script("localStorage.setItem('settebello.settings', JSON.stringify({ onetap: 'on' }))")
    come_to(person, server, server.open("scopa?players=2"))
    person.wait_until_free()
    page.goto(server.address("/"))
    page.get_by_test_id("continue").tap()
    person.wait_until_free()
    legal = [play["card"] for play in person.seen()["legal"]]
    card = next(each for each in legal if legal.count(each) == 1)
    version = person.at_table("version")
    page.locator(f"[data-testid=hand-card][data-card='{card}']").tap()
    person.wait_for_news(version)
    person.close()
