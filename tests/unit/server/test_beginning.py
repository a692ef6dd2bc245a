"""How a server begins to serve, whatever its database holds."""

from pathlib import Path

import pytest

from settebello.room import RoomEvent, Sit
from settebello.server.app import create_app
from settebello.server.people.secret import key_of
from settebello.server.services import Stores
from settebello.server.settings import Settings
from settebello.server.tables.tables import Tables
from settebello.server.tables.upkeep.due import DueTables
from settebello.store import (
    SqlEventLog,
    SqlModeration,
    SqlNotifications,
    SqlPeople,
    SqlPuzzles,
    SqlRemarks,
    SqlResults,
    SqlReviews,
    SqlTournaments,
    open_database,
)
from tests.support.fresh import fresh_file


async def test_a_server_that_starts_reads_no_table_that_waits_for_a_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many there are, it starts as on an empty database."""
    database = await open_database(fresh_file(tmp_path / "tables.db"))
    log, before = SqlEventLog(database), Tables(SqlEventLog(database))
    for _ in range(30):
        await before.open("scopa?players=2", first=[Sit(name, key_of(name)) for name in ("Ada", "Bob")])
    read, asked = log.read, list[str]()

    async def counted(room: str, after: int = 0) -> list[RoomEvent]:
        asked.append(room)
        return await read(room, after)

    monkeypatch.setattr(log, "read", counted)
    people, results = SqlPeople(database), SqlResults(database)
    stores = Stores(
        log,
        people,
        results,
        SqlReviews(database),
        SqlPuzzles(database),
        SqlNotifications(database),
        SqlTournaments(database),
        SqlModeration(database),
        SqlRemarks(database),
    )
    app = create_app(Settings(), stores)
    async with app.router.lifespan_context(app):
        await DueTables(app.state.services.tables, log).take_up()
        assert asked == []
