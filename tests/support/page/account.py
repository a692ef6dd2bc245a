"""Accounts in a browser: forms filled in, and a person who signs up."""

from playwright.sync_api import Page

from tests.support.page.browser import Person
from tests.support.page.table import go
from tests.support.serving import Server
from tests.support.visitor import PASSWORD, Visitor, drawn_address


def fill(page: Page, form: str, **fields: str) -> None:
    """Fill a form in and send it."""
    for name, text in fields.items():
        page.get_by_test_id(form).locator(f"[name={name}]").fill(text)
    page.get_by_test_id(form).locator("button").click()


def sign_up(person: Person, server: Server, name: str) -> Page:
    """Make an account by hand; the page is then the account's."""
    page = go(person, server, "/account")
    page.locator("[data-testid=account-way][data-value=up]").click()
    page.set_extra_http_headers({"X-Forwarded-For": drawn_address()})  # accounts are bounded by address
    fill(page, "entrance", name=name, password=PASSWORD)
    page.get_by_test_id("mine").wait_for()
    page.set_extra_http_headers({})
    return page


def account_of(server: Server, page: Page) -> Visitor:
    """Return the account of a browser, to ask as it without a page."""
    cookies = page.context.cookies()
    return Visitor(server, next(each["value"] for each in cookies if each["name"] == "settebello_session"))
