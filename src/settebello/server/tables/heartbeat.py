"""The heartbeat: processes that serve say so about once a second, so that everybody knows when nobody did.

A silence longer than `GAP_S` is an outage, found and written down once by the first process that serves after
it. A table whose clock ran meanwhile gets an event (`settebello.room.Interrupted`). Machines that serve
together have to agree on the time of day.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from settebello.room.clock import Outage
from settebello.store import EventLog

FRESH_S: Final = 2.0
"""The greatest age of this process's heartbeat where an event is to be written: rounds keep it younger."""

GAP_S: Final = 3.0
"""A silence up to this long counts as time in which somebody served."""


class Heartbeat:
    """The heartbeat of this process, by its ``clock``, and the outages that it knows of, in order."""

    def __init__(self, log: EventLog, clock: Callable[[], float] = time.time) -> None:
        self._log = log
        self.clock = clock
        self.outages: list[Outage] = []
        self._beaten = float("-inf")
        self._asking: asyncio.Task[None] | None = None

    @property
    def last_outage(self) -> float:
        """Return when the last outage ended; 0 where there was none."""
        return self.outages[-1].until if self.outages else 0.0

    async def beat(self) -> None:
        """Say that this process serves, and learn of new outages; raise `StoreProblem`."""
        now = self.clock()
        found = await self._log.beat(now, GAP_S, self.last_outage)
        self._beaten = now
        # answers may overtake one another
        self.outages += [outage for outage in found if outage.until > self.last_outage]

    async def fresh(self) -> None:
        """Beat if the last heartbeat is too long ago: once for all who ask meanwhile.

        Raises `StoreProblem` to all of them where it fails.
        """
        if not 0 <= self.clock() - self._beaten <= FRESH_S:
            if self._asking is None or self._asking.done():
                self._asking = asyncio.create_task(self.beat())
                self._asking.add_done_callback(_heard)
            await asyncio.shield(self._asking)


def _heard(asking: asyncio.Task[None]) -> None:
    """Take note of how a heartbeat ended, in case all who asked for it have gone."""
    if not asking.cancelled():
        asking.exception()
