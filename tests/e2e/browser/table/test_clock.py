"""Clocks as people see and hear them: chosen when a table is opened, running, low, and up."""

import json
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.support.page.axe import violations
from tests.support.page.browser import PHONE, Person
from tests.support.page.fit import whole
from tests.support.page.home import open_invitation, say_name
from tests.support.page.table import go, picture
from tests.support.serving import Json, Server

pytestmark = pytest.mark.browser


def seat(person: Person, server: Server, ticket: Json) -> None:
    """Bring somebody to the seat of a ticket."""
    kept = json.dumps({ticket["room"]: {**ticket, "name": "Ada", "rules": "scopa", "opened": 1}})
    person.page.context.add_init_script(f"localStorage.setItem('settebello.tickets', {json.dumps(kept)})")
    person.page.goto(server.address(f"/t/{ticket['room']}"))
    person.page.get_by_test_id("clock").first.wait_for()


def test_a_time_is_chosen_with_the_table_and_both_clocks_are_seen(server: Server, browser: Browser) -> None:
    host, guest = Person(browser, PHONE), Person(browser, PHONE)
    page = go(host, server, "/")
    open_invitation(page)
    expect(page.get_by_test_id("time")).to_have_value("")
    page.get_by_test_id("time").select_option("15+10")
    say_name(page, "Anna")
    page.get_by_test_id("open-table").click()
    page.get_by_test_id("waiting").wait_for()
    expect(page.get_by_test_id("time")).to_contain_text("15 minuti a testa, +10 s a giocata")
    assert violations(page) == []
    guest.page.goto(page.url)
    guest.page.get_by_test_id("join-name").fill("Bea")
    guest.page.get_by_test_id("sit-down").click()
    for person in (host, guest):
        person.page.get_by_test_id("clock").nth(1).wait_for()
        assert person.page.get_by_test_id("clock").count() == 2
        assert violations(person.page) == []
        assert whole(person.page) == {}
    picture(page, "clocks")
    on_turn = host if host.screen["to_move"] == host.screen["you"] else guest
    mine = on_turn.page.get_by_test_id("turn").get_by_test_id("clock")
    expect(mine).to_have_text(re.compile(r"14:[45]\d"))
    on_turn.page.keyboard.press("k")
    expect(on_turn.page.get_by_test_id("said-urgent")).to_contain_text("14 minuti e")
    host.close()
    guest.close()


def test_who_runs_out_of_time_hears_it_coming_and_loses(server: Server, browser: Browser) -> None:
    ticket = server.open("scopa?players=2", open_seats=1, time="0.3+0")
    friend = server.join(ticket["room"])
    with server.player(friend) as other:
        if other.my_turn:
            other.play_once()
        me = Person(browser, PHONE)
        seat(me, server, ticket)
        page = me.page
        expect(page.get_by_test_id("turn").get_by_test_id("clock")).to_have_attribute("data-low", "true")
        said = page.get_by_test_id("said-urgent")
        expect(said).to_contain_text("Hai ancora 10 secondi.", timeout=15_000)
        picture(page, "clock-low")
        page.get_by_test_id("broken-off").wait_for()
        expect(page.get_by_test_id("lost")).to_have_text("Il tuo tempo è finito.")
        expect(page.get_by_test_id("winner")).to_have_text("Vince Bob.")
        assert violations(page) == []
        assert whole(page) == {}
        picture(page, "clock-up")
        page.get_by_test_id("rematch").click()
        other.ready()
        page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
        page.get_by_test_id("broken-off").wait_for(state="detached")
        me.close()
