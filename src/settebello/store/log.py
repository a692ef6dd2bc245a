"""What a log of events has to do, whatever it is kept on."""

from collections.abc import Sequence
from typing import Protocol

from settebello.room import RoomEvent


class EventLog(Protocol):
    """Events by table and number, written once, in order, and never changed."""

    async def append(self, room: str, version: int, events: Sequence[RoomEvent]) -> None:
        """Write the events that follow event number ``version``, all or none, durably.

        Raises `Stale` (reason ``version_conflict``) if another event already stands there.
        """
        ...

    async def read(self, room: str) -> list[RoomEvent]:
        """Return the whole log of a table; raise `NotFound` if there is no such table."""
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...
