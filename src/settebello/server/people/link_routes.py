"""Links over REST: one sets a password, and any says what it is good for."""

from fastapi import APIRouter, Depends, Request, Response

from settebello.server.deps import MaybeMe, TheCaller, ThePeople, own_site
from settebello.server.people.routes import begin_here
from settebello.server.people.wire import Account, LinkInfo, LinkPasswordRequest, LinkRequest, account_of
from settebello.server.wire.answers import REFUSED

router = APIRouter(
    prefix="/api/links", tags=["accounts"], responses=REFUSED, dependencies=[Depends(own_site)]
)


@router.post("")
async def look_at_link(asked: LinkRequest, people: ThePeople) -> LinkInfo:
    """Say whose password a link sets; nobody's where it is an invitation."""
    return LinkInfo(name=await people.whose_link(asked.link))


@router.post("/password", status_code=201)
async def set_password(
    asked: LinkPasswordRequest,
    request: Request,
    response: Response,
    people: ThePeople,
    before: MaybeMe,
    caller: TheCaller,
) -> Account:
    """Set the password of the link's account, which ends every session, and sign in."""
    person, token = await people.set_password(asked.link, asked.password, caller)
    await begin_here(request, response, (person, token), before)
    return account_of(person)
