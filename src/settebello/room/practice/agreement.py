"""Practice: where it is possible, who has agreed to it, and what can be taken back.

In a match that is not rated all people at the table may agree to practise; a person alone with computer
players has agreed. Somebody who sits down later is asked anew. From the first agreement on the match is never
rated. The sources say nothing of it.
"""

from dataclasses import replace
from typing import Final

from settebello.cards import Seat
from settebello.engine import BankAce, Play
from settebello.engine.live import Fuori
from settebello.errors import Forbidden, NotYourTurn, Reason
from settebello.room.results.recalled import acted_again
from settebello.room.screen import Phase
from settebello.room.state import DealInPlay, Room

PLAYS: Final = (Play, BankAce, Fuori)
"""The acts that play a card."""


def all_agree(room: Room) -> bool:
    """Tell whether all people at a table have agreed to practise; a person alone has."""
    keys = {who.key for who in room.owners.values()}
    return len(keys) == 1 or (bool(keys) and keys <= room.practising)


def agreed_seats(room: Room) -> list[Seat]:
    """List the seats of those who have agreed."""
    return sorted(seat for seat, who in room.owners.items() if who.key in room.practising)


def check_unrated(room: Room, *, rated: bool) -> None:
    """Raise `NotYourTurn` where no match is played, and `Forbidden` where it counts for ratings."""
    if not room.in_match:
        raise NotYourTurn("no match is being played at this table", reason=Reason.NO_MATCH)
    if rated:
        raise Forbidden("in a rated match nobody is helped", reason=Reason.PRACTICE_RATED)


def check_practice(room: Room, *, rated: bool) -> None:
    """Raise as `check_unrated`, and unless a deal is played and all people have agreed to practise."""
    _check_agreed(room, rated=rated)
    if room.phase is not Phase.PLAYING:
        raise NotYourTurn("no deal is being played at this table", reason=Reason.NO_DEAL)


def check_looking_back(room: Room, *, rated: bool) -> None:
    """Raise as `check_unrated`, and unless a deal is counted and all people have agreed to practise."""
    _check_agreed(room, rated=rated)
    if room.phase is not Phase.DEAL_OVER:
        raise NotYourTurn("the deal is not over yet", reason=Reason.DEAL_NOT_OVER)


def _check_agreed(room: Room, *, rated: bool) -> None:
    check_unrated(room, rated=rated)
    if not all_agree(room):
        raise Forbidden("not all people here have agreed to practise", reason=Reason.PRACTICE_NOT_AGREED)


def first_act(room: Room) -> int:
    """Return how many acts of the deal in play were given with it, and stay."""
    deal_in_play = room.deals[-1]
    if deal_in_play.luck is not None or room.given is None:
        return 0
    return room.given.acts_of(len(room.deals) - 1, len(deal_in_play.live.acts))


def acts_kept(room: Room, seat: Seat) -> tuple[int, ...]:
    """Return how many acts stay if a seat takes its last play back, and if the deal begins again.

    Nothing is returned where the seat has not played in the deal in play.
    """
    if room.phase is not Phase.PLAYING:
        return ()
    first = first_act(room)
    acts = room.deals[-1].live.acts
    own = [at for at, done in enumerate(acts) if done.seat == seat and isinstance(done.act, PLAYS)]
    return (own[-1], first) if own and own[-1] >= first else ()


def cut(room: Room, acts: int) -> DealInPlay:
    """Return the deal in play as it was after its first ``acts`` acts."""
    in_play = room.deals[-1]
    state, made = in_play.state, ((done.seat, done.act) for done in in_play.live.acts[:acts])
    return replace(in_play, live=acted_again(room.rules, state.dealer, in_play.pack, state.before, made))
