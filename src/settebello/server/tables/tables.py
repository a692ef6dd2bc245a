"""The table service: load, decide, append, publish, in that order.

A command is accepted once its events are in the log; only then are they told, here and on the bus. A table in
memory is a copy of its log's fold; one that another process has moved is caught up with. The parts of the
service stand in `settebello.server.tables.parts`.
"""

import logging
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import count
from time import monotonic
from typing import Final

from settebello.cards import Seat
from settebello.errors import NotFound, Reason, SettebelloError, Stale, StoreProblem
from settebello.room import (
    Command,
    Expire,
    Leave,
    Open,
    Return,
    Room,
    RoomChange,
    RoomEvent,
    Seated,
    StoodIn,
    changes_of,
    decide,
    fold,
    match_result,
    open_room,
)
from settebello.room.absence import NOBODY, Absence
from settebello.room.screen import Phase
from settebello.room.timing import taken_by
from settebello.server.bus.local import EVERYTHING, Bus, LocalBus
from settebello.server.people.secret import new_name, new_seed
from settebello.server.results.days import day_of
from settebello.server.tables.bans import BannedSeats, begins_match, no_seat_banned, waits_for_match
from settebello.server.tables.commands import from_seat, guests_of, played_by, seat_with
from settebello.server.tables.follower import Follower
from settebello.server.tables.heartbeat import Heartbeat
from settebello.server.tables.notices import changed_notice
from settebello.server.tables.parts.fan_out import FanOut, Rated
from settebello.server.tables.parts.moves import Moves, moves_in, moves_word
from settebello.server.tables.parts.observers import ACCEPTED, UNCHANGED, Observers, TableObserver
from settebello.server.tables.parts.registry import TableRegistry
from settebello.server.tables.parts.schedule import LEASE_S, Schedule
from settebello.server.tables.parts.snapshots import LogReader, due_snapshot
from settebello.server.tables.parts.spectating import WATCH_S, Spectating
from settebello.server.tables.parts.telling import told_after
from settebello.server.tables.presence import Presence
from settebello.server.tables.table import Table, parts_told, told_of
from settebello.server.tables.talk import Talk
from settebello.store import NOTHING_BESIDE, Beside, EventLog, Sitting, to_the_end

ERASED: Final = "erased:"
"""The beginning of a message on the bus: a name was taken out of the log of the table that follows."""

ATTEMPTS = 5
"""How often a command is decided anew because other processes were faster."""

_logger = logging.getLogger(__name__)


