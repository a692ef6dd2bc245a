"""The lobby's notice of a table, as text beside its log."""

from typing import Final

from pydantic import TypeAdapter, ValidationError

from settebello.room import Listing, Room, listing
from settebello.store import Notice, Posted

_LISTING: Final[TypeAdapter[Listing]] = TypeAdapter(Listing)


def changed_notice(before: Room, after: Room, at: float) -> Notice | None:
    """Return what the lobby tells of a table from a moment on; None where that is as before."""
    old, new = listing(before), listing(after)
    if old == new:
        return None
    return Notice(at) if new is None else Notice(at, new.waits, _LISTING.dump_json(new).decode())


def read_listing(posted: Posted) -> Listing | None:
    """Return what is told of a table; None where another version wrote it in words of its own."""
    try:
        return _LISTING.validate_json(posted.body)
    except ValidationError:
        return None
