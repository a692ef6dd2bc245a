"""People who are absent: for how long the others wait for them, and what they may do then (docs/tables.md).

A connection is no event: the server passes the connected seats with each decision.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import ceil
from typing import Final

from settebello.cards import Seat, Side
from settebello.engine import side_of
from settebello.errors import Forbidden, NotYourTurn, Reason, SettebelloError
from settebello.room.screen import Phase
from settebello.room.state import Room
from settebello.room.timing import TWO_SIDES


@dataclass(frozen=True, slots=True)
class Absence:
    """For how many ``seconds`` the owners of seats have not been connected; others are there.

    After ``stand_in_s`` a computer player may be let in for them, after ``claim_s`` the match be claimed.
    ``owing`` says for how many seconds seats have owed the salt of the next deal, connected or not.
    """

    seconds: Mapping[Seat, float] = field(default_factory=dict)
    stand_in_s: float = 60
    claim_s: float = 300
    owing: Mapping[Seat, float] = field(default_factory=dict)


NOBODY: Final = Absence()
"""Everybody is there."""


def slow(room: Room) -> bool:
    """Tell whether nobody is expected to be there: in a slow game people come when they like."""
    return room.time is not None and room.time.each_move


def absent_from(room: Room, absence: Absence) -> frozenset[Seat]:
    """Return the seats of those who are absent and expected, or withhold a salt for long."""
    return frozenset() if slow(room) else frozenset(absence.seconds) | frozenset(absence.owing)


def awaited(room: Room) -> frozenset[Seat]:
    """Return the people for whom the table waits: whoever is on turn, or is not ready for the next deal."""
    if room.phase is Phase.DEAL_OVER:
        return room.persons - room.ready if room.reveal is None else room.owing
    return frozenset({room.to_move} if room.to_move is not None else ()) & room.persons


def check_stand_in(room: Room, seat: Seat, absence: Absence) -> None:
    """Raise unless a computer player may be let in for a seat's owner."""
    if slow(room):
        raise Forbidden("in a slow game nobody has to be there", reason=Reason.ABSENCE_SLOW)
    if seat not in awaited(room):
        raise NotYourTurn("the table does not wait for this player", reason=Reason.NOT_AWAITED)
    if seat in room.owing:
        raise NotYourTurn("the next deal waits for the salt of this seat", reason=Reason.SALT_OWED)
    _check_gone([seat], absence, absence.stand_in_s)


def check_claim(room: Room, side: Side, absence: Absence) -> Seat:
    """Return the seat through which the other side loses the match; raise unless ``side`` may claim it."""
    if not room.in_match:
        raise NotYourTurn("no match is being played at this table", reason=Reason.NO_MATCH)
    if room.rules.side_count != TWO_SIDES:
        raise Forbidden("only one of two sides can claim a match", reason=Reason.CLAIM_TWO_SIDES)
    if room.time is not None:
        raise Forbidden("with a clock the clock decides", reason=Reason.CLAIM_CLOCK)
    others = [seat for seat in room.owners if side_of(room.rules, seat) != side]
    lost = [seat for seat in others if seat in awaited(room) | room.stood_in]
    if not lost:
        raise NotYourTurn("the table does not wait for the other side", reason=Reason.NOT_AWAITED)
    owed = [seat for seat in lost if absence.owing.get(seat, -1.0) >= absence.claim_s]
    if not owed:
        _check_gone(others, absence, absence.claim_s)
    return (owed or lost)[0]


def _check_gone(seats: list[Seat], absence: Absence, after_s: float) -> None:
    """Raise unless the owners of all these seats have been absent for so long."""
    if any(seat not in absence.seconds for seat in seats):
        raise Forbidden("this player is there", reason=Reason.NOT_ABSENT)
    left = after_s - min(absence.seconds[seat] for seat in seats)
    if left > 0:
        raise Forbidden("it is too early for that", reason=Reason.ABSENT_TOO_SHORT, seconds=ceil(left))


def until_stand_in(room: Room, seat: Seat, absence: Absence) -> float | None:
    """Return in how many seconds a computer player may be let in for a seat's owner; None: not as it is."""
    try:
        check_stand_in(room, seat, _long_gone(absence))
    except SettebelloError:
        return None
    return max(0.0, absence.stand_in_s - absence.seconds[seat])


def until_claim(room: Room, side: Side, absence: Absence) -> float | None:
    """Return in how many seconds a side may claim the match; None where it may not as things are."""
    try:
        check_claim(room, side, _long_gone(absence))
    except SettebelloError:
        return None
    others = [seat for seat in room.owners if side_of(room.rules, seat) != side]
    owed = [absence.owing[seat] for seat in others if seat in absence.owing]
    gone = [absence.seconds[seat] for seat in others] if absence.seconds.keys() >= set(others) else []
    return max(0.0, absence.claim_s - max([*owed, *([min(gone)] if gone else [])]))


def _long_gone(absence: Absence) -> Absence:
    """Return the same people gone for long enough."""
    return Absence(absence.seconds, 0, 0, absence.owing)
