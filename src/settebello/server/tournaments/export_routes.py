"""Tournaments for other programs: calendars, tables as CSV, all of one as JSON. Anybody may have them."""

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from settebello.server.deps import TheTournaments, own_site
from settebello.server.tournaments import wire
from settebello.server.tournaments.announcement import read_announcement
from settebello.server.tournaments.calendar import Appointment, calendar_text
from settebello.server.tournaments.routes import MOST_LISTED, Named
from settebello.server.tournaments.sheets import results_sheet, standings_sheet
from settebello.server.tournaments.summary import Summary, read_summary, summary_of
from settebello.server.tournaments.viewing import tournament_page
from settebello.server.wire.answers import REFUSED_AS_JSON
from settebello.store import AnnouncedTournament

router = APIRouter(
    prefix="/api",
    tags=["tournaments"],
    responses={"default": REFUSED_AS_JSON},
    dependencies=[Depends(own_site)],
)


class CalendarResponse(Response):
    """A calendar."""

    media_type = "text/calendar; charset=utf-8"


class SheetResponse(Response):
    """A table."""

    media_type = "text/csv; charset=utf-8"


@router.get("/tournaments/calendar.ics", response_class=CalendarResponse)
async def calendar_of_all(request: Request, tournaments: TheTournaments) -> CalendarResponse:
    """Return the tournaments as a calendar that a phone can subscribe to."""
    found = [
        each for over in (False, True) for each in await tournaments.store.listed(over=over, most=MOST_LISTED)
    ]
    return CalendarResponse(
        calendar_text(_appointment(each.announced, read_summary(each.body), request) for each in found)
    )


@router.get("/tournaments/{tournament}/calendar.ics", response_class=CalendarResponse)
async def calendar_of_one(
    tournament: Named, request: Request, tournaments: TheTournaments
) -> CalendarResponse:
    """Return a tournament as a calendar of one appointment."""
    held = await tournaments.held(tournament)
    return CalendarResponse(calendar_text([_appointment(held.announced, summary_of(held.state), request)]))


@router.get("/tournaments/{tournament}/standings.csv", response_class=SheetResponse)
async def standings_as_table(tournament: Named, tournaments: TheTournaments) -> SheetResponse:
    """Return the standings as CSV."""
    return SheetResponse(standings_sheet(await _seen_by_all(tournament, tournaments)))


@router.get("/tournaments/{tournament}/results.csv", response_class=SheetResponse)
async def results_as_table(tournament: Named, tournaments: TheTournaments) -> SheetResponse:
    """Return the results as CSV."""
    return SheetResponse(results_sheet(await _seen_by_all(tournament, tournaments)))


@router.get("/tournaments/{tournament}/export.json")
async def everything_as_json(tournament: Named, tournaments: TheTournaments) -> wire.TournamentPage:
    """Return a tournament as anybody may see it."""
    return await _seen_by_all(tournament, tournaments)


async def _seen_by_all(name: str, tournaments: TheTournaments) -> wire.TournamentPage:
    return await tournament_page(tournaments, await tournaments.held(name), None)


def _appointment(announced: AnnouncedTournament, summary: Summary, request: Request) -> Appointment:
    notice = read_announcement(announced.notice)
    return Appointment(
        id=announced.id,
        name=summary.name,
        starts=announced.starts,
        place=notice.place,
        about=notice.about,
        address=f"{str(request.base_url).rstrip('/')}/tournaments/{announced.id}",
        cancelled=summary.state == "cancelled",
    )
