"""The interface of a log of events, for any database."""

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from settebello.room import MatchResult, RoomEvent
from settebello.room.clock import Outage
from settebello.store.notifications.notifications import Notification
from settebello.store.snapshots.snapshot import Snapshot

NEVER: Final = math.inf
"""The time at which a table is due where nothing happens there by itself."""


@dataclass(frozen=True, slots=True)
class Notice:
    """The lobby's notice of a table from a moment on, and whether that one ``waits`` for people.

    An empty ``body`` takes it out of the lobby.
    """

    at: float
    waits: bool = False
    body: str = ""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Which accounts, by their ids, sit at a table whose match is not over, from a moment on."""

    at: float
    people: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class GuestSeat:
    """The ``key`` of a seat that a guest takes, from which address (a keyed hash), and when."""

    key: str
    address: str
    at: float


@dataclass(frozen=True, slots=True)
class Beside:
    """The rows that are written with events.

    They are the notifications of accounts about them, a snapshot of the table after them, and from where the
    guests come who sit down with them. Where they open a table that is removed if nobody plays there,
    ``opened`` is the moment; ``unplayed`` says that nobody had played at the table before, so that it may
    have been removed.
    """

    notifications: Sequence[Notification] = ()
    snapshot: Snapshot | None = None
    opened: float | None = None
    unplayed: bool = False
    guests: Sequence[GuestSeat] = ()


NOTHING_BESIDE: Final = Beside()
"""Nobody is to be told, and no snapshot is due."""


@dataclass(frozen=True, slots=True)
class Posted:
    """The lobby's notice of a table, and since when (seconds since 1970)."""

    room: str
    since: float
    body: str


class EventLog(Protocol):
    """Events by table and number, written once, in order; and when each table is due.

    An event is never changed but for one thing: the name of a person who deletes the account.

    A table is due from the moment when something has to be done there by whoever gets to it: it is
    taken up by putting that moment off, so that it comes again if whoever took it up is gone.
    Beside them stands what the lobby tells of public tables, changed with the events that change it.
    Moments are seconds since 1970. A failure of the database is a `StoreProblem`.
    """

    async def append(
        self,
        room: str,
        version: int,
        events: Sequence[RoomEvent],
        *,
        due: float | None = None,
        notice: Notice | None = None,
        result: MatchResult | None = None,
        sitting: Sitting | None = None,
        beside: Beside = NOTHING_BESIDE,
    ) -> None:
        """Write the events that follow event number ``version``, all or none, durably.

        With them goes from when the table is ``due``; None leaves that as it was, on a new table `NEVER`.
        So does the ``notice`` that the lobby has of it from now on; None leaves the one it has.
        So does the ``sitting`` of accounts there; None leaves it as it is.
        And where they end a match, its ``result`` is written down with them, or neither is.
        So is all that stands ``beside`` them.
        Raises `Stale` (reason ``version_conflict``) if another event already stands there, and `NotFound` if
        the table has been removed.
        """
        ...

    async def read(self, room: str, after: int = 0) -> list[RoomEvent]:
        """Return the events after number ``after``; raise `NotFound` if from the first on there is none."""
        ...

    async def snapshot(self, room: str) -> Snapshot:
        """Return the newest snapshot of a table; without its room where none is there that can be used."""
        ...

    async def keep(self, snapshot: Snapshot) -> None:
        """Write a snapshot in the place of an older one, unless names were erased since its log was read."""
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

    async def lobby(self, *, waits: bool, seen: float, most: int) -> list[Posted]:
        """List at most so many notices of tables that wait or do not, the newest first.

        Tables whose people were last ``seen`` before that moment are left out.
        """
        ...

    async def see(self, rooms: Collection[str], now: float) -> None:
        """Write down that people of these tables are there."""
        ...

    async def beat(self, now: float, gap_s: float, known: float = 0.0) -> list[Outage]:
        """Write down that somebody serves; return the outages that ended after ``known``, in order.

        Somebody has served since the last heartbeat, unless that is longer ago than ``gap_s``. That time is
        one outage, however many processes find it, where any table is due then or later.
        """
        ...

    async def sat(self, person: str, most: int) -> list[tuple[str, float]]:
        """List at most so many of the tables where somebody sits, with since when, the newest first."""
        ...

    async def remove_unplayed(self, before: float, now: float, most: int) -> tuple[int, list[str]]:
        """Look at so many tables that were opened ``before`` that moment and not looked at since.

        Those at which nobody has played are removed with all that is kept of them. Returns how many were
        looked at, and the names of those that are gone.
        """
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...