class Tables:
    """Every table by its id, on one event log, shared with the processes on the bus.

    ``lease_s`` and ``watch_s`` are as in `Schedule` and `Spectating`; ``rated`` as in `FanOut`.
    ``banned`` says who at a table begins no match.
    """

    def __init__(
        self,
        log: EventLog,
        bus: Bus | None = None,
        clock: Callable[[], float] = time.time,
        *,
        lease_s: float = LEASE_S,
        watch_s: float = WATCH_S,
        presence: Presence | None = None,
        rated: Rated = frozenset,
        banned: BannedSeats = no_seat_banned,
    ) -> None:
        self._log = log
        self._bus = bus = bus or LocalBus()
        self._banned = banned
        self.heartbeat = Heartbeat(log, clock)
        self._given_back = 0.0
        self.presence = presence or Presence(bus)
        self.talk = Talk(bus)
        self.fan_out = FanOut(bus, self.presence, clock, rated)
        self.schedule = Schedule(clock, lease_s)
        reader = LogReader(log)
        self.registry = TableRegistry(reader, self.fan_out.absent)
        self.spectating = Spectating(log, reader, clock, self.fan_out, watch_s)
        self.observers = Observers()
        self._follower = Follower(self._catch_up_with)
        self._rewritten = Follower(self._read_anew)
        self._erasures = count()
        bus.subscribe(self._hear, self._lose)

    def observe(self, observer: TableObserver) -> None:
        """Tell an observer from now on."""
        self.observers.add(observer)

    async def stop(self) -> None:
        """Follow other processes no more."""
        await self._follower.stop()
        await self._rewritten.stop()

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
        remarks: bool = True,
        first: Sequence[Command] = (),
        name: str | None = None,
    ) -> Room:
        """Open a table with these rules and so much time, and carry out the ``first`` commands there.

        All that is written at once or not at all; raises for what cannot be played, and `Stale` where a table
        has the ``name`` already. One with a ``name`` belongs to a tournament: its match counts there, and it
        is not removed if nobody plays at it.
        """
        lasts, name = name is not None, name or new_name(9)
        start = monotonic()
        asked = Open(name, rules, time, public, draw_partners, lasts, remarks)
        room = await self._open(asked, first, lasts=lasts)
        for command in first:
            self.observers.submitted(name, command, ACCEPTED, monotonic() - start)
        return room

    async def _open(self, asked: Open, first: Sequence[Command], *, lasts: bool) -> Room:
        await self.heartbeat.fresh()
        now = self.heartbeat.clock()
        opening = open_room(asked, new_seed(), now)
        table, changes = Table(fold(opening)), list[RoomChange]()
        for command in first:
            changes += self._decided(changes[-1].after if changes else table.room, command, now)
        opened = None if lasts else now
        beside = Beside(opened=opened, guests=guests_of(first, now))
        await to_the_end(self._accept(asked.room, table, changes, opening, beside))
        return table.room

    def _decided(
        self, room: Room, command: Command, now: float, absence: Absence = NOBODY
    ) -> list[RoomChange]:
        """Return what an accepted command changes, and what outages have taken from the table's clock."""
        today = day_of(self.heartbeat.clock())
        bots = self.fan_out.rated()
        fit = played_by(command, room)
        return decide(room, fit, new_seed(), now, absence, today, self.heartbeat.outages, bots)

    async def table(self, name: str) -> Table:
        """Return a table, read from the log if it is not in memory; raise `NotFound`.

        Its clock has back what outages took.
        """
        table = await self.registry.table(name)
        if self._is_short_of_time(table):
            await self.submit(name, Expire())
        return table

    def _is_short_of_time(self, table: Table) -> bool:
        """Tell whether the last outage took time from a table that is not in its log yet."""
        outages = self.heartbeat.outages
        return bool(outages) and taken_by(outages[-1], table.room) > 0

    async def give_back(self) -> None:
        """Write down at each table in memory what outages took from its clock."""
        until = self.heartbeat.last_outage
        if until > self._given_back:
            for name in self.registry.names:
                await self.table(name)
            self._given_back = until  # where a table raises, all are gone through again

    async def caught_up(self, name: str) -> Table:
        """Return a table as it stands in the log, where another process may have written.

        That process may have been unable to publish what it wrote, so it is published again.
        """
        table = await self.table(name)
        if await self._catch_up(name, table):
            self.fan_out.publish(table.room)
        return table

    async def _catch_up(self, name: str, table: Table) -> bool:
        """Add to the table what the log has more, and tell those who listen here; tell if there was any."""
        async with table.lock:
            return await self._read_on(name, table)

    async def _read_on(self, name: str, table: Table) -> bool:
        changes = changes_of(table.room, await self._log.read(name, table.room.version))
        self._tell_read(table, changes)
        return bool(changes)

    def _tell_read(self, table: Table, changes: Sequence[RoomChange]) -> None:
        """Go on to what another process has changed at a table, and tell those who listen here."""
        for part in parts_told(changes):
            for change in part:
                table.keep(change.after, told_of([change]))
            self.fan_out.tell(table, told_of(part))

    def _hear_moves(self, moves: Moves) -> None:
        """Add acts that another process tells, if they are the next ones; others are read from the log."""
        table = self.registry.in_memory(moves.room)
        if table is None or table.lock.locked() or table.room.version != moves.version:
            return
        try:
            changes = changes_of(table.room, moves.events())
        except SettebelloError as problem:
            _logger.warning("acts at table %s do not fit, so the log is read: %s", moves.room, problem)
            return
        self._tell_read(table, changes)

    def _hear(self, name: str, version: int) -> None:
        """Follow another process at a table, if it is in memory."""
        self.talk.hear(name)
        self.presence.hear(name)
        if (moves := moves_in(name)) is not None:
            self._hear_moves(moves)
        elif name.startswith(ERASED):
            self._rewritten.follow(name.removeprefix(ERASED), next(self._erasures))
        elif name == EVERYTHING:
            self._follower.follow_all()
        elif self.registry.is_behind(name, version):
            self._follower.follow(name, version)

    def _lose(self) -> None:
        """Look at the log, and count nobody's absence: messages may have been lost."""
        self.presence.lose()
        self._follower.follow_all()

    async def _catch_up_with(self, names: Collection[str] | None) -> None:
        """Catch up with these tables, or with all in memory that the log has more of."""
        if names is None:
            newest = await self._log.newest(self.registry.names)
            names = [name for name, version in newest.items() if self.registry.is_behind(name, version)]
        problem: SettebelloError | None = None
        for name in names:
            table = self.registry.in_memory(name)
            if table is not None:
                try:
                    await self._catch_up(name, table)
                except SettebelloError as found:  # the tables behind it do not wait for this one
                    problem = found
        if problem is not None:
            raise problem

    async def erase_names(self, names: Collection[str]) -> None:
        """Read these tables anew, here and in other processes: a name was taken out of their logs."""
        for name in names:
            self._bus.publish(f"{ERASED}{name}", 0)
        await self._read_anew(names)

    async def _read_anew(self, names: Collection[str] | None) -> None:
        failed = None
        for name in names or ():
            try:
                table = await self.registry.read_anew(name)
            except StoreProblem as problem:  # the others are read all the same
                failed = problem
                continue
            if table is not None:
                self.fan_out.tell(table)
        self.observers.names_erased()
        if failed is not None:
            raise failed

    async def submit(self, name: str, command: Command, key: str | None = None) -> bool:
        """Carry out a command, tell whether it changed anything; raise a `SettebelloError` if refused.

        With a ``key`` it is the command of the person with that key, wherever they sit by then. Where a clock
        runs it is as late as it came in, however long the table and the database let it wait.
        """
        start = monotonic()
        try:
            changed = await self._submit(name, command, key)
        except SettebelloError as problem:
            self.observers.submitted(name, command, problem.code, monotonic() - start)
            raise
        self.observers.submitted(name, command, ACCEPTED if changed else UNCHANGED, monotonic() - start)
        return changed

    async def _submit(self, name: str, command: Command, key: str | None) -> bool:
        came = self.heartbeat.clock()
        table = await self.registry.table(name)
        async with table.lock:
            for _ in range(ATTEMPTS):
                await self.heartbeat.fresh()
                absence = self.presence.absence(table.room, came)
                asked = command if key is None else from_seat(command, seat_with(table.room, key))
                changes = self._decided(table.room, asked, came, absence)
                if not changes:
                    return False
                try:
                    if begins_match(table.room, changes[-1].after) and await self._unseat_banned(
                        name, table, came
                    ):
                        continue
                    beside = Beside(guests=guests_of([asked], came))
                    await to_the_end(self._accept(name, table, changes, beside=beside))
                except NotFound:
                    self.registry.forget(name)
                    raise
                except Stale:
                    # another process wrote to this log: what it did may change the answer
                    await self._read_on(name, table)
                else:
                    return True
        raise Stale("others were faster at this table, again and again", reason=Reason.VERSION_CONFLICT)

    async def _unseat_banned(self, name: str, table: Table, now: float) -> bool:
        """Have those leave a table who are banned; tell whether anybody had to."""
        parting = sorted(await self._banned(table.room))
        for seat in parting:
            await to_the_end(self._accept(name, table, self._decided(table.room, Leave(seat), now)))
        return bool(parting)

    async def unseat_banned(self) -> None:
        """Have those leave who are banned and wait for a match at a table in memory."""
        for name in self.registry.names:
            table = self.registry.in_memory(name)
            if table is not None and waits_for_match(table.room):
                with suppress(NotFound, Stale, StoreProblem):  # what is left is looked at in the next minute
                    async with table.lock:
                        if waits_for_match(table.room):
                            await self._unseat_banned(name, table, self.heartbeat.clock())

    async def _accept(
        self,
        name: str,
        table: Table,
        changes: Sequence[RoomChange],
        opening: Sequence[RoomEvent] = (),
        beside: Beside = NOTHING_BESIDE,
    ) -> None:
        """Write down what happened at a table, and how it was opened if that is new; then tell of it."""
        before = table.room
        after = changes[-1].after if changes else before
        events = [*opening, *(change.event for change in changes)]
        snapshot = due_snapshot(table, after, events)
        beside = replace(beside, snapshot=snapshot, unplayed=before.is_unplayed)
        due = await self._append(before, after, events, beside)
        if opening:
            self.registry.keep(name, table)
        if due is not None:
            table.held = due
        if snapshot is not None:
            table.keep_snapshot(after)
        for part in parts_told(changes):
            told = told_of(part)
            table.keep(part[-1].after, told)
            self.fan_out.tell(table, told)
        self.fan_out.publish(after, None if opening else moves_word(before, changes))
        self._tell_observers(changes, after)

    async def _append(
        self, before: Room, after: Room, events: Sequence[RoomEvent], beside: Beside
    ) -> float | None:
        """Write events with all that goes with them in one transaction; return when the table is due now."""
        now, due = self.heartbeat.clock(), self.schedule.new_due(before, after)
        told = told_after(before, after, now, self.presence.patience.tell_s)
        await self._log.append(
            after.id,
            after.version - len(events),
            events,
            due=due,
            notice=changed_notice(before, after, now),
            result=None if before.phase is Phase.MATCH_OVER else match_result(after, now),
            sitting=None if after.sitting == before.sitting else Sitting(now, after.sitting),
            beside=replace(beside, notifications=told),
        )
        return due

    def _tell_observers(self, changes: Sequence[RoomChange], after: Room) -> None:
        for change in changes:
            if isinstance(change.event, Seated | StoodIn) and change.event.player is not None:
                self.observers.computer_player_sat_down(change.event.player)
        if after.bot_to_move is not None:
            self.observers.computer_player_on_turn(after)

    def _visited(self) -> list[Table]:
        """Return the tables to which people are connected here."""
        found = map(self.registry.in_memory, self.presence.rooms)
        return [table for table in found if table is not None]

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

    async def sat_at(self, account: str, most: int) -> list[tuple[Room, float]]:
        """Return the tables where an account sits at a match that is not over, the newest first.

        A table that cannot be read is left out.
        """
        found = []
        for name, at in await self._log.sat(account, most):
            with suppress(NotFound, StoreProblem):
                found.append(((await self.table(name)).room, at))
        return [(room, at) for room, at in found if account in room.sitting]

    async def tell_absences(self) -> None:
        """Tell those tables how they stand whose people have gone or come back since they were told."""
        await self.fan_out.tell_absences(self.registry.tables)
