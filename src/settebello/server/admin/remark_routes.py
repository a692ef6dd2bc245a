"""A spectator's remark is reported, and hidden from its readers."""

from fastapi import APIRouter, Depends

from settebello.server.admin.routes import Admin
from settebello.server.admin.wire import RemarkReportRequest
from settebello.server.deps import (
    MaybeMe,
    TheCaller,
    TheModeration,
    ThePeople,
    TheRemarks,
    TheReports,
    own_site,
)
from settebello.server.wire.answers import REFUSED

router = APIRouter(prefix="/api", tags=["remarks"], responses=REFUSED, dependencies=[Depends(own_site)])


@router.post("/remarks/{remark}/reports", status_code=204)
async def report_remark(
    remark: str,
    asked: RemarkReportRequest,
    remarks: TheRemarks,
    reports: TheReports,
    people: ThePeople,
    moderation: TheModeration,
    caller: TheCaller,
    me: MaybeMe,
) -> None:
    """Report a remark to those who look after the club, who read its words."""
    found = await remarks.named(remark)
    by = None if me is None else me.person
    teller = moderation.address_key(caller.address) if by is None else by.id
    report = reports.about(found, by, teller, asked.why, asked.text)
    await people.tell_on(caller)
    await reports.file(report)


@router.post("/admin/remarks/{remark}/hide", status_code=204)
async def hide_remark(me: Admin, remark: str, remarks: TheRemarks) -> None:
    """Take a remark away from its readers."""
    await remarks.hide(me.person.id, remark)
