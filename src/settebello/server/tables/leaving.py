"""Seats of public tables given up before the first play are counted; people who do it often have to wait.

They gain nothing by it, for the next person plays the same hand; but the others wait.
"""

from collections.abc import Awaitable, Callable

from settebello.room import Room
from settebello.server.wire import messages

Leaving = Callable[[str | None], Awaitable[None]]
"""Called with the hash of an account, None for a guest, once a hand was left unplayed, or before one sits."""


async def as_often_as_wished(_person: str | None) -> None:
    """Count nothing."""


def leaves_unplayed(message: messages.TableCommand, room: Room) -> bool:
    """Tell whether a command leaves a hand of a public table that nobody has played, or the salts for it."""
    withheld = room.reveal is not None and not room.in_match
    return isinstance(message, messages.LeaveCommand) and room.public and (room.untouched or withheld)


def person_with(room: Room, key: str | None) -> str | None:
    """Return the hash of the account of whoever sits with a key; None for a guest, and for nobody."""
    return next((who.person for who in room.owners.values() if who.key == key), None)
