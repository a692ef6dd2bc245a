"""Tournaments run by themselves: those on line begin, open their tables, and take their results.

Of every tournament, on line or not, the players of a round that begins are called.

All that is to be done follows from the tournament and its tables as they stand, so a process that dies in the
middle is followed by the next one. The name of a table follows from its place in the tournament and from the
event that put its players there: however often it is opened, it is opened once, and others get another one.
"""

import asyncio
import hmac
import logging
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

from settebello.cards import Seat
from settebello.engine import side_of
from settebello.errors import Forbidden, NotFound, NotYourTurn, SettebelloError, Stale
from settebello.room import Cancel, Command, MatchResult, Resign, Sit, match_result
from settebello.room.public import WhyCancelled
from settebello.rules import parse_rules
from settebello.server.people.secret import key_of_account
from settebello.server.rounds import Round, Rounds
from settebello.server.tables.tables import Tables
from settebello.server.tournaments.calling import RoundCalls, Tell
from settebello.server.tournaments.duplicates import repeat_of_round, rules_of_deals, told_of
from settebello.server.tournaments.tournaments import Held, Tournaments
from settebello.store import NEVER, TournamentStore
from settebello.tournament import (
    AttachRoom,
    Encounter,
    Finish,
    ForfeitTable,
    GameResult,
    Member,
    NextStep,
    PairingMethod,
    PairRound,
    ReportDeal,
    ReportResult,
    Stage,
    Start,
    Tournament,
    TournamentCommand,
    Withdraw,
    members_of_part,
    next_step,
    seats_of_part,
)

ROUND_S: Final = 2.0
"""How often tournaments that are due are looked for."""

LOOK_S: Final = 3.0
"""How often the tables of a round are looked at."""

LEASE_S: Final = 30.0
"""For how long one process sees to a tournament before another may, unless it says that it still does."""

AGAIN_S: Final = 60.0
"""How long to wait after something went wrong before a tournament is seen to again."""

BREAK_S: Final = 60.0
"""The pause between two rounds."""

MOST: Final = 20
"""Tournaments that are seen to in a round of this task."""

AT_ONCE: Final = 20
"""Tables that are opened or looked at side by side; what they tell is written together."""

MANY_TABLES: Final = 100
"""Tables of a round that are looked at as often as `LOOK_S` says; more of them are looked at less often."""

RECENT: Final = 2
"""The last rounds, in which a match may still be played that the arbiter has decided; in an arena all are."""

MINUTES: Final = 10
ARENA_PLAYER_MINUTES: Final = 5
INCREMENT_S: Final = 5
"""The time of a player where the round has no clock, here and in an arena, and what each play adds."""

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Absent:
    """At a table of an arena the time of this entrant has run out."""

    round: int
    table: int
    entrant: int


@dataclass(frozen=True, slots=True)
class TableToEnd:
    """A table, by round, encounter and part, at which nobody is to play any more.

    ``why`` says why its match ends without a result; None where the side that has lost gives it up.
    """

    round: int
    encounter: Encounter
    part: int
    why: WhyCancelled | None


class TournamentLease:
    """The time until which one process sees to a tournament, in seconds since 1970."""

    def __init__(self, store: TournamentStore, tournament: str, until: float) -> None:
        self.until = until
        self._store = store
        self._tournament = tournament

    async def keep(self, now: float) -> None:
        """Take more time where half of it has gone, unless the tournament is due at another moment by now."""
        if self.until - now > LEASE_S / 2:
            return
        if await self._store.put_off(self._tournament, self.until, now + LEASE_S):
            self.until = now + LEASE_S


Told = AttachRoom | ForfeitTable | ReportDeal | ReportResult | Absent
"""The things that a tournament is told of one of its tables."""


