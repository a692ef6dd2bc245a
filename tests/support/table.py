"""The table in a browser: how it is reached, touched, set up, and read."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

from playwright.sync_api import Locator, Page

from tests.support.browser import Person
from tests.support.serving import Json, Server

PICTURES: Final = Path(__file__).parents[2] / "test-results" / "table"
"""Where the pictures that tests take of it are kept; git ignores it."""


def go(person: Person, server: Server, path: str) -> Page:
    """Open a page and wait until it shows what it has."""
    person.page.goto(server.address(path))
    person.page.locator("h1, [data-testid=table] button").first.wait_for()
    return person.page


def sit_down(person: Person, server: Server, rules: str) -> Page:
    """Begin a match with a rule set and wait for one's first turn."""
    page = go(person, server, f"/rules?r={quote(rules, safe='')}")
    page.get_by_test_id("play-rules").first.click()
    page.wait_for_url("**/t/*")
    person.wait_until_free()
    return page


def picture(page: Page, name: str) -> None:
    """Keep what the page shows."""
    page.screenshot(path=PICTURES / f"{name}.png")


def open_settings(page: Page) -> None:
    page.get_by_test_id("menu").click()
    page.get_by_test_id("settings").click()


def value_of(page: Page, name: str, value: str) -> Locator:
    return page.locator(f"[data-testid=setting][data-option={name}][data-value={value}] input")


def hand_of(page: Page) -> list[str]:
    cards: list[str] = page.locator("[data-testid=hand-card]").evaluate_all(
        "all => all.map(c => c.dataset.card)"
    )
    return cards


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@contextmanager
def carrying(page: Page, card: Locator, to: tuple[float, float]) -> Iterator[None]:
    """Carry a card of the hand somewhere with a finger; at the end put it down."""
    line = page.context.new_cdp_session(page)
    x, y = middle_of(card)
    for part in range(9):
        point = {"x": x + (to[0] - x) * part / 8, "y": y + (to[1] - y) * part / 8}
        kind = "touchMove" if part else "touchStart"
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    yield
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()


def in_hand(page: Page, card: str) -> Locator:
    return page.locator(f"[data-testid=hand-card][data-card='{card}']")


def on_table(page: Page, card: str) -> Locator:
    return page.locator(f"[data-testid=table-card][data-card='{card}']")


def whole_table(page: Page) -> Json:
    """Return everything that a table shows of the play, as a second page of the same seat has to show it."""
    shown: Json = page.evaluate(
        """() => ({
          version: document.querySelector('[data-testid=table]').dataset.version,
          hand: [...document.querySelectorAll('[data-testid=hand-card]')].map((each) => each.dataset.card),
          table: [...document.querySelectorAll('[data-testid=table-card]')]
            .map((each) => each.dataset.card).sort(),
          away: document.querySelectorAll('.flying, [data-flight], [data-moment]').length,
          seats: [...document.querySelectorAll('[data-seat]')].map((each) => each.ariaLabel),
          scores: [...document.querySelectorAll('[data-score]')].map((each) => each.innerText),
          piles: [...document.querySelectorAll('[data-pile]')].map((each) => each.ariaLabel),
        })"""
    )
    return shown
