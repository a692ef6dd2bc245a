"""Matches from before they were written down are found in the logs, once, whoever looks."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, insert

from settebello.room import Opened, Sit
from settebello.server.tables.upkeep.uncounted import Uncounted
from settebello.store import SqlEventLog, SqlResults, open_database
from settebello.store.codec import event_text
from settebello.store.file import mark_file
from settebello.store.migrate import upgrade
from settebello.store.schema import EVENTS
from tests.support.rooms import House, key_text

BEFORE = 6
"""The last schema without matches."""


def table_with_matches(account: str, *, matches: int) -> House:
    house = House("scopa?players=2&target=1", now=50.0)
    for number, who in enumerate((account, f"{account}'s friend")):
        house.do(Sit(who, key_text(number), account=who))
    house.play_match()
    for _ in range(matches - 1):
        house.everybody_ready()
        house.play_match()
    return house


def older(path: Path, *houses: House) -> None:
    """Leave a database as it was before matches were written down."""
    mark_file(path)
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection, BEFORE)
        for number, house in enumerate(houses):
            first = house.log[0]
            assert isinstance(first, Opened)
            name = f"room{number}"
            log = [replace(first, room=name), *house.log[1:]]
            rows = [
                {"room": name, "version": at, "body": event_text(event)} for at, event in enumerate(log, 1)
            ]
            connection.execute(insert(EVENTS), rows)
    engine.dispose()


async def test_what_was_played_before_is_written_down_once_by_whoever_starts(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    older(path, table_with_matches("ada", matches=2), table_with_matches("bob", matches=1))
    database = await open_database(path)
    log, results = SqlEventLog(database), SqlResults(database)
    assert len(await results.uncounted(9)) == 2
    await asyncio.gather(*(Uncounted(log, results).count() for _ in range(3)))
    assert await results.uncounted(9) == []
    with closing(sqlite3.connect(path)) as outside:
        found = outside.execute('SELECT room, "match", ended FROM matches ORDER BY number').fetchall()
    assert sorted(found) == [("room0", 1, 50.0), ("room0", 2, 50.0), ("room1", 1, 50.0)]
    await log.close()


async def test_a_log_that_is_damaged_keeps_no_other_from_being_counted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "old.db"
    house = table_with_matches("ada", matches=1)
    older(path, house, house)
    with closing(sqlite3.connect(path)) as outside:
        outside.execute("DELETE FROM events WHERE room = 'room0' AND version = 3")
        outside.commit()
    database = await open_database(path)
    log, results = SqlEventLog(database), SqlResults(database)
    await Uncounted(log, results).count()
    assert await results.uncounted(9) == []
    assert "room0" in caplog.text
    with closing(sqlite3.connect(path)) as outside:
        assert outside.execute("SELECT count(*) FROM matches").fetchall() == [(1,)]
    await log.close()
