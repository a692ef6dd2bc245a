"""Hints over REST, for people who practise. From the first one on the match is not rated."""

from fastapi import APIRouter, Depends

from settebello.errors import NotYourTurn, Reason
from settebello.room import Practise
from settebello.room.practice.agreement import check_practice
from settebello.room.results.rated import counts_for_others
from settebello.server.deps import MaybeMe, TheCaller, ThePeople, TheServices, own_site
from settebello.server.people.secret import key_of
from settebello.server.practice.hints import hint_for
from settebello.server.practice.wire import HintAnswer, HintRequest
from settebello.server.rules.searched import check_known_to_search
from settebello.server.tables.commands import seat_with
from settebello.server.wire.answers import REFUSED

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSED, dependencies=[Depends(own_site)])


@router.post("/rooms/{room}/hint")
async def ask_for_hint(
    room: str,
    asked: HintRequest,
    services: TheServices,
    people: ThePeople,
    me: MaybeMe,
    caller: TheCaller,
) -> HintAnswer:
    """Say what the strongest computer player would play at one's seat, by what one knows there, and why."""
    tables = services.tables
    found = (await tables.table(room)).room
    key = found.key_of(me.person.id) if asked.token is None and me is not None else None
    key = key_of(asked.token) if asked.token is not None else key
    seat = seat_with(found, key)
    check_practice(found, rated=counts_for_others(found, tables.fan_out.rated()))
    check_known_to_search(found.rules)
    if found.to_move != seat:
        raise NotYourTurn("it is not your turn", reason=Reason.NOT_YOUR_TURN)
    await people.ask_for_hint(caller)
    await tables.submit(room, Practise(seat, asked.version), key)
    found = (await tables.table(room)).room
    check_practice(found, rated=False)
    return await hint_for(found, seat_with(found, key), services.bots.thinker)
