"""What can be asked of a table; whoever asks has been identified before."""

from dataclasses import dataclass

from settebello.cards import Seat


@dataclass(frozen=True, slots=True)
class Open:
    """Open a table with these rules (a text id)."""

    room: str
    rules: str


@dataclass(frozen=True, slots=True)
class Sit:
    """Take the first free seat: a person with a key, or a computer player."""

    name: str
    key: str | None = None
    player: str | None = None
    salt: str = ""


@dataclass(frozen=True, slots=True)
class Move:
    """Play at a seat, on the table as it was at ``version``; ``action`` is an action's text."""

    seat: Seat
    version: int
    action: str


@dataclass(frozen=True, slots=True)
class Ready:
    """Say that a person is ready for the next deal, or for the next match."""

    seat: Seat
    salt: str = ""


@dataclass(frozen=True, slots=True)
class Fill:
    """Let a computer player take the free seats: all of them, or so many, opponents first."""

    player: str
    seats: int | None = None


Command = Sit | Move | Ready | Fill
