"""The time of the house: seconds since 1970, less all those in which nobody served.

Clocks go by it, so the time of a fallen server is nobody's: while no process reaches the database, it
stands still. Processes that serve say so about once a second; a silence longer than `GAP_S` is taken out,
whole and once, by whoever speaks first after it. Machines that serve together have to agree on the hour.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from settebello.store import EventLog

FRESH_S: Final = 2.0
"""How old a beat of this process may be where the time is to be written down: rounds keep it younger."""

GAP_S: Final = 3.0
"""A silence up to this long counts as time in which somebody served."""


class HouseTime:
    """The house's time as this process knows it, by the ``clock`` outside.

    ``lost`` is called when some was found to be lost.
    """

    def __init__(
        self, log: EventLog, clock: Callable[[], float] = time.time, lost: Callable[[], None] = lambda: None
    ) -> None:
        self._log = log
        self.clock = clock
        self._beaten = float("-inf")
        self._lost = 0.0
        self._asking: asyncio.Task[None] | None = None
        self._tell_lost = lost

    async def beat(self) -> None:
        """Say that this process serves, and learn how long nobody has; raise `StoreProblem`."""
        now = self.clock()
        lost = await self._log.beat(now, GAP_S)
        self._beaten = now
        if lost > self._lost:  # answers may overtake one another
            self._lost = lost
            self._tell_lost()

    async def exactly(self) -> float:
        """Return the time, after a beat if the last one is too long ago: one for all who ask meanwhile.

        Raises `StoreProblem` to all of them where it fails.
        """
        if not 0 <= self.clock() - self._beaten <= FRESH_S:
            if self._asking is None or self._asking.done():
                self._asking = asyncio.create_task(self.beat())
                self._asking.add_done_callback(_heard)
            await asyncio.shield(self._asking)
        return self.now()

    def now(self) -> float:
        """Return the time as far as is known without asking."""
        return self.clock() - self._lost

    def outside(self, moment: float) -> float:
        """Return when a moment of the house is by the clock outside, if nothing more is lost."""
        return moment + self._lost


def _heard(asking: asyncio.Task[None]) -> None:
    """Take note of how a beat ended, in case all who asked for it have gone."""
    if not asking.cancelled():
        asking.exception()
