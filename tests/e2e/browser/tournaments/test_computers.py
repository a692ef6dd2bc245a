"""Computers in a tournament, as the arbiter adds them on the page and as everybody sees them marked."""

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.e2e.browser.tournaments.test_tournaments import check_whole
from tests.support.page.account import account_of, sign_up
from tests.support.page.browser import Person
from tests.support.serving import Server
from tests.support.tournaments import announce, do, page_of, wait
from tests.support.visitor import Visitor, new_name

pytestmark = pytest.mark.browser

SIZES = (
    ViewportSize(width=360, height=740),
    ViewportSize(width=1366, height=768),
    ViewportSize(width=1920, height=1080),
)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_an_arbiter_adds_computers_and_they_are_marked_wherever_they_stand(
    server: Server, browser: Browser, size: ViewportSize
) -> None:
    shown = f"{size['width']}"
    person = Person(browser, size)
    page = sign_up(person, server, new_name())
    arbiter, ada = account_of(server, page), Visitor(server)
    assert ada.sign_up(new_name()).status == 201
    name = announce(arbiter, venue="online", rules="scopone?target=1", rounds=2)["listed"]["id"]
    do(ada, name, "entries")
    page.goto(server.address(f"/tournaments/{name}"))
    page.get_by_test_id("add-computers").click()
    form = page.get_by_test_id("computers-form")
    form.locator("select").select_option("principiante")
    form.locator("input[inputmode=numeric]").fill("3")
    page.get_by_test_id("complete").click()
    check_whole(page, f"tournament-add-computers-{shown}")
    page.get_by_test_id("computers-send").click()
    entries = page.get_by_test_id("entry")
    expect(entries).to_have_count(4)
    expect(page.get_by_test_id("entries").get_by_test_id("level-mark")).to_have_count(4)
    expect(page.get_by_test_id("seeker")).to_have_count(0)
    check_whole(page, f"tournament-computers-entered-{shown}")
    page.get_by_test_id("next-step").click()
    rows = page.get_by_test_id("table-row")
    expect(rows).to_have_count(2)
    expect(page.get_by_test_id("tables").get_by_test_id("level-mark")).to_have_count(4)
    expect(page.get_by_test_id("standings").get_by_test_id("level-mark")).to_have_count(4)
    expect(page.get_by_test_id("add-computers")).to_have_count(0)

    def one_is_over() -> bool:
        tables = page_of(arbiter, name)["rounds"][0]["tables"]
        return [each["done"] for each in tables].count(True) == 1

    # the table of computers alone plays itself out; the other waits for a person
    wait("the table of computers", one_is_over)
    page.reload()
    expect(page.get_by_test_id("standings").get_by_test_id("level-mark")).to_have_count(4)
    check_whole(page, f"tournament-computers-play-{shown}")
    # on paper each computer has its level beside its name
    page.goto(server.address(f"/tournaments/{name}/print"))
    expect(page.get_by_test_id("print-page")).to_contain_text("(Principiante)")
    person.close()


def test_too_many_computers_are_refused_in_words(server: Server, browser: Browser) -> None:
    person = Person(browser, SIZES[0])
    page = sign_up(person, server, new_name())
    arbiter = account_of(server, page)
    name = announce(arbiter, venue="online", rules="scopa?players=2", rounds=1)["listed"]["id"]
    do(arbiter, name, "computers", level="principiante", entries=2)
    page.goto(server.address(f"/tournaments/{name}"))
    page.get_by_test_id("add-computers").click()
    form = page.get_by_test_id("computers-form")
    form.locator("input[inputmode=numeric]").fill("999")
    page.get_by_test_id("computers-send").click()
    expect(form.get_by_role("alert")).to_contain_text("128")
    person.close("403")
