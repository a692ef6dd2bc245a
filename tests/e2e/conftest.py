"""One server and one browser for all tests that only open tables and pages of their own."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, cast

import pytest
from playwright.sync_api import Browser

from tests.support.browser import HeldBrowser, chromium_path
from tests.support.club import club_settings
from tests.support.serving import Server, serving

HERE: Final = Path(__file__).parent
HELD: Final = HeldBrowser()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """Let the browser go before a test elsewhere: while it is open no other test has an event loop."""
    try:
        yield
    finally:
        if nextitem is None or not nextitem.path.is_relative_to(HERE):
            HELD.let_go()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Browser:
    chromium_path()
    return cast("Browser", HELD)


@pytest.fixture
def club() -> Iterator[dict[str, str]]:
    with club_settings() as settings:
        yield settings
