"""Lists that everybody asks for are asked of the database now and then."""

import asyncio
import time
from pathlib import Path

import pytest

from settebello.rules import Company, Family
from settebello.server.doors.costly import Costly
from settebello.server.results import routes
from settebello.store import SqlResults, Standing, open_database
from tests.support.fresh import fresh_file


async def test_the_best_are_asked_of_the_database_once_in_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """O7: the list of players, asked for in parallel, made everybody wait."""
    database = await open_database(fresh_file(tmp_path / "people.db"))
    asked, now, lists, results = list[bool](), [0.0], Costly(), SqlResults(database)
    best = results.best

    async def counted(family: Family, company: Company, *, bots: bool, most: int) -> list[Standing]:
        asked.append(bots)
        return await best(family, company, bots=bots, most=most)

    monkeypatch.setattr(results, "best", counted)
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    await asyncio.gather(*(routes.best_players(results, lists) for _ in range(50)))
    assert sorted(asked) == [False, True]
    now[0] += routes.FRESH_S
    await routes.best_players(results, lists)
    assert len(asked) == 4
    await database.close()
