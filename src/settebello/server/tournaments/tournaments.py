"""The tournament service: load, decide, append, in that order.

A command is accepted once its events are in the store. A tournament in memory is a copy of its log's fold,
and is caught up before each answer, so it does not matter which process answers.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final
from weakref import WeakValueDictionary

from settebello.errors import Forbidden, Reason, Stale
from settebello.server.people.secret import new_name, new_seed
from settebello.server.tables.bans import Banned, nobody_banned
from settebello.server.tournaments.announcement import Announcement, announcement_text, read_announcement
from settebello.server.tournaments.summary import summary_of, summary_text
from settebello.store import NEVER, AnnouncedTournament, TournamentProgress, TournamentStore
from settebello.tournament import (
    EntrantState,
    NextStep,
    PairRound,
    Plan,
    Stage,
    Tournament,
    TournamentCommand,
    TournamentEvent,
    Withdraw,
    decide_tournament,
    fold_tournament,
    next_step,
    open_tournament,
    part_of_account,
)

ATTEMPTS: Final = 5
"""How often a command is decided anew because other processes were faster."""

KEPT: Final = 100
"""Tournaments in memory."""

MANY: Final = 64
"""Entries; more are decided on in a thread, beside whatever else goes on."""

Asked = Callable[[Tournament], Iterable[TournamentCommand]]
"""Says what is asked of a tournament as it stands; may raise."""


@dataclass(frozen=True, slots=True)
class Held:
    """A tournament in memory: as it was announced, and as it stands."""

    announced: AnnouncedTournament
    notice: Announcement
    state: Tournament

    def runs(self, person: str | None) -> bool:
        """Tell whether an account runs this tournament."""
        return person is not None and self.announced.arbiter == person

    @property
    def accounts(self) -> frozenset[str]:
        """Return the accounts of the entries that play."""
        return frozenset(
            member.account
            for each in self.state.entrants
            for member in each.members
            if member.account is not None and each.plays
        )

    def entry_of(self, person: str | None) -> int | None:
        """Return the number of an account's entry, if it has one."""
        if person is None:
            return None
        own = [
            each
            for each in self.state.entrants
            if each.state is not EntrantState.MERGED
            and any(member.account == person for member in each.members)
        ]
        # somebody who has withdrawn may have entered again
        return max(own, key=lambda each: (each.plays, each.number)).number if own else None

    def part_of(self, person: str | None) -> int | None:
        """Return the table of a team at which an account plays; None where no teams play."""
        entry = self.entry_of(person)
        if entry is None or person is None:
            return None
        return part_of_account(self.state.plan, self.state.entrant(entry), person)


