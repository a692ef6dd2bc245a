"""Seats of public tables that are given up before the first play: counted, and who does it often waits.

Nothing is gained by it, for whoever sits down next plays the same hand; but the others wait.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from settebello.cards import Seat
from settebello.room import Room
from settebello.server import wire
from settebello.server.account import caller_of

Leaving = Callable[[str | None], Awaitable[None]]
"""Called with the hash of an account, None for a guest, once a hand was left unplayed, or before one sits."""


async def as_often_as_wished(_person: str | None) -> None:
    """Count nothing."""


def leaving_of(asking: HTTPConnection) -> Leaving:
    """Return what counts the hands that are left unplayed by whoever a request or a socket is from."""
    return partial(asking.app.state.people.leave_unplayed, caller_of(asking))


def sitting_of(asking: HTTPConnection) -> Leaving:
    """Return what raises `TooMany` where whoever a request is from has left too many hands unplayed."""
    return partial(asking.app.state.people.check_sitting, caller_of(asking))


TheLeaving = Annotated[Leaving, Depends(leaving_of)]
TheSitting = Annotated[Leaving, Depends(sitting_of)]


def leaves_unplayed(message: wire.TableCommand, room: Room) -> bool:
    """Tell whether a command leaves a hand of a public table that nobody has played yet."""
    return isinstance(message, wire.LeaveCommand) and room.public and room.untouched


def person_at(room: Room, seat: Seat) -> str | None:
    """Return the hash of the account of whoever sits at a seat; None for a guest."""
    who = room.seats[seat]
    return None if who is None else who.person
