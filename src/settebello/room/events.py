"""What has happened at a table: the log from which everything else follows.

Fields are texts and numbers, so that the log can be read without the program. The log holds
secrets (seeds, keys, packs); only what `settebello.room.project` makes of it may be shown.
"""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Opened:
    """A table was opened with these rules: their text id, and every option as text.

    The options are what counts: a preset may change, and an old match must not.
    """

    room: str
    rules: str
    options: dict[str, str]
    type: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody took a seat: a person known by the hash of a token, or a computer player."""

    seat: int
    name: str
    key: str | None
    player: str | None
    salt: str
    type: Literal["seated"] = "seated"


@dataclass(frozen=True, slots=True)
class Sealed:
    """The seed of the next deal was fixed; its hash may be shown."""

    seed: str
    type: Literal["sealed"] = "sealed"


@dataclass(frozen=True, slots=True)
class Begun:
    """A match began: who deals first, and who sits where after a draw (old seats in new order)."""

    dealer: int
    seating: tuple[int, ...]
    drawn: tuple[tuple[str, ...], ...]
    type: Literal["begun"] = "begun"


@dataclass(frozen=True, slots=True)
class Dealt:
    """A pack was dealt, after ``attempt`` deals that had to be thrown in."""

    pack: str
    salts: tuple[str, ...]
    attempt: int
    type: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat made its play; ``action`` is an action's text."""

    seat: int
    action: str
    type: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class Readied:
    """A person is ready for what comes next."""

    seat: int
    salt: str
    type: Literal["readied"] = "readied"


RoomEvent = Opened | Seated | Sealed | Begun | Dealt | Moved | Readied
