"""Duplicate deals at a table: their seeds come from a set, so nobody's salt has a part in them."""

from dataclasses import replace
from typing import TypeVar

from settebello.errors import Forbidden, Reason
from settebello.room.changes import Draft
from settebello.room.commands import Repeat
from settebello.room.events import Readied, Repeated, Seated
from settebello.room.state import Room

Salted = TypeVar("Salted", Seated, Readied)


def repeat_deals(draft: Draft, command: Repeat) -> None:
    """Add the deals that a table will play; raise `Forbidden` at a table where anybody sits."""
    room = draft.room
    if room.match is not None or len(room.free) < len(room.seats):
        raise Forbidden("a match has begun at this table", reason=Reason.MATCH_BEGUN)
    draft.add(Repeated(command.seeds))


def without_salt(room: Room, event: Salted) -> Salted:
    """Return an event without a salt where the deals are duplicate ones."""
    return replace(event, salt="", salt_hash=None) if room.repeated else event
