"""Matches that are over, over REST: their summary, their deals, their review. Anybody may ask."""

import asyncio
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Path

from settebello.room.screen import Phase
from settebello.server.deps import (
    TheCaller,
    TheLog,
    ThePeople,
    TheRecords,
    TheResults,
    TheReviews,
    TheTables,
    own_site,
)
from settebello.server.results.finished import kept_match
from settebello.server.results.wire import MatchInfo, match_info
from settebello.server.study.answers import review_answer, with_pieces, with_whole
from settebello.server.study.course import deal_course
from settebello.server.study.losses import MOST, losses_answer, losses_in, seat_of
from settebello.server.study.reviews import Reviews
from settebello.server.study.summary import kept_summary
from settebello.server.study.wire import DealCourse, LossesAnswer, MatchSummary, ReviewAnswer
from settebello.server.wire.answers import REFUSED
from settebello.store import public_name

router = APIRouter(prefix="/api", tags=["results"], responses=REFUSED)


@router.get("/matches/{match}/summary")
async def summary(match: str, log: TheLog, results: TheResults, records: TheRecords) -> MatchSummary:
    """Show a match that is over, deal by deal."""
    return await kept_summary(await kept_match(results, match), log, records)


@router.get("/rooms/{room}/match")
async def match_at_table(room: str, tables: TheTables, results: TheResults) -> MatchInfo:
    """Show the match that ended last at a table."""
    found = (await tables.caught_up(room)).room
    last = found.match_number if found.phase is Phase.MATCH_OVER else found.match_number - 1
    return match_info(await kept_match(results, public_name(room, last)))


@router.get("/matches/{match}/deals/{number}")
async def course(
    match: str,
    number: Annotated[int, Path(ge=1, le=10_000)],
    log: TheLog,
    results: TheResults,
    records: TheRecords,
) -> DealCourse:
    """Show a deal of a match that is over, act by act, with every hand."""
    kept = await kept_match(results, match)

    async def made() -> DealCourse:
        return await asyncio.to_thread(deal_course, await log.read(kept.room), kept, number)

    return await records.made(("deal", kept, number), made)


@router.get("/players/{name:path}/losses")
async def losses_of(name: str, people: ThePeople, results: TheResults, reviews: TheReviews) -> LossesAnswer:
    """Show what somebody's plays have lost, by the reviews of their newest matches that are kept."""
    person = await people.named(name)
    found = []
    for match in await results.matches(person.id, most=MOST):
        seat = seat_of(match, person)
        body = None if seat is None else await reviews.body(match)
        read = None if seat is None or body is None else await asyncio.to_thread(losses_in, body, seat)
        if read is not None:
            found.append((match, read))
    return losses_answer(found)


@router.get("/matches/{match}/review")
async def match_review(match: str, reviews: TheReviews) -> ReviewAnswer:
    """Show how the review of a match stands, with what is found so far."""
    return await _answer(match, reviews)


@router.post("/matches/{match}/review", dependencies=[Depends(own_site)])
async def ask_for_review(
    match: str, reviews: TheReviews, people: ThePeople, caller: TheCaller
) -> ReviewAnswer:
    """Ask for the review of a match, unless somebody has; show how it stands."""
    await reviews.ask(match, partial(people.ask_for_review, caller))
    return await _answer(match, reviews)


async def _answer(match: str, reviews: Reviews) -> ReviewAnswer:
    kept, found = await reviews.look(match)
    answer = review_answer(kept, reviews.version, found, preparing=reviews.preparing)
    if found is not None and found.body is not None:
        return await asyncio.to_thread(with_whole, answer, kept, found.body)
    if found is not None and found.done:
        return await asyncio.to_thread(with_pieces, answer, kept, await reviews.pieces(kept.id))
    return answer
