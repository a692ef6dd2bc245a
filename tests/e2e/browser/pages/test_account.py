"""One person's account in a real browser: made, used in two of them, taken along, deleted."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.page.account import fill, sign_up
from tests.support.page.axe import violations
from tests.support.page.browser import DESKTOP, PHONE, Person
from tests.support.page.fit import resize, whole
from tests.support.page.table import go
from tests.support.serving import Server
from tests.support.visitor import PASSWORD, new_name

pytestmark = pytest.mark.browser


def refused(person: Person, status: int) -> None:
    """Forget what the browser itself complains of when an answer is a refusal."""
    assert len(person.problems) == 1
    assert f"status of {status}" in person.problems.pop()


def test_an_account_is_made_used_in_two_browsers_taken_along_and_deleted(
    server: Server, browser: Browser, tmp_path: Path
) -> None:
    name = new_name()
    desk, phone = Person(browser, DESKTOP), Person(browser, PHONE, locale="en-GB")
    page = go(desk, server, "/")
    page.get_by_test_id("account").click()
    page.locator("[data-testid=account-way][data-value=up]").click()

    # what is wrong stands at its field, and the keyboard is there
    fill(page, "entrance", name=name, password="corta")
    problem = page.get_by_test_id("field-problem")
    expect(problem).to_have_text("Una password ha da 8 a 200 caratteri.")
    expect(page.locator("[name=password]")).to_be_focused()
    refused(desk, 422)
    assert violations(page) == []

    fill(page, "entrance", password=PASSWORD, email="ada@example.org")
    expect(page.locator("h1")).to_have_text(name)
    expect(page.locator("h1")).to_be_focused()
    expect(page.get_by_test_id("account")).to_have_attribute("aria-label", f"Profilo: {name}")
    assert violations(page) == []

    # the same person in another browser, which is ended from the first
    other = go(phone, server, "/account")
    fill(other, "entrance", name=name.upper(), password=PASSWORD)
    expect(other.locator("h1")).to_have_text(name)
    expect(other.get_by_test_id("session")).to_have_count(2)
    other.locator("summary").first.click()
    other.locator("summary").last.click()
    assert violations(other) == []
    resize(other, {"width": 320, "height": 640})
    assert whole(other) == {}
    page.reload()
    page.get_by_test_id("end-session").click()
    expect(page.get_by_test_id("session")).to_have_count(1)
    other.reload()
    other.get_by_test_id("entrance").wait_for()
    expect(other.get_by_test_id("account")).to_have_attribute("aria-label", "Account")

    # at a table one has one's name, and a file holds what is kept
    go(desk, server, "/")
    expect(page.locator("input[autocomplete=nickname]").first).to_have_value(name)
    page.get_by_test_id("account").click()
    with page.expect_download() as saving:
        page.get_by_test_id("export").click()
    saving.value.save_as(tmp_path / "own.json")
    assert json.loads((tmp_path / "own.json").read_text())["account"]["name"] == name

    page.locator("summary").last.click()
    fill(page, "delete-account", password="not the password")
    expect(page.get_by_test_id("field-problem")).to_have_text("Non è la tua password.")
    refused(desk, 403)
    fill(page, "delete-account", password=PASSWORD)
    page.get_by_test_id("entrance").wait_for()
    expect(page.get_by_test_id("account")).to_have_attribute("aria-label", "Profilo")
    go(desk, server, "/")
    expect(page.locator("input[autocomplete=nickname]").first).to_have_value("")
    desk.close()
    phone.close()


def test_a_token_is_made_shown_once_and_revoked(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = sign_up(person, server, new_name())
    page.locator("summary").first.click()
    page.locator("[data-testid=token-scope][data-value=play]").click()
    fill(page, "make-token", name="robot")
    expect(page.get_by_test_id("token-scopes-none")).to_be_visible()
    refused(person, 422)
    page.locator("[data-testid=token-scope][data-value=play]").click()
    fill(page, "make-token")
    token = page.get_by_test_id("made-token").input_value()
    headers = {"Authorization": f"Bearer {token}"}
    assert server.request("/api/account", headers=headers).json["reason"] == "token_scope"
    expect(page.get_by_test_id("token")).to_have_count(1)
    assert violations(page) == []
    resize(page, {"width": 320, "height": 640})
    assert whole(page) == {}
    page.get_by_test_id("revoke-token").click()
    expect(page.get_by_test_id("token")).to_have_count(0)
    assert server.request("/api/account", headers=headers).json["reason"] == "token_bad"
    person.close()
