"""Tables over REST: opening one, the lobby, and taking a seat."""

import asyncio
from contextlib import suppress
from dataclasses import replace

from fastapi import APIRouter, Depends

from settebello.errors import NotFound
from settebello.players import check_guest
from settebello.room import Fill, Room, Sit
from settebello.room.names import checked_name
from settebello.rules import parse_rules, tidy_rules
from settebello.server.deps import (
    MAY_PLAY,
    Sitter,
    TheCaller,
    TheLobby,
    TheLog,
    ThePeople,
    ThePublishing,
    TheResults,
    TheSitter,
    TheSitting,
    TheTables,
    may_meet,
)
from settebello.server.people.identity import is_called
from settebello.server.people.secret import account_key, key_of, new_token
from settebello.server.results.finished import kept_match
from settebello.server.tables import wire
from settebello.server.tables.again import played_again
from settebello.server.tables.tables import Tables
from settebello.server.wire.answers import OPTIONAL, REFUSED

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSED)


@router.post("/rooms", status_code=201, openapi_extra=OPTIONAL, dependencies=MAY_PLAY)
async def open_table(
    asked: wire.RoomRequest,
    tables: TheTables,
    sitter: TheSitter,
    people: ThePeople,
    caller: TheCaller,
    publishing: ThePublishing,
    sitting: TheSitting,
) -> wire.RoomTicket:
    """Open a table, sit down, and let the computer take the seats not kept for friends."""
    check_guest(asked.player)
    sit, token = await sitting_of(asked.name, sitter)
    sit = replace(sit, salt=asked.salt, salt_hash=asked.salt_hash)
    await people.open_table(caller, sit.person)
    if asked.public:
        await sitting(sit.person)
        await publishing()
    rules = tidy_rules(asked.rules)
    seats = max(0, parse_rules(rules).players - 1 - asked.open_seats)
    room = await tables.open(
        rules,
        asked.time,
        public=asked.public,
        draw_partners=asked.draw_partners,
        remarks=asked.remarks,
        first=[sit, Fill(asked.player, seats)] if seats else [sit],
    )
    return await ticket_at(tables, room.id, sit, token)


@router.post("/matches/{match}/tables", status_code=201, openapi_extra=OPTIONAL, dependencies=MAY_PLAY)
async def play_again(
    match: str,
    asked: wire.AgainRequest,
    tables: TheTables,
    log: TheLog,
    results: TheResults,
    sitter: TheSitter,
) -> wire.RoomTicket:
    """Open a table with the deals of a match that is over: from a moment of it on, or all; computers play."""
    kept = await kept_match(results, match)
    sit, token = await sitting_of(asked.name, sitter)
    sit = replace(sit, seat=asked.seat)
    again = await asyncio.to_thread(played_again, await log.read(kept.room), kept, asked.place, sit)
    room = await tables.open(kept.rules, first=[again])
    return await ticket_at(tables, room.id, sit, token)


@router.get("/lobby")
async def list_public_tables(lobby: TheLobby) -> wire.LobbyAnswer:
    """List the public tables that wait for people, and those that can be watched, the newest first."""
    return await lobby.listed()


@router.post(
    "/rooms/{room}/seats",
    status_code=201,
    openapi_extra=OPTIONAL,
    dependencies=[*MAY_PLAY, Depends(may_meet)],
)
async def take_seat(
    room: str,
    asked: wire.JoinRequest,
    tables: TheTables,
    sitter: TheSitter,
    people: ThePeople,
    caller: TheCaller,
    sitting: TheSitting,
) -> wire.RoomTicket:
    """Take a free seat at a table, the first or a certain one."""
    sit, token = await sitting_of(asked.name, sitter)
    with suppress(NotFound):  # whoever sits down nowhere is refused below, and counted
        if (await tables.table(room)).room.public:
            await sitting(sit.person)
            await people.take_seat(caller, sit.person)
    await tables.submit(room, replace(sit, seat=asked.seat, salt=asked.salt, salt_hash=asked.salt_hash))
    return await ticket_at(tables, room, sit, token)


async def sitting_of(name: str, sitter: Sitter) -> tuple[Sit, str]:
    """Say who sits down, and with what secret: a program's seat is its account's, and has none.

    Under the name of an account sits who is signed in, unless they write another one, and a bot's program. A
    program of anybody else's is a guest: what it can is not what they can. No guest has an account's name.
    """
    holder, me = sitter.holder, sitter.me
    program = holder is not None
    if holder is not None:
        holder.may("play")
        key, token = account_key(holder.person), ""
        account = holder.person if holder.person.role == "bot" else None
        person: str | None = key
    else:
        token = new_token()
        key = key_of(token)
        account = me.person if me is not None and is_called(me.person.name, name) else None
        person = account_key(me.person) if me is not None else None
    if account is None:
        await sitter.people.check_guest(checked_name(name), None if holder is None else holder.person)
        origin = sitter.origin if person is None else None
        return Sit(name, key, program=program, person=person, origin=origin), token
    return Sit(account.name, key, program=program, account=account.id, person=person), token


async def ticket_at(tables: Tables, name: str, sit: Sit, token: str) -> wire.RoomTicket:
    """Return the ticket of somebody who has sat down at a table."""
    room: Room = (await tables.table(name)).room
    seat = room.seat_of(sit.key) if sit.key is not None else None
    if sit.key is not None:
        tables.presence.see(name, sit.key)
    return wire.RoomTicket(room=name, seat=seat if seat is not None else 0, token=token)
