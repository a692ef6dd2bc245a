"""The record of a match, as text that anybody can read and check."""

import asyncio
from functools import partial

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from settebello.notation import dumps_matches
from settebello.room import Room, room_records
from settebello.server.deps import TheRecords, TheTables
from settebello.server.results.days import begun_on
from settebello.server.wire.answers import REFUSED_AS_JSON

router = APIRouter(prefix="/api", tags=["records"], responses={"default": REFUSED_AS_JSON})


@router.get("/rooms/{room}/record", response_class=PlainTextResponse)
async def match_record(room: str, tables: TheTables, records: TheRecords) -> PlainTextResponse:
    """Send the record of the match at a table: its counted deals, never the one in play."""
    found = (await tables.caught_up(room)).room
    text = await records.made((room, found.version), partial(asyncio.to_thread, _text, found))
    name = f'attachment; filename="settebello-{room}.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": name, "Cache-Control": "no-store"})


def _text(room: Room) -> str:
    return dumps_matches(room_records(room, date=begun_on(room)))
