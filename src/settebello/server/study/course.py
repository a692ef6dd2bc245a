"""The course of a deal of a match that is over: every hand and the table, after each act."""

from collections.abc import Iterable

from settebello.cards import Seat, Side, cards_text, size
from settebello.engine.live import LiveDeal
from settebello.errors import NotFound, Reason
from settebello.notation import act_text, replay
from settebello.room import RoomEvent, room_record
from settebello.server.results.finished import ended_room
from settebello.server.study.wire import DealCourse, MomentOfDeal
from settebello.store import KeptMatch


def deal_course(events: Iterable[RoomEvent], kept: KeptMatch, number: int) -> DealCourse:
    """Return the course of the ``number``-th deal, from 1; raise `NotFound` for any other."""
    moments = _moments(events, kept, number)
    if not moments:
        raise NotFound("this match has no such deal", reason=Reason.MATCH_DEAL_NOT_FOUND, deal=number)
    acts = moments[-1].acts
    return DealCourse(
        number=number,
        acts=[act_text(each.act) for each in acts],
        seats=[each.seat for each in acts],
        moments=[_moment(each) for each in moments],
    )


def _moments(events: Iterable[RoomEvent], kept: KeptMatch, number: int) -> list[LiveDeal]:
    """Return one deal of a match, at first and after each act; nothing where there is no such deal."""
    found, dealt = list[LiveDeal](), 0
    for moment in replay(room_record(ended_room(events, kept))):
        dealt += not moment.acts
        if dealt == number:
            found.append(moment)
    return found


def _moment(live: LiveDeal) -> MomentOfDeal:
    state = live.state
    sides = [Side(side) for side in range(state.rules.side_count)]
    return MomentOfDeal(
        hands=[cards_text(state.hands[Seat(seat)]) for seat in range(state.rules.players)],
        table=cards_text(state.table),
        piles=[size(state.piles[side]) for side in sides],
        scope=[state.scope[side] for side in sides],
        to_move=None if live.over else state.to_move,
    )
