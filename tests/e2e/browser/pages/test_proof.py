"""The proof of the packs, worked out in the browser from the record of the match alone."""

import pytest
from playwright.sync_api import Browser, Route, ViewportSize, expect

from tests.support.page.axe import violations
from tests.support.page.browser import BOTH_SIZES, PHONE, Person
from tests.support.page.engines import IN_EVERY_ENGINE
from tests.support.page.table import finish_deal, finish_match, next_deal, picture, sit_down
from tests.support.serving import Server

pytestmark = pytest.mark.browser


@BOTH_SIZES
def test_every_pack_follows_and_what_this_browser_saw_is_said(
    server: Server, browser: Browser, viewport: ViewportSize
) -> None:
    person = Person(browser, viewport)
    page = sit_down(person, server, "scopa?players=2&target=21")
    for number in range(3):
        if number:
            next_deal(person)
        finish_deal(person, server)
    page.get_by_test_id("fairness").locator("summary").click()
    expect(page.get_by_test_id("fairness").locator("dd").last).to_be_in_viewport(ratio=1)
    picture(page, f"fairness-{viewport['width']}")
    with page.context.expect_page() as opened:
        page.get_by_test_id("proof").click()
    proof = opened.value
    expect(proof.get_by_test_id("verdict")).to_have_attribute("data-holds", "true")
    deals = proof.get_by_test_id("deal-proof")
    expect(deals).to_have_count(3)
    for deal in deals.all():
        expect(deal).to_contain_text("è quella che questo browser ha visto prima delle carte")
        expect(deal).to_contain_text("la parola di questo browser")
    deals.last.locator("summary").click()
    expect(deals.last.locator("dd").first).to_be_in_viewport(ratio=1)
    assert violations(proof) == []
    picture(proof, f"proof-{viewport['width']}")
    person.close()


@IN_EVERY_ENGINE
def test_a_record_that_was_changed_is_found_out(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = sit_down(person, server, "scopa?players=2&target=one_deal")
    finish_match(person, server)
    address = f"{page.url}/proof"

    def forge(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('Seed "', 'Seed "00', 1))

    page.route("**/record", forge)
    page.goto(address)
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-holds", "false")
    expect(page.get_by_test_id("deal-proof").first).to_contain_text("altra impronta.")  # a draw is played on
    person.close()


def test_a_draw_for_places_is_drawn_again_and_one_that_was_changed_is_found_out(
    server: Server, browser: Browser
) -> None:
    ticket = server.open("scopone?target=one_deal", name="Anna", salt="anna", draw_partners=True)
    with server.player(ticket) as anna:
        anna.play_match()
    person = Person(browser, PHONE)
    page, address = person.page, server.address(f"/t/{ticket['room']}/proof")
    page.goto(address)
    draw = page.get_by_test_id("draw-proof")
    expect(draw).to_have_attribute("data-holds", "true")
    expect(draw).to_contain_text("Anna, prima al posto 1: ")
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-holds", "true")
    assert violations(page) == []
    picture(page, "proof-draw")

    def forge(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('Dealer "4"', 'Dealer "1"', 1))

    page.route("**/record", forge)
    page.goto(address)
    expect(draw).to_have_attribute("data-holds", "false")
    expect(page.get_by_test_id("verdict")).to_contain_text("Il sorteggio dei posti non torna")
    person.close()


def test_the_proof_of_a_table_that_is_nowhere_leads_home(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    person.page.goto(server.address("/t/nope/proof"))
    person.page.get_by_test_id("home").click()
    person.page.get_by_test_id("quick-play").wait_for()
    person.page.context.close()  # what is refused is an error on the console
