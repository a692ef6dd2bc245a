"""Whether this process lives, and whether it can serve: for whoever starts it again or sends people to it.

The answers name no address, no table and nobody. They are for machines on the way to the server, so they
stand in docs/serving.md and not in the description of the API.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final, Literal

from settebello.errors import SettebelloError
from settebello.server.bus.local import Bus
from settebello.store import EventLog

PATIENCE_S: Final = 2.0
"""How long the log and the bus may take together; whoever asks does not wait long either."""

Verdict = Literal["ok", "failing"]

_logger = logging.getLogger(__name__)


class Health:
    """Looks at what this process cannot serve without."""

    def __init__(self, log: EventLog, bus: Bus) -> None:
        self._log = log
        self._bus = bus
        self.stopping = False
        """Whether the server is about to end, and nobody new should come."""

    async def parts(self) -> dict[str, Verdict]:
        """Ask the log and the bus at once, and say how each is."""
        log, bus = await asyncio.gather(_verdict("log", self._read()), _verdict("bus", self._bus.check()))
        return {"log": log, "bus": bus, "server": "failing" if self.stopping else "ok"}

    async def _read(self) -> None:
        await self._log.newest([])


async def _verdict(name: str, asked: Coroutine[None, None, None]) -> Verdict:
    answer = asyncio.ensure_future(asked)
    try:
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.shield(answer)  # what asks the log finishes by itself
    except SettebelloError as problem:
        why = str(problem)
    except TimeoutError:
        why = "it takes too long"
    else:
        return "ok"
    _logger.warning("not ready, the %s does not answer: %s", name, why)
    return "failing"
