"""An arena as a player sees it: announced, its time, a table as soon as one is free, away and back."""

from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.e2e.browser.tournaments.test_on_line import (
    LAPTOP,
    PHONE,
    go_on,
    together,
)
from tests.e2e.browser.tournaments.test_tournaments import check_whole
from tests.support.page.account import account_of, sign_up
from tests.support.page.browser import Person
from tests.support.page.fit import resize
from tests.support.page.table import go
from tests.support.serving import Client, Server, play_together
from tests.support.tournaments import begin_on_line, new_players, page_of, rooms_of, wait
from tests.support.visitor import new_name

pytestmark = pytest.mark.browser


def play_out(table: list[Client]) -> None:
    """Play a match to its end."""
    while table[0].screen["phase"] != "match_over":
        play_together(table)
        go_on(table)


def test_an_arena_brings_its_players_together_as_they_come_free(server: Server, browser: Browser) -> None:
    ada = Person(browser, PHONE)
    hers = sign_up(ada, server, new_name())
    players = [account_of(server, hers), *new_players(server, 3)]
    arbiter, tournament = begin_on_line(
        server, players, format="arena", rules="scopa?players=2&target=1", rounds=None, lasts=45
    )
    rooms = rooms_of(players, tournament)
    hers.goto(server.address(f"/tournaments/{tournament}"))
    expect(hers.get_by_test_id("clock")).to_contain_text("alla fine")
    expect(hers.get_by_test_id("to-table")).to_have_attribute("href", server.address(f"/t/{rooms[0]}"))
    check_whole(hers, "arena-table")
    with ExitStack() as lines:
        tables = together(server, lines, players, rooms)
        mine = next(each for each in tables if each[0].room == rooms[0])
        (other,) = (each for each in tables if each is not mine)
        play_out(mine)
        # the two that have just met wait for one of the others
        expect(hers.get_by_test_id("waits")).to_be_visible()
        expect(hers.get_by_test_id("table-row")).to_have_count(2)
        check_whole(hers, "arena-waits")
        play_out(other)
    wait("new tables", lambda: len(page_of(arbiter, tournament)["rounds"]) > 1)
    second = rooms_of(players, tournament)
    assert second[0] not in rooms
    expect(hers.get_by_test_id("to-table")).to_have_attribute("href", server.address(f"/t/{second[0]}"))
    expect(hers.get_by_test_id("table-row")).to_have_count(4)
    resize(hers, LAPTOP)
    check_whole(hers, "arena-laptop")
    hers.get_by_test_id("withdraw").click()
    hers.get_by_test_id("withdraw-sure").click()
    hers.get_by_test_id("come-back").wait_for()
    check_whole(hers, "arena-away")
    hers.get_by_test_id("come-back").click()
    expect(hers.get_by_test_id("waits")).to_be_visible()
    anybody = Person(browser, PHONE)
    page = go(anybody, server, f"/tournaments/{tournament}")
    expect(page.get_by_test_id("sign-in")).to_be_visible()
    anybody.close()
    ada.close()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_an_arena_is_announced_with_its_minutes(server: Server, browser: Browser, size: ViewportSize) -> None:
    ada = Person(browser, size)
    page = sign_up(ada, server, new_name())
    page.goto(server.address("/tournaments/new"))
    form = page.get_by_test_id("new-tournament-form")
    form.locator("input[name=name]").fill("Arena del venerdì")
    form.locator("[data-testid=venue][data-value=online]").click()
    form.locator("[data-testid=format][data-value=arena]").click()
    expect(form.locator("input[name=minutes]")).to_have_count(0)
    form.locator("input[name=lasts]").fill("90")
    check_whole(page, "arena-new")
    form.get_by_role("button").last.click()
    page.get_by_test_id("tournament").wait_for()
    page.locator("[data-testid=part][data-value=about]").click()
    expect(page.get_by_test_id("about")).to_contain_text("90 minuti")
    check_whole(page, "arena-about")
    ada.close()
