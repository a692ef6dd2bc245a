"""The pictures of the README: `python -m tests.support.page.readme` takes them."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, Position, ViewportSize

from tests.support.page.browser import Person, Screen
from tests.support.page.engines import browsing
from tests.support.page.table import come_to
from tests.support.serving import Server

IMAGES: Final = Path(__file__).parents[3] / "docs/images"
SIZE: Final = ViewportSize(width=1280, height=800)
LOCALES: Final = {"table.png": "en-GB", "tavolo.png": "it-IT"}
WAYS: Final = 2
"""The chosen card has so many captures, and each is shown with its sum."""


def take_picture(server: Server, browser: Browser, name: str, locale: str) -> None:
    """Sit down to scopone until a card of the hand can take in several ways, choose it, keep the picture."""
    person, card = Person(browser, SIZE, locale=locale), None
    while card is None:
        come_to(person, server, server.open("scopone", name="Ada"))
        person.wait_until_free()
        card = _card_with_ways(person.seen())
    corner = Position(x=12, y=80)  # the next card lies on the rest
    person.page.locator(f"[data-testid=hand-card][data-card='{card}']").click(position=corner)
    person.page.mouse.move(5, 5)
    person.page.get_by_test_id("choice").first.wait_for()
    person.page.wait_for_timeout(1000)
    person.page.screenshot(path=IMAGES / name)
    person.close()


def _card_with_ways(screen: Screen) -> str | None:
    """Return a card of the hand that can take several cards in several ways; None where there is none."""
    takes = [play["card"] for play in screen["legal"] if len(play["capture"]) > 1]
    return next((card for card in takes if takes.count(card) == WAYS), None)


def main() -> None:
    """Take one picture for each language."""
    with TemporaryDirectory() as folder, browsing() as browser:
        server = Server(Path(folder) / "settebello.db").start()
        try:
            for name, locale in LOCALES.items():
                take_picture(server, browser, name, locale)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
