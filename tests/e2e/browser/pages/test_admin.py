"""Reporting somebody at a table, and looking after the club, in a real browser."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from settebello.server.admin.moderation_routes import SUSPICIONS_SHOWN
from tests.e2e.club.test_moderation import LIMIT_S, suspect_often
from tests.support.page.account import sign_up
from tests.support.page.axe import violations
from tests.support.page.browser import BOTH_SIZES, PHONE, Person
from tests.support.page.table import go, picture
from tests.support.serving import Server
from tests.support.visitor import make_admin, new_name

pytestmark = pytest.mark.browser


@BOTH_SIZES
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
    make_admin(server, name)
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


@BOTH_SIZES
def test_more_suspicions_than_a_page_holds_are_shown_on_request(
    server: Server, browser: Browser, viewport: ViewportSize
) -> None:
    admin, name = Person(browser, viewport), new_name()
    sign_up(admin, server, name)
    with ThreadPoolExecutor(1) as beside:  # the browser has the loop of this thread
        beside.submit(lambda: asyncio.run(suspect_often(server, name, SUSPICIONS_SHOWN + 5))).result(LIMIT_S)
    make_admin(server, name)
    page = go(admin, server, "/admin")
    more = page.get_by_test_id("more-suspicions")
    expect(page.get_by_test_id("suspicion")).to_have_count(SUSPICIONS_SHOWN)
    more.scroll_into_view_if_needed()
    picture(page, f"suspicions-{viewport['width']}")
    while more.count():
        before = page.get_by_test_id("suspicion").count()
        more.click()
        expect(page.get_by_test_id("suspicion")).not_to_have_count(before)
    assert page.get_by_test_id("suspicion").filter(has_text=name).count() == SUSPICIONS_SHOWN + 5
    admin.close()


def test_who_is_no_admin_is_told_so(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    sign_up(person, server, new_name())
    page = go(person, server, "/admin")
    expect(page.get_by_test_id("notice")).to_contain_text("chi amministra il circolo")
    person.page.context.close()  # what is refused is an error on the console, and rightly so


def test_who_is_not_signed_in_is_led_to_where_one_signs_in(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = go(person, server, "/admin")
    page.get_by_test_id("enter").click()
    page.get_by_test_id("entrance").wait_for()
    person.page.context.close()  # what is refused is an error on the console


def test_a_role_and_a_sign_out_are_asked_for_before_they_are_done(server: Server, browser: Browser) -> None:
    member, admin, name, other = Person(browser, PHONE), Person(browser, PHONE), new_name(), new_name()
    sign_up(member, server, other)
    member.close()
    sign_up(admin, server, name)
    make_admin(server, name)

    def role_of(who: str) -> str:
        with closing(sqlite3.connect(server.database)) as database:
            (role,) = database.execute("SELECT role FROM people WHERE name = ?", (who,)).fetchone()
        return str(role)

    page = go(admin, server, "/admin")
    row, own = (page.locator(f"[data-testid=person][data-name='{who}']") for who in (other, name))
    row.locator("select").focus()
    page.keyboard.press("ArrowDown")
    expect(row.locator("select")).to_have_value("arbiter")
    expect(row.get_by_test_id("give-role")).to_be_visible()
    assert role_of(other) == "member"
    assert violations(page) == []
    row.get_by_test_id("give-role").click()
    expect(row.get_by_test_id("give-role")).to_have_count(0)
    assert role_of(other) == "arbiter"
    expect(row.locator("select")).to_be_focused()

    row.get_by_test_id("sign-out-everywhere").click()
    expect(row.get_by_test_id("keep")).to_be_focused()
    assert violations(page) == []
    picture(page, "admin-sign-out")
    row.get_by_test_id("keep").click()
    expect(row.get_by_test_id("sign-out-now")).to_have_count(0)
    row.get_by_test_id("sign-out-everywhere").click()
    row.get_by_test_id("sign-out-now").click()
    expect(page.get_by_role("status").filter(has_text=other)).to_be_visible()

    own.locator("select").select_option("member")
    own.get_by_test_id("give-role").click()
    expect(page.get_by_role("alert").filter(has_text="altro amministratore")).to_be_visible()
    expect(own.locator("select")).to_have_value("admin")
    assert role_of(name) == "admin"
    page.context.close()  # what is refused is an error on the console


@BOTH_SIZES
def test_a_forgotten_password_and_an_invitation_are_a_link_each(
    server: Server, browser: Browser, viewport: ViewportSize
) -> None:
    """O9, O16: the secret goes from the address once it has done what it was for."""
    admin, name, other = Person(browser, viewport), new_name(), new_name()
    sign_up(Person(browser, PHONE), server, other)
    sign_up(admin, server, name)
    make_admin(server, name)
    page = go(admin, server, "/admin")

    def followed(link: str) -> Person:
        person = Person(browser, viewport)
        person.page.goto(link)
        person.page.get_by_test_id("link-entrance").wait_for()
        assert violations(person.page) == []
        return person

    page.locator(f"[data-testid=person][data-name='{other}']").get_by_test_id("password-link").click()
    link = page.get_by_test_id("made-link").input_value()
    assert violations(page) == []
    picture(page, f"admin-link-{viewport['width']}")
    person = followed(link)
    picture(person.page, f"link-password-{viewport['width']}")
    person.page.locator("input[type=password]").fill("fante di coppe")
    person.page.get_by_test_id("link-entrance").locator("button").click()
    expect(person.page.get_by_test_id("mine")).to_contain_text(other)
    assert "#" not in person.page.url
    person.close()

    page.get_by_test_id("guests").fill("2")
    page.get_by_test_id("invite").click()
    expect(page.get_by_test_id("made-link")).not_to_have_value(link)
    person, guest = followed(page.get_by_test_id("made-link").input_value()), new_name()
    picture(person.page, f"link-invited-{viewport['width']}")
    person.page.locator("input[name=name]").fill(guest)
    person.page.locator("input[type=password]").fill("fante di coppe")
    person.page.get_by_test_id("link-entrance").locator("button").click()
    expect(person.page.get_by_test_id("mine")).to_contain_text(guest)
    person.close()

    page.get_by_test_id("new-person").fill(new_name())
    page.get_by_test_id("add-person").click()
    expect(page.get_by_test_id("new-person")).to_have_value("")
    followed(page.get_by_test_id("made-link").input_value()).close()
    admin.close()


@BOTH_SIZES
def test_an_admin_bans_somebody_who_reads_why_and_appeals(
    server: Server, browser: Browser, viewport: ViewportSize
) -> None:
    member, admin, name, other = Person(browser, viewport), Person(browser, viewport), new_name(), new_name()
    sign_up(member, server, other)
    sign_up(admin, server, name)
    make_admin(server, name)
    page = go(admin, server, "/admin")
    for measure, words in (("warning", "Play to the end."), ("ban", "Insults.")):
        page.get_by_test_id("record-name").fill(other)
        page.get_by_test_id("look-up").click()
        page.get_by_test_id("measure").select_option(measure)
        page.get_by_test_id("measure-words").fill(words)
        page.get_by_test_id("take-measure").click()
        expect(page.get_by_test_id("measure-words")).to_have_value("")
    expect(page.get_by_test_id("ban").filter(has_text=other)).to_contain_text("Insults.")
    page.get_by_test_id("audit").locator("summary").click()
    expect(page.get_by_test_id("audit").locator("li").first).to_contain_text(other)
    assert violations(page) == []
    picture(page, f"moderation-{viewport['width']}")

    own = go(member, server, "/")
    own.get_by_test_id("warned").click()
    expect(own.get_by_test_id("own-ban")).to_contain_text("Insults.")
    expect(own.get_by_test_id("warning")).to_contain_text("Play to the end.")
    picture(own, f"banned-{viewport['width']}")
    own.get_by_test_id("warning-read").click()
    expect(own.get_by_test_id("warning")).to_have_count(0)
    with own.expect_response("**/api/account/fair-play") as told:
        go(member, server, "/")
    assert told.value.json()["warnings"] == []
    expect(own.get_by_test_id("warned")).to_have_count(0)
    own = go(member, server, "/account")
    own.get_by_test_id("appeal").fill("It was my brother.")
    own.get_by_test_id("send-appeal").click()
    expect(own.get_by_test_id("appeal")).to_have_count(0)
    assert violations(own) == []
    member.close()

    page = go(admin, server, "/admin")
    ban = page.get_by_test_id("ban").filter(has_text=other)
    expect(ban).to_contain_text("It was my brother.")
    ban.locator("summary").click()
    ban.get_by_test_id("lift").click()
    expect(ban).to_have_count(0)
    admin.close()
