"""The changes of a command: each event with the table after it, worked out once."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from settebello.engine.live import LiveDeal
from settebello.room.clock import Outage
from settebello.room.events import ActMade, Interrupted, RoomEvent
from settebello.room.evolution import after_act, evolve, fold
from settebello.room.state import Room
from settebello.room.timing import taken_by


@dataclass(frozen=True, slots=True)
class RoomChange:
    """An event, and the table after it."""

    event: RoomEvent
    after: Room


class Draft:
    """The changes of one command in the making; ``room`` is the table after those so far.

    ``now`` is the moment that the events take along, ``day`` that of a match that begins; None where nobody
    looks at a clock or a calendar.
    """

    def __init__(self, room: Room, now: float | None, day: str | None = None) -> None:
        self.room = room
        self.now = now
        self.day = day
        self.changes: list[RoomChange] = []

    def add(self, event: RoomEvent) -> None:
        """Add an event."""
        event = replace(event, at=self.now)
        self._keep(event, evolve(self.room, event))

    def add_act(self, event: ActMade, live: LiveDeal) -> None:
        """Add an act that has been applied already: ``live`` is the deal after it."""
        event = replace(event, at=self.now)
        self._keep(event, after_act(self.room, event, live))

    def add_outage(self, outage: Outage) -> None:
        """Add what an outage took of the time that goes on here; nothing is decided before its end.

        Nothing is added for one that began after this moment.
        """
        if self.now is None or self.now <= outage.since:
            return
        now, self.now = self.now, outage.until
        if (seconds := taken_by(outage, self.room)) > 0:
            self.add(Interrupted(seconds))
        self.now = max(now, outage.until)

    def _keep(self, event: RoomEvent, after: Room) -> None:
        self.room = after
        self.changes.append(RoomChange(event, after))


def changes_of(room: Room, events: Iterable[RoomEvent]) -> list[RoomChange]:
    """Return what these events of a log change; raise `StoreProblem` for a log that makes no sense."""
    changes: list[RoomChange] = []
    for event in events:
        room = fold([event], room)
        changes.append(RoomChange(event, room))
    return changes
