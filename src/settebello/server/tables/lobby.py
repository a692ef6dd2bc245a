"""The lobby: public tables that wait for people, and those that can be watched.

The notice of a table is written with the events that change it (`settebello.store.Notice`), so no table is
read to list others. Each process says which tables have people connected to it; nobody has to say that they
have gone.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from settebello.server.rounds import Round, Rounds
from settebello.server.tables import wire
from settebello.server.tables.notices import read_listing
from settebello.server.tables.tables import Tables
from settebello.store import EventLog, Posted

MOST: Final = 50
"""How many tables of either kind are listed, the newest."""

SEE_S: Final = 30.0
"""How often it is said whose people are there."""

GONE_S: Final = 180.0
"""After so long without any of its people a table is no longer listed."""

FRESH_S: Final = 1.0
"""How old a list may be that is handed out again."""


class Lobby:
    """The list, asked of the log once a second at most; and word of who is there, for as long as it runs."""

    def __init__(self, tables: Tables, log: EventLog, clock: Callable[[], float] = time.time) -> None:
        self._tables = tables
        self._log = log
        self._clock = clock
        self._list = wire.LobbyAnswer(waiting=[], playing=[])
        self._read = float("-inf")
        self._reading = asyncio.Lock()
        self.rounds = Rounds(Round(self.see, SEE_S, "nobody is told who is there"))

    async def listed(self) -> wire.LobbyAnswer:
        """Return the public tables, the newest first."""
        async with self._reading:
            now = self._clock()
            if not 0 <= now - self._read < FRESH_S:
                self._list, self._read = await self._look(now), now
            return self._list

    async def see(self) -> None:
        """Write down whose people are connected to this process."""
        here = [room.id for room in self._tables.attended() if room.public]
        if here:
            await self._log.see(here, self._clock())

    async def _look(self, now: float) -> wire.LobbyAnswer:
        waiting, playing = [
            [told for each in await self._posted(now, waits=waits) if (told := _told(each, now))]
            for waits in (True, False)
        ]
        return wire.LobbyAnswer(waiting=waiting, playing=playing)

    async def _posted(self, now: float, *, waits: bool) -> list[Posted]:
        return await self._log.lobby(waits=waits, seen=now - GONE_S, most=MOST)


def _told(posted: Posted, now: float) -> wire.LobbyTable | None:
    """Return a table as it is listed."""
    told = read_listing(posted)
    return (
        None
        if told is None
        else wire.LobbyTable(
            room=told.room,
            rules=told.rules,
            time=told.time,
            seats=[
                wire.LobbySeat(name=seat.name, kind=seat.kind, account=seat.account) for seat in told.seats
            ],
            free=sum(seat.kind == "open" for seat in told.seats),
            age=max(0, round(now - posted.since)),
            draws=told.draws,
        )
    )
