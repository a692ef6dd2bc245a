"""The clocks of a table: which one runs, the time an event leaves on it, and its end (RULES.md O18, A8).

A clock belongs to a seat for the whole match. It runs while the seat has something to do: also while nobody
sits there, a computer player stands in, or another player has taken it over. A seat where a computer player
sat when the match began has none. Between two deals the one of a seat runs whose salt is owed; otherwise none
does, but the next deal waits only so long for those who are not ready.
"""

from dataclasses import replace

from settebello.cards import Seat
from settebello.engine import BankAce, Play
from settebello.engine.live import Fuori
from settebello.errors import InvalidSetting, Reason
from settebello.room.clock import USUAL_TIME, Clock, Outage, parse_time
from settebello.room.events import ActMade, Begun, Dealt, Interrupted, RoomEvent
from settebello.room.screen import Phase
from settebello.room.state import Room
from settebello.rules import Rules

TWO_SIDES = 2


def agreed_time(rules: Rules, wished: str | None) -> str | None:
    """Return the time of a table that is opened; raise `InvalidSetting` for one that it cannot have.

    The rules may want a clock; who runs out loses to the other side, so there have to be two.
    """
    time = wished or (USUAL_TIME if rules.clock else None)
    if time is None:
        return None
    parse_time(time)
    if rules.side_count != TWO_SIDES:
        message = f"who runs out of time loses to the other side, and here are {rules.side_count}"
        raise InvalidSetting(message, reason=Reason.TIME_TWO_SIDES, sides=rules.side_count)
    return time


def has_clock(room: Room, seat: Seat) -> bool:
    """Tell whether a seat has a clock in this match."""
    who = room.began[seat] if room.began else None
    return room.clock is not None and (who is None or who.player is None)


def on_clock(room: Room) -> Seat | None:
    """Return the seat whose clock runs, for a play or a salt that is owed; None while none does."""
    waits_for = sorted(room.owing) if room.to_move is None and room.in_match else [room.to_move]
    return next((seat for seat in waits_for if seat is not None and has_clock(room, seat)), None)


def left_at(room: Room, seat: Seat, now: float) -> float:
    """Return what a seat has left at a moment, in seconds."""
    clock = room.clock
    if clock is None:
        raise ValueError("there is no clock at this table")
    used = max(0.0, now - clock.at) if on_clock(room) == seat else 0.0
    return max(0.0, clock.left[seat] - used)


def deadline(room: Room) -> float | None:
    """Return when the clock will have decided something; None while it cannot."""
    if room.clock is None or room.time is None:
        return None
    seat = on_clock(room)
    if seat is not None:
        return room.clock.at + room.clock.left[seat]
    # where all have left a tournament's table and a seat is free, the next deal has to begin all the same
    pausing = room.phase is Phase.DEAL_OVER and (room.persons or room.goes_on_alone)
    return room.clock.at + room.time.pause if pausing else None


def taken_by(outage: Outage, room: Room) -> float:
    """Return how many seconds an outage has taken that the table does not know of; 0 where no clock runs."""
    if room.clock is None or deadline(room) is None:
        return 0.0
    return max(0.0, outage.until - max(outage.since, room.clock.at))


def ticked(before: Room, after: Room, event: RoomEvent) -> Room:
    """Return the table after an event, with its clock brought up to the moment of it."""
    time, clock = after.time, after.clock
    if time is None or event.at is None:
        return after
    if isinstance(event, Begun):
        return replace(after, clock=Clock((time.seconds,) * after.rules.players, event.at))
    if clock is None:
        return after
    if isinstance(event, Interrupted):
        return replace(after, clock=_stood_still(before, clock, event.at, event.seconds))
    if before.phase is after.phase is Phase.DEAL_OVER and before.reveal is after.reveal is None:
        return after
    left = list(clock.left)
    seat = on_clock(before)
    if seat is not None:
        left[seat] = left_at(before, seat, event.at)
        # the owner of a seat gains no time by being away
        if _plays(before, after, event) and seat not in before.stood_in:
            left[seat] += time.increment
    if time.each_move and (isinstance(event, Dealt) or _plays(before, after, event)):
        left = [time.seconds] * len(left)
    return replace(after, clock=Clock(tuple(left), max(event.at, clock.at)))


def _stood_still(room: Room, clock: Clock, until: float, seconds: float) -> Clock:
    """Return the clock after an outage.

    Between two deals the wait for those who are not ready begins anew.
    """
    left, seat = list(clock.left), on_clock(room)
    if seat is not None:
        left[seat] = left_at(room, seat, until - seconds)
    return Clock(tuple(left), until)


def _plays(before: Room, after: Room, event: RoomEvent) -> bool:
    """Tell whether a play has been made, and not shown, called or decided, or one made anew (F11.2)."""
    if not isinstance(event, ActMade) or before.deal is None or after.deal is None:
        return False
    made = after.deal.live.acts[-1].act
    return not before.deal.live.must_take and isinstance(made, Play | BankAce | Fuori)
