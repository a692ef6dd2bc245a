"""Tables read from their logs, from the last snapshot on: a long log opens as quickly as a short one.

A snapshot is written with the events of a deal that begins, and once a log has grown long without one.
"""

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

from settebello.errors import StoreProblem
from settebello.room import Dealt, Room, RoomEvent, fold
from settebello.server.tables.table import Table
from settebello.store import EventLog, Snapshot

AT_DEALS: Final = 40
"""Events after the last snapshot from which on the next deal writes one."""

ANYWHERE: Final = 100
"""Events after the last snapshot from which on any event writes one."""

MANY: Final = 200
"""Events; a longer log is folded beside whatever else goes on."""


class LogReader:
    """Reads tables from the log; long logs are folded in a thread, one after the other."""

    def __init__(self, log: EventLog) -> None:
        self._log = log
        self._one = asyncio.Lock()

    async def read(self, name: str) -> Table:
        """Return a table as its log tells it; raise `NotFound`, and `StoreProblem` for a damaged log."""
        kept = await self._log.snapshot(name)
        table = None if kept.room is None else await self._read_on(kept.room)
        if table is None:
            table = Table(await self.folded(await self._log.read(name)))
        table.erasures = kept.erasures
        if table.room.version - table.kept >= ANYWHERE:
            with suppress(StoreProblem):  # a database that is full or away: the table is read all the same
                await self._log.keep(Snapshot(table.room, kept.erasures))
                table.keep_snapshot(table.room)
        return table

    async def _read_on(self, base: Room) -> Table | None:
        """Return a table from its snapshot on; None where the log does not go on from there."""
        events = await self._log.read(base.id, base.version - 1)
        if not events:
            return None
        try:
            table = Table(await self.folded(events[1:], base))
        except StoreProblem:
            return None
        table.keep_snapshot(base)
        return table

    async def folded(self, events: Sequence[RoomEvent], base: Room | None = None) -> Room:
        """Return what events make of a table; many are folded in a thread."""
        if len(events) <= MANY:
            return fold(events, base)
        async with self._one:
            return await asyncio.to_thread(fold, events, base)


def due_snapshot(table: Table, after: Room, events: Iterable[RoomEvent]) -> Snapshot | None:
    """Return what is written of a table with these events besides them; None for nothing."""
    new = after.version - table.kept
    if new < AT_DEALS or (new < ANYWHERE and not any(isinstance(event, Dealt) for event in events)):
        return None
    return Snapshot(after, table.erasures)
