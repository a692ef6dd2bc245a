"""The record of a match, as text that anybody can read and check."""

from typing import Any, Final

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from settebello.notation import dumps
from settebello.room import room_record
from settebello.server.days import begun_on
from settebello.server.rest import TheTables

REFUSED: Final[dict[str, Any]] = {
    "description": "Refused, and why",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorBody"}}},
}
"""What the description of the API says of refusals: JSON, unlike the record."""

router = APIRouter(prefix="/api", tags=["records"], responses={"default": REFUSED})


@router.get("/rooms/{room}/record", response_class=PlainTextResponse)
async def match_record(room: str, tables: TheTables) -> PlainTextResponse:
    """Send the record of the match at a table: its counted deals, never the one in play."""
    found = (await tables.table(room)).room
    record = room_record(found, date=begun_on(found))
    name = f'attachment; filename="settebello-{room}.txt"'
    return PlainTextResponse(
        dumps(record), headers={"Content-Disposition": name, "Cache-Control": "no-store"}
    )
