"""Following other processes: each table that one of them has moved is caught up with, until it is."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Final

from settebello.errors import SettebelloError

PATIENCE: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds between attempts while the log cannot be read; the last for as long as it takes."""

_logger = logging.getLogger(__name__)


class Follower:
    """Catches up with tables, each in a task of its own; ``catch_up`` is handed names, or None for all."""

    def __init__(self, catch_up: Callable[[Collection[str] | None], Awaitable[None]]) -> None:
        self._catch_up = catch_up
        self._heard: dict[str | None, int] = {}
        self._tasks: dict[str | None, asyncio.Task[None]] = {}

    def follow(self, name: str, version: int) -> None:
        """Catch up with a table that is said to be at this version."""
        self._hear(name, version)

    def follow_all(self) -> None:
        """Catch up with every table: word of some may have been lost."""
        self._hear(None, self._heard.get(None, 0) + 1)

    async def stop(self) -> None:
        """Catch up with nothing more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _hear(self, key: str | None, version: int) -> None:
        self._heard[key] = version
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._follow(key))

    async def _follow(self, key: str | None) -> None:
        """Catch up until nothing newer has been heard meanwhile."""
        seen, waits = None, iter(PATIENCE)
        try:
            while self._heard[key] != seen:
                seen = self._heard[key]
                try:
                    await self._catch_up(None if key is None else [key])
                except SettebelloError as problem:
                    _logger.warning("cannot follow what happens at %s: %s", key or "the tables", problem)
                    await asyncio.sleep(next(waits, PATIENCE[-1]))
                    seen = None
        finally:
            del self._heard[key], self._tasks[key]
