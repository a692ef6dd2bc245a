"""Which state of the table a command answers, and whether that state is gone.

A command may carry the version of the screen it was given on. Most events between that version and now
change nothing of what the command means; `Since` says at which version that last changed.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from settebello.cards import Seat
from settebello.engine import side_of
from settebello.errors import Reason, Stale
from settebello.room.commands import (
    Claim,
    Command,
    Fill,
    Leave,
    Practise,
    Publish,
    Ready,
    Resign,
    StandIn,
    SwitchRemarks,
    TakePlayBack,
)
from settebello.room.screen import Phase

if TYPE_CHECKING:
    from settebello.room.state import Room


@dataclass(frozen=True, slots=True)
class Since:
    """The version at which each thing last changed that a command may depend on.

    ``stage``: the phase, the match or the deal. ``match``: a match began, ended or was cancelled.
    ``touched``: the first act of a match was made. ``seats``: by seat, who sits there or plays for them.
    """

    stage: int = 0
    match: int = 0
    touched: int = 0
    seats: tuple[int, ...] = ()


NEVER_CHANGED: Final = Since()
"""Nothing has changed since the table was opened."""


def since_after(before: "Room", after: "Room") -> Since:
    """Return what last changed when, at the version of ``after``."""
    old, now = before.since, after.version
    seats = old.seats or (0,) * len(after.seats)
    return Since(
        stage=old.stage if _stage(before) == _stage(after) else now,
        match=old.match if _match(before) == _match(after) else now,
        touched=old.touched if before.untouched == after.untouched else now,
        seats=tuple(
            at if _player(before, seat) == _player(after, seat) else now for seat, at in enumerate(seats)
        ),
    )


def check_answers(room: "Room", command: Command) -> None:
    """Raise `Stale` for a command whose version is older than what it answers."""
    seen = getattr(command, "version", None)
    if seen is not None and seen < _answered_since(room, command):
        raise stale(room)


def stale(room: "Room") -> Stale:
    """Return the refusal of what was decided on the table as it was before."""
    return Stale("the table has moved on since you saw it", reason=Reason.STALE_VERSION, version=room.version)


def _answered_since(room: "Room", command: Command) -> int:
    """Return the version from which on the state has existed that a command answers."""
    since = room.since
    match command:
        case Ready(seat):
            # a rematch is agreed with those who sit there
            others = _others(room, seat) if room.phase is Phase.MATCH_OVER else []
            return max([since.stage, *others])
        case Leave():
            return max(since.match, since.touched)
        case Resign(seat):
            return max([since.match, *_others(room, seat, own_side=True)])
        case StandIn(_, absent):
            return max(since.match, _at(since.seats, absent))
        case Claim(seat):
            return max([since.match, *_others(room, seat, own_side=False)])
        case Fill() | Publish() | SwitchRemarks() | Practise():
            return since.match
        case TakePlayBack():
            return since.stage
        case _:
            return 0


def _others(room: "Room", seat: Seat, *, own_side: bool | None = None) -> list[int]:
    """List since when the others sit there: all of them, the partners, or those of other sides."""
    sides = [side_of(room.rules, Seat(each)) for each in range(room.rules.players)]
    return [
        at
        for each, at in enumerate(room.since.seats)
        if each != seat and own_side in {None, sides[each] == sides[seat]}
    ]


def _at(seats: tuple[int, ...], seat: int) -> int:
    return seats[seat] if 0 <= seat < len(seats) else 0


def _stage(room: "Room") -> tuple[object, ...]:
    return room.phase, room.match_number, len(room.deals)


def _match(room: "Room") -> tuple[object, ...]:
    waits = room.reveal is not None and not room.in_match  # to leave means more then
    return room.match_number, room.match is None, room.match is not None and not room.in_match, waits


def _player(room: "Room", seat: int) -> tuple[object, ...] | None:
    who = room.seats[seat]
    return None if who is None else (who.name, who.key, who.player, who.stand_in)
