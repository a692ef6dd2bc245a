"""Reporting somebody at a table, and looking after the club, in a real browser."""

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.support.account import sign_up
from tests.support.axe import violations
from tests.support.browser import DESKTOP, PHONE, Person
from tests.support.serving import Server
from tests.support.table import go, picture
from tests.support.visitor import new_name

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_report_reaches_the_admin_who_closes_it(
    server: Server, browser: Browser, viewport: ViewportSize
) -> None:
    rude = f"Rude {new_name()[-6:]}"
    host = server.open("scopa?players=2", name=rude, open_seats=1)
    guest = Person(browser, viewport)
    page = go(guest, server, f"/t/{host['room']}")
    page.get_by_test_id("join-name").fill("Bea")
    page.get_by_test_id("sit-down").click()
    page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("report").click()
    page.locator("input[name=why][value=cheating]").check()
    page.locator("textarea").fill("He knew my <hand>.")
    assert violations(page) == []
    picture(page, f"report-{viewport['width']}")
    page.get_by_test_id("report-form").locator("button.primary").click()
    expect(page.get_by_test_id("reported")).to_be_visible()
    guest.close()

    admin, name = Person(browser, viewport), new_name()
    sign_up(admin, server, name)
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("UPDATE people SET role = 'admin' WHERE name = ?", (name,))
    page = go(admin, server, "/account")
    page.get_by_test_id("admin").click()
    report = page.get_by_test_id("report").filter(has_text=rude)
    expect(report).to_contain_text("He knew my <hand>.")
    expect(report).to_contain_text("Bea")
    assert violations(page) == []
    picture(page, f"admin-{viewport['width']}")
    report.get_by_test_id("close-report").click()
    expect(report.get_by_test_id("close-report")).to_have_count(0)
    admin.close()


def test_who_is_no_admin_is_told_so(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    sign_up(person, server, new_name())
    page = go(person, server, "/admin")
    expect(page.get_by_test_id("notice")).to_contain_text("chi amministra il circolo")
    person.page.context.close()  # what is refused is an error on the console, and rightly so
