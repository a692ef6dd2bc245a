"""One server and one browser for all tests that only open tables and pages of their own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.support.fresh import club_settings
from tests.support.page.engines import browsing
from tests.support.serving import Server, serving


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


# no longer than this folder's tests: while it is open no other test could have an event loop
@pytest.fixture(scope="package")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    with browsing(getattr(request, "param", "chromium")) as running:
        yield running


@pytest.fixture
def club() -> Iterator[dict[str, str]]:
    with club_settings() as settings:
        yield settings
