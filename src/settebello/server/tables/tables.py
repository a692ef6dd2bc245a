"""The tables this process serves: load, decide, append, publish, in that order.

A command is accepted once its events are in the log; only then anybody hears of it, here and on the bus.
What is kept in memory is a copy of the log's fold: a table that is dropped or lost is read again, and one
that another process has moved is caught up with. A table stays for as long as somebody holds it, and `KEPT`
others beside, those last asked for.
"""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from itertools import groupby
from weakref import WeakValueDictionary

from settebello.cards import Seat
from settebello.errors import NotFound, SettebelloError, Stale, StoreProblem
from settebello.room import (
    Change,
    Command,
    Dealt,
    Open,
    Return,
    Room,
    RoomEvent,
    Seated,
    StoodIn,
    changes_of,
    deadline,
    decide,
    fold,
    match_result,
    open_room,
)
from settebello.room.absence import NOBODY, Absence, absent_from
from settebello.room.project import in_the_open
from settebello.room.public import PublicEvent
from settebello.room.screen import Phase, Screen
from settebello.server.bus.local import EVERYTHING, Bus, LocalBus
from settebello.server.people.secret import new_seed
from settebello.server.results.days import day_of
from settebello.server.tables.commands import from_seat, seat_with
from settebello.server.tables.follower import Follower
from settebello.server.tables.house_time import HouseTime
from settebello.server.tables.notices import changed_notice
from settebello.server.tables.presence import Presence
from settebello.server.tables.table import Table, Update, parts_told, told_of
from settebello.server.tables.talk import Talk
from settebello.store import NEVER, EventLog, Sitting, to_the_end

FEW = 50
"""Tables that are gone through before anybody else has a turn."""

WATCH_S = 15.0
"""Seconds by which those who look on at a public table are behind, unless it is set otherwise."""

KEPT = 256
"""How many tables stay in memory that nobody holds any more."""

ATTEMPTS = 5
"""How often a command is decided anew because other processes were faster."""

LEASE_S = 3.0
"""How long what a process has to do at a table may be overdue before others do it."""

_logger = logging.getLogger(__name__)


