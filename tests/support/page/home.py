"""The start page in a browser: what is a touch away on a phone, opened as far as a test needs it."""

from playwright.sync_api import Page


def say_name(page: Page, name: str) -> None:
    """Type one's name, which a phone has under the choices of the game."""
    _open(page, "hero-settings", "name")
    page.get_by_test_id("name").fill(name)


def open_invitation(page: Page) -> None:
    """Have the choices of an invitation in sight."""
    _open(page, "invite", "open-table")


def _open(page: Page, summary: str, inside: str) -> None:
    page.get_by_test_id("quick-play").wait_for()
    page.get_by_test_id("open-decks").wait_for()  # all that comes after the open tables is there
    closed = page.get_by_test_id(summary)
    if closed.count() and not page.get_by_test_id(inside).is_visible():
        closed.click()
