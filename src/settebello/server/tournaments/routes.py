"""Tournaments over REST: announced, listed, looked at, entered, and run step by step."""

import time
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Path

from settebello.errors import Forbidden, InvalidSetting, Reason
from settebello.rules import tidy_rules
from settebello.server.deps import (
    MaybeMe,
    Me,
    TheCaller,
    TheLists,
    TheModeration,
    ThePeople,
    TheTournaments,
    own_site,
)
from settebello.server.people.people import SignedIn
from settebello.server.tournaments import wire
from settebello.server.tournaments.announcement import Announcement
from settebello.server.tournaments.calling import rounds_of
from settebello.server.tournaments.entering import (
    be_partner,
    check_typed,
    enter_account,
    enter_others,
    gathering,
    may_return,
    seeker_of,
)
from settebello.server.tournaments.tournaments import Held, must_run
from settebello.server.tournaments.viewing import listed_in, played_by, tournament_page
from settebello.server.wire.answers import REFUSED
from settebello.tournament import (
    CallOff,
    CancelRound,
    CheckIn,
    Finish,
    PairRound,
    Reenter,
    Start,
    TournamentCommand,
    TournamentFormat,
    Withdraw,
    plan_for,
)

router = APIRouter(prefix="/api", tags=["tournaments"], responses=REFUSED, dependencies=[Depends(own_site)])

MOST_LISTED = 100
"""Tournaments in a list."""

ARENA_LASTS = 60
"""The minutes of an arena on line for which none are said: nobody else ends it."""

MOST_OF_PLAYER = 20
"""Tournaments on the page of a player."""

FRESH_S = 10.0
"""How old such a list may be that is handed out again."""

Named = Annotated[str, Path(max_length=40)]
Numbered = Annotated[int, Path(ge=1, le=100_000)]

STEPS: dict[str, tuple[TournamentCommand, ...]] = {
    "start": (Start(), PairRound()),
    "pair": (PairRound(),),
    "cancel_round": (CancelRound(),),
    "finish": (Finish(),),
    "call_off": (CallOff(),),
}
"""The commands of each step."""


@router.get("/tournaments")
async def all_tournaments(tournaments: TheTournaments, me: MaybeMe) -> wire.TournamentsAnswer:
    """List the tournaments that are to come or under way, and those that are over."""
    store = tournaments.store
    mine = [] if me is None else await store.of_person(me.person.id, MOST_LISTED)
    own = frozenset(each.announced.id for each in mine)
    coming, over = [await store.listed(over=over, most=MOST_LISTED) for over in (False, True)]
    return wire.TournamentsAnswer(
        coming=[listed_in(each, own) for each in coming], over=[listed_in(each, own) for each in over]
    )


@router.get("/players/{name:path}/tournaments")
async def tournaments_of(
    name: str, people: ThePeople, tournaments: TheTournaments, lists: TheLists
) -> list[wire.PlayedTournament]:
    """List the tournaments that somebody plays in, or has played in, the latest first."""
    person, now = await people.named(name), int(time.monotonic() / FRESH_S)
    return await lists.made(
        ("tournaments", person.id, now), partial(played_by, tournaments, person.id, MOST_OF_PLAYER)
    )


@router.get("/account/rounds")
async def own_rounds(tournaments: TheTournaments, me: Me) -> list[wire.OwnRound]:
    """List the rounds of tournaments whose tables wait for one."""
    return await rounds_of(tournaments, me.person.id)


@router.post("/tournaments", status_code=201)
async def announce_tournament(
    asked: wire.TournamentRequest, tournaments: TheTournaments, people: ThePeople, me: Me, caller: TheCaller
) -> wire.TournamentPage:
    """Announce a tournament: whoever is signed in runs it."""
    changes: dict[str, object] = {
        "check_in": asked.check_in,
        "round_minutes": asked.minutes,
        "best_of": asked.best_of,
        "rounds": asked.rounds,
    }
    if asked.deals is not None:
        changes["deals"] = asked.deals
    if asked.lasts is not None or (asked.format == "arena" and asked.venue == "online"):
        changes["lasts"] = ARENA_LASTS if asked.lasts is None else asked.lasts
    plan = plan_for(TournamentFormat(asked.format), name=asked.name, rules=tidy_rules(asked.rules), **changes)
    if asked.venue == "online" and plan.deals and not plan.repeats_deals:
        raise InvalidSetting(
            "on line tables play matches or repeated deals",
            reason=Reason.ONLINE_PLAYS_MATCHES,
            format=plan.format.value,
        )
    await people.announce(caller)
    notice = Announcement(asked.place, asked.about, asked.venue, asked.room_for)
    held = await tournaments.announce(plan, asked.starts, notice, me.person.id)
    return await tournament_page(tournaments, held, me)