class OnlineTournaments:
    """Sees to tournaments; ``break_s`` is the pause between rounds of those on line."""

    def __init__(
        self, tournaments: Tournaments, tables: Tables, tell: Tell, *, break_s: float = BREAK_S
    ) -> None:
        self.tournaments = tournaments
        self._tables = tables
        self._calls = RoundCalls(tell)
        self._break_s = break_s
        self._ended = defaultdict[str, set[str]](set)
        self.rounds = Rounds(Round(self.take_up, ROUND_S, "tournaments cannot be seen to"))

    async def take_up(self) -> None:
        """See to the tournaments that are due, each in one process alone."""
        store = self.tournaments.store
        for name, since in await store.due(self.tournaments.now(), MOST):
            now = self.tournaments.now()
            if not await store.put_off(name, since, now + LEASE_S):
                continue
            lease = TournamentLease(store, name, now + LEASE_S)
            try:
                until = await self.see_to(name, lease)
            except SettebelloError as problem:
                _logger.warning("tournament %s cannot be seen to: %s", name, problem)
                until = self.tournaments.now() + AGAIN_S
            # where events were written meanwhile, they have said when it is due, and this changes nothing
            await store.put_off(name, lease.until, until)

    async def see_to(self, name: str, lease: TournamentLease | None = None) -> float:
        """Do what is to be done; return when to look again.

        Events that are written meanwhile leave it due at the end of the ``lease``, so that no other process
        does the same. A round of many tables takes longer, so the lease is kept from time to time.
        """
        held = await self.tournaments.held(name)
        now = self.tournaments.now()
        if held.state.stage is Stage.REGISTRATION and held.notice.venue == "online":
            return await self._begin(held, now)
        if held.state.stage in {Stage.CALLED_OFF, Stage.OVER}:
            await self._end_tables(held, lease)
            self._ended.pop(name, None)
        if held.state.stage is not Stage.RUNNING:
            return NEVER
        await self._calls.call(held, now)
        if held.notice.venue != "online":
            return NEVER
        waiting = held.state.open_tables()
        names = await self.tournaments.store.names(name)
        for first in range(0, len(waiting), AT_ONCE):
            some = waiting[first : first + AT_ONCE]
            told = await asyncio.gather(*(self._told_of(held, names, *each) for each in some))
            commands = [command for each in told for command in each]
            if lease is not None:
                await lease.keep(self.tournaments.now())
            if commands:
                await self._submit(held, commands, None if lease is None else lease.until)
        held = await self.tournaments.held(name)
        await self._end_tables(held, lease)
        if lease is not None:
            await lease.keep(self.tournaments.now())
        await self._go_on(held, now)
        return now + LOOK_S * max(1.0, len(waiting) / MANY_TABLES)

    async def _begin(self, held: Held, now: float) -> float:
        """Start a tournament whose time has come; where too few are there, its arbiter will."""
        if now < held.announced.starts:
            return held.announced.starts
        try:
            await self.tournaments.step(held.announced.id, (Start(), PairRound()))
        except NotYourTurn:
            return NEVER
        return now

    async def _submit(self, held: Held, told: Sequence[Told], lease: float | None) -> None:
        """Tell the tournament of its tables, and end those that it has no use for by then."""
        name, opened = held.announced.id, [each for each in told if isinstance(each, AttachRoom)]
        try:
            await self.tournaments.submit(name, partial(_still_asked, told, held.state), due=lease)
        finally:
            if opened:
                state = (await self.tournaments.held(name)).state
                paired = {(at.number, each.table): each for at in state.rounds for each in at.encounters}
                for each in opened:
                    before = held.state.encounter(each.round, each.table)
                    found = paired.get((each.round, each.table))
                    if state.stage is Stage.CALLED_OFF:
                        await self._cancel(each.room, "tournament")
                    elif found is None or found.paired != before.paired:
                        await self._cancel(each.room, "round")
                    elif each.room not in found.rooms:
                        await self._cancel(each.room, "result")

    async def _end_tables(self, held: Held, lease: TournamentLease | None) -> None:
        """End the tables at which nobody is to play any more: each process looks at each once."""
        ended = self._ended[held.announced.id]
        named = {_room_at(held, each): each for each in _tables_to_end(held.state)}
        rooms = [room for room in named if room not in ended]
        for first in range(0, len(rooms), AT_ONCE):
            some = rooms[first : first + AT_ONCE]
            done = await asyncio.gather(*(self._end_table(held, room, named[room]) for room in some))
            ended.update(room for room, over in zip(some, done, strict=True) if over)
            if lease is not None:
                await lease.keep(self.tournaments.now())

    async def _end_table(self, held: Held, room: str, ending: TableToEnd) -> bool:
        """End a table; tell whether that is done, and need not be tried again."""
        if ending.why is not None:
            await self._cancel(room, ending.why)
            return True
        try:
            await self._give_up(held, room, ending)
        except Stale:
            return False
        except (NotFound, NotYourTurn):
            pass
        return True

    async def _cancel(self, room: str, why: WhyCancelled) -> None:
        """End the match at a table without a result, if there is one."""
        with suppress(NotFound, Forbidden):  # tables of before do not know that they are a tournament's
            await self._tables.caught_up(room)
            await self._tables.submit(room, Cancel(why))

    async def _give_up(self, held: Held, room: str, ending: TableToEnd) -> None:
        """Have the side that has lost an encounter give up at one of its tables."""
        table = (await self._tables.caught_up(room)).room
        order = seats_of_part(held.state.plan, ending.part)
        seats = [
            (side_of(table.rules, seat), who.account, who.name)
            for seat, who in zip(map(Seat, range(table.rules.players)), table.seats, strict=True)
            if who
        ]
        first = _side_of_first(held, ending.encounter, order, seats)
        side = first if order[0] == ending.encounter.forfeits[0] else 1 - first
        for seat in map(Seat, range(table.rules.players)):
            if table.in_match and side_of(table.rules, seat) == side and seat not in table.resigning:
                await self._tables.submit(room, Resign(seat))

    async def _go_on(self, held: Held, now: float) -> None:
        """Pair the next round a pause after the last change, in an arena at once; or end the tournament."""
        name, state = held.announced.id, held.state
        step = next_step(state, now)
        rests = step is NextStep.PAIR and state.plan.pairing is not PairingMethod.ARENA
        if step is None or (rests and now < (state.changed or 0.0) + self._break_s):
            return
        command = Finish() if step is NextStep.FINISH else PairRound()
        # another process, or the arbiter, was faster, or the time of an arena has run out meanwhile
        with suppress(Stale, NotYourTurn):
            await self.tournaments.step(name, (command,), state.version)

    async def _told_of(
        self, held: Held, names: Mapping[str, str], number: int, encounter: Encounter
    ) -> Sequence[Told]:
        """Open the tables of an encounter, or look there; return what the tournament is to be told of them.

        The two tables of teams are open at once, the games of several one after another.
        """
        plan = held.state.plan
        parts = [at for at, each in enumerate(encounter.results, 1) if each is None]
        told = list[Told]()
        for part in parts if plan.teams else parts[:1]:
            told += await self._told_of_part(held, names, number, encounter, part)
        # at both tables of teams something may be given up; the deals that had ended are told before it
        lost = {side for each in told if isinstance(each, ForfeitTable) for side in each.sides}
        given_up = [ForfeitTable(number, encounter.table, tuple(sorted(lost)))] if lost else []
        return [*(each for each in told if not isinstance(each, ForfeitTable)), *given_up]

    async def _told_of_part(
        self, held: Held, names: Mapping[str, str], number: int, encounter: Encounter, part: int
    ) -> Sequence[Told]:
        plan, room = held.state.plan, encounter.rooms[part - 1]
        if room is None:
            gone = _gone(held, names, encounter)
            if gone:
                return [ForfeitTable(number, encounter.table, gone)]
            return [await self._opened(held, names, number, encounter, part)]
        try:
            table = await self._tables.caught_up(room)
        except NotFound:
            return []
        if table.room.cancelled == "result":  # and a correction has opened the encounter again
            return [await self._opened(held, names, number, encounter, part, after=room)]
        order = seats_of_part(plan, part)
        if plan.repeats_deals:
            return list(told_of(number, encounter, table.room, part, order))
        found = match_result(table.room, None)
        if found is None:
            return []
        self._ended[held.announced.id].add(room)
        result = _result(held, encounter, order, found)
        told = ReportResult(number, encounter.table, result, part)
        absent = table.room.forfeit is not None and table.room.forfeit.why != "resigned"
        if plan.pairing is not PairingMethod.ARENA or not absent or result.winner is None:
            return [told]
        return [told, Absent(number, encounter.table, encounter.sides[1 - result.winner][0])]

    async def _opened(
        self,
        held: Held,
        names: Mapping[str, str],
        number: int,
        encounter: Encounter,
        part: int,
        *,
        after: str = "",
    ) -> Told:
        """Open the table of a part of an encounter, ``after`` another one at which nobody plays any more."""
        plan = held.state.plan
        members = [_members(held, encounter, side, part) for side in seats_of_part(plan, part)]
        rules = parse_rules(plan.rules)
        sits = [
            _sit(members[side_of(rules, Seat(seat))][seat // 2], names, seat) for seat in range(rules.players)
        ]
        room = _room_name(held.announced.secret, number, encounter, part, after)
        text = rules_of_deals(plan) if plan.repeats_deals else plan.rules
        first: list[Command] = [*sits]
        if plan.repeats_deals:
            first.insert(0, repeat_of_round(held, number))
        with suppress(Stale):  # a process that died, or a faster one, has opened it
            await self._tables.open(text, time_of(held), first=first, name=room)
        return AttachRoom(number, encounter.table, room, part)


def _tables_to_end(state: Tournament) -> Iterator[TableToEnd]:
    """Yield the tables at which nobody is to play any more."""
    off = state.open_tables() if state.stage is Stage.CALLED_OFF else ()
    why: WhyCancelled
    for why, left in (("round", state.dropped), ("tournament", off)):
        for number, encounter in left:
            for part in range(1, len(encounter.rooms) + 1):
                yield TableToEnd(number, encounter, part, why)
    arena = state.plan.pairing is PairingMethod.ARENA
    for each in state.rounds if arena else state.rounds[-RECENT:]:
        for encounter in each.encounters:
            for part, result in enumerate(encounter.results, 1):
                if encounter.rooms[part - 1] is None:
                    continue
                if result is not None or len(encounter.forfeits) == 2:
                    yield TableToEnd(each.number, encounter, part, "result")
                elif encounter.forfeits:
                    yield TableToEnd(each.number, encounter, part, None)


def _still_asked(told: Sequence[Told], looked: Tournament, state: Tournament) -> Iterator[TournamentCommand]:
    """Yield the commands that follow, but of tables that have been decided meanwhile, say by the arbiter.

    Nor of those at which others play by now than when they were ``looked`` at.
    """
    waiting = {(number, each.table): each.paired for number, each in state.open_tables()}
    for each in told:
        if waiting.get((each.round, each.table)) != looked.encounter(each.round, each.table).paired:
            continue
        if isinstance(each, ReportDeal | ReportResult):
            if state.encounter(each.round, each.table).results[each.part - 1] is None:
                yield each
        elif not isinstance(each, Absent):
            yield each
        elif state.entrant(each.entrant).plays:
            yield Withdraw(each.entrant)


def time_of(held: Held) -> str:
    """Return the time of each player at a table: a share of the round's, and seconds for each play."""
    plan = held.state.plan
    minutes = plan.round_minutes
    unsaid = ARENA_PLAYER_MINUTES if plan.pairing is PairingMethod.ARENA else MINUTES
    each = unsaid if minutes is None else max(1, minutes // parse_rules(plan.rules).players)
    return f"{min(each, 180)}+{INCREMENT_S}"


def _members(held: Held, encounter: Encounter, side: int, part: int) -> list[Member]:
    entrants = [held.state.entrant(each) for each in encounter.sides[side]]
    return [member for each in entrants for member in members_of_part(held.state.plan, each, part)]


def _gone(held: Held, names: Mapping[str, str], encounter: Encounter) -> tuple[int, ...]:
    """List the sides with somebody whose account is gone: they have lost. Computers are always there."""
    return tuple(
        side
        for side, entrants in enumerate(encounter.sides)
        if any(
            who.player is None and who.account not in names
            for each in entrants
            for who in held.state.entrant(each).members
        )
    )


def _sit(member: Member, names: Mapping[str, str], seat: int) -> Sit:
    if member.player is not None:
        return Sit(member.name, player=member.player, seat=seat)
    account = member.account or ""
    key = key_of_account(account)
    return Sit(names[account], key, account=account, seat=seat, person=key)


def _result(held: Held, encounter: Encounter, order: tuple[int, int], found: MatchResult) -> GameResult:
    """Return a match as its encounter counts it."""
    seats = [(each.side, each.account, each.name) for each in found.seats]
    side = _side_of_first(held, encounter, order, seats)
    by_order = (found.score[side], found.score[1 - side])
    winner = order[0] if found.winner == side else order[1]
    points = (by_order[0], by_order[1]) if order[0] == 0 else (by_order[1], by_order[0])
    return GameResult((max(0, points[0]), max(0, points[1])), winner=winner)


def _side_of_first(
    held: Held, encounter: Encounter, order: tuple[int, int], seats: Sequence[tuple[int, str | None, str]]
) -> int:
    """Return the side of a table at which the first of an order sits.

    It is found by side, account and name of those who sit there, as places may be drawn.
    """
    sides = {
        who.account or who.name: at
        for at, side in enumerate(order)
        for each in encounter.sides[side]
        for who in held.state.entrant(each).members
    }
    # a computer that is called like a person at the table has another name there
    in_order = sorted(seats, key=lambda each: each[1] is None)
    known = ((side, sides.get(account or name)) for side, account, name in in_order)
    return next((side if at == 0 else 1 - side for side, at in known if at is not None), 0)


def _room_at(held: Held, ending: TableToEnd) -> str:
    """Return the room of a table to end: a process that died may have opened it and not said so."""
    room = ending.encounter.rooms[ending.part - 1]
    return room or _room_name(held.announced.secret, ending.round, ending.encounter, ending.part)


def _room_name(secret: str, number: int, encounter: Encounter, part: int, after: str = "") -> str:
    what = f"room:{number}:{encounter.table}:{part}:{encounter.paired}{after and f':{after}'}"
    return f"t{hmac.new(secret.encode(), what.encode(), 'sha256').hexdigest()[:20]}"
