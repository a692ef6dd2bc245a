"""Reporting somebody at one's table over REST."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from settebello.server.account import MaybeMe, TheCaller, ThePeople, own_site
from settebello.server.admin_wire import ReportRequest
from settebello.server.bearer import REFUSED
from settebello.server.reports import Reports
from settebello.server.rest import TheTables

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSED, dependencies=[Depends(own_site)])


def reports_of(request: Request) -> Reports:
    """Return the reports of the application."""
    reports: Reports = request.app.state.reports
    return reports


TheReports = Annotated[Reports, Depends(reports_of)]


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
