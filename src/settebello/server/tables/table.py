"""A table in memory: how it stands, what was told of it lately, and what is told next."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from settebello.cards import Seat
from settebello.engine import shows_scope
from settebello.room import Left, Room, RoomEvent, Sealed, fold
from settebello.room.public import DealtEvent, DrawnEvent, PublicEvent, RedealtEvent
from settebello.room.screen import Screen
from settebello.room.tell import tell
from settebello.store import NEVER

RECENT = 8
"""How many updates a resumed client is shown; after a longer gap it just sees the table."""

BEGINNING = (DrawnEvent, RedealtEvent, DealtEvent)
"""What is told of how a deal began."""

Listener = Callable[["Update"], None]
"""Called with each accepted update; must not wait."""


@dataclass(frozen=True, slots=True)
class Update:
    """What an accepted command did to a table: what is told, the table after it, what of that lies open."""

    room: Room
    told: list[PublicEvent]
    seen: Screen


@dataclass(slots=True, eq=False, weakref_slot=True)
class Table:
    """A table in memory: its fold, who listens, and the lock under which it changes.

    ``recent`` is what was told at each of the last versions, so that a short gap can be filled: nothing
    yet at the one it was read with. ``held`` is from when others may see to it, as far as this process has
    said so. ``absent`` are the seats that were last shown as absent. ``past`` is the table as it was when
    somebody last looked on, who sees it late.
    """

    room: Room
    listeners: set[Listener] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    recent: list[tuple[int, list[PublicEvent]]] = field(init=False)
    held: float = NEVER
    absent: frozenset[Seat] = frozenset()
    past: Room | None = None

    def __post_init__(self) -> None:
        self.recent = [(self.room.version, [])]

    def keep(self, room: Room, told: list[PublicEvent]) -> None:
        """Go on to what the table is now, and remember what was told of it."""
        self.room = room
        self.recent = [*self.recent, (room.version, told)][-RECENT:]


def missed(table: Table, version: int | None) -> list[PublicEvent]:
    """Return what a client that saw ``version`` has missed; nothing if that is too long ago.

    A client that has seen nothing is told how the deal began, as long as nobody has played.
    """
    if version is None:
        return _beginning(table)
    after = [(at, told) for at, told in table.recent if at > version]
    known = [at for at, _ in table.recent]
    if version not in known and len(after) == len(table.recent):
        return []
    if not shows_scope(table.room.rules):
        after = [each for each in after if each[1]][-1:]  # captures are not looked at again (F18)
    return [event for _, told in after for event in told]


def _beginning(table: Table) -> list[PublicEvent]:
    deal = table.room.deal
    if deal is None or deal.state.plays:
        return []
    told = [event for _, each in table.recent for event in each]
    first = len(told)
    while first and isinstance(told[first - 1], BEGINNING):
        first -= 1
    return told[first:]


def parts_told(events: Sequence[RoomEvent]) -> list[list[RoomEvent]]:
    """Cut what happened where somebody left: they are shown how they go, and nothing that came of it.

    The seed of a match that was called off with it is sealed at once.
    """
    parts: list[list[RoomEvent]] = []
    for event in events:
        left = parts and any(isinstance(each, Left) for each in parts[-1])
        if not parts or (left and not isinstance(event, Sealed)):
            parts.append([])
        parts[-1].append(event)
    return parts


def steps_told(room: Room, events: Sequence[RoomEvent]) -> list[tuple[Room, list[PublicEvent]]]:
    """Return the table after each part of these events, and what may be told of it."""
    steps: list[tuple[Room, list[PublicEvent]]] = []
    for part in parts_told(events):
        steps.append(told_after(steps[-1][0] if steps else room, part))
    return steps


def told_after(room: Room, events: Iterable[RoomEvent]) -> tuple[Room, list[PublicEvent]]:
    """Return the table after these events, and what may be told of them."""
    told: list[PublicEvent] = []
    for event in events:
        room = fold([event], room)
        told += tell(event, room)
    return room, told
