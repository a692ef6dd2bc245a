"""Matches that are over, their players and the best of the club, over REST. Anybody may ask."""

import asyncio
import time
from dataclasses import replace
from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query
from fastapi.responses import PlainTextResponse

from settebello.notation import MatchRecord, dumps
from settebello.room import RoomEvent, room_record
from settebello.rules import Company, Family
from settebello.server.deps import TheLists, TheLog, ThePeople, TheRecords, TheResults
from settebello.server.results import wire
from settebello.server.results.days import begun_on
from settebello.server.results.finished import ended_room, kept_match
from settebello.server.wire.answers import REFUSED, REFUSED_AS_JSON
from settebello.store import EventLog, KeptMatch, Person

MOST: Final = 50
"""How many matches, or how many of the best, are listed at once."""

FRESH_S: Final = 10.0
"""How old a list of the best may be that is handed out again."""

router = APIRouter(prefix="/api", tags=["results"], responses=REFUSED)


async def person_named(name: str, people: ThePeople) -> Person:
    """Return whoever has this name; raise `NotFound`."""
    return await people.named(name)


ThePerson = Annotated[Person, Depends(person_named)]


@router.get("/people/{name:path}/matches")
async def matches_of(
    person: ThePerson,
    results: TheResults,
    before: Annotated[int | None, Query(ge=1, le=2**31 - 1)] = None,
    most: Annotated[int, Query(ge=1, le=MOST)] = 20,
) -> wire.MatchesAnswer:
    """List somebody's matches, the newest first."""
    found = await results.matches(person.id, before=before, most=most + 1)
    more = found[most - 1].number if len(found) > most else None
    return wire.MatchesAnswer(matches=[wire.match_info(each) for each in found[:most]], before=more)


@router.get("/people/{name:path}")
async def person_page(person: ThePerson, results: TheResults) -> wire.PersonPage:
    """Show somebody's ratings, and what their matches come to."""
    return wire.person_page(person, await results.figures(person.id), await results.standings(person.id))


@router.get("/players")
async def best_players(
    results: TheResults, lists: TheLists, family: Family = "scopa", company: Company = "singles"
) -> wire.BestAnswer:
    """List the best in one kind of game, people and programs apart."""
    now = int(time.monotonic() / FRESH_S)
    people, bots = [
        await lists.made(
            (family, company, each, now), partial(results.best, family, company, bots=each, most=MOST)
        )
        for each in (False, True)
    ]
    return wire.BestAnswer(family=family, company=company, people=wire.ranked(people), bots=wire.ranked(bots))


@router.get("/matches/{match}")
async def match_info(match: str, results: TheResults) -> wire.MatchInfo:
    """Show a match that is over."""
    return wire.match_info(await kept_match(results, match))


@router.get(
    "/matches/{match}/record", response_class=PlainTextResponse, responses={"default": REFUSED_AS_JSON}
)
async def kept_record(match: str, log: TheLog, results: TheResults, records: TheRecords) -> PlainTextResponse:
    """Send the record of a match that is over, with the names that its players have now."""
    kept = await kept_match(results, match)
    names = tuple(seat.name for seat in kept.seats)
    text = await records.made((kept.id, names), partial(_kept_text, log, kept))
    name = f'attachment; filename="settebello-{kept.id}.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": name, "Cache-Control": "no-store"})


async def _kept_text(log: EventLog, kept: KeptMatch) -> str:
    events = await log.read(kept.room)
    return await asyncio.to_thread(lambda: dumps(_record(events, kept)))


def _record(events: list[RoomEvent], kept: KeptMatch) -> MatchRecord:
    """Return the record of one of the matches of a log; raise `NotFound` where it does not end there."""
    room = ended_room(events, kept)
    return replace(room_record(room, date=begun_on(room)), players=tuple(seat.name for seat in kept.seats))
