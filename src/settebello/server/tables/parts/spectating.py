"""Public tables as spectators see them: some seconds late."""

from collections.abc import Callable
from itertools import groupby
from typing import Final

from settebello.room import Dealt, changes_of, fold
from settebello.server.tables.parts.fan_out import FanOut
from settebello.server.tables.table import Table, Update, parts_told, told_of
from settebello.store import EventLog

WATCH_S: Final = 15.0
"""Spectators' delay in seconds."""


class Spectating:
    """Shows public tables as they were ``delay_s`` seconds ago."""

    def __init__(
        self, log: EventLog, clock: Callable[[], float], fan_out: FanOut, delay_s: float = WATCH_S
    ) -> None:
        self._log = log
        self._clock = clock
        self._fan_out = fan_out
        self.delay_s = delay_s

    async def watched(self, table: Table, version: int) -> list[tuple[float, Update]]:
        """Return what spectators see, and in how many seconds: first how the table stands for them.

        That is as it was a while ago, or when its first deal began, and not before the ``version`` they saw.
        """
        until = self._clock() - self.delay_s
        known = table.past
        log = await self._log.read(table.room.id, 0 if known is None else known.version)
        if known is None:
            dealt = next((number for number, event in enumerate(log, 1) if isinstance(event, Dealt)), 1)
            log, known = log[dealt:], fold(log[:dealt])
        past = sum(event.at is None or event.at <= until for event in log)
        table.past = fold(log[:past], known)
        before, past = past, max(past, version - known.version)
        room = fold(log[before:past], table.past)
        shown = [(0.0, self._fan_out.seen_at(room, [], until))]
        for part in parts_told(changes_of(room, log[past:])):
            for at, together in groupby(part, lambda change: change.event.at):
                made = list(together)
                update = self._fan_out.seen_at(made[-1].after, told_of(made), at)
                shown.append((0.0 if at is None else at - until, update))
        return shown
