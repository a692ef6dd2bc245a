"""WebKitGTK's own small browser, driven by its WebDriver through Selenium, on a screen that nobody sees."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from selenium.webdriver import Remote
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.support.page.engines import WAIT_MS, path_of
from tests.support.page.fit import found_by
from tests.support.serving import Server
from tests.support.started import Started, marked

SCREEN: Final = "2600x1500x24"

WAIT_S: Final = WAIT_MS // 1000


@contextmanager
def webkit() -> Iterator[Remote]:
    """Run WebKit's browser: Debian's packages `webkit2gtk-driver` and `xvfb`."""
    driver, screens = (path_of(name, [name]) for name in ("WebKitWebDriver", "Xvfb"))
    with Started([screens, "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]) as screen:
        display = f":{screen.line().strip()}"
        environment = marked() | {"DISPLAY": display}
        service = Service(driver, env=environment)
        service.start()
        try:
            reached = ClientConfig(remote_server_addr=service.service_url, timeout=2 * WAIT_S)
            with Remote(RemoteConnection(client_config=reached), options=Options()) as browser:
                yield browser
        finally:
            service.stop()


class Visitor:
    """Somebody at a page in WebKit, who waits for what is to come and clicks."""

    def __init__(self, browser: Remote, server: Server) -> None:
        self.browser = browser
        self._server = server

    def go(self, path: str) -> None:
        """Open a page and wait until it shows what it has."""
        self.browser.get(self._server.address(path))
        self.wait_for("h1, [data-testid=table] button")

    def wait_for(self, *selectors: str) -> WebElement:
        """Wait until a page has one of some things, and return the first one."""
        selector = ", ".join(selectors)
        waiting = WebDriverWait(self.browser, WAIT_S, poll_frequency=0.05)
        found = waiting.until(
            lambda browser: browser.find_elements(By.CSS_SELECTOR, selector), f"no {selector} has come"
        )
        return found[0]

    def press(self, *selectors: str) -> None:
        """Click on the first of some things, once it is there."""
        self.wait_for(*selectors).click()

    def has(self, selector: str) -> bool:
        """Tell whether the page has a thing now."""
        return bool(self.browser.find_elements(By.CSS_SELECTOR, selector))

    def whole(self) -> dict[str, object]:
        """Return what does not fit on the page."""
        return found_by(lambda script: self.browser.execute_script(f"return ({script})()"))

    def at_table(self, name: str) -> str:
        """Return what the table says of itself: ``phase``, ``version``, ``my-turn``, ``busy``."""
        return self.wait_for("[data-testid=table]").get_attribute(f"data-{name}") or ""

    def play_card(self) -> None:
        """Play the first playable card, taking the first capture where there are several."""
        version = self.at_table("version")
        self.press("[data-testid=hand-card][data-playable=true]")
        if self.has("[data-testid=choice]"):
            self.press("[data-testid=choice]")
        self.wait_for(f"[data-testid=table]:not([data-version='{version}'])")

    def play_match(self) -> None:
        """Play to the end of the match, deal after deal."""
        free = "[data-testid=table][data-busy=false]"
        for _ in range(400):
            self.wait_for(f"{free}[data-my-turn=true]", f"{free}[data-phase$=_over]")
            match self.at_table("phase"):
                case "match_over":
                    self.wait_for("[data-testid=winner]")
                    return
                case "deal_over":
                    self.press("[data-testid=next-deal]")
                    self.wait_for("[data-testid=table][data-phase=playing]")
                case _:
                    self.play_card()
        raise AssertionError("this match has no end")
