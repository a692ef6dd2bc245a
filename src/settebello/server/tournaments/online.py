"""Tournaments run by themselves: those on line begin, open their tables, and take their results.

Of every tournament, on line or not, the players of a round that begins are called.

All that is to be done follows from the tournament and its tables as they stand, so a process that dies in the
middle is followed by the next one. The name of a table follows from its place in the tournament: however
often it is opened, it is opened once.
"""

import asyncio
import hmac
import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

from settebello.cards import Seat
from settebello.engine import side_of
from settebello.errors import NotFound, NotYourTurn, SettebelloError, Stale
from settebello.room import Command, MatchResult, Resign, Sit, match_result
from settebello.rules import parse_rules
from settebello.server.people.secret import key_of_account
from settebello.server.rounds import Round, Rounds
from settebello.server.tables.tables import Tables
from settebello.server.tournaments.calling import RoundCalls, Tell
from settebello.server.tournaments.duplicates import repeat_of_round, rules_of_deals, told_of
from settebello.server.tournaments.tournaments import Held, Tournaments
from settebello.store import NEVER
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

LEASE_S: Final = 60.0
"""For how long one process sees to a tournament before another may."""

BREAK_S: Final = 60.0
"""The pause between two rounds."""

MOST: Final = 20
"""Tournaments that are seen to in a round of this task."""

AT_ONCE: Final = 20
"""Tables that are opened or looked at side by side; what they tell is written together."""

MANY_TABLES: Final = 100
"""Tables of a round that are looked at as often as `LOOK_S` says; more of them are looked at less often."""

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
        self.rounds = Rounds(Round(self.take_up, ROUND_S, "tournaments cannot be seen to"))

    async def take_up(self) -> None:
        """See to the tournaments that are due, each in one process alone."""
        store, now = self.tournaments.store, self.tournaments.now()
        for name, since in await store.due(now, MOST):
            if not await store.put_off(name, since, now + LEASE_S):
                continue
            try:
                until = await self.see_to(name, now + LEASE_S)
            except SettebelloError as problem:
                _logger.warning("tournament %s cannot be seen to: %s", name, problem)
                until = now + LEASE_S
            # where events were written meanwhile, they have said when it is due, and this changes nothing
            await store.put_off(name, now + LEASE_S, until)

    async def see_to(self, name: str, lease: float | None = None) -> float:
        """Do what is to be done; return when to look again.

        Events that are written meanwhile leave it due at the end of the ``lease``, so that no other process
        does the same.
        """
        held = await self.tournaments.held(name)
        now = self.tournaments.now()
        if held.state.stage is Stage.REGISTRATION and held.notice.venue == "online":
            return await self._begin(held, now)
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
            if commands:
                await self.tournaments.submit(name, partial(_still_asked, commands), due=lease)
        held = await self.tournaments.held(name)
        await self._end_lost(held)
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

    async def _end_lost(self, held: Held) -> None:
        """End the tables of teams whose encounter one side has lost: nothing is played for there any more."""
        current = held.state.current
        if not held.state.plan.teams or current is None:
            return
        for encounter in current.encounters:
            for part, room in enumerate(encounter.rooms if encounter.forfeits else (), 1):
                with suppress(NotFound, NotYourTurn, Stale):
                    await self._given_up(held, encounter, part, room)

    async def _given_up(self, held: Held, encounter: Encounter, part: int, room: str | None) -> None:
        """Have the side that has lost an encounter give up at one of its tables."""
        if room is None:
            return
        table = (await self._tables.caught_up(room)).room
        side = seats_of_part(held.state.plan, part).index(encounter.forfeits[0])
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
        order = seats_of_part(plan, part)
        if plan.repeats_deals:
            return list(told_of(number, encounter, table.room, part, order))
        found = match_result(table.room, None)
        if found is None:
            return []
        result = _result(held, encounter, order, found)
        told = ReportResult(number, encounter.table, result, part)
        absent = table.room.forfeit is not None and table.room.forfeit.why != "resigned"
        if plan.pairing is not PairingMethod.ARENA or not absent or result.winner is None:
            return [told]
        return [told, Absent(number, encounter.table, encounter.sides[1 - result.winner][0])]

    async def _opened(
        self, held: Held, names: Mapping[str, str], number: int, encounter: Encounter, part: int
    ) -> Told:
        """Open the table of a part of an encounter."""
        plan = held.state.plan
        members = [_members(held, encounter, side, part) for side in seats_of_part(plan, part)]
        rules = parse_rules(plan.rules)
        sits = [
            _sit(members[side_of(rules, Seat(seat))][seat // 2], names, seat) for seat in range(rules.players)
        ]
        room = _room_name(held.announced.secret, number, encounter.table, part)
        text = rules_of_deals(plan) if plan.repeats_deals else plan.rules
        first: list[Command] = [*sits]
        if plan.repeats_deals:
            first.insert(0, repeat_of_round(held, number))
        with suppress(Stale):  # a process that died, or a faster one, has opened it
            await self._tables.open(text, time_of(held), first=first, name=room)
        return AttachRoom(number, encounter.table, room, part)


def _still_asked(told: Sequence[Told], state: Tournament) -> Iterator[TournamentCommand]:
    """Yield the commands that follow, but of tables that have been decided meanwhile, say by the arbiter."""
    waiting = {(number, each.table) for number, each in state.open_tables()}
    for each in told:
        if (each.round, each.table) not in waiting:
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
    """List the sides with somebody whose account is gone: they have lost."""
    return tuple(
        side
        for side, entrants in enumerate(encounter.sides)
        if any(who.account not in names for each in entrants for who in held.state.entrant(each).members)
    )


def _sit(member: Member, names: Mapping[str, str], seat: int) -> Sit:
    account = member.account or ""
    key = key_of_account(account)
    return Sit(names[account], key, account=account, seat=seat, person=key)


def _result(held: Held, encounter: Encounter, order: tuple[int, int], found: MatchResult) -> GameResult:
    """Return a match as its encounter counts it; sides are found by who sat there, as places may be drawn."""
    people = (who for each in encounter.sides[order[0]] for who in held.state.entrant(each).members)
    first = {each.account for each in people}
    side = next((each.side for each in found.seats if each.account in first), 0)
    by_order = (found.score[side], found.score[1 - side])
    winner = order[0] if found.winner == side else order[1]
    points = (by_order[0], by_order[1]) if order[0] == 0 else (by_order[1], by_order[0])
    return GameResult((max(0, points[0]), max(0, points[1])), winner=winner)


def _room_name(secret: str, number: int, table: int, part: int) -> str:
    what = f"room:{number}:{table}:{part}"
    return f"t{hmac.new(secret.encode(), what.encode(), 'sha256').hexdigest()[:20]}"
