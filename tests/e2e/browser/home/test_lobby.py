"""Public tables in the browser: made public, found on the start page, joined and watched."""

import pytest
from playwright.sync_api import Browser, expect

from tests.support.page.axe import violations
from tests.support.page.browser import DESKTOP, PHONE, Person
from tests.support.page.fit import whole
from tests.support.page.home import open_invitation, say_name
from tests.support.page.table import come_to, go, picture
from tests.support.serving import Server

pytestmark = pytest.mark.browser


def test_a_stranger_finds_a_public_table_and_sits_down_with_one_touch(
    server: Server, browser: Browser
) -> None:
    host, guest = Person(browser, DESKTOP), Person(browser, PHONE)
    host.page.goto(server.address("/"))
    host.page.get_by_test_id("name").fill("Anna")
    host.page.get_by_test_id("public").check()
    host.page.get_by_test_id("open-table").click()
    host.page.get_by_test_id("waiting").wait_for()
    expect(host.page.get_by_test_id("public")).to_be_checked()
    room = host.page.url.rsplit("/", 1)[-1]
    guest.page.goto(server.address("/"))
    say_name(guest.page, "Bruno")
    row = guest.page.locator(f"[data-testid=open-table-of][data-room='{room}']")
    row.wait_for()
    expect(row).to_contain_text("Anna")
    assert violations(guest.page) == []
    assert whole(guest.page) == {}
    picture(guest.page, "lobby")
    row.get_by_role("button", name="Siediti: Scopa a due, Anna").click()
    guest.page.get_by_test_id("hand-card").first.wait_for()
    host.page.get_by_test_id("hand-card").first.wait_for()
    assert {seat["name"] for seat in guest.seen()["seats"]} == {"Anna", "Bruno"}
    watcher = Person(browser, DESKTOP)
    watcher.page.goto(server.address("/"))
    row = watcher.page.locator(f"[data-testid=watched-table][data-room='{room}']")
    row.get_by_role("link").click()
    watcher.page.get_by_test_id("table").wait_for()
    assert watcher.seen()["you"] is None
    for person in (host, guest, watcher):
        person.close()


def test_whoever_has_said_no_name_says_it_at_the_table(server: Server, browser: Browser) -> None:
    ticket = server.open("scopa?players=2", open_seats=1, public=True)
    guest = Person(browser, PHONE)
    guest.page.goto(server.address("/"))
    guest.page.locator(f"[data-testid=open-table-of][data-room='{ticket['room']}'] button").click()
    guest.page.get_by_test_id("join-name").fill("Bruno")
    guest.page.get_by_test_id("sit-down").click()
    guest.page.get_by_test_id("hand-card").first.wait_for()
    guest.close()


def test_whoever_joins_chooses_the_seat_and_sees_with_whom_it_plays(server: Server, browser: Browser) -> None:
    ticket = server.open("scopone", open_seats=3, name="Anna")
    guest = Person(browser, PHONE)
    guest.page.goto(server.address(f"/t/{ticket['room']}"))
    choice = guest.page.get_by_test_id("seat-choice")
    expect(choice).to_have_count(3)
    expect(choice.first).to_be_checked()
    guest.page.get_by_role("radio", name="con Anna").check()
    assert violations(guest.page) == []
    assert whole(guest.page) == {}
    picture(guest.page, "seat-choice")
    guest.page.get_by_test_id("join-name").fill("Bruno")
    guest.page.get_by_test_id("sit-down").click()
    expect(choice).to_have_count(0)
    assert guest.seen()["you"] == 2
    guest.close()


def test_whoever_opens_a_table_may_have_partners_drawn_and_everybody_is_told(
    server: Server, browser: Browser
) -> None:
    host, guest = Person(browser, DESKTOP, pace="still"), Person(browser, PHONE)
    host.page.goto(server.address("/"))
    drawing = host.page.get_by_test_id("draw-partners")
    host.page.get_by_test_id("open-table").wait_for()
    expect(drawing).to_have_count(0)
    host.page.locator("[data-testid=preset][data-preset=figs]").click()
    expect(drawing).to_have_count(0)
    host.page.locator("[data-testid=preset][data-preset=scopone]").click()
    drawing.check()
    host.page.get_by_test_id("public").check()
    assert violations(host.page) == []
    picture(host.page, "draw-partners")
    host.page.get_by_test_id("name").fill("Anna")
    host.page.get_by_test_id("open-table").click()
    expect(host.page.get_by_test_id("draws")).to_contain_text("il sorteggio")
    room = host.page.url.rsplit("/", 1)[-1]
    guest.page.goto(server.address("/"))
    row = guest.page.locator(f"[data-testid=open-table-of][data-room='{room}']")
    expect(row).to_contain_text("compagni a sorteggio")
    assert whole(guest.page) == {}
    row.get_by_role("button").click()
    expect(guest.page.get_by_test_id("draws")).to_contain_text("il sorteggio")
    expect(guest.page.get_by_test_id("waiting")).not_to_contain_text("con Anna")
    expect(guest.page.get_by_test_id("seat-choice")).to_have_count(0)
    picture(guest.page, "waiting-draws")
    guest.page.get_by_test_id("join-name").fill("Bruno")
    guest.page.get_by_test_id("sit-down").click()
    expect(host.page.get_by_test_id("waiting")).to_contain_text("Bruno")
    host.page.get_by_test_id("fill").click()
    expect(host.page.get_by_test_id("told")).to_contain_text("Carte scoperte per i posti")
    guest.page.get_by_test_id("hand-card").first.wait_for()
    for person in (host, guest):
        assert person.seen()["seats"][person.seen()["you"]]["kind"] == "person"
        person.close()


