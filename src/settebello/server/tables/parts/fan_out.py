"""The fan-out of a table: its listeners here are told how it stands, other processes hear over the bus."""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from settebello.cards import Seat
from settebello.room import Room
from settebello.room.absence import Absence, absent_from
from settebello.room.projection import in_the_open
from settebello.room.public import PublicEvent
from settebello.room.screen import Screen
from settebello.server.bus.local import Bus
from settebello.server.tables.presence import Presence
from settebello.server.tables.table import Table, Update

FEW: Final = 50
"""Tables that are gone through before anybody else has a turn."""

Rated = Callable[[], Collection[str]]
"""Returns the computer players that have an account: a match with them may be rated."""

_logger = logging.getLogger(__name__)


class FanOut:
    """Tells of the tables, here and over the bus."""

    def __init__(self, bus: Bus, presence: Presence, clock: Callable[[], float], rated: Rated) -> None:
        self._bus = bus
        self._presence = presence
        self._clock = clock
        self.rated = rated

    def publish(self, room: Room, moves: str | None = None) -> None:
        """Tell other processes to which version a table has moved, and the ``moves`` that led there."""
        if moves is not None:
            self._bus.publish(moves, room.version)
        self._bus.publish(room.id, room.version)

    def tell(self, table: Table, told: Sequence[PublicEvent] = ()) -> None:
        """Tell the listeners of a table how it stands at this moment."""
        table.absent = self.absent(table.room)
        if table.listeners:
            update = Update(table.room, list(told), self.seen(table.room))
            for listener in list(table.listeners):
                try:
                    listener(update)
                except Exception:
                    _logger.exception("table %s could not be shown to one who follows it", table.room.id)

    async def tell_absences(self, tables: Iterable[Table]) -> None:
        """Tell those tables how they stand whose people have gone or come back since they were told."""
        for number, table in enumerate(tables, 1):
            if self.absent(table.room) != table.absent:
                self.tell(table)
            if number % FEW == 0:
                await asyncio.sleep(0)  # moves do not wait for all tables

    def seen(self, room: Room) -> Screen:
        """Return what lies open at a table at this moment."""
        return in_the_open(room, self._clock(), self.absence(room), self.rated())

    def seen_at(self, room: Room, told: list[PublicEvent], at: float | None) -> Update:
        """Return how a table stood at a moment, and what was told of it."""
        return Update(room, told, in_the_open(room, at, self.absence(room), self.rated()))

    def absence(self, room: Room) -> Absence:
        """Return who is absent from a table at this moment."""
        return self._presence.absence(room, self._clock())

    def absent(self, room: Room) -> frozenset[Seat]:
        """Return the seats of those who are absent and expected."""
        return absent_from(room, self.absence(room))
