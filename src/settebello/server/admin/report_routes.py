"""Reporting somebody at one's table over REST."""

from fastapi import APIRouter, Depends

from settebello.server.admin.wire import ReportRequest
from settebello.server.deps import MaybeMe, TheCaller, ThePeople, TheReports, TheTables, own_site
from settebello.server.wire.answers import REFUSED

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSED, dependencies=[Depends(own_site)])


@router.post("/rooms/{room}/reports", status_code=204)
async def report_somebody(
    room: str,
    asked: ReportRequest,
    tables: TheTables,
    people: ThePeople,
    reports: TheReports,
    caller: TheCaller,
    me: MaybeMe,
) -> None:
    """Report another person at one's table to those who look after the club."""
    table = await tables.table(room)
    account = None if me is None else me.person.id
    report = reports.told(table.room, asked.token, asked.seat, asked.why, asked.text, account)
    await people.tell_on(caller)
    await reports.file(report)
