"""Entries over REST as the arbiter keeps them: many at once, and substitutes."""

from fastapi import APIRouter, Depends

from settebello.server.deps import Me, ThePeople, TheTournaments, own_site
from settebello.server.tournaments import wire
from settebello.server.tournaments.computers import enter_computers
from settebello.server.tournaments.entering import enter_many, substitute_member
from settebello.server.tournaments.routes import Named, Numbered
from settebello.server.tournaments.tournaments import must_run
from settebello.server.tournaments.viewing import tournament_page
from settebello.server.wire.answers import REFUSED
from settebello.tournament import Enter, Member
from settebello.tournament.exchange import read_entries

router = APIRouter(prefix="/api", tags=["tournaments"], responses=REFUSED, dependencies=[Depends(own_site)])


@router.post("/tournaments/{tournament}/entries/import")
async def import_entries(
    tournament: Named, asked: wire.ImportRequest, tournaments: TheTournaments, me: Me
) -> wire.TournamentPage:
    """Enter many at once from CSV or JSON, all of them or none: the arbiter's to do."""
    held = await tournaments.held(tournament)
    must_run(held, me.person.id)
    entries = [
        *(read_entries(asked.csv) if asked.csv or not asked.entries else ()),
        *(
            Enter(tuple(map(Member, each.players)), each.name or None, each.strength)
            for each in asked.entries
        ),
    ]
    return await tournament_page(tournaments, await enter_many(tournaments, held, entries), me)


@router.post("/tournaments/{tournament}/computers")
async def enter_some_computers(
    tournament: Named, asked: wire.ComputersRequest, tournaments: TheTournaments, me: Me
) -> wire.TournamentPage:
    """Enter computers, all that are asked for or none: the arbiter's to do."""
    held = await tournaments.held(tournament)
    must_run(held, me.person.id)
    held = await enter_computers(
        tournaments, held, asked.level, asked.entries, complete=asked.complete, seen=asked.version
    )
    return await tournament_page(tournaments, held, me)


@router.post("/tournaments/{tournament}/entries/{entry}/substitutes")
async def substitute_entrant(
    tournament: Named,
    entry: Numbered,
    asked: wire.SubstituteRequest,
    tournaments: TheTournaments,
    people: ThePeople,
    me: Me,
) -> wire.TournamentPage:
    """Put another person in the place of a player of an entry: the arbiter's to do."""
    held = await tournaments.held(tournament)
    must_run(held, me.person.id)
    account = await people.named(asked.name) if held.notice.venue == "online" else None
    held = await substitute_member(tournaments, held, entry, asked.player - 1, account or asked.name)
    return await tournament_page(tournaments, held, me)
