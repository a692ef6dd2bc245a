"""Accounts over REST: sign up, in and out, one's sessions, one's data, and the end of it.

A cookie tells who is signed in; no script can read it, and no other site's page sends it. A change that a
page of another site asks for is refused all the same.
"""

from contextlib import suppress
from typing import Final

from fastapi import APIRouter, Depends, Request, Response

from settebello.errors import StoreProblem
from settebello.server.deps import (
    COOKIE,
    MaybeHolder,
    MaybeMe,
    Me,
    TheCaller,
    TheNotifications,
    ThePeople,
    ThePuzzles,
    TheResults,
    TheServices,
    TheTokens,
    caller_of,
    own_site,
)
from settebello.server.people.people import SignedIn
from settebello.server.people.wire import (
    Account,
    AccountAnswer,
    AccountExport,
    FarewellRequest,
    PasswordRequest,
    SessionInfo,
    SignInRequest,
    SignUpRequest,
    account_of,
    exported,
    exported_remark,
    exported_wishes,
    session_info,
    token_info,
)
from settebello.server.results.wire import match_info, rating_info
from settebello.server.services import services_of
from settebello.server.wire.answers import OPTIONAL, REFUSED
from settebello.store import Person

COOKIE_S: Final = 400 * 86_400
"""How long a browser keeps the cookie: as long as browsers do; when a session ends the server knows."""


router = APIRouter(prefix="/api", tags=["accounts"], responses=REFUSED, dependencies=[Depends(own_site)])


@router.get("/account", openapi_extra=OPTIONAL)
async def own_account(me: MaybeMe, holder: MaybeHolder) -> AccountAnswer:
    """Say who is signed in, if anybody is; or whose token this is, which has to be good for `read`."""
    if holder is not None:
        holder.may("read")
        return AccountAnswer(account=account_of(holder.person))
    return AccountAnswer(account=account_of(me.person) if me else None)


@router.post("/account", status_code=201)
async def sign_up(
    asked: SignUpRequest,
    request: Request,
    response: Response,
    people: ThePeople,
    before: MaybeMe,
    caller: TheCaller,
) -> Account:
    """Make an account and sign in."""
    person, token = await people.sign_up(
        asked.name, asked.password, asked.email, caller, asked.invitation or None
    )
    await begin_here(request, response, (person, token), before)
    return account_of(person)


@router.post("/account/password", status_code=204)
async def change_password(asked: PasswordRequest, me: Me, people: ThePeople, caller: TheCaller) -> None:
    """Change the password, and end every other session."""
    await people.change_password(me, asked.old, asked.new, caller)


@router.get("/account/export")
async def export_account(
    me: Me,
    people: ThePeople,
    tokens: TheTokens,
    results: TheResults,
    puzzles: ThePuzzles,
    notifications: TheNotifications,
    services: TheServices,
    response: Response,
) -> AccountExport:
    """Send everything that is kept under the account."""
    reach = await notifications.reach(me)
    response.headers["Content-Disposition"] = 'attachment; filename="settebello-account.json"'
    return AccountExport(
        format="settebello-account-1",
        account=account_of(me.person),
        sessions=[session_info(each, me.session.id) for each in await people.sessions(me)],
        tokens=[token_info(each) for each in await tokens.of(me.person)],
        ratings=[rating_info(each) for each in await results.standings(me.person.id)],
        matches=[match_info(each) for each in await results.matches(me.person.id)],
        puzzles=[exported(each) for each in await puzzles.attempts(me.person.id)],
        notifications=exported_wishes(reach.wishes, reach.browsers),
        remarks=[exported_remark(each) for each in await services.remarks.store.of_person(me.person.id)],
        moderation=await services.moderation.exported(me.person.id),
    )


@router.post("/account/delete", status_code=204)
async def delete_account(
    asked: FarewellRequest,
    request: Request,
    response: Response,
    me: Me,
    people: ThePeople,
    caller: TheCaller,
    services: TheServices,
) -> None:
    """Delete the account with all its sessions and tokens."""
    named = await people.remove(me, asked.password, caller)
    _set_cookie(request, response, None)
    with suppress(StoreProblem):  # nobody sees the name in the log any more, and what is left is done later
        await services.tables.erase_names(named)
        await services.erasing.finish()


@router.get("/sessions")
async def list_sessions(me: Me, people: ThePeople) -> list[SessionInfo]:
    """List the browsers in which one is signed in."""
    return [session_info(each, me.session.id) for each in await people.sessions(me)]


@router.post("/sessions", status_code=201)
async def sign_in(
    asked: SignInRequest,
    request: Request,
    response: Response,
    people: ThePeople,
    before: MaybeMe,
    caller: TheCaller,
) -> Account:
    """Sign in."""
    person, token = await people.sign_in(asked.name, asked.password, caller)
    await begin_here(request, response, (person, token), before)
    return account_of(person)


@router.delete("/sessions/current", status_code=204)
async def sign_out(request: Request, response: Response, me: MaybeMe, people: ThePeople) -> None:
    """Sign out in this browser, if anybody is signed in there."""
    if me is not None:
        await people.sign_out(me)
    _set_cookie(request, response, None)


@router.delete("/sessions/{session}", status_code=204)
async def end_session(session: str, me: Me, people: ThePeople) -> None:
    """End one of one's own sessions."""
    await people.end(me, session)


async def begin_here(
    request: Request, response: Response, begun: tuple[Person, str], before: SignedIn | None
) -> None:
    """Give the browser its new session, and keep from where it came; the one it had before is over."""
    services, (person, token) = services_of(request), begun
    if before is not None:
        await services.people.sign_out(before)
    await services.moderation.arrive(person.id, caller_of(request))
    _set_cookie(request, response, token)


def _set_cookie(request: Request, response: Response, token: str | None) -> None:
    settings = services_of(request).settings
    by_proxy = request.headers.get("x-forwarded-proto", "").lower().startswith("https")
    response.set_cookie(
        COOKIE,
        token or "",
        max_age=COOKIE_S if token else 0,
        path=settings.base_path,
        secure=by_proxy or request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )
