"""Two workers of a club that see to the same tournaments, by a clock that is set by hand."""

import pytest

from settebello.server.tables.tables import Tables
from settebello.server.tournaments.online import OnlineTournaments
from settebello.server.tournaments.tournaments import Tournaments
from settebello.store import (
    Database,
    SqlEventLog,
    SqlNotifications,
    SqlTournaments,
)


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


class Process:
    """A worker: tables and tournaments of its own over one database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.tables = Tables(SqlEventLog(database), clock=clock)
        self.tournaments = Tournaments(SqlTournaments(database), clock)
        self.online = OnlineTournaments(
            self.tournaments, self.tables, SqlNotifications(database).notify, break_s=30
        )


@pytest.fixture
def processes(databases: tuple[Database, Database]) -> tuple[list[Process], Clock]:
    clock = Clock()
    return [Process(each, clock) for each in databases], clock
