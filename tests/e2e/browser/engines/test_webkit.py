"""The page in WebKit, the engine of Safari: every page opens whole, and a match is played to its end."""

from collections.abc import Iterator

import pytest
from selenium.webdriver import Remote
from selenium.webdriver.common.by import By

from tests.support.page.webkit import Visitor, webkit
from tests.support.serving import Server

pytestmark = pytest.mark.browser

PAGES = (
    "/",
    "/rules",
    "/rules?r=figs",
    "/rules/cirulla",
    "/learn",
    "/decks",
    "/arbiter",
    "/account",
    "/players",
    "/puzzles",
    "/tournaments",
    "/watch",
    "/t/nothing",
    "/nowhere",
)

SIZES = ((360, 740), (1366, 768), (2560, 1440))
"""The window gets no narrower than 447 pixels, for its toolbar."""


@pytest.fixture(scope="module")
def window() -> Iterator[Remote]:
    with webkit() as running:
        yield running


def test_every_page_is_whole_in_webkit(server: Server, window: Remote) -> None:
    visitor = Visitor(window, server)
    found = {}
    for width, height in SIZES:
        window.set_window_size(width, height)
        for path in PAGES:
            visitor.go(path)
            found[path, width] = visitor.whole()
    assert {where: what for where, what in found.items() if what} == {}


def test_a_match_is_played_to_its_end_in_webkit(server: Server, window: Remote) -> None:
    visitor = Visitor(window, server)
    window.set_window_size(1366, 768)
    visitor.go("/rules?r=scopa%3Fplayers=2%26target=one_deal")
    visitor.press("[data-testid=play-rules]")
    visitor.play_match()
    visitor.press("[data-testid=rematch]")
    visitor.wait_for("[data-testid=table][data-phase=playing]")


def test_the_language_chosen_is_kept_in_webkit(server: Server, window: Remote) -> None:
    visitor = Visitor(window, server)
    window.set_window_size(1366, 768)
    visitor.go("/")
    visitor.wait_for("[data-testid=language]").find_element(By.CSS_SELECTOR, "option[value=fr]").click()
    visitor.wait_for("html[lang=fr]")
    window.refresh()
    visitor.wait_for("html[lang=fr] h1")
