"""A deal of practice that is counted: what a seat knew at each play that it had to choose."""

from dataclasses import dataclass

from settebello.cards import Seat
from settebello.engine import BankAce, Play, View, deal
from settebello.engine.live import Fuori, act_unchecked, live, live_view
from settebello.room.practice.agreement import PLAYS, first_act
from settebello.room.state import Room


@dataclass(frozen=True, slots=True)
class OwnPlay:
    """A play that a seat has ``made``, and the ``view`` by which it chose."""

    view: View
    made: Play | BankAce | Fuori


def own_plays(room: Room, seat: Seat) -> list[OwnPlay]:
    """List the plays of a seat in the deal in play, or just counted, where it had more than one.

    Acts that were given with the deal are nobody's choice. There is nothing without a deal.
    """
    if room.deal is None:
        return []
    counted, given, found = room.deals[-1], first_act(room), list[OwnPlay]()
    before = counted.state
    now = live(deal(room.rules, before.dealer, counted.pack, before.before))
    for number, done in enumerate(counted.live.acts):
        if number >= given and done.seat == seat and isinstance(done.act, PLAYS):
            view = live_view(now, seat)
            if len(view.legal) > 1:
                found.append(OwnPlay(view, done.act))
        now = act_unchecked(now, done.seat, done.act)
    return found
