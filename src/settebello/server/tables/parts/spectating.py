"""Public tables as spectators see them: some seconds late."""

from collections.abc import Callable
from itertools import groupby
from typing import Final

from settebello.room import Dealt, Room, RoomEvent, changes_of, fold
from settebello.server.tables.parts.fan_out import FanOut
from settebello.server.tables.parts.snapshots import LogReader
from settebello.server.tables.table import Table, Update, parts_told, told_of
from settebello.store import EventLog

WATCH_S: Final = 15.0
"""Spectators' delay in seconds."""


class Spectating:
    """Shows public tables as they were ``delay_s`` seconds ago."""

    def __init__(
        self,
        log: EventLog,
        reader: LogReader,
        clock: Callable[[], float],
        fan_out: FanOut,
        delay_s: float = WATCH_S,
    ) -> None:
        self._log = log
        self._reader = reader
        self._clock = clock
        self._fan_out = fan_out
        self.delay_s = delay_s

    async def watched(self, table: Table, version: int) -> list[tuple[float, Update]]:
        """Return what spectators see, and in how many seconds: first how the table stands for them.

        That is as it was a while ago, or when its first deal began, and not before the ``version`` they saw.
        """
        until = self._clock() - self.delay_s
        known, log = await self._known(table, until)
        past = sum(event.at is None or event.at <= until for event in log)
        table.past = await self._reader.folded(log[:past], known)
        before, past = past, max(past, version - known.version)
        room = fold(log[before:past], table.past)
        shown = [(0.0, self._fan_out.seen_at(room, [], until))]
        for part in parts_told(changes_of(room, log[past:])):
            for at, together in groupby(part, lambda change: change.event.at):
                made = list(together)
                update = self._fan_out.seen_at(made[-1].after, told_of(made), at)
                shown.append((0.0 if at is None else at - until, update))
        return shown

    async def _known(self, table: Table, until: float) -> tuple[Room, list[RoomEvent]]:
        """Return the table as it was at some moment before ``until``, and the events since then.

        That is as the last spectator saw it, or one of its snapshots; else as its first deal began.
        """
        if table.past is not None:
            return table.past, await self._log.read(table.room.id, table.past.version)
        for base in reversed(table.snapshots):
            first, *log = await self._log.read(base.id, base.version - 1)
            if base.deals and (first.at is None or first.at <= until):
                return base, log
        log = await self._log.read(table.room.id)
        dealt = next((number for number, event in enumerate(log, 1) if isinstance(event, Dealt)), 1)
        return await self._reader.folded(log[:dealt]), log[dealt:]
