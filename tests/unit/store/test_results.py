"""Both stores keep matches, and what follows from them, in the same way."""

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from settebello.store import Database, SqlEventLog, SqlPeople, SqlResults, connect_database, open_database
from tests.kit.results import CHECKS, Club, Connect
from tests.support.fresh import fresh_file, fresh_schema


def club(database: Database) -> Club:
    return Club(SqlEventLog(database), SqlPeople(database), SqlResults(database))


@pytest.fixture(params=["sqlite", "postgresql"])
def connect(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Connect]:
    async def on_file() -> Club:
        return club(await open_database(fresh_file(tmp_path / "club.db")))

    if request.param == "sqlite":
        yield on_file
        return
    with fresh_schema() as address:

        async def on_server() -> Club:
            return club(await connect_database(address))

        yield on_server


@pytest.mark.parametrize("check", CHECKS)
async def test_every_store_of_results_conforms(
    connect: Connect, check: Callable[[Connect], Awaitable[None]]
) -> None:
    await check(connect)
