"""The commands of practice: agreeing to it, and taking back."""

from settebello.cards import Seat
from settebello.errors import Forbidden, NotYourTurn, Reason
from settebello.room.changes import Draft
from settebello.room.commands import Practise, TakePlayBack
from settebello.room.events import Practised, TakenBack
from settebello.room.practice.agreement import acts_kept, check_practice, check_unrated


def practise(draft: Draft, command: Practise | TakePlayBack, *, rated: bool) -> None:
    """Add what a command of practice changes; raise a `SettebelloError` for a refused one.

    ``rated``: the match counts for ratings.
    """
    if isinstance(command, Practise):
        check_unrated(draft.room, rated=rated)
        _agree(draft, command.seat)
    else:
        _take_back(draft, command, rated=rated)


def _agree(draft: Draft, seat: Seat) -> None:
    who = draft.room.owners.get(seat)
    if who is None:
        raise Forbidden("you do not sit at this table", reason=Reason.NOT_SEATED)
    if who.key not in draft.room.practising:
        draft.add(Practised(seat))


def _take_back(draft: Draft, command: TakePlayBack, *, rated: bool) -> None:
    check_practice(draft.room, rated=rated)
    kept = acts_kept(draft.room, command.seat)
    if not kept:
        raise NotYourTurn("you have not played in this deal", reason=Reason.NO_PLAY_YET)
    _agree(draft, command.seat)
    draft.add(TakenBack(command.seat, kept[1 if command.whole else 0]))
