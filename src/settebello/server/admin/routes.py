"""Looking after a club over REST: reports, people and how the server is, for admins alone."""

from collections.abc import Collection
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query

import settebello
from settebello.errors import Forbidden, NotFound, Reason, StoreProblem
from settebello.server.admin.wire import (
    ClubState,
    InvitationRequest,
    PersonInfo,
    PersonRequest,
    ReportInfo,
    RoleRequest,
)
from settebello.server.deps import (
    Me,
    TheCaller,
    TheLinks,
    TheModeration,
    ThePeople,
    TheRemarks,
    TheReports,
    TheServices,
    TheTables,
    own_site,
)
from settebello.server.people.links import PATH
from settebello.server.people.people import SignedIn
from settebello.server.people.secret import account_key
from settebello.server.people.wire import MadeLink
from settebello.server.remarks.gate import still_plays
from settebello.server.remarks.remarks import Remarks
from settebello.server.tables.tables import Tables
from settebello.server.wire.answers import REFUSED

MOST_PEOPLE: Final = 100
"""People that are listed at once."""

router = APIRouter(prefix="/api/admin", tags=["admin"], responses=REFUSED, dependencies=[Depends(own_site)])


async def admin(me: Me) -> SignedIn:
    """Return who is signed in, an admin; raise `NotSignedIn` or `Forbidden`."""
    if me.person.role != "admin":
        raise Forbidden("only admins look after the club", reason=Reason.ADMINS_ONLY)
    return me


Admin = Annotated[SignedIn, Depends(admin)]


@router.get("")
async def club_state(_me: Admin, services: TheServices) -> ClubState:
    """Say how the club is."""
    return ClubState(
        version=settebello.__version__,
        parts=await services.health.parts(),
        tables=len(services.tables.registry),
        sockets=len(services.connections),
        people=await services.people.count(),
    )


@router.get("/reports")
async def list_reports(
    me: Admin,
    reports: TheReports,
    tables: TheTables,
    remarks: TheRemarks,
    moderation: TheModeration,
    caller: TheCaller,
) -> list[ReportInfo]:
    """List reports: open ones first, the newest of them first.

    An admin reads no remark about a match in which they play before it is over.
    """
    found = await reports.listed()
    rooms = {each.room for each in found if each.said is not None}
    marks = {me.person.id, account_key(me.person), moderation.address_key(caller.address)}
    playing = {room for room in sorted(rooms) if await _plays_at(tables, remarks, room, marks)}
    return [
        ReportInfo(
            id=each.id,
            room=each.room,
            name=each.name,
            person=each.person is not None,
            by=each.by_name,
            why=each.why,
            text=each.text,
            at=each.at,
            open=each.closed is None,
            remark=each.remark,
            said=None if each.room in playing else each.said,
        )
        for each in found
    ]


async def _plays_at(tables: Tables, remarks: Remarks, room: str, marks: Collection[str]) -> bool:
    """Tell whether somebody with these marks plays a match at a table, or whether nobody knows."""
    try:
        table = await tables.table(room)
        return still_plays(table.room, marks, await remarks.store.at_table(room))
    except NotFound:
        return False
    except StoreProblem:
        return True


@router.post("/reports/{report}/close", status_code=204)
async def close_report(me: Admin, report: str, reports: TheReports, moderation: TheModeration) -> None:
    """Say that nothing more is to be done about a report."""
    await reports.close(report)
    await moderation.record(me.person.id, "report", report)


@router.get("/people")
async def list_people(
    _me: Admin, people: ThePeople, find: Annotated[str, Query(max_length=60)] = ""
) -> list[PersonInfo]:
    """List people whose name has this in it, by name; at most a hundred."""
    found = await people.everybody(find, MOST_PEOPLE)
    return [PersonInfo(name=each.name, role=each.role, created=each.created) for each in found]


@router.post("/people", status_code=201)
async def add_person(me: Admin, asked: PersonRequest, links: TheLinks, moderation: TheModeration) -> MadeLink:
    """Make an account, and a link that sets its password."""
    _, secret = await links.add_person(asked.name)
    await moderation.record(me.person.id, "person", name=asked.name)
    return _made(secret)


@router.post("/password", status_code=201)
async def make_password_link(
    me: Admin, asked: PersonRequest, links: TheLinks, moderation: TheModeration
) -> MadeLink:
    """Make a link with which somebody sets another password, once."""
    _, secret = await links.for_password(asked.name)
    await moderation.record(me.person.id, "password", name=asked.name)
    return _made(secret)


@router.post("/invitations", status_code=201)
async def invite(me: Admin, asked: InvitationRequest, links: TheLinks, moderation: TheModeration) -> MadeLink:
    """Make a link with which people sign up, however many from one address."""
    secret = await links.invite(asked.most, asked.days)
    await moderation.record(me.person.id, "invitation", f"{asked.most}, {asked.days} d")
    return _made(secret)


@router.post("/role", status_code=204)
async def give_role(me: Admin, asked: RoleRequest, people: ThePeople, moderation: TheModeration) -> None:
    """Give somebody else a role."""
    await people.give_role(me, asked.name, asked.role)
    await moderation.record(me.person.id, "role", asked.role, asked.name)


@router.post("/sign-out", status_code=204)
async def sign_out_everywhere(
    me: Admin, asked: PersonRequest, people: ThePeople, moderation: TheModeration
) -> None:
    """End all sessions of somebody, and revoke all their tokens."""
    await people.end_all(asked.name)
    await moderation.record(me.person.id, "sign_out", name=asked.name)


def _made(secret: str) -> MadeLink:
    return MadeLink(path=PATH + secret)
