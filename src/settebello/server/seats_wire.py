"""What is asked and told of one's own seats."""

from typing import Annotated, Final

from pydantic import Field

from settebello.room.screen import Phase
from settebello.server.wire import Message

MOST: Final = 50
"""How many seats are looked at in one request."""


class Ticket(Message):
    """A table, and the secret that says which seat there is one's own."""

    room: Annotated[str, Field(max_length=40)]
    token: Annotated[str, Field(max_length=200)]


class SeatsRequest(Message):
    """The tickets that a browser holds."""

    tickets: Annotated[list[Ticket], Field(max_length=MOST)]


class OwnSeat(Message):
    """A seat of one's own: the table, who sits there beside, where the match is, whether it waits for one.

    ``account``: it is held under an account, by whoever is signed in to it. ``since`` is when one sat down,
    in seconds since 1970, where that is known.
    """

    room: str
    rules: str
    seat: int
    name: str
    others: list[str]
    phase: Phase
    your_turn: bool
    account: bool
    since: float | None
