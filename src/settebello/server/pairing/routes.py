"""Quick pairing over REST: ask for a game, and ask again while one waits."""

from dataclasses import replace

from fastapi import APIRouter

from settebello.room.clock import parse_time, time_text
from settebello.rules import parse_rules, tidy_rules
from settebello.server.deps import (
    MaybeHolder,
    MaybeMe,
    TheCaller,
    ThePairing,
    ThePeople,
    TheTables,
)
from settebello.server.pairing import wire
from settebello.server.pairing.pairing import Waiting, Wish
from settebello.server.people.secret import account_key, key_of
from settebello.server.tables.routes import sitting_of, ticket_at
from settebello.server.tables.wire import RoomTicket
from settebello.server.wire.answers import OPTIONAL, REFUSED

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSED)


@router.post("/pairings", status_code=201, openapi_extra=OPTIONAL)
async def pair(
    asked: wire.PairingRequest,
    tables: TheTables,
    pairing: ThePairing,
    holder: MaybeHolder,
    me: MaybeMe,
    people: ThePeople,
    caller: TheCaller,
) -> RoomTicket:
    """Take a seat where people wait for this game, else open a public table and wait there.

    With ``waiting``, the seat at which one waits: the same ticket where nothing has changed, else a new one.
    """
    wish = _wish(asked)
    sit, token = await sitting_of(asked.name, asked.salt, holder, me, people)
    await people.check_sitting(caller, sit.person)
    if asked.waiting is not None:
        key = key_of(asked.waiting.token) if holder is None else account_key(holder.person)
        room = await pairing.ask_again(sit, wish, Waiting(asked.waiting.room, key))
        if room == asked.waiting.room:
            sit, token = replace(sit, key=key), asked.waiting.token
        return await ticket_at(tables, room, sit, token)
    if me is not None:
        found = await pairing.seat_waiting(me.person.id, wish)
        if found is not None:
            return await ticket_at(tables, found.id, replace(sit, key=found.key_of(me.person.id)), "")
    await people.take_seat(caller, sit.person)

    async def opening() -> None:
        await people.open_table(caller, sit.person)
        await people.publish(caller)

    return await ticket_at(tables, await pairing.pair(sit, wish, opening), sit, token)


def _wish(asked: wire.PairingRequest) -> Wish:
    rules = tidy_rules(asked.rules)
    parse_rules(rules)
    return Wish(rules, None if asked.time is None else time_text(parse_time(asked.time)))
