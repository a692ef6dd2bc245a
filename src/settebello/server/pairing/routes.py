"""Quick pairing over REST: ask for a game, and ask again while one waits."""

from dataclasses import replace

from fastapi import APIRouter

from settebello.room.clock import parse_time, time_text
from settebello.rules import tidy_rules
from settebello.server.deps import (
    MAY_PLAY,
    TheApart,
    TheCaller,
    ThePairing,
    ThePeople,
    TheSitter,
    TheTables,
)
from settebello.server.pairing import wire
from settebello.server.pairing.pairing import Waiting, Wish
from settebello.server.people.secret import account_key, key_of
from settebello.server.tables.routes import sitting_of, ticket_at
from settebello.server.tables.wire import RoomTicket
from settebello.server.wire.answers import OPTIONAL, REFUSED

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSED)


@router.post("/pairings", status_code=201, openapi_extra=OPTIONAL, dependencies=MAY_PLAY)
async def pair(
    asked: wire.PairingRequest,
    tables: TheTables,
    pairing: ThePairing,
    sitter: TheSitter,
    people: ThePeople,
    caller: TheCaller,
    apart: TheApart,
) -> RoomTicket:
    """Take a seat where people wait for this game, else open a public table and wait there.

    With ``waiting``, the seat at which one waits: the same ticket where nothing has changed, else a new one.
    """
    wish, holder, me = _wish(asked), sitter.holder, sitter.me
    sit, token = await sitting_of(asked.name, sitter)
    sit = replace(sit, salt=asked.salt, salt_hash=asked.salt_hash)
    await people.check_sitting(caller, sit.person)
    if asked.waiting is not None:
        own = key_of(asked.waiting.token) if holder is None else account_key(holder.person)
        room = await pairing.ask_again(sit, wish, Waiting(asked.waiting.room, own), apart)
        if room == asked.waiting.room:
            sit, token = replace(sit, key=own), asked.waiting.token
        return await ticket_at(tables, room, sit, token)
    if me is not None:
        found = await pairing.seat_waiting(me.person.id, wish)
        key = None if found is None else found.key_of(me.person.id)
        if found is not None and key is not None:
            room = await pairing.ask_again(sit, wish, Waiting(found.id, key), apart)
            if room == found.id:
                sit, token = replace(sit, key=key), ""
            return await ticket_at(tables, room, sit, token)
    await people.take_seat(caller, sit.person)

    async def opening() -> None:
        await people.open_table(caller, sit.person)
        await people.publish(caller)

    return await ticket_at(tables, await pairing.pair(sit, wish, opening, apart), sit, token)


def _wish(asked: wire.PairingRequest) -> Wish:
    return Wish(tidy_rules(asked.rules), None if asked.time is None else time_text(parse_time(asked.time)))
