"""One's own seats over REST: those of an account, and those that a browser has tickets for."""

from fastapi import APIRouter, Depends

from settebello.cards import Seat
from settebello.engine import side_of
from settebello.errors import NotFound, StoreProblem
from settebello.room import Room
from settebello.room.screen import Phase
from settebello.room.timing import left_at, on_clock
from settebello.server.deps import Me, TheTables, own_site
from settebello.server.people.secret import key_of
from settebello.server.tables import wire
from settebello.server.wire.answers import REFUSED

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSED, dependencies=[Depends(own_site)])


@router.get("/account/seats")
async def own_seats(me: Me, tables: TheTables) -> list[wire.OwnSeat]:
    """List the seats that one holds under one's account at matches that are not over, the newest first."""
    found = await tables.sat_at(me.person.id, wire.MOST)
    now = tables.heartbeat.clock()
    keys = [(room, room.key_of(me.person.id), at) for room, at in found]
    return [_own_seat(room, room.seat_of(key), at, now) for room, key, at in keys if key is not None]


@router.post("/seats")
async def look_at_seats(asked: wire.SeatsRequest, tables: TheTables) -> list[wire.OwnSeat]:
    """Say how those tables stand for which one has tickets, as far as these are good."""
    seats = []
    for ticket in asked.tickets:
        try:
            room = (await tables.table(ticket.room)).room
        except (NotFound, StoreProblem):
            continue
        seat = room.seat_of(key_of(ticket.token))
        if seat is not None:
            seats.append(_own_seat(room, seat, None, tables.heartbeat.clock()))
    return seats


def _own_seat(room: Room, seat: Seat | None, since: float | None, now: float) -> wire.OwnSeat:
    who = None if seat is None else room.seats[seat]
    moves, runs = room.to_move, on_clock(room)
    mover = None if moves is None else room.seats[moves]
    return wire.OwnSeat(
        room=room.id,
        rules=room.rules_text,
        seat=seat or 0,
        name=who.name if who else "",
        others=[each.name for at, each in enumerate(room.seats) if each and at != seat],
        phase=room.phase,
        your_turn=seat is not None and _waits_for(room, seat),
        mover=mover.name if mover else None,
        left=None if runs is None else round(left_at(room, runs, now), 1),
        scores=_scores_from(room, seat or Seat(0)),
        account=who is not None and who.account is not None,
        since=since,
        origin=room.given.origin if room.given else None,
    )


def _scores_from(room: Room, seat: Seat) -> list[int]:
    """List the match score of each side, that of a seat first and the others in playing order."""
    if room.match is None:
        return []
    own, scores = side_of(room.rules, seat), room.match.outcome.score
    return [*scores[own:], *scores[:own]]


def _waits_for(room: Room, seat: Seat) -> bool:
    """Tell whether a table waits for somebody: to play, or to say that the next deal may come."""
    if room.phase is Phase.PLAYING:
        return room.to_move == seat
    return room.phase is Phase.DEAL_OVER and seat not in room.ready