class Tournaments:
    """All tournaments on one store; the clock is an argument for tests."""

    def __init__(
        self,
        store: TournamentStore,
        now: Callable[[], float] = time.time,
        banned: Banned = nobody_banned,
    ) -> None:
        self.store = store
        self.now = now
        self.banned = banned
        self._held: OrderedDict[str, Held] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def announce(self, plan: Plan, starts: float, notice: Announcement, arbiter: str) -> Held:
        """Announce a tournament; raise for a plan that cannot be played."""
        name = new_name(6)
        announced = AnnouncedTournament(
            id=name,
            secret=secrets.token_hex(32),
            starts=starts,
            arbiter=arbiter,
            notice=announcement_text(notice),
        )
        events = open_tournament(name, plan, new_seed(), now=self.now())
        held = Held(announced, notice, fold_tournament(events))
        await self.store.announce(announced, events, self._progress(held))
        self._keep(held)
        return held

    async def held(self, name: str) -> Held:
        """Return a tournament as it stands in the store; raise `NotFound`."""
        before = self._held.get(name)
        if before is None:
            announced = await self.store.announced(name)
            state = await _folded(await self.store.read(name))
            return self._keep(Held(announced, read_announcement(announced.notice), state))
        new = await self.store.read(name, before.state.version)
        return self._keep(replace(before, state=await _folded(new, before.state)) if new else before)

    async def step(self, name: str, commands: Sequence[TournamentCommand], seen: int | None = None) -> Held:
        """Carry the commands of a step out, as `submit` does.

        On line, entries with somebody who is banned leave before a round is paired. A table that has begun is
        played to its end. If too few are left once they have gone, the withdrawals are written all the same,
        and then `NotYourTurn` says why no round follows.
        """
        pairs = any(isinstance(each, PairRound) for each in commands)
        held = await self.held(name)
        begins = pairs and held.state.stage is not Stage.OVER and held.notice.venue == "online"
        leaves = await self.banned() if begins else frozenset[str]()
        gone = _withdrawals(held.state, leaves)
        if gone and _end_pairing(gone, held.state, self.now()):
            seen = held.state.version if seen is None else seen
            seen = (await self.submit(name, lambda _: gone, seen)).state.version
        return await self.submit(name, lambda state: (*_withdrawals(state, leaves), *commands), seen)

    async def submit(
        self, name: str, asked: Asked, seen: int | None = None, *, due: float | None = None
    ) -> Held:
        """Carry out commands, all or none, and return the tournament after them.

        It is ``due`` then (seconds since 1970), or at once where it runs.
        Raises `Stale` where it is no longer as it was ``seen``, or where others are faster again and again.
        """
        async with self._locks.setdefault(name, asyncio.Lock()):
            for _ in range(ATTEMPTS):
                held = await self.held(name)
                if seen is not None and seen != held.state.version:
                    break
                events, state = await self._decided(held.state, asked)
                if not events:
                    return held
                try:
                    after = replace(held, state=state)
                    progress = self._progress(after)
                    if due is not None and progress.due < due:
                        progress = replace(progress, due=due)
                    await self.store.append(name, held.state.version, events, progress)
                except Stale:
                    continue
                return self._keep(after)
        raise Stale("the tournament has moved on; look at it again", reason=Reason.TOURNAMENT_MOVED_ON)

    async def _decided(self, before: Tournament, asked: Asked) -> tuple[list[TournamentEvent], Tournament]:
        now, commands = self.now(), tuple(asked(before))

        def decided() -> tuple[list[TournamentEvent], Tournament]:
            events, state = list[TournamentEvent](), before
            for command in commands:
                new = decide_tournament(state, command, now=now)
                events += new
                state = fold_tournament(new, state)
            return events, state

        many = len(before.entrants) + len(commands) > MANY
        return await asyncio.to_thread(decided) if many else decided()

    def _progress(self, held: Held) -> TournamentProgress:
        state = held.state
        accounts = (member.account for each in state.entrants for member in each.members)
        return TournamentProgress(
            over=state.stage in {Stage.OVER, Stage.CALLED_OFF},
            body=summary_text(summary_of(state)),
            people=frozenset(each for each in accounts if each is not None),
            due=self._due(held),
        )

    def _due(self, held: Held) -> float:
        """Return from when the server has to see to a tournament by itself.

        It begins one on line, and looks after every one that runs: it calls the players. Of one on line that
        has ended it ends the tables at which people still play.
        """
        match held.state.stage:
            case Stage.REGISTRATION if held.notice.venue == "online":
                return max(held.announced.starts, self.now())
            case Stage.RUNNING:
                return self.now()
            case Stage.CALLED_OFF | Stage.OVER if held.notice.venue == "online" and held.state.rounds:
                return self.now()
        return NEVER

    def _keep(self, held: Held) -> Held:
        name = held.announced.id
        before = self._held.get(name)
        if before is not None and before.state.version > held.state.version:
            return held
        self._held[name] = held
        self._held.move_to_end(name)
        while len(self._held) > KEPT:
            self._held.popitem(last=False)
        return held


def must_run(held: Held, person: str) -> None:
    """Raise `Forbidden` for an account that does not run a tournament."""
    if not held.runs(person):
        raise Forbidden("only the arbiter of the tournament does this", reason=Reason.NOT_THE_ARBITER)


def _withdrawals(state: Tournament, people: frozenset[str]) -> list[Withdraw]:
    """List the withdrawals of the entries of these accounts that have no table to finish."""
    busy = state.busy
    return [
        Withdraw(each.number)
        for each in state.entrants
        if each.plays and each.number not in busy and any(who.account in people for who in each.members)
    ]


def _end_pairing(gone: Sequence[Withdraw], state: Tournament, now: float) -> bool:
    """Tell whether a round could be paired, but none once these have left."""
    after = state
    for each in gone:
        after = fold_tournament(decide_tournament(after, each, now=now), after)
    return next_step(state, now) is NextStep.PAIR and next_step(after, now) is not NextStep.PAIR


async def _folded(events: Sequence[TournamentEvent], before: Tournament | None = None) -> Tournament:
    if len(events) > MANY:
        return await asyncio.to_thread(fold_tournament, events, before)
    return fold_tournament(events, before)
