"""A table in memory: how it stands, what was told of it lately, and what is told next."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from settebello.cards import Seat
from settebello.engine import shows_scope
from settebello.room import ActMade, Dealt, Left, Room, RoomChange, Sealed, TakenBack
from settebello.room.announcements import tell
from settebello.room.public import DealtEvent, DrawnEvent, PublicEvent, RedealtEvent, TableTakenEvent
from settebello.room.screen import Screen
from settebello.store import NEVER

RECENT = 8
"""How many updates a resumed client is shown; after a longer gap it just sees the table."""

BEGINNING = (DrawnEvent, RedealtEvent, DealtEvent, TableTakenEvent)
"""The events that tell how a deal began."""

Listener = Callable[["Update"], None]
"""Called with each accepted update; must not wait."""


Made = dict[tuple[bool, int, int], tuple[Screen | None, str]]
"""Messages for spectators, by protocol, the screen that was shown before (which is kept, so that no other has
its id), and how much is told."""


@dataclass(frozen=True, slots=True)
class Update:
    """The effect of an accepted command: events, the table after them, and the part of it that lies open.

    ``made`` are the messages for spectators: each is made once for all who see the same.
    """

    room: Room
    told: list[PublicEvent]
    seen: Screen
    made: Made = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class Past:
    """A table at one of its last versions, and the events that led to it."""

    room: Room
    told: list[PublicEvent]


@dataclass(slots=True, eq=False, weakref_slot=True)
class Table:
    """A table in memory: its fold, who listens, and the lock under which it changes.

    ``recent`` is the table at each of the last versions, so that a short gap can be filled; the version it
    was read with has no events yet. ``held`` is the moment from which others may see to the table, as far as
    this process has said so. ``absent`` are the seats that were last shown as absent. ``past`` is the table
    as it was when a spectator, who sees it late, last connected. ``snapshots`` are the table at its last two
    snapshots that this process knows, and ``erasures`` counts the names that had been taken out of its log.
    """

    room: Room
    listeners: set[Listener] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    recent: list[Past] = field(init=False)
    held: float = NEVER
    absent: frozenset[Seat] = frozenset()
    past: Room | None = None
    snapshots: tuple[Room, ...] = ()
    erasures: int = 0

    def __post_init__(self) -> None:
        self.recent = [Past(self.room, [])]

    @property
    def kept(self) -> int:
        """Return at which version the last snapshot was made; 0 for none."""
        return self.snapshots[-1].version if self.snapshots else 0

    def keep_snapshot(self, room: Room) -> None:
        """Remember that a snapshot was made of the table as it was then."""
        self.snapshots = (*self.snapshots[-1:], room)

    def reset(self, read: "Table") -> None:
        """Take the table as it is in a log that was rewritten, and nothing that was told of it before."""
        self.room, self.recent, self.past = read.room, read.recent, None
        self.snapshots, self.erasures = read.snapshots, read.erasures

    def keep(self, room: Room, told: list[PublicEvent]) -> None:
        """Go on to what the table is now, and remember what was told of it."""
        self.room = room
        self.recent = [*self.recent, Past(room, told)][-RECENT:]


def missed(table: Table, version: int) -> list[Past]:
    """Return how the table stood at ``version``, or last before it, and at each version kept since.

    Nothing is told of the first. Only the table as it is now is returned where ``version`` was too long ago.
    """
    now = [Past(table.room, [])]
    seen = sum(past.room.version <= version for past in table.recent)
    if seen == 0:
        return now
    since = table.recent[seen - 1 :]
    if not shows_scope(table.room.rules):
        # captures are not looked at again (F18)
        told = [at for at, past in enumerate(since) if at and past.told]
        since = since[told[-1] - 1 :] if told else now
    return [Past(since[0].room, []), *since[1:]]


def beginning(table: Table) -> list[PublicEvent]:
    """Return what was told of how the deal in play began; nothing once somebody has played."""
    deal = table.room.deal
    if deal is None or deal.state.plays:
        return []
    told = [event for past in table.recent for event in past.told]
    first = len(told)
    while first and isinstance(told[first - 1], BEGINNING):
        first -= 1
    return told[first:]


def parts_told(changes: Sequence[RoomChange]) -> list[list[RoomChange]]:
    """Cut what happened where somebody left: they are shown how they go, and nothing that came of it.

    The seed of a match that was called off with it is sealed at once. A play that was taken back is shown
    before anything follows, and so is a deal after which computers alone go on.
    """
    parts: list[list[RoomChange]] = []
    for change in changes:
        left = parts and any(isinstance(each.event, Left) for each in parts[-1])
        back = parts and isinstance(parts[-1][-1].event, TakenBack)
        goes_on = parts and isinstance(change.event, Dealt) and _has_acts(parts[-1])
        if not parts or back or goes_on or (left and not isinstance(change.event, Sealed)):
            parts.append([])
        parts[-1].append(change)
    return parts


def _has_acts(changes: Sequence[RoomChange]) -> bool:
    return any(isinstance(each.event, ActMade) for each in changes)


def told_of(changes: Sequence[RoomChange]) -> list[PublicEvent]:
    """Return what may be told of these changes, in order."""
    return [told for change in changes for told in tell(change.event, change.after)]
