"""The page of a table opens also where the table cannot be read."""

import asyncio
from typing import cast

import pytest

from settebello.errors import NotFound, StoreProblem
from settebello.server.sharing import routes
from settebello.server.tables.table import Table
from settebello.server.tables.tables import Tables

LIMIT_S = 60


class Slow:
    """Tables of a database that is away: it answers when it is told to, whatever its caller does."""

    def __init__(self, problem: Exception | None = None) -> None:
        self.answers = asyncio.Event()
        self.problem = problem

    async def caught_up(self, _name: str) -> Table:
        waiting = asyncio.ensure_future(asyncio.wait_for(self.answers.wait(), LIMIT_S))
        while not waiting.done():
            try:
                await asyncio.shield(waiting)
            except asyncio.CancelledError:
                continue
        raise self.problem or NotFound("no table")


async def test_a_table_that_is_not_read_in_time_is_waited_for_no_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The fault: a statement that has begun is not broken off, and the page waited for it."""
    monkeypatch.setattr(routes, "READ_S", 0.01)
    slow = Slow()
    assert await routes._read_soon(cast("Tables", slow), "abc") is None
    slow.answers.set()


async def test_a_table_that_cannot_be_read_is_none() -> None:
    for problem in (NotFound("no table"), StoreProblem("away")):
        slow = Slow(problem)
        slow.answers.set()
        assert await routes._read_soon(cast("Tables", slow), "abc") is None