def test_a_host_says_a_name_and_makes_a_table_private_and_public_again(
    server: Server, browser: Browser
) -> None:
    host = Person(browser, PHONE)
    host.page.goto(server.address("/"))
    open_invitation(host.page)
    host.page.get_by_test_id("public").check()
    host.page.get_by_test_id("open-table").click()
    name = host.page.get_by_test_id("host-name")  # friends read it, so it has to be said (U10)
    for nothing in ("", "   "):
        name.fill(nothing)
        host.page.get_by_test_id("open-table").click()
        assert name.evaluate("field => field === document.activeElement && !field.checkValidity()")
    assert whole(host.page) == {}
    picture(host.page, "nameless-host")
    name.fill("Anna")
    host.page.get_by_test_id("open-table").click()
    host.page.get_by_test_id("waiting").wait_for()
    expect(host.page.get_by_test_id("waiting")).to_contain_text("Anna")
    assert violations(host.page) == []
    version = host.at_table("version")
    host.page.get_by_test_id("public").uncheck()
    host.wait_for_news(version)
    assert not host.seen()["public"]
    version = host.at_table("version")
    host.page.get_by_test_id("public").check()
    host.wait_for_news(version)
    assert host.seen()["public"]
    host.close()


def test_the_host_frees_the_seat_of_somebody_who_does_not_come(server: Server, browser: Browser) -> None:
    host, guest = Person(browser, PHONE), Person(browser, DESKTOP)
    ticket = server.open("scopone", open_seats=3, name="Anna")
    come_to(host, server, ticket, shows="fill")
    guest.page.goto(server.address(f"/t/{ticket['room']}"))
    guest.page.get_by_test_id("join-name").fill("Bruno")
    guest.page.get_by_test_id("sit-down").click()
    guest.page.get_by_test_id("fill").wait_for()
    assert guest.page.get_by_test_id("dismiss").count() == 0
    free = host.page.get_by_role("button", name="Libera il posto di Bruno")
    free.wait_for()
    assert violations(host.page) == []
    assert whole(host.page) == {}
    picture(host.page, "waiting-host")
    host.page.keyboard.press("Tab")
    free.focus()
    host.page.keyboard.press("Enter")
    expect(free).to_have_count(0)
    expect(host.page.locator(":focus")).to_have_count(1)
    expect(guest.page.get_by_test_id("dismissed")).to_have_text("Il tuo posto è stato liberato.")
    picture(guest.page, "waiting-dismissed")
    guest.page.reload()
    guest.page.get_by_test_id("sit-down").click()
    guest.page.get_by_test_id("fill").wait_for()
    address = guest.page.url
    guest.page.goto(server.address("/rules"))
    free.click()
    host.page.get_by_test_id("fill").click()
    host.page.get_by_test_id("hand-card").first.wait_for()
    guest.page.goto(address)
    told = guest.page.get_by_test_id("dismissed")
    expect(told).to_contain_text("Il tuo posto è stato liberato.")
    assert guest.seen()["you"] is None
    assert violations(guest.page) == []
    picture(guest.page, "dismissed-at-the-table")
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
    for person in (host, guest):
        person.close()


def test_a_friend_at_the_same_table_finds_the_link_in_a_code(server: Server, browser: Browser) -> None:
    host = Person(browser, PHONE)
    host.page.add_init_script("navigator.share = async what => { window.shared = what; }")
    ticket = server.open("scopa?players=2", open_seats=1, name="Anna")
    come_to(host, server, ticket, shows="waiting")
    link = host.page.get_by_test_id("share-link").input_value()
    host.page.get_by_test_id("share-qr").click()
    code = host.page.get_by_test_id("qr").get_by_role("img", name=f"Codice QR di {link}")
    code.scroll_into_view_if_needed()
    expect(code).to_be_visible()
    assert violations(host.page) == []
    assert whole(host.page) == {}
    picture(host.page, "qr")
    host.page.get_by_test_id("share-native").click()
    assert host.page.evaluate("window.shared") == {"title": "Una partita a Settebello", "url": link}
    host.page.get_by_test_id("share-qr").click()
    expect(host.page.get_by_test_id("qr")).to_have_count(0)
    host.close()


def test_somebody_who_watches_is_told_so_in_place_of_the_keys(server: Server, browser: Browser) -> None:
    watched = server.open("scopa?players=2", open_seats=1, public=True, name="Anna")
    server.join(watched["room"])
    person = Person(browser, DESKTOP)
    page = go(person, server, f"/t/{watched['room']}")
    expect(page.get_by_test_id("spectator")).to_be_visible()
    expect(page.get_by_text("scegli la carta")).to_have_count(0)
    person.close()
