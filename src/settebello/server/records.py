"""The record of a match, as text that anybody can read and check."""

from datetime import UTC, datetime

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from settebello.notation import DealSource, dumps, record_of
from settebello.room import DealInPlay, Room
from settebello.server.rest import TheTables

router = APIRouter(prefix="/api", tags=["records"])


@router.get("/rooms/{room}/record", response_class=PlainTextResponse)
async def match_record(room: str, tables: TheTables) -> PlainTextResponse:
    """Send the record of the match at a table: its counted deals, never the one in play."""
    text = record_text((await tables.table(room)).room, datetime.now(UTC).strftime("%Y.%m.%d"))
    name = f'attachment; filename="settebello-{room}.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": name, "Cache-Control": "no-store"})


def record_text(room: Room, date: str) -> str:
    """Write the record of a table's match; a deal in play is left out, as its pack is a secret."""
    names = [who.name if who else "" for who in room.seats]
    deals = [_source(deal) for deal in room.deals if deal.score]
    return dumps(record_of(room.rules_text, names, deals, date=date))


def _source(deal: DealInPlay) -> DealSource:
    return DealSource(
        state=deal.state,
        pack=deal.pack,
        commitment=deal.luck.commitment,
        seed=deal.luck.seed,
        salts=deal.luck.salts,
        attempt=deal.attempt,
    )
