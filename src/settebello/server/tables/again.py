"""A match that is over played again: from a moment of it on, or all its deals."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from settebello.cards import Seat
from settebello.errors import NotFound, Reason
from settebello.room import Origin, PlayAgain, Room, RoomEvent, Sit, given_by
from settebello.server.results.finished import ended_room
from settebello.server.tables.wire import PlaceInMatch
from settebello.store import KeptMatch

AT_THE_OTHER_SEATS: Final = "maestro"
"""The computer player at the other seats."""


def played_again(
    events: Iterable[RoomEvent], kept: KeptMatch, place: PlaceInMatch | None, sit: Sit
) -> PlayAgain:
    """Return the command that begins a match again, with its rules unchanged.

    The seat of ``sit`` may be None: then it is the one on turn. Raises `NotFound` for a deal or a moment that
    the match does not have.
    """
    room = ended_room(events, kept)
    if place is not None:
        _check_place(room, place)
    origin = Origin(kept.id) if place is None else Origin(kept.id, place.deal, place.act)
    given, acts = given_by(room, origin)
    if sit.seat is None:
        sit = replace(sit, seat=Seat(0) if place is None else _on_turn(room, place))
    return PlayAgain(given, sit, AT_THE_OTHER_SEATS, acts)


def _check_place(room: Room, place: PlaceInMatch) -> None:
    """Raise for a moment at which nobody is on turn."""
    if place.deal > len(room.deals):
        raise NotFound("this match has no such deal", reason=Reason.MATCH_DEAL_NOT_FOUND, deal=place.deal)
    deal = room.deals[place.deal - 1]
    if place.act >= len(deal.live.acts) + (deal.ending is None):
        raise NotFound(
            "nothing is played at this place of the deal",
            reason=Reason.MATCH_PLAY_NOT_FOUND,
            deal=place.deal,
            play=place.act + 1,
        )


def _on_turn(room: Room, place: PlaceInMatch) -> Seat:
    live = room.deals[place.deal - 1].live
    if place.act < len(live.acts):
        return live.acts[place.act].seat
    return live.state.to_move
