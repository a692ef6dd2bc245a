"""A match that is over, found by its public name: as it was written down, and in the log of its table."""

from collections.abc import Iterable

from settebello.errors import NotFound, Reason
from settebello.room import Room, RoomEvent, ended_in
from settebello.store import KeptMatch, ResultStore


async def kept_match(results: ResultStore, name: str) -> KeptMatch:
    """Return a match that is over; raise `NotFound` for any other name."""
    found = await results.match(name)
    if found is None:
        raise NotFound("there is no such match", reason=Reason.MATCH_NOT_FOUND)
    return found


def ended_room(events: Iterable[RoomEvent], kept: KeptMatch) -> Room:
    """Return the table as the match ended; raise `NotFound` where it does not end in this log."""
    room = next((room for _, room in ended_in(events) if room.match_number == kept.match), None)
    if room is None:
        raise NotFound("the log does not know this match", reason=Reason.MATCH_NOT_FOUND)
    return room
