"""The tables of a tournament over REST: results by the arbiter, the players, or the link of a table."""

import asyncio

from fastapi import APIRouter, Depends

from settebello.errors import Forbidden, Reason
from settebello.server.deps import MaybeMe, Me, TheTournaments, own_site
from settebello.server.people.people import SignedIn
from settebello.server.tournaments import wire
from settebello.server.tournaments.duplicates import deals_page
from settebello.server.tournaments.keys import is_key, table_key
from settebello.server.tournaments.routes import Named, Numbered
from settebello.server.tournaments.tournaments import Held, must_run
from settebello.server.tournaments.viewing import table_page, tournament_page, viewer_of
from settebello.server.wire.answers import REFUSED
from settebello.tournament import (
    CorrectResult,
    ForfeitTable,
    GameResult,
    GiveRuling,
    ReportResult,
    Tournament,
    TournamentCommand,
)

router = APIRouter(prefix="/api", tags=["tournaments"], responses=REFUSED, dependencies=[Depends(own_site)])


@router.post("/tournaments/{tournament}/rounds/{number}/tables/{table}/result")
async def tell_result(
    tournament: Named,
    number: Numbered,
    table: Numbered,
    asked: wire.ResultRequest,
    tournaments: TheTournaments,
    me: MaybeMe,
) -> wire.TournamentPage:
    """Tell the result of a table: its players, once, or the arbiter, who may correct it with a reason."""
    held = await tournaments.held(tournament)
    runs = me is not None and held.runs(me.person.id)
    if not runs:
        _must_play_at(held, number, table, asked.key, me)

    def result(state: Tournament) -> tuple[TournamentCommand, ...]:
        deals = tuple(None if each is None else (each[0], each[1]) for each in asked.deals)
        told = GameResult((asked.points[0], asked.points[1]), deals, winner=asked.winner)
        part = asked.part
        before = state.encounter(number, table)
        stands = bool(before.forfeits) or (
            part <= len(before.results) and before.results[part - 1] is not None
        )
        if runs and stands and asked.reason:
            return (CorrectResult(number, table, told, asked.reason, part),)
        return (ReportResult(number, table, told, part),)

    return await tournament_page(tournaments, await tournaments.submit(tournament, result), me)


@router.post("/tournaments/{tournament}/rounds/{number}/tables/{table}/forfeit")
async def forfeit_table(
    tournament: Named,
    number: Numbered,
    table: Numbered,
    asked: wire.ForfeitRequest,
    tournaments: TheTournaments,
    me: Me,
) -> wire.TournamentPage:
    """Let those lose who have not come: the arbiter's to do."""
    must_run(await tournaments.held(tournament), me.person.id)
    command = ForfeitTable(number, table, tuple(sorted(set(asked.sides))))
    held = await tournaments.submit(tournament, lambda _: (command,))
    return await tournament_page(tournaments, held, me)


@router.post("/tournaments/{tournament}/rulings")
async def give_ruling(
    tournament: Named, asked: wire.TournamentRulingRequest, tournaments: TheTournaments, me: Me
) -> wire.TournamentPage:
    """Rule by an article, with a reason that everybody can read: the arbiter's to do."""
    must_run(await tournaments.held(tournament), me.person.id)
    command = GiveRuling(
        asked.article,
        asked.reason,
        entrant=asked.entry,
        penalty=asked.penalty,
        disqualify=asked.disqualify,
    )
    held = await tournaments.submit(tournament, lambda _: (command,))
    return await tournament_page(tournaments, held, me)


@router.get("/tournaments/{tournament}/rounds/{number}/links")
async def links_of_tables(
    tournament: Named, number: Numbered, tournaments: TheTournaments, me: Me
) -> list[wire.TableLink]:
    """Return the keys by which players tell their result at wooden tables: for the arbiter alone."""
    held = await tournaments.held(tournament)
    must_run(held, me.person.id)
    if held.notice.venue == "online":
        return []
    return [
        wire.TableLink(round=number, table=each.table, key=key_of_table(held, number, each.table))
        for each in held.state.round(number).encounters
    ]


@router.get("/tournaments/{tournament}/rounds/{number}/deals")
async def deals_of_round(
    tournament: Named, number: Numbered, tournaments: TheTournaments, me: MaybeMe
) -> wire.DealsPage:
    """Return the duplicate deals of a round, as far as they are open."""
    held = await tournaments.held(tournament)
    return await asyncio.to_thread(deals_page, held, number, viewer_of(held, me))


@router.post("/tournaments/{tournament}/rounds/{number}/tables/{table}/look")
async def look_at_table(
    tournament: Named, number: Numbered, table: Numbered, asked: wire.KeyRequest, tournaments: TheTournaments
) -> wire.TablePage:
    """Return a table as whoever has its key sees it."""
    held = await tournaments.held(tournament)
    _must_play_at(held, number, table, asked.key, None)
    return await table_page(tournaments, held, number, table)


def key_of_table(held: Held, number: int, table: int) -> str:
    """Return the key by which the players of a table tell their result, until others sit there."""
    before = sum(at == number and each.table == table for at, each in held.state.dropped)
    return table_key(held.announced.secret, number, table, before)


def _must_play_at(held: Held, number: int, table: int, key: str | None, me: SignedIn | None) -> None:
    """Raise `Forbidden` for whoever has neither the key of a wooden table nor a seat at it.

    On line the table tells its result by itself.
    """
    encounter = held.state.encounter(number, table)
    wooden = held.notice.venue == "wooden"
    if wooden and key is not None and is_key(key, key_of_table(held, number, table)):
        return
    entry = None if me is None else held.entry_of(me.person.id)
    if wooden and key is None and entry is not None and encounter.side_of_entrant(entry) is not None:
        return
    raise Forbidden("this result is not yours to tell", reason=Reason.RESULT_NOT_YOURS)
