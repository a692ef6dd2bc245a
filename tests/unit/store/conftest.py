"""A database of either kind, new for each test."""

from collections.abc import AsyncIterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from settebello.store import Database, connect_database, open_database
from tests.support.club import schema


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    with ExitStack() as stack:
        if request.param == "sqlite":
            opened = await open_database(tmp_path / "club.db")
        else:
            opened = await connect_database(stack.enter_context(schema()))
        yield opened
        await opened.close()
