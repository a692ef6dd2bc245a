"""A real browser on the real page, and a person who plays there by clicking."""

import json
from base64 import b64encode
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    ViewportSize,
    WebSocket,
)

from tests.support.fold import followed
from tests.support.page.engines import WAIT_MS

PHONE: Final = ViewportSize(width=360, height=740)
DESKTOP: Final = ViewportSize(width=1440, height=900)
BOTH_SIZES: Final = pytest.mark.parametrize(
    "viewport",
    [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop", marks=pytest.mark.slow)],
)
"""For a test that takes a ``viewport``: a phone, and in the exhaustive runs a desktop too."""

CLICKS: Final = 3000


def wait_until(page: Page, expression: str) -> None:
    """Wait for what no locator tells; ``wait_for_function`` asks by eval, which the page does not allow."""
    for _ in range(WAIT_MS // 10):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(10)
    raise AssertionError(f"never true: {expression}")


Pace = Literal["fast", "still", "moving"]
"""How a page shows what happens: only where it led, faded, or in full."""

FAST: Final = "if (origin !== 'null') localStorage.setItem('settebello.pace', '\"fast\"')"
"""A script that a page runs first, so that its cards only are where they led to."""

PICTURE_STYLE: Final = b64encode(sha256(b"body {}").digest()).decode()
"""How the page's policy names the style that Playwright adds for each picture, and that it refuses."""

HEARD: Final = "heardByTheTest"

OVERHEARD: Final = """
globalThis.WebSocket = class extends WebSocket {
  constructor(...parts) {
    super(...parts);
    this.addEventListener("message", ({ data }) => void heardByTheTest(data));
  }
};
"""

Screen = dict[str, Any]
"""The screen that the server last told a page, as the wire has it."""


class Person:
    """Somebody at the page, who waits for their turn and clicks, or with ``touch`` taps.

    ``screen`` is what the server told this person's page: where captures are taken by hand the page does
    not say what a card takes, and whoever plays there has to know. Service workers run with ``workers``.
    """

    def __init__(
        self,
        browser: Browser,
        viewport: ViewportSize,
        *,
        locale: str = "it-IT",
        touch: bool = False,
        pace: Pace = "fast",
        workers: bool = False,
    ) -> None:
        self.screen: Screen = {}
        self._base: Screen = {}
        self.touch = touch
        context = browser.new_context(
            viewport=viewport,
            locale=locale,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if pace == "moving" else "reduce",
            # a worker would ask the server in a page's stead, past what tests do to its requests
            service_workers="allow" if workers else "block",
        )
        context.set_default_timeout(WAIT_MS)
        if pace == "fast":
            context.add_init_script(FAST)
        if browser.browser_type.name == "firefox":
            self._overhear(context)
        self.page: Page = context.new_page()
        self._went_to: set[str] = set()
        self.page.on("request", self._note_address)
        self.page.on("websocket", self._listen)
        self.problems: list[str] = []
        self.page.on("pageerror", self._note_error)
        self.page.on("console", self._note)

    def close(self, *but: str) -> None:
        """Close the page; it must not have complained, ``but`` of what has one of these words in it.

        Complaints that a test expects, as of a server that is away, may come until the page is closed.
        """
        self.page.context.close()
        problems = [each for each in self.problems if not any(word in each for word in but)]
        assert problems == [], problems

    def _note_error(self, problem: Error) -> None:
        """Note an error; Firefox's own about the style that Playwright adds for a picture is none."""
        if PICTURE_STYLE not in str(problem):
            self.problems.append(str(problem))

    def _note(self, said: ConsoleMessage) -> None:
        """Note a complaint; the browser's own about an address where no page is (404) is none.

        It may come before the page is there, or after it has gone on.
        """
        nowhere = "status of 404" in said.text and said.location["url"] in self._went_to
        if said.type == "error" and not nowhere:
            self.problems.append(said.text)

    def _note_address(self, request: Request) -> None:
        if request.is_navigation_request():
            self._went_to.add(request.url)

    def at_table(self, name: str) -> str:
        """Return what the table says of itself: ``phase``, ``version``, ``my-turn``, ``busy``."""
        return self.page.get_by_test_id("table").get_attribute(f"data-{name}") or ""

    def wait_until_free(self) -> str:
        """Wait until there is something to do, and return the phase."""
        self.page.wait_for_selector(
            "[data-testid=table][data-busy=false]:is([data-my-turn=true], [data-phase$=_over])",
            state="attached",
        )
        return self.at_table("phase")

    def play_card(self, number: int = 0) -> None:
        """Play one of the playable cards, taking the first capture where there are several."""
        version = self.at_table("version")
        card = self.page.locator("[data-testid=hand-card][data-playable=true]").nth(number)
        text = card.get_attribute("data-card") or ""
        if self.seen()["by_hand"]:
            self.play(next(each for each in self.screen["legal"] if each["card"] == text)["action"])
            return
        self.press(card)
        choices = self.page.get_by_test_id("choice")
        if choices.count():
            self.press(choices.first)
        self.wait_for_news(version)

    def press(self, thing: Locator) -> None:
        """Click, or tap with a finger."""
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def play(self, action: str) -> None:
        """Play a card by hand: choose it, touch what it takes, then take or lay."""
        version = self.at_table("version")
        self.choose(action)
        self.press(self.page.get_by_test_id("take" if "x" in action else "lay"))
        self.wait_for_news(version)

    def choose(self, action: str) -> None:
        """Choose the card of a play by hand, and touch what it takes."""
        card = self.page.locator(f"[data-testid=hand-card][data-card='{action[:2]}']")
        if card.get_attribute("aria-pressed") != "true":
            self.press(card)
        for start in range(3, len(action), 2):
            taken = self.page.locator(f"[data-testid=table-card][data-card='{action[start : start + 2]}']")
            if taken.get_attribute("aria-pressed") != "true":
                self.press(taken)

    def wait_for_news(self, version: str) -> None:
        """Wait until the table has moved on from a version."""
        self.page.wait_for_selector(f"[data-testid=table]:not([data-version='{version}'])", state="attached")

    def seen(self) -> Screen:
        """Return what the server told the page, once it is what the page shows."""
        for _ in range(WAIT_MS // 10):
            if str(self.screen.get("version")) == self.at_table("version"):
                return self.screen
            self.page.wait_for_timeout(10)
        raise AssertionError("the page does not show what it was told")

    def _overhear(self, context: BrowserContext) -> None:
        """Have the page itself tell what it hears: BiDi has no event for it."""
        context.expose_function(HEARD, self._hear)
        context.add_init_script(OVERHEARD)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, data: str | bytes) -> None:
        """Keep the newest screen of the table at hand; the rest of a bad line is the page's to sort out."""
        with suppress(ValueError, TypeError, KeyError, AssertionError):
            message = json.loads(data)
            if message["type"] == "state":
                self._base = message["screen"]
            elif message["type"] == "events":
                self._base = followed(self._base, message)
            elsewhere = self._base.get("room") != self.screen.get("room")
            if self._base and (elsewhere or self._base["version"] >= self.screen["version"]):
                self.screen = self._base

    def play_match(self) -> None:
        """Play to the end of the match, deal after deal."""
        for _ in range(CLICKS):
            phase = self.wait_until_free()
            if phase == "match_over":
                self.page.get_by_test_id("winner").wait_for()
                return
            if phase == "deal_over":
                self.press(self.page.get_by_test_id("next-deal"))
                self.page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
            else:
                self.play_card()
        raise AssertionError("this match has no end")
