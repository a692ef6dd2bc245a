"""The arguments of a request: the services, the caller, and the limits of its cost.

FastAPI calls these for each request. A service is also handed to a WebSocket (`settebello.server.app`).
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Final

from fastapi import Depends, Request, Response
from fastapi.security import HTTPBearer
from starlette.requests import HTTPConnection

from settebello.errors import Forbidden, NotFound, NotSignedIn, Reason
from settebello.server.admin.reports import Reports
from settebello.server.connections.checks import Checks, Unheard
from settebello.server.doors.costly import Costly
from settebello.server.doors.purse import Spend
from settebello.server.moderation.moderation import Moderation, kept_apart
from settebello.server.notifications.notifications import Notifications
from settebello.server.ops.health import Health
from settebello.server.pairing.pairing import Pairing
from settebello.server.people.links import Links
from settebello.server.people.origin import same_site
from settebello.server.people.people import Caller, People, SignedIn
from settebello.server.people.tokens import Holder, Tokens, shown_in
from settebello.server.puzzles.puzzles import Puzzles
from settebello.server.remarks.access import Author, RemarkAccess
from settebello.server.remarks.remarks import Remarks
from settebello.server.services import Services, services_of
from settebello.server.study.analysts import Analysts
from settebello.server.study.reviews import Reviews
from settebello.server.tables.bans import Beginning
from settebello.server.tables.commands import sits_there
from settebello.server.tables.leaving import Leaving
from settebello.server.tables.lobby import Lobby
from settebello.server.tables.publishing import Publishing
from settebello.server.tables.tables import Tables
from settebello.server.tournaments.tournaments import Tournaments
from settebello.server.watch.wall import Wall
from settebello.store import EventLog, Person, ResultStore

COOKIE: Final = "settebello_session"
"""The cookie by which a browser is signed in."""

DESCRIBED: Final = HTTPBearer(
    scheme_name="token",
    description="A token of an account, as `POST /api/tokens` makes it (docs/bot-api.md).",
    auto_error=False,
)
"""The header as the description of the API has it; it is read below, so that refusals are ours."""


def _part(of: Callable[[Services], object]) -> Callable[[HTTPConnection], Awaitable[object]]:
    """Return a dependency that is one of the services; asynchronous, for others are called in a thread."""

    async def part(asking: HTTPConnection) -> object:
        return of(services_of(asking))

    return part


TheServices = Annotated[Services, Depends(_part(lambda services: services))]
TheLog = Annotated[EventLog, Depends(_part(lambda services: services.log))]
TheResults = Annotated[ResultStore, Depends(_part(lambda services: services.results))]
TheTables = Annotated[Tables, Depends(_part(lambda services: services.tables))]
TheLobby = Annotated[Lobby, Depends(_part(lambda services: services.lobby))]
ThePairing = Annotated[Pairing, Depends(_part(lambda services: services.pairing))]
ThePeople = Annotated[People, Depends(_part(lambda services: services.people))]
TheLinks = Annotated[Links, Depends(_part(lambda services: services.links))]
TheTokens = Annotated[Tokens, Depends(_part(lambda services: services.tokens))]
TheModeration = Annotated[Moderation, Depends(_part(lambda services: services.moderation))]
TheReports = Annotated[Reports, Depends(_part(lambda services: services.reports))]
TheReviews = Annotated[Reviews, Depends(_part(lambda services: services.reviews))]
TheAnalysts = Annotated[Analysts, Depends(_part(lambda services: services.analysts))]
ThePuzzles = Annotated[Puzzles, Depends(_part(lambda services: services.puzzles))]
TheNotifications = Annotated[Notifications, Depends(_part(lambda services: services.notifications))]
TheTournaments = Annotated[Tournaments, Depends(_part(lambda services: services.tournaments))]
TheWall = Annotated[Wall, Depends(_part(lambda services: services.wall))]
TheRemarks = Annotated[Remarks, Depends(_part(lambda services: services.remarks))]
TheRecords = Annotated[Costly, Depends(_part(lambda services: services.records))]
TheLists = Annotated[Costly, Depends(_part(lambda services: services.lists))]
TheHealth = Annotated[Health, Depends(_part(lambda services: services.health))]


def caller_of(asking: HTTPConnection) -> Caller:
    """Return where a request or a WebSocket comes from."""
    address = asking.client.host if asking.client else ""
    return Caller(address, asking.headers.get("user-agent", ""))


TheCaller = Annotated[Caller, Depends(caller_of)]


def publishing_of(asking: HTTPConnection) -> Publishing:
    """Return what counts the tables made public from where a request or a WebSocket comes from."""
    return partial(services_of(asking).people.publish, caller_of(asking))


def leaving_of(asking: HTTPConnection) -> Leaving:
    """Return what counts the hands that are left unplayed by the one who asks."""
    return partial(services_of(asking).people.leave_unplayed, caller_of(asking))


def beginning_of(asking: HTTPConnection) -> Beginning:
    """Return what raises `Forbidden` where the one who asks is banned and would begin a match."""
    moderation, caller = services_of(asking).moderation, caller_of(asking)

    async def beginning(person: str | None) -> None:
        await moderation.check_playing(caller, await _account_of(asking), person)

    return beginning


def unheard_of(asking: HTTPConnection) -> Unheard:
    """Return what says from whom the one who asks is kept apart."""

    async def unheard() -> frozenset[str]:
        account = await _account_of(asking)
        return frozenset() if account is None else await services_of(asking).moderation.kept_apart(account)

    return unheard


async def _account_of(asking: HTTPConnection) -> Person | None:
    """Return the account whose token or cookie a connection shows, at this moment."""
    services, shown = services_of(asking), shown_in(asking.headers)
    if shown is not None:
        return _account(None, await services.tokens.holder(shown))
    return _account(await services.people.who(asking.cookies.get(COOKIE)), None)


def sitting_of(asking: HTTPConnection) -> Leaving:
    """Return what raises `TooMany` where the one who asks has left too many hands unplayed."""
    return partial(services_of(asking).people.check_sitting, caller_of(asking))


def author_of(asking: HTTPConnection) -> Author:
    """Return what says under which account the browser that asks writes remarks."""
    services, caller, cookie = services_of(asking), caller_of(asking), asking.cookies.get(COOKIE)

    async def author() -> Person:
        me = await services.people.who(cookie)
        if me is None:
            raise NotSignedIn("sign in first", reason=Reason.NOT_SIGNED_IN)
        await services.moderation.check_playing(caller, me.person)
        return me.person

    return author


def spending_of(asking: HTTPConnection) -> Spend:
    """Return what pays for the messages of a connection."""
    return partial(services_of(asking).purses.spend, caller_of(asking).address)


def checks_of(asking: HTTPConnection) -> Checks:
    """Return the checks of what a client does at a table."""
    services = services_of(asking)
    address = services.moderation.address_key(caller_of(asking).address)
    return Checks(
        publishing_of(asking),
        leaving_of(asking),
        beginning_of(asking),
        unheard_of(asking),
        RemarkAccess(services.remarks, address, author_of(asking)),
    )


ThePublishing = Annotated[Publishing, Depends(publishing_of)]
TheChecks = Annotated[Checks, Depends(checks_of)]
TheSitting = Annotated[Leaving, Depends(sitting_of)]


def own_site(request: Request, response: Response) -> None:
    """Refuse a change that another site's page asks for; let no cache keep the answer."""
    if request.method not in {"GET", "HEAD"} and not same_site(request.headers):
        raise Forbidden("a page of another site asks for this", reason=Reason.OTHER_SITE)
    response.headers["Cache-Control"] = "no-store"