class Tables:
    """Every table by its id, on one event log, shared with whoever is on the bus."""

    def __init__(self, log: EventLog, bus: Bus | None = None, clock: Callable[[], float] = time.time) -> None:
        self._log = log
        self._bus = bus or LocalBus()
        self.time = HouseTime(log, clock)
        self.time.on_lost = self._tell_clocks
        self.presence = Presence(self._bus)
        self.talk = Talk(self._bus)
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._follower = Follower(self._catch_up_with)
        self.on_turn_of_bot: Callable[[Room], None] = lambda _room: None
        self.on_computer_player: Callable[[str], None] = lambda _name: None
        """Called with the name of each computer player that takes a seat."""
        self.on_word: Callable[[str, int], None] = lambda _word, _version: None
        """Called with everything that is heard on the bus, whatever it is about."""
        self.watch_s = WATCH_S
        """How many seconds ago it was what people see who look on at a public table."""
        self.bots: frozenset[str] = frozenset()
        """The computer players of the house that have an account: a match with them may be rated."""
        self.lease_s = LEASE_S
        """For how long this process sees to a table where a computer player is on turn."""
        self._bus.subscribe(self._hear, self._lose)

    async def stop(self) -> None:
        """Follow other processes no more."""
        await self._follower.stop()

    @property
    def in_memory(self) -> int:
        """Return how many tables this process holds or keeps."""
        return len(self._tables)

    def attended(self) -> list[Room]:
        """Return the tables at which people sit who are connected to this process."""
        return [table.room for table in self._visited() if self.presence.attends(table.room)]

    async def open(
        self,
        rules: str,
        time: str | None = None,
        *,
        public: bool = False,
        draw_partners: bool = False,
        first: Sequence[Command] = (),
    ) -> Room:
        """Open a table with these rules and so much time, and carry out the ``first`` commands there.

        All that is written at once or not at all; raises for what cannot be played.
        """
        name = secrets.token_urlsafe(9).replace("-", "x").replace("_", "y")
        return await self._open(Open(name, rules, time, public, draw_partners), first)

    async def _open(self, asked: Open, first: Sequence[Command]) -> Room:
        now = await self.time.exactly()
        opening = open_room(asked, new_seed(), now)
        table, changes = Table(fold(opening)), list[Change]()
        for command in first:
            changes += self._decided(changes[-1].after if changes else table.room, command, now)
        await to_the_end(self._accept(asked.room, table, changes, opening))
        return table.room

    def _decided(self, room: Room, command: Command, now: float, absence: Absence = NOBODY) -> list[Change]:
        """Return what an accepted command changes, by the house's time and on the day outside."""
        return decide(room, command, new_seed(), now, absence, day_of(self.time.clock()))

    async def table(self, name: str) -> Table:
        """Return a table, read from the log if it is not in memory; raise `NotFound`."""
        table = self._tables.get(name)
        if table is not None:
            return self._keep(name, table)
        async with self._loading.setdefault(name, asyncio.Lock()):
            table = self._tables.get(name)
            if table is None:
                table = Table(fold(await self._log.read(name)))
                table.absent = self._absent(table.room)
            return self._keep(name, table)

    def _keep(self, name: str, table: Table) -> Table:
        self._tables[name] = self._kept[name] = table
        self._kept.move_to_end(name)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return table

    async def caught_up(self, name: str) -> Table:
        """Return a table as it stands in the log, where another process may have written.

        What it wrote it may not have been able to say any more, so that is said to the others too.
        """
        table = await self.table(name)
        if await self._catch_up(name, table):
            self._bus.publish(name, table.room.version)
        return table

    async def _catch_up(self, name: str, table: Table) -> bool:
        """Add to the table what the log has more, and tell those who listen here; tell if there was any."""
        async with table.lock:
            return await self._read_on(name, table)

    async def _read_on(self, name: str, table: Table) -> bool:
        changes = changes_of(table.room, await self._log.read(name, table.room.version))
        for part in parts_told(changes):
            for change in part:
                table.keep(change.after, told_of([change]))
            self.tell(table, told_of(part))
        return bool(changes)

    def _hear(self, name: str, version: int) -> None:
        """Follow another process at a table, if it is in memory."""
        self.on_word(name, version)
        self.talk.hear(name)
        self.presence.hear(name)
        if name == EVERYTHING:
            self._follower.follow_all()
        elif self._behind(name, version):
            self._follower.follow(name, version)

    def _lose(self) -> None:
        """Look at the log, and count nobody's absence: word may have been lost."""
        self.presence.lose()
        self._follower.follow_all()

    async def _catch_up_with(self, names: Collection[str] | None) -> None:
        """Catch up with these tables, or with all in memory that the log has more of."""
        if names is None:
            newest = await self._log.newest(list(self._tables))
            names = [name for name, version in newest.items() if self._behind(name, version)]
        problem: SettebelloError | None = None
        for name in names:
            table = self._tables.get(name)
            if table is not None:
                try:
                    await self._catch_up(name, table)
                except SettebelloError as found:  # the tables behind it do not wait for this one
                    problem = found
        if problem is not None:
            raise problem

    def _behind(self, name: str, version: int) -> bool:
        """Tell whether a table in memory has not come to this version."""
        table = self._tables.get(name)
        return table is not None and table.room.version < version

    async def submit(self, name: str, command: Command, key: str | None = None) -> bool:
        """Carry out a command, tell whether it changed anything; raise a `SettebelloError` if refused.

        With a ``key`` it is the command of whoever has it, wherever they sit by then. Where a clock runs it
        is as late as it came in, however long the table and the database let it wait.
        """
        came = self.time.now()
        table = await self.table(name)
        async with table.lock:
            for _ in range(ATTEMPTS):
                now = min(came, await self.time.exactly())
                absence = self.presence.absence(table.room, now)
                asked = command if key is None else from_seat(command, seat_with(table.room, key))
                changes = self._decided(table.room, asked, now, absence)
                if not changes:
                    return False
                try:
                    await to_the_end(self._accept(name, table, changes))
                except Stale:
                    # another process wrote to this log: what it did may change the answer
                    await self._read_on(name, table)
                else:
                    return True
        raise Stale("others were faster at this table, again and again", reason="version_conflict")

    async def _accept(
        self, name: str, table: Table, changes: Sequence[Change], opening: Sequence[RoomEvent] = ()
    ) -> None:
        """Write down what happened at a table, and how it was opened if that is new; then tell of it."""
        events = [change.event for change in changes]
        after = changes[-1].after if changes else table.room
        due = self._new_due(table.room, after)
        notice = changed_notice(table.room, after, self.time.clock())
        result = None if table.room.phase is Phase.MATCH_OVER else match_result(after, self.time.clock())
        sitting = None
        if after.sitting != table.room.sitting:
            sitting = Sitting(self.time.clock(), after.sitting)
        version = table.room.version - len(opening)
        await self._log.append(
            name, version, [*opening, *events], due=due, notice=notice, result=result, sitting=sitting
        )
        if opening:
            self._keep(name, table)
        if due is not None:
            table.held = due
        for part in parts_told(changes):
            told = told_of(part)
            table.keep(part[-1].after, told)
            self.tell(table, told)
        self._bus.publish(name, after.version)
        for event in events:
            if isinstance(event, Seated | StoodIn) and event.player is not None:
                self.on_computer_player(event.player)
        if after.bot_to_move is not None:
            self.on_turn_of_bot(after)

    def _new_due(self, before: Room, after: Room) -> float | None:
        """Say from when anybody may see to a table; None where nobody has to, as before."""
        due = self.due_at(after)
        return None if due == NEVER == self.due_at(before) else due

    def due_at(self, room: Room) -> float:
        """Say from when anybody may see to a table as it is now: to its computer player, or to its clock."""
        end = deadline(room)
        late = NEVER if end is None else self.time.outside(end)
        return late if room.bot_to_move is None else min(late, self.time.clock() + self.lease_s)

    def _visited(self) -> list[Table]:
        """Return the tables to which people are connected here."""
        return [self._tables[name] for name in self.presence.rooms if name in self._tables]

    async def come_back(self, table: Table, seat: Seat) -> None:
        """Let the owner of a seat have it back from the computer player that stood in."""
        if seat in table.room.stood_in:
            await self.submit(table.room.id, Return(seat))

    def taken_for_absent(self) -> list[tuple[Table, Seat]]:
        """List the seats at which a computer player stands in although their owners are connected here."""
        return [
            (table, seat)
            for table in self._visited()
            for seat in table.room.stood_in
            if self.presence.is_here(table.room, table.room.owners[seat].key)
        ]

    async def watched(self, table: Table, version: int) -> list[tuple[float, Update]]:
        """Return what those see who look on, and in how many seconds: first how the table stands for them.

        That is as it was a while ago, or when its first deal began, and not before the ``version`` they saw.
        """
        until = self.time.now() - self.watch_s
        known = table.past
        log = await self._log.read(table.room.id, 0 if known is None else known.version)
        if known is None:
            dealt = next((number for number, event in enumerate(log, 1) if isinstance(event, Dealt)), 1)
            log, known = log[dealt:], fold(log[:dealt])
        past = sum(event.at is None or event.at <= until for event in log)
        table.past = fold(log[:past], known)
        before, past = past, max(past, version - known.version)
        room = fold(log[before:past], table.past)
        shown = [(0.0, self._at(room, [], until))]
        for part in parts_told(changes_of(room, log[past:])):
            for at, together in groupby(part, lambda change: change.event.at):
                update = self._at((made := list(together))[-1].after, told_of(made), at)
                shown.append((0.0 if at is None else at - until, update))
        return shown

    def _at(self, room: Room, told: list[PublicEvent], at: float | None) -> Update:
        """Return how a table stood at a moment, and what was told of it."""
        return Update(room, told, in_the_open(room, at, self._absence(room), self.bots))

    async def sat_at(self, account: str, most: int) -> list[tuple[Room, float]]:
        """Return the tables where an account sits at a match that is not over, the newest first.

        A table that cannot be read is left out.
        """
        found = []
        for name, at in await self._log.sat(account, most):
            with suppress(NotFound, StoreProblem):
                found.append(((await self.table(name)).room, at))
        return [(room, at) for room, at in found if account in room.sitting]

    def seen(self, room: Room) -> Screen:
        """Return what lies open at a table at this moment."""
        return in_the_open(room, self.time.now(), self._absence(room), self.bots)

    def tell(self, table: Table, told: Sequence[PublicEvent] = ()) -> None:
        """Tell whoever listens at a table how it stands at this moment."""
        table.absent = self._absent(table.room)
        if table.listeners:
            update = Update(table.room, list(told), self.seen(table.room))
            for listener in list(table.listeners):
                try:
                    listener(update)
                except Exception:
                    _logger.exception("table %s could not be shown to one who follows it", table.room.id)

    async def tell_absences(self) -> None:
        """Tell those tables how they stand whose people have gone or come back since they were told."""
        for number, table in enumerate(list(self._tables.values()), 1):
            if self._absent(table.room) != table.absent:
                self.tell(table)
            if number % FEW == 0:
                await asyncio.sleep(0)  # moves do not wait for all tables

    def _absence(self, room: Room) -> Absence:
        return self.presence.absence(room, self.time.now())

    def _absent(self, room: Room) -> frozenset[Seat]:
        return absent_from(room, self._absence(room))

    def _tell_clocks(self) -> None:
        """Tell everybody at a table with a clock how it stands now."""
        for table in list(self._tables.values()):
            if table.room.clock is not None:
                self.tell(table)