@router.get("/tournaments/{tournament}")
async def one_tournament(tournament: Named, tournaments: TheTournaments, me: MaybeMe) -> wire.TournamentPage:
    """Return a tournament as whoever asks may see it."""
    return await tournament_page(tournaments, await tournaments.held(tournament), me)


@router.post("/tournaments/{tournament}/entries")
async def enter_tournament(
    tournament: Named,
    asked: wire.EntryRequest,
    tournaments: TheTournaments,
    me: Me,
    caller: TheCaller,
    moderation: TheModeration,
) -> wire.TournamentPage:
    """Enter a tournament oneself, which a ban does not allow, or as its arbiter enter others."""
    held = await tournaments.held(tournament)
    if asked.players is not None:
        must_run(held, me.person.id)
        held = await enter_others(tournaments, held, asked.players, asked.name)
    else:
        await moderation.check_playing(caller, me.person)
        held = await enter_account(tournaments, held, me.person, asked.others, asked.name)
    return await tournament_page(tournaments, held, me)


@router.delete("/tournaments/{tournament}/seeking")
async def stop_seeking(tournament: Named, tournaments: TheTournaments, me: Me) -> wire.TournamentPage:
    """Seek a partner no more."""
    held = await tournaments.held(tournament)
    await tournaments.store.stop_seeking(tournament, me.person.id)
    return await tournament_page(tournaments, held, me)


@router.post("/tournaments/{tournament}/partners/look")
async def look_at_partner(
    tournament: Named, asked: wire.PartnerRequest, tournaments: TheTournaments
) -> wire.PartnerAnswer:
    """Return the name of whoever has sent a partner's key."""
    seeker = await seeker_of(tournaments, await tournaments.held(tournament), asked.key)
    return wire.PartnerAnswer(name=seeker.name)


@router.post("/tournaments/{tournament}/partners")
async def enter_as_partner(
    tournament: Named,
    asked: wire.PartnerRequest,
    tournaments: TheTournaments,
    me: Me,
    caller: TheCaller,
    moderation: TheModeration,
) -> wire.TournamentPage:
    """Enter together with whoever has sent a partner's key, which no ban and no block allows."""
    await moderation.check_playing(caller, me.person)
    held = await tournaments.held(tournament)
    seeker = await seeker_of(tournaments, held, asked.key)
    for each in await gathering(tournaments, held, seeker):
        await moderation.check_meeting(me.person, each.person)
    return await tournament_page(tournaments, await be_partner(tournaments, held, me.person, asked.key), me)


@router.post("/tournaments/{tournament}/entries/{entry}/check-in")
async def check_entry_in(
    tournament: Named, entry: Numbered, tournaments: TheTournaments, me: Me
) -> wire.TournamentPage:
    """Say that an entry is there: one's own, or as the arbiter any."""
    held = await tournaments.held(tournament)
    _must_be_of(held, entry, me)
    held = await tournaments.submit(tournament, lambda _: (CheckIn(entry),))
    return await tournament_page(tournaments, held, me)


@router.post("/tournaments/{tournament}/entries/{entry}/withdrawal")
async def withdraw_entry(
    tournament: Named, entry: Numbered, tournaments: TheTournaments, me: Me
) -> wire.TournamentPage:
    """Leave a tournament; a table that waits for the entry is lost."""
    held = await tournaments.held(tournament)
    _must_be_of(held, entry, me)
    held = await tournaments.submit(tournament, lambda _: (Withdraw(entry),))
    return await tournament_page(tournaments, held, me)


@router.post("/tournaments/{tournament}/entries/{entry}/return")
async def reenter(
    tournament: Named,
    entry: Numbered,
    tournaments: TheTournaments,
    me: Me,
    caller: TheCaller,
    moderation: TheModeration,
) -> wire.TournamentPage:
    """Let an entry that left play again from the next round on: the arbiter's to do, in an arena its own."""
    held = await tournaments.held(tournament)
    if held.entry_of(me.person.id) != entry or not may_return(held, entry, tournaments.now()):
        must_run(held, me.person.id)
    else:
        await moderation.check_playing(caller, me.person)
    await check_typed(tournaments, held, entry)
    held = await tournaments.submit(tournament, lambda _: (Reenter(entry),))
    return await tournament_page(tournaments, held, me)


@router.post("/tournaments/{tournament}/steps")
async def take_step(
    tournament: Named, asked: wire.StepRequest, tournaments: TheTournaments, me: Me
) -> wire.TournamentPage:
    """Start the tournament or its next round, take a round back, end it: the arbiter's to do."""
    must_run(await tournaments.held(tournament), me.person.id)
    held = await tournaments.step(tournament, STEPS[asked.step], asked.version)
    return await tournament_page(tournaments, held, me)


def _must_be_of(held: Held, entry: int, me: SignedIn) -> None:
    if not held.runs(me.person.id) and held.entry_of(me.person.id) != entry:
        raise Forbidden("this is another's entry", reason=Reason.ENTRY_OF_ANOTHER)