async def maybe_me(request: Request, people: ThePeople) -> SignedIn | None:
    """Return who is signed in; None where the browser is not."""
    return await people.who(request.cookies.get(COOKIE))


MaybeMe = Annotated[SignedIn | None, Depends(maybe_me)]


async def signed_in(me: MaybeMe) -> SignedIn:
    """Return who is signed in; raise `NotSignedIn` where the browser is not."""
    if me is None:
        raise NotSignedIn("sign in first", reason=Reason.NOT_SIGNED_IN)
    return me


Me = Annotated[SignedIn, Depends(signed_in)]


def owner_of(socket: HTTPConnection) -> Callable[[], Awaitable[str | None]]:
    """Return a function that says which account a connection's browser is signed in to, each time anew."""
    people, cookie = services_of(socket).people, socket.cookies.get(COOKIE)

    async def owner() -> str | None:
        me = await people.who(cookie)
        return None if me is None else me.person.id

    return owner


async def maybe_holder(
    request: Request, tokens: TheTokens, _described: Annotated[object, Depends(DESCRIBED)]
) -> Holder | None:
    """Return whose token a request shows; None where it shows none; raise `NotSignedIn` for a wrong one."""
    shown = shown_in(request.headers)
    return None if shown is None else await tokens.holder(shown)


async def holder(found: Annotated[Holder | None, Depends(maybe_holder)]) -> Holder:
    """Return whose token a request shows; raise `NotSignedIn` where it shows none."""
    if found is None:
        raise NotSignedIn("send a token in the Authorization header", reason=Reason.TOKEN_MISSING)
    return found


MaybeHolder = Annotated[Holder | None, Depends(maybe_holder)]
TheHolder = Annotated[Holder, Depends(holder)]


async def may_play(caller: TheCaller, me: MaybeMe, found: MaybeHolder, moderation: TheModeration) -> None:
    """Raise `Forbidden` where a ban of the account or of the address goes on."""
    await moderation.check_playing(caller, _account(me, found))


@dataclass(frozen=True, slots=True)
class Sitter:
    """The one who asks for a seat, by token or cookie; ``origin`` is the keyed hash of a guest's address."""

    people: People
    holder: Holder | None
    me: SignedIn | None
    origin: str


async def sitter_of(
    people: ThePeople, found: MaybeHolder, me: MaybeMe, caller: TheCaller, moderation: TheModeration
) -> Sitter:
    """Return who asks for a seat."""
    return Sitter(people, found, me, moderation.address_key(caller.address))


TheSitter = Annotated[Sitter, Depends(sitter_of)]


async def apart_of(me: MaybeMe, found: MaybeHolder, moderation: TheModeration) -> frozenset[str]:
    """Return the hashes, as seats carry them, of the accounts from which one is kept apart."""
    account = _account(me, found)
    return frozenset() if account is None else await moderation.kept_apart(account)


TheApart = Annotated[frozenset[str], Depends(apart_of)]

MAY_PLAY: Final = [Depends(may_play)]
"""The dependency of every request with which somebody sits down."""


async def may_meet(room: str, tables: TheTables, apart: TheApart) -> None:
    """Raise `Forbidden` where somebody at a public table is kept apart from the one who sits down."""
    if not apart:
        return
    with suppress(NotFound):  # it is said where the seat is taken
        there = (await tables.table(room)).room
        if there.public and sits_there(there, apart):
            raise kept_apart()


def _account(me: SignedIn | None, found: Holder | None) -> Person | None:
    """Return the account that asks, by a program's token or by its browser."""
    if found is not None:
        return found.person
    return None if me is None else me.person
