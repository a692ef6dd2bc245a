"""The lesson in a browser, played as it asks to be."""

from playwright.sync_api import Page

from settebello.lesson import exercises


def step_through(page: Page, number: int) -> None:
    """Make the play that a step of the lesson waits for."""
    page.wait_for_selector(f"[data-testid=lesson][data-step='{number}'][data-my-turn=true]", state="attached")
    page.get_by_test_id("lesson-show").click()
    page.get_by_test_id("take" if "x" in exercises()[number].play else "lay").click()


def count_through(page: Page) -> str:
    """Open the count line by line, and return everything that was said of it."""
    told = []
    while page.get_by_test_id("lesson-play").count() == 0:
        told.append(page.get_by_test_id("lesson-text").inner_text())
        page.get_by_test_id("lesson-next").click()
    return " ".join([*told, page.get_by_test_id("lesson-text").inner_text()])
