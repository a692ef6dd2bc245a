"""Hints over REST, for people who practise. From the first one on the match is not rated."""

from fastapi import APIRouter, Depends

from settebello.errors import NotYourTurn, Reason
from settebello.room import Practise, Room
from settebello.room.practice.agreement import check_looking_back, check_practice
from settebello.room.results.rated import counts_for_others
from settebello.server.deps import MaybeMe, TheCaller, ThePeople, TheServices, own_site
from settebello.server.people.people import SignedIn
from settebello.server.people.secret import key_of
from settebello.server.practice.hints import hindsight_for, hint_for
from settebello.server.practice.wire import HindsightAnswer, HindsightRequest, HintAnswer, HintRequest
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
    key = _key(found, asked.token, me)
    seat = seat_with(found, key)
    check_practice(found, rated=counts_for_others(found, tables.fan_out.rated()))
    if found.to_move != seat:
        raise NotYourTurn("it is not your turn", reason=Reason.NOT_YOUR_TURN)
    await people.ask_for_hint(caller)
    await tables.submit(room, Practise(seat, asked.version), key)
    found = (await tables.table(room)).room
    check_practice(found, rated=False)
    return await hint_for(found, seat_with(found, key), services.bots.thinker)


@router.post("/rooms/{room}/hindsight")
async def ask_for_hindsight(
    room: str,
    asked: HindsightRequest,
    services: TheServices,
    people: ThePeople,
    me: MaybeMe,
    caller: TheCaller,
) -> HindsightAnswer:
    """Say what the strongest computer player would have played where one chose, once the deal is counted."""
    tables = services.tables
    found = (await tables.table(room)).room
    key = _key(found, asked.token, me)
    seat = seat_with(found, key)
    check_looking_back(found, rated=counts_for_others(found, tables.fan_out.rated()))
    await people.ask_for_hint(caller)
    await tables.submit(room, Practise(seat, None), key)
    return await hindsight_for(found, seat, asked.number, services.bots.thinker)


def _key(room: Room, token: str | None, me: SignedIn | None) -> str | None:
    """Return the key of the seat that a token is of, or else of one's account's seat; None for no seat."""
    if token is not None:
        return key_of(token)
    return None if me is None else room.key_of(me.person.id)
