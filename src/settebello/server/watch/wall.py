"""The wall, as anybody may see it: public tables and tables of tournaments, as spectators see them.

A table is shown as it was some seconds ago, and no hand of it. Tables of a tournament are shown without
their place, so nobody gets there; tables of compared deals are not shown at all.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from statistics import mean
from typing import Final

from settebello.errors import NotFound, StoreProblem
from settebello.ratings import shown
from settebello.room import Room
from settebello.room.screen import Phase
from settebello.rules import company, family
from settebello.server.tables.lobby import Lobby
from settebello.server.tables.tables import Tables
from settebello.server.tournaments.summary import read_summary
from settebello.server.tournaments.tournaments import Tournaments
from settebello.server.watch import wire
from settebello.store import ResultStore, Standing
from settebello.tournament import Stage, is_decided

MOST: Final = 24
"""Public tables on the wall."""

TOURNAMENTS: Final = 4
TABLES: Final = 8
"""Tournaments on the wall, and tables of each."""

LISTED: Final = 200
"""Tournaments that are looked at for those that play on line."""

KEPT: Final = 500
"""Ratings that are kept."""

FRESH_S: Final = 60.0
"""How old a rating may be that is shown."""


class Wall:
    """Puts the wall together."""

    def __init__(self, tables: Tables, lobby: Lobby, tournaments: Tournaments, results: ResultStore) -> None:
        self._tables = tables
        self._lobby = lobby
        self._tournaments = tournaments
        self._results = results
        self._ratings: OrderedDict[tuple[str, str, str], tuple[float, int | None]] = OrderedDict()

    async def shown(self) -> wire.WatchAnswer:
        """Return the wall as it is now."""
        listed = (await self._lobby.listed()).playing[:MOST]
        found = await asyncio.gather(*(self._table(each.room, room=each.room) for each in listed))
        tables = [each for each in found if each is not None]
        return wire.WatchAnswer(
            delay=self._tables.spectating.delay_s,
            tables=sorted(tables, key=lambda each: -(each.rating or 0)),
            tournaments=await self._of_tournaments(),
        )

    async def _of_tournaments(self) -> list[wire.WatchedTournament]:
        """Return those that play, the latest first: one that nobody ends does not stay on top."""
        found = list[wire.WatchedTournament]()
        listed = await self._tournaments.store.listed(over=False, most=LISTED)
        for each in reversed(listed):
            if len(found) < TOURNAMENTS and read_summary(each.body).state == "playing":
                tournament = await self._tournament(each.announced.id)
                if tournament is not None:
                    found.append(tournament)
        return found

    async def _tournament(self, name: str) -> wire.WatchedTournament | None:
        held = await self._tournaments.held(name)
        state = held.state
        if state.stage is not Stage.RUNNING or held.notice.venue != "online" or state.current is None:
            return None
        plan = state.plan
        open_tables = [each for each in state.current.encounters if not is_decided(plan, each)]
        rooms = [
            (each.table, next((room for room in reversed(each.rooms) if room), None)) for each in open_tables
        ]
        seen = [] if plan.deals else [(number, room) for number, room in rooms if room][:TABLES]
        found = await asyncio.gather(*(self._table(room, number=number) for number, room in seen))
        return wire.WatchedTournament(
            id=name,
            name=plan.name,
            round=state.current.number,
            rounds=state.round_count,
            playing=len(open_tables),
            sealed=plan.deals > 0,
            tables=[each for each in found if each is not None],
        )

    async def _table(
        self, name: str, *, room: str | None = None, number: int | None = None
    ) -> wire.WatchedTable | None:
        """Return a table as spectators see it; None where no match is on, as it was then."""
        try:
            table = await self._tables.caught_up(name)
            if room is not None and not table.room.is_watched:
                return None
            (_, update), *_ = await self._tables.spectating.watched(table, 0)
        except (NotFound, StoreProblem):
            return None
        seen = update.seen
        if seen.phase is Phase.WAITING or not update.room.deals:
            return None
        ratings = await self._ratings_at(update.room)
        known = [each for each in ratings.values() if each is not None]
        return wire.WatchedTable(
            room=room,
            number=number,
            rules=seen.rules,
            phase=seen.phase,
            deal=seen.deal_number,
            to_move=seen.to_move,
            table=list(seen.table),
            seats=[
                wire.WatchedSeat(
                    seat=each.seat,
                    side=each.side,
                    name=each.name,
                    account=each.account,
                    cards=each.cards,
                    rating=ratings.get(each.seat),
                )
                for each in seen.seats
            ],
            scores=[each.score for each in seen.sides],
            rating=round(mean(known)) if known else None,
        )

    async def _ratings_at(self, room: Room) -> Mapping[int, int | None]:
        """Return the ratings of those at a table in its kind of game, by seat."""
        game = family(room.rules), company(room.rules)
        sit = {seat: who.account for seat, who in enumerate(room.seats) if who and who.account}
        return {seat: await self._rating(account, *game) for seat, account in sit.items()}

    async def _rating(self, account: str, kind: str, together: str) -> int | None:
        key, now = (account, kind, together), self._tournaments.now()
        at, points = self._ratings.get(key, (float("-inf"), None))
        if not 0 <= now - at < FRESH_S:
            points = _points(await self._results.standings(account), kind, together)
            self._ratings[key] = now, points
            while len(self._ratings) > KEPT:
                self._ratings.popitem(last=False)
        return points


def _points(standings: Iterable[Standing], kind: str, together: str) -> int | None:
    found = (each for each in standings if (each.family, each.company) == (kind, together))
    return next((shown(each.rating).points for each in found), None)
