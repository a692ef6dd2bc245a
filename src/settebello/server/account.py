"""Accounts over REST: sign up, in and out, one's sessions, one's data, and the end of it.

Who is signed in is known by a cookie that no script can read and that no other site's page brings along. A
change that a page of another site asks for is refused all the same.
"""

from collections.abc import Awaitable, Callable
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request, Response
from starlette.requests import HTTPConnection

from settebello.errors import Forbidden, NotSignedIn
from settebello.server.account_wire import (
    Account,
    AccountAnswer,
    AccountExport,
    FarewellRequest,
    PasswordRequest,
    SessionInfo,
    SignInRequest,
    SignUpRequest,
    account_of,
    session_info,
    token_info,
)
from settebello.server.bearer import OPTIONAL, REFUSED, MaybeHolder, TheTokens
from settebello.server.origin import same_site
from settebello.server.people import Caller, People, SignedIn
from settebello.server.played_wire import match_info, rating_info
from settebello.server.settings import Settings
from settebello.store import ResultStore

COOKIE: Final = "settebello_session"

COOKIE_S: Final = 400 * 86_400
"""How long a browser keeps the cookie: as long as browsers do; when a session ends the server knows."""


def own_site(request: Request, response: Response) -> None:
    """Refuse a change that another site's page asks for; let nobody keep the answer."""
    if request.method not in {"GET", "HEAD"} and not same_site(request.headers):
        raise Forbidden("a page of another site asks for this", reason="other_site")
    response.headers["Cache-Control"] = "no-store"


router = APIRouter(prefix="/api", tags=["accounts"], responses=REFUSED, dependencies=[Depends(own_site)])


def people_of(request: Request) -> People:
    """Return the people of the application."""
    people: People = request.app.state.people
    return people


def caller_of(request: HTTPConnection) -> Caller:
    """Return where a request or a socket comes from."""
    address = request.client.host if request.client else ""
    return Caller(address, request.headers.get("user-agent", ""))


def results_of(request: Request) -> ResultStore:
    """Return the results of the application."""
    results: ResultStore = request.app.state.results
    return results


ThePeople = Annotated[People, Depends(people_of)]
TheResults = Annotated[ResultStore, Depends(results_of)]
TheCaller = Annotated[Caller, Depends(caller_of)]


async def maybe_me(request: Request, people: ThePeople) -> SignedIn | None:
    """Return who is signed in, if anybody is."""
    return await people.who(request.cookies.get(COOKIE))


MaybeMe = Annotated[SignedIn | None, Depends(maybe_me)]


def owner_of(socket: HTTPConnection) -> Callable[[], Awaitable[str | None]]:
    """Return what says, whenever it is asked, which account a connection's browser is signed in to."""
    people: People = socket.app.state.people
    cookie = socket.cookies.get(COOKIE)

    async def owner() -> str | None:
        me = await people.who(cookie)
        return None if me is None else me.person.id

    return owner


async def signed_in(me: MaybeMe) -> SignedIn:
    """Return who is signed in; raise `NotSignedIn` where nobody is."""
    if me is None:
        raise NotSignedIn("sign in first", reason="not_signed_in")
    return me


Me = Annotated[SignedIn, Depends(signed_in)]


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
    person, token = await people.sign_up(asked.name, asked.password, asked.email, caller)
    await _enter(request, response, people, token, before)
    return account_of(person)


@router.post("/account/password", status_code=204)
async def change_password(asked: PasswordRequest, me: Me, people: ThePeople, caller: TheCaller) -> None:
    """Change the password, and end every other session."""
    await people.change_password(me, asked.old, asked.new, caller)


@router.get("/account/export")
async def export_account(
    me: Me, people: ThePeople, tokens: TheTokens, results: TheResults, response: Response
) -> AccountExport:
    """Send everything that is kept under the account."""
    response.headers["Content-Disposition"] = 'attachment; filename="settebello-account.json"'
    return AccountExport(
        format="settebello-account-1",
        account=account_of(me.person),
        sessions=[session_info(each, me.session.id) for each in await people.sessions(me)],
        tokens=[token_info(each) for each in await tokens.of(me.person)],
        ratings=[rating_info(each) for each in await results.standings(me.person.id)],
        matches=[match_info(each) for each in await results.matches(me.person.id)],
    )


@router.post("/account/delete", status_code=204)
async def delete_account(
    asked: FarewellRequest,
    request: Request,
    response: Response,
    me: Me,
    people: ThePeople,
    caller: TheCaller,
) -> None:
    """Delete the account with all its sessions and tokens."""
    await people.remove(me, asked.password, caller)
    _set_cookie(request, response, None)


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
    await _enter(request, response, people, token, before)
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


async def _enter(
    request: Request, response: Response, people: People, token: str, before: SignedIn | None
) -> None:
    """Give the browser its new session; the one it had before is over."""
    if before is not None:
        await people.sign_out(before)
    _set_cookie(request, response, token)


def _set_cookie(request: Request, response: Response, token: str | None) -> None:
    settings: Settings = request.app.state.settings
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
