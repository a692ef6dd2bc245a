"""The summary of a match that is over: who sat where, and the count of every deal."""

import asyncio
from collections.abc import Iterable, Iterator

from settebello.engine import points_to_reach
from settebello.room import Room, RoomEvent, count_screen
from settebello.server.doors.costly import Costly
from settebello.server.results.days import begun_on
from settebello.server.results.finished import ended_room
from settebello.server.results.wire import match_info, player_in_match
from settebello.server.study.wire import DealOfMatch, MatchSummary, SeatOfMatch
from settebello.store import EventLog, KeptMatch


async def kept_summary(kept: KeptMatch, log: EventLog, records: Costly) -> MatchSummary:
    """Return the summary of a match, made away from the event loop, once for all who ask for it."""

    async def made() -> MatchSummary:
        return await asyncio.to_thread(match_summary, await log.read(kept.room), kept)

    return await records.made(("summary", kept), made)


def match_summary(events: Iterable[RoomEvent], kept: KeptMatch) -> MatchSummary:
    """Return the summary of one of the matches of a log; raise `NotFound` where it does not end there."""
    room = ended_room(events, kept)
    return MatchSummary(
        match=match_info(kept),
        seats=[SeatOfMatch(side=each.side, player=player_in_match(each)) for each in kept.seats],
        deals=list(_deals(room)),
        target=points_to_reach(room.rules),
        day=begun_on(room),
        lost_by=room.forfeit.seat if room.forfeit else None,
    )


def _deals(room: Room) -> Iterator[DealOfMatch]:
    """Yield the deals in their order; the score after each is the one before the next."""
    last = room.match.outcome.score if room.match else ()
    scores = [*(deal.state.before for deal in room.deals[1:]), last]
    for deal, after in zip(room.deals, scores, strict=True):
        count = count_screen(room.rules, deal, after)
        yield DealOfMatch(number=deal.number, dealer=deal.state.dealer, count=count)
