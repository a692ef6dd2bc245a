"""The browsers that tests drive: Chromium, and Firefox as its makers build it."""

import asyncio
import os
import shlex
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.support.page import bidi
from tests.support.started import folder_of_the_run

Engine = Literal["chromium", "firefox"]

ENGINES: Final[tuple[Engine, ...]] = ("chromium", "firefox")

IN_EVERY_ENGINE: Final = pytest.mark.parametrize("browser", ENGINES, indirect=True)
"""For a test that is made in Firefox as well; the others are made in Chromium alone."""

WHOLE: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The browser with its windows: it alone would install a page."""

ANY: Final = ("chromium-headless-shell", *WHOLE)
"""The headless shell first (Debian's package `chromium-headless-shell`): half the processor time."""

FIREFOX: Final = ("firefox-esr", "firefox")

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-audio-output",  # a machine without a device complains at the first sound
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

PREFERENCES: Final[dict[str, str | float | bool]] = {
    "ui.prefersReducedMotion": 1,
    "app.normandy.enabled": False,
    "browser.safebrowsing.update.enabled": False,
    "services.settings.server": "data:,nothing",
}
"""Less motion, for which BiDi has no command; and nothing is asked of the browser's makers."""

WAIT_MS: Final = 60_000
"""How long a page may take for anything on a busy machine."""


def chromium_path(names: Sequence[str] = ANY) -> str:
    """Return the machine's Chromium; without one skip the test, visibly, and fail in CI."""
    return path_of("Chromium or Chrome", names)


@contextmanager
def browsing(engine: Engine = "chromium") -> Iterator[Browser]:
    """Run a browser for as long as the tests of a package need it."""
    path = chromium_path() if engine == "chromium" else path_of("Firefox", FIREFOX)
    expect.set_options(timeout=WAIT_MS)
    folder = folder_of_the_run()  # the profiles of a browser that is killed would stay elsewhere
    with ExitStack() as running:
        running.callback(shutil.rmtree, folder, ignore_errors=True)
        with pytest.MonkeyPatch.context() as environment:
            environment.setenv("TMPDIR", str(folder))
            playwright = running.enter_context(sync_playwright())
        loop = asyncio.get_running_loop()
        browser = _firefox(playwright, path, folder) if engine == "firefox" else _chromium(playwright, path)
        yield browser
        # after a test without a page: the browser's loop was set aside there
        asyncio._set_running_loop(loop)
        browser.close()


def _chromium(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(executable_path=path, args=list(FLAGS))


def _firefox(playwright: Playwright, path: str, folder: Path) -> Browser:
    """Start Firefox by way of the program that answers for it."""
    command = folder / "firefox"
    started = shlex.join([sys.executable, bidi.__file__, path])
    command.write_text(f'#!/bin/sh\nexec {started} "$@"\n')
    command.chmod(0o700)
    return playwright.firefox.launch(
        channel="moz-firefox", executable_path=command, firefox_user_prefs=PREFERENCES
    )


def path_of(program: str, names: Sequence[str]) -> str:
    """Return the first of some programs that is there; without one skip the test, and fail in CI."""
    found = next((path for path in map(shutil.which, names) if path), None)
    if found is None and os.environ.get("CI"):
        pytest.fail(f"CI has to have {program}: .ci/run installs it")
    if found is None:
        pytest.skip(f"no {program} on this machine")
    return found
