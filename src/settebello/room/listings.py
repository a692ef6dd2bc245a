"""The lobby's listing of a public table; its spectators see all of it."""

from dataclasses import dataclass

from settebello.room.clock import time_text
from settebello.room.screen import Phase, SeatKind
from settebello.room.state import Occupant, Room


@dataclass(frozen=True, slots=True)
class ListedSeat:
    """A seat and who sits there; ``name`` is empty while nobody does, and an ``account``'s or not."""

    name: str
    kind: SeatKind
    account: bool = False


@dataclass(frozen=True, slots=True)
class Listing:
    """A public table: its rules (a text id), its time, its seats, and whether it ``waits`` for people.

    One that does not wait is being played, and can be watched. ``draws``: a draw will lead people to their
    places and partners.
    """

    room: str
    rules: str
    time: str | None
    waits: bool
    seats: tuple[ListedSeat, ...]
    draws: bool = False


def listing(room: Room) -> Listing | None:
    """Return what is told of a table; None for one that is private, deserted, or has nothing to come for."""
    if not room.public or not room.persons or room.phase is Phase.MATCH_OVER or room.is_broken:
        return None
    return Listing(
        room=room.id,
        rules=room.rules_text,
        time=time_text(room.time) if room.time else None,
        waits=bool(room.free) and (room.phase is Phase.WAITING or room.untouched),
        seats=tuple(map(_listed, room.seats)),
        draws=room.draws,
    )


def _listed(who: Occupant | None) -> ListedSeat:
    return ListedSeat(who.name if who else "", seat_kind(who), who is not None and who.account is not None)


def seat_kind(occupant: Occupant | None) -> SeatKind:
    """Return who sits at a seat."""
    return "open" if occupant is None else "bot" if occupant.is_program else "person"
