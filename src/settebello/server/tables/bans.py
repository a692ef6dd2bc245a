"""Bans at tables: a match that has begun is played to its end, and a banned person begins no other one.

A command with which somebody agrees to a match is refused. A seat that was taken before the ban is given up
where it waits for a match, and at the latest when one would begin there, so that nobody else has to wait.
"""

from collections.abc import Awaitable, Callable

from settebello.cards import Seat
from settebello.room import Room
from settebello.room.screen import Phase
from settebello.server.wire import messages

Banned = Callable[[], Awaitable[frozenset[str]]]
"""Returns the ids of the accounts that may not play."""

BannedSeats = Callable[[Room], Awaitable[frozenset[Seat]]]
"""Returns the seats of a table whose people may begin no match."""

Beginning = Callable[[str | None], Awaitable[None]]
"""Called before somebody agrees to a match; raises `Forbidden` where a ban goes on.

The argument is the hash of an account that the seat carries, None for a guest's seat.
"""


async def nobody_banned() -> frozenset[str]:
    """Return no account."""
    return frozenset()


async def no_seat_banned(_room: Room) -> frozenset[Seat]:
    """Return no seat."""
    return frozenset()


async def whoever_likes(_person: str | None) -> None:
    """Let anybody begin a match."""


def agrees_to_a_match(message: messages.TableCommand, room: Room) -> bool:
    """Tell whether with this command somebody agrees to a match that has not begun."""
    if isinstance(message, messages.ReadyCommand):
        return room.phase is Phase.MATCH_OVER
    return isinstance(message, messages.FillCommand) and not room.in_match


def waits_for_match(room: Room) -> bool:
    """Tell whether people at a table wait for its first match."""
    return room.phase is Phase.WAITING and (room.reveal is None or room.is_broken) and bool(room.owners)


def begins_match(before: Room, after: Room) -> bool:
    """Tell whether a match begins between two states of a table, or the showing of the salts for it."""
    settled = before.in_match or before.reveal is not None
    return not settled and (after.in_match or after.reveal is not None)
