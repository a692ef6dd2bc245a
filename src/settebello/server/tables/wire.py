"""Tables over REST: opening one, sitting down, the lobby, and one's own seats."""

from typing import Annotated, Final

from pydantic import Field

from settebello.room import Origin
from settebello.room.screen import Phase, SeatKind
from settebello.server.wire.messages import Guest, Message, Name, Salt, SaltHash, SeatNumber, Text

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
    in seconds since 1970, where that is known. ``origin``: the deals are those of a match that is over.
    ``mover`` is the name at the seat that has to act, ``left`` how many seconds it has, where its clock runs.
    ``scores`` are those of the match, one's own side first; empty before the match.
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
    mover: str | None
    left: float | None
    scores: list[int]
    origin: Origin | None = None


class RoomRequest(Message):
    """Open a table: the rules, your name, and how many of the other seats stay free for friends.

    ``time`` is how long each player has: ``10+5``, minutes and seconds for each play, or ``3d``, days
    for each play. A ``public`` table is listed for everybody. With ``draw_partners`` places are drawn when
    the first match begins, also by rules that do not say so; there have to be two pairs. Without ``remarks``
    spectators do not write to one another.
    """

    rules: Text
    name: Name
    open_seats: Annotated[int, Field(ge=0, le=5, strict=True)] = 0
    player: Guest = "greedy"
    salt: Salt = ""
    salt_hash: SaltHash = None
    time: Annotated[str, Field(max_length=12)] | None = None
    public: Annotated[bool, Field(strict=True)] = False
    draw_partners: Annotated[bool, Field(strict=True)] = False
    remarks: Annotated[bool, Field(strict=True)] = True


class JoinRequest(Message):
    """Take a free seat at a table: the first, or a certain ``seat``."""

    name: Name
    salt: Salt = ""
    salt_hash: SaltHash = None
    seat: SeatNumber | None = None


class PlaceInMatch(Message):
    """A moment of a match that is over: a ``deal``, from 1, after so many acts of it."""

    deal: Annotated[int, Field(ge=1, le=10_000, strict=True)]
    act: Annotated[int, Field(ge=0, le=1000, strict=True)]


class AgainRequest(Message):
    """Play a match that is over again: from a ``place`` on, or, without one, all its deals.

    ``seat`` is one's own. Without one it is the seat that is on turn there, or the first.
    """

    name: Name
    seat: SeatNumber | None = None
    place: PlaceInMatch | None = None


class RoomTicket(Message):
    """Your place: the table, your seat when you sat down, and the secret that says it is you.

    The secret is empty where a program showed a token: the seat belongs to the token's account.
    """

    room: str
    seat: int
    token: str


class LobbySeat(Message):
    """A seat of a listed table, and who sits there; ``account``: the name is an account's."""

    name: str
    kind: SeatKind
    account: bool = False


class LobbyTable(Message):
    """A public table: its rules, its time, its seats, and for how many seconds it has been one.

    ``draws``: a draw will lead people to their places, and so to their partners.
    """

    room: str
    rules: str
    time: str | None
    seats: list[LobbySeat]
    free: int
    age: int
    draws: bool


class LobbyAnswer(Message):
    """Public tables, the newest first: those that wait for people, and those that can be watched."""

    waiting: list[LobbyTable]
    playing: list[LobbyTable]
