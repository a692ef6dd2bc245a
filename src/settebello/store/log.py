"""What a log of events has to do, whatever it is kept on."""

import math
from collections.abc import Collection, Sequence
from typing import Final, Protocol

from settebello.room import RoomEvent

NEVER: Final = math.inf
"""The time at which a table is due where nothing happens there by itself."""


class EventLog(Protocol):
    """Events by table and number, written once, in order, and never changed; and when each table is due.

    A table is due from the moment when something has to be done there by whoever gets to it: it is
    taken up by putting that moment off, so that it comes again if whoever took it up is gone.
    Moments are seconds since 1970. What the database does not let happen is a `StoreProblem`.
    """

    async def append(
        self, room: str, version: int, events: Sequence[RoomEvent], *, due: float | None = None
    ) -> None:
        """Write the events that follow event number ``version``, all or none, durably.

        With them goes from when the table is ``due``; None leaves that as it was, on a new table `NEVER`.
        Raises `Stale` (reason ``version_conflict``) if another event already stands there.
        """
        ...

    async def read(self, room: str, after: int = 0) -> list[RoomEvent]:
        """Return the events after number ``after``; raise `NotFound` if from the first on there is none."""
        ...

    async def newest(self, rooms: Collection[str]) -> dict[str, int]:
        """Return the number of the last event of each of these tables."""
        ...

    async def due(self, now: float, most: int) -> list[tuple[str, float]]:
        """List at most so many of the tables that are due, with since when, the longest first."""
        ...

    async def put_off(self, room: str, since: float, until: float) -> bool:
        """Make a table due at another moment; tell whether it was still due ``since`` the one given."""
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...
