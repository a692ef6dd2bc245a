"""Both stores keep people in the same way."""

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from settebello.store import SqlPeople, connect_database, open_database
from tests.kit.people import CHECKS, Connect
from tests.support.fresh import fresh_file, fresh_schema


@pytest.fixture(params=["sqlite", "postgresql"])
def connect(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Connect]:
    async def on_file() -> SqlPeople:
        return SqlPeople(await open_database(fresh_file(tmp_path / "people.db")))

    if request.param == "sqlite":
        yield on_file
        return
    with fresh_schema() as address:

        async def on_server() -> SqlPeople:
            return SqlPeople(await connect_database(address))

        yield on_server


@pytest.mark.parametrize("check", CHECKS)
async def test_every_store_of_people_conforms(
    connect: Connect, check: Callable[[Connect], Awaitable[None]]
) -> None:
    await check(connect)
