"""Two workers of a club that see to the same tournaments, by a clock that is set by hand."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from settebello.server.tables.tables import Tables
from settebello.server.tournaments.online import OnlineTournaments
from settebello.server.tournaments.tournaments import Tournaments
from settebello.store import (
    Database,
    SqlEventLog,
    SqlNotifications,
    SqlTournaments,
    connect_database,
    open_database,
)
from tests.support.club import schema


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


class Process:
    """A worker: tables and tournaments of its own over one database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.tables = Tables(SqlEventLog(database), clock=clock)
        self.tournaments = Tournaments(SqlTournaments(database), clock)
        self.online = OnlineTournaments(
            self.tournaments, self.tables, SqlNotifications(database).notify, break_s=30
        )


@pytest.fixture(params=["sqlite", "postgresql"])
async def processes(
    request: pytest.FixtureRequest, tmp_path: Path
) -> AsyncIterator[tuple[list[Process], Clock]]:
    async with AsyncExitStack() as ending:
        if request.param == "sqlite":
            both = [await open_database(tmp_path / "club.db") for _ in range(2)]
        else:
            address = ending.enter_context(schema())
            both = [await connect_database(address) for _ in range(2)]
        for each in both:
            ending.push_async_callback(each.close)
        clock = Clock()
        yield [Process(each, clock) for each in both], clock
