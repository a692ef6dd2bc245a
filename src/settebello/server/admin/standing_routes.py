"""One's own standing over REST: bans and appeals, warnings, and the accounts that one has blocked."""

import time
from typing import Final

from fastapi import APIRouter, Depends

from settebello.errors import Forbidden, Reason
from settebello.server.admin import moderation_wire as wire
from settebello.server.admin.wire import PersonRequest
from settebello.server.deps import Me, TheModeration, own_site
from settebello.server.people.standing import note_info, own_ban
from settebello.server.wire.answers import REFUSED

MOST_BLOCKED: Final = 200
"""Accounts that somebody blocks at most."""

router = APIRouter(
    prefix="/api/account", tags=["accounts"], responses=REFUSED, dependencies=[Depends(own_site)]
)


@router.get("/fair-play")
async def own_standing(me: Me, moderation: TheModeration) -> wire.FairPlay:
    """Say which bans one has, which warnings one has not read, and whom one has blocked."""
    store, now = moderation.store, time.time()
    blocked = await store.blocked(me.person.id)
    names = await store.names(blocked)
    return wire.FairPlay(
        bans=[own_ban(each, now) for each in await store.bans_of(me.person.id)],
        warnings=[note_info(each) for each in await store.unread(me.person.id)],
        blocked=[wire.BlockInfo(name=names[each]) for each in blocked if each in names],
    )


@router.post("/bans/{ban}/appeal", status_code=204)
async def appeal(ban: str, asked: wire.AppealRequest, me: Me, moderation: TheModeration) -> None:
    """Appeal against a ban, once."""
    await moderation.appeal(me.person, ban, asked.text)


@router.post("/warnings/{warning}/read", status_code=204)
async def read_warning(warning: str, me: Me, moderation: TheModeration) -> None:
    """Say that one has read a warning."""
    await moderation.read(me.person, warning)


@router.post("/blocks", status_code=204)
async def block_somebody(asked: PersonRequest, me: Me, moderation: TheModeration) -> None:
    """Block an account: pairing and public tables do not bring the two together."""
    other = await moderation.named(asked.name)
    if other.id == me.person.id:
        raise Forbidden("nobody blocks themselves", reason=Reason.BLOCK_OF_ONESELF)
    if not await moderation.store.block(me.person.id, other.id, time.time(), most=MOST_BLOCKED):
        raise Forbidden("too many are blocked", reason=Reason.TOO_MANY_BLOCKS, most=MOST_BLOCKED)


@router.post("/blocks/end", status_code=204)
async def end_block(asked: PersonRequest, me: Me, moderation: TheModeration) -> None:
    """Take a block back."""
    other = await moderation.named(asked.name)
    await moderation.store.unblock(me.person.id, other.id)
