"""One database of either kind, new for each test, and opened as often as a test asks: as processes do."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest

from settebello.store import Database, connect_database, open_database
from tests.support.fresh import fresh_file, fresh_schema

Opening = Callable[[], Awaitable[Database]]
"""Opens the test's database once more; it is closed when the test has ended."""


@pytest.fixture(params=["sqlite", "postgresql"])
async def opening(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Opening]:
    async with AsyncExitStack() as ending:
        if request.param == "sqlite":
            connect = partial(open_database, fresh_file(tmp_path / "club.db"))
        else:
            connect = partial(connect_database, ending.enter_context(fresh_schema()))

        async def opened() -> Database:
            made = await connect()
            ending.push_async_callback(made.close)
            return made

        yield opened


@pytest.fixture
async def database(opening: Opening) -> Database:
    return await opening()


@pytest.fixture
async def databases(opening: Opening) -> tuple[Database, Database]:
    """Open one database twice, as two processes do."""
    return await opening(), await opening()
