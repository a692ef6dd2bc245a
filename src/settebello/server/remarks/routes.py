"""Remarks over REST: those of a match that is over."""

from fastapi import APIRouter, Depends

from settebello.server.deps import TheApart, TheRemarks, TheResults, own_site
from settebello.server.people.secret import key_of_account
from settebello.server.remarks.wire import RemarksAnswer, remark_info
from settebello.server.results.finished import kept_match
from settebello.server.wire.answers import REFUSED

router = APIRouter(prefix="/api", tags=["remarks"], responses=REFUSED, dependencies=[Depends(own_site)])


@router.get("/matches/{match}/remarks")
async def remarks_of_match(
    match: str, results: TheResults, remarks: TheRemarks, apart: TheApart
) -> RemarksAnswer:
    """Show what spectators wrote about a match that is over, but for people from whom one is kept apart."""
    kept = await kept_match(results, match)
    found = await remarks.store.of_match(kept.room, kept.match)
    return RemarksAnswer(
        remarks=[remark_info(each) for each in found if key_of_account(each.person) not in apart]
    )
