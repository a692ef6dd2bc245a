"""The language of a page, chosen where the page offers it."""

from playwright.sync_api import Page


def choose_language(page: Page, language: str) -> None:
    """Choose a language in sight: from a list, or where two are offered with a button."""
    offered = page.get_by_test_id("language").locator("visible=true")
    offered.wait_for()
    if offered.locator("option").count():
        offered.select_option(language)
    else:
        offered.locator(f"[data-value={language}]").click()
