"""Being called, in a real browser: mail turned on, confirmed, stopped by its link; a lost password."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.away.mailbox import Mailbox, link_in, mailbox
from tests.support.page.account import fill, sign_up
from tests.support.page.axe import violations
from tests.support.page.browser import DESKTOP, PHONE, Person
from tests.support.page.fit import resize, whole
from tests.support.page.table import go
from tests.support.serving import Server
from tests.support.visitor import PASSWORD, new_name

pytestmark = pytest.mark.browser


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as running:
        yield running


@pytest.fixture
def posting(box: Mailbox, tmp_path: Path) -> Iterator[Server]:
    """A server that sends mail."""
    settings = {
        "SETTEBELLO_PUBLIC_ADDRESS": "https://carte.example.org/",
        "SETTEBELLO_SMTP_URL": box.url,
        "SETTEBELLO_MAIL_FROM": "club@example.org",
    }
    server = Server(tmp_path / "club.db", settings=settings).start()
    try:
        yield server
    finally:
        server.kill()


def test_mail_is_turned_on_confirmed_stopped_by_its_link_and_replaces_a_password(
    posting: Server, browser: Browser, box: Mailbox
) -> None:
    name, person = new_name(), Person(browser, PHONE, locale="en-GB")
    page = sign_up(person, posting, name)
    panel = page.get_by_test_id("calling")
    expect(panel.get_by_text("Give an address first.")).to_be_visible()
    fill(page, "calling-address", email="ada@example.org", password=PASSWORD)
    expect(panel.get_by_text("ada@example.org is not confirmed yet.")).to_be_visible()
    panel.get_by_test_id("calling-mail").check()
    expect(panel.get_by_text("Saved.")).to_be_visible()
    panel.get_by_test_id("calling-result").uncheck()
    assert violations(page) == []
    resize(page, {"width": 320, "height": 640})
    assert whole(page) == {}

    # whoever reads the mail confirms it, in any browser
    asked = box.wait(1)[0]
    other = Person(browser, DESKTOP, locale="en-GB")
    there = go(other, posting, f"/account#confirm={link_in(asked, 'confirm')}")
    there.get_by_test_id("confirmed").get_by_text("ada@example.org").wait_for()
    assert violations(there) == []
    page.reload()
    expect(panel.get_by_text("To ada@example.org")).to_be_visible()
    expect(panel.get_by_test_id("calling-mail")).to_be_checked()
    expect(panel.get_by_test_id("calling-result")).not_to_be_checked()

    # a lost password
    there.get_by_test_id("confirmed").get_by_role("button").click()
    there.get_by_text("Password forgotten?").click()
    fill(there, "forgotten", name=name)
    expect(there.get_by_test_id("forgotten-sent")).not_to_be_empty()
    assert violations(there) == []
    mail = box.wait(2)[1]
    assert mail["To"] == "ada@example.org"
    there = go(other, posting, f"/account#link={link_in(mail, 'link')}")
    fill(there, "link-entrance", password="un'altra parola")
    expect(there.locator("h1")).to_have_text(name)

    # and the end, by whoever has the link of a message
    stop = _stop(posting)
    stranger = Person(browser, PHONE, locale="en-GB")
    strange = go(stranger, posting, f"/account#stop={stop}")
    strange.get_by_test_id("stop-now").get_by_role("button").click()
    expect(strange.get_by_text("You get no more mail.")).to_be_visible()
    assert violations(strange) == []
    there.reload()
    expect(there.get_by_test_id("calling-mail")).not_to_be_checked()
    for each in (person, other, stranger):
        each.close()


def _stop(server: Server) -> str:
    """Read the secret of the link that ends mail, as it stands in a message."""
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(server.database)) as database:
        (stop,) = database.execute("SELECT stop FROM wishes").fetchone()
    return str(stop)


def test_without_a_mail_server_the_page_says_what_is_missing(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE, locale="en-GB")
    page = sign_up(person, server, new_name())
    expect(page.get_by_test_id("calling-missing")).to_contain_text("SETTEBELLO_SMTP_URL")
    assert violations(page) == []
    resize(page, {"width": 320, "height": 640})
    assert whole(page) == {}
    person.close()
