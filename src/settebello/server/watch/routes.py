"""The wall over REST. Anybody may ask."""

import time
from typing import Final

from fastapi import APIRouter, Depends

from settebello.server.deps import TheLists, TheWall, own_site
from settebello.server.watch import wire
from settebello.server.wire.answers import REFUSED

FRESH_S: Final = 2.0
"""How old a wall may be that is handed out again."""

router = APIRouter(prefix="/api", tags=["watch"], responses=REFUSED, dependencies=[Depends(own_site)])


@router.get("/watch")
async def wall(lists: TheLists, the_wall: TheWall) -> wire.WatchAnswer:
    """Show what is being played: public tables and tournaments, as spectators see them."""
    return await lists.made(("wall", int(time.monotonic() / FRESH_S)), the_wall.shown)
