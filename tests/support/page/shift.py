"""How far a page moves by itself what somebody may be reading: the cumulative layout shift."""

from typing import Final

from playwright.sync_api import Page

MOST: Final = 0.02
"""The most that a page may move."""

WATCH: Final = """
window.shifted = 0;
new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


def watch_shifts(page: Page) -> None:
    """Note every shift of each page that is loaded from now on."""
    page.add_init_script(WATCH)


def shifted(page: Page) -> float:
    """Return by how much the page has moved since it was loaded."""
    moved: float = page.evaluate("window.shifted")
    return moved
