"""The tables this process serves: load, decide, append, publish, in that order.

A command is accepted once its events are in the log; only then anybody hears of it, here and on the bus.
What is kept in memory is a copy of the log's fold: a table that is dropped or lost is read again, and one
that another process has moved is caught up with. A table stays for as long as somebody holds it, and `KEPT`
others beside, those last asked for.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from weakref import WeakValueDictionary

from settebello.cards import Seat
from settebello.engine import shows_scope
from settebello.errors import Forbidden, SettebelloError, Stale
from settebello.room import (
    Command,
    Open,
    Room,
    RoomEvent,
    decide,
    fold,
    open_room,
)
from settebello.room.public import DealtEvent, DrawnEvent, PublicEvent, RedealtEvent
from settebello.room.tell import tell
from settebello.server.bus import Bus, LocalBus
from settebello.server.follower import Follower
from settebello.store import NEVER, EventLog

Listener = Callable[["Update"], None]
"""Called with each accepted update; must not wait."""


@dataclass(frozen=True, slots=True)
class Update:
    """What an accepted command did to a table: the events told, and the table after them."""

    room: Room
    told: list[PublicEvent]


@dataclass(slots=True, eq=False, weakref_slot=True)
class Table:
    """A table in memory: its fold, who listens, and the lock under which it changes.

    ``recent`` is what was told at each of the last versions, so that a short gap can be filled: nothing
    yet at the one it was read with. ``held``
    is from when others may see to it, as far as this process has said so.
    """

    room: Room
    listeners: set[Listener] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    recent: list[tuple[int, list[PublicEvent]]] = field(init=False)
    held: float = NEVER

    def __post_init__(self) -> None:
        self.recent = [(self.room.version, [])]

    def keep(self, room: Room, told: list[PublicEvent]) -> None:
        """Go on to what the table is now, and remember what was told of it."""
        self.room = room
        self.recent = [*self.recent, (room.version, told)][-RECENT:]

    def tell(self, told: list[PublicEvent]) -> None:
        """Tell whoever listens."""
        for listener in list(self.listeners):
            listener(Update(self.room, told))


RECENT = 8
"""How many updates a resumed client is shown; after a longer gap it just sees the table."""

KEPT = 256
"""How many tables stay in memory that nobody holds any more."""


BEGINNING = (DrawnEvent, RedealtEvent, DealtEvent)
"""What is told of how a deal began."""

ATTEMPTS = 5
"""How often a command is decided anew because other processes were faster."""

LEASE_S = 3.0
"""How long what a process has to do at a table may be overdue before others do it."""


class Tables:
    """Every table by its id, on one event log, shared with whoever is on the bus."""

    def __init__(self, log: EventLog, bus: Bus | None = None) -> None:
        self._log = log
        self._bus = bus or LocalBus()
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._follower = Follower(self._catch_up_with)
        self.on_turn_of_bot: Callable[[Room], None] = lambda _room: None
        self.lease_s = LEASE_S
        """For how long this process sees to a table where a computer player is on turn."""
        self._bus.subscribe(self._hear, self._follower.follow_all)

    async def stop(self) -> None:
        """Follow other processes no more."""
        await self._follower.stop()

    async def open(self, rules: str) -> Room:
        """Open a table with these rules and return it; raises for rules that cannot be played."""
        name = secrets.token_urlsafe(9).replace("-", "x").replace("_", "y")
        events = open_room(Open(name, rules), new_seed())
        await self._log.append(name, 0, events)
        return self._keep(name, Table(fold(events))).room

    async def table(self, name: str) -> Table:
        """Return a table, read from the log if it is not in memory; raise `NotFound`."""
        table = self._tables.get(name)
        if table is not None:
            return self._keep(name, table)
        async with self._loading.setdefault(name, asyncio.Lock()):
            table = self._tables.get(name) or Table(fold(await self._log.read(name)))
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
        events = await self._log.read(name, table.room.version)
        told: list[PublicEvent] = []
        for event in events:
            after, heard = _after(table.room, [event])
            table.keep(after, heard)
            told += heard
        if events:
            table.tell(told)
        return bool(events)

    def _hear(self, name: str, version: int) -> None:
        """Follow another process at a table, if it is in memory."""
        table = self._tables.get(name)
        if table is not None and table.room.version < version:
            self._follower.follow(name, version)

    async def _catch_up_with(self, names: Collection[str] | None) -> None:
        """Catch up with these tables, or with all in memory, if the log has more of them."""
        names = list(self._tables if names is None else names)
        for name, version in (await self._log.newest(names)).items():
            table = self._tables.get(name)
            if table is not None and table.room.version < version:
                await self._catch_up(name, table)

    async def submit(self, name: str, command: Command) -> bool:
        """Carry out a command, tell whether it changed anything; raise a `SettebelloError` if refused."""
        table = await self.table(name)
        async with table.lock:
            for _ in range(ATTEMPTS):
                events = decide(table.room, command, new_seed())
                if not events:
                    return False
                try:
                    await _to_the_end(self._accept(name, table, events))
                except Stale:
                    # another process wrote to this log: what it did may change the answer
                    await self._read_on(name, table)
                else:
                    return True
        raise Stale("others were faster at this table, again and again", reason="version_conflict")

    async def _accept(self, name: str, table: Table, events: list[RoomEvent]) -> None:
        after, told = _after(table.room, events)
        due = self._due(table.room, after)
        await self._log.append(name, table.room.version, events, due=due)
        if due is not None:
            table.held = due
        table.keep(after, told)
        table.tell(told)
        self._bus.publish(name, after.version)
        if after.bot_to_move is not None:
            self.on_turn_of_bot(after)

    def _due(self, before: Room, after: Room) -> float | None:
        """Say from when others may see to the table; None where nobody has to, as before."""
        if after.bot_to_move is not None:
            return time.time() + self.lease_s
        return NEVER if before.bot_to_move is not None else None


def _after(room: Room, events: Iterable[RoomEvent]) -> tuple[Room, list[PublicEvent]]:
    """Return the table after these events, and what may be told of them."""
    told: list[PublicEvent] = []
    for event in events:
        room = fold([event], room)
        told += tell(event, room)
    return room, told


async def _to_the_end(work: Coroutine[None, None, None]) -> None:
    """Wait for work to be finished, also when whoever asked for it goes away meanwhile."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        with suppress(SettebelloError):
            await task
        raise


def missed(table: Table, version: int | None) -> list[PublicEvent]:
    """Return what a client that saw ``version`` has missed; nothing if that is too long ago.

    A client that has seen nothing is told how the deal began, as long as nobody has played.
    """
    if version is None:
        return _beginning(table)
    after = [(at, told) for at, told in table.recent if at > version]
    known = [at for at, _ in table.recent]
    if version not in known and len(after) == len(table.recent):
        return []
    if not shows_scope(table.room.rules):
        after = [each for each in after if each[1]][-1:]  # captures are not looked at again (F18)
    return [event for _, told in after for event in told]


def _beginning(table: Table) -> list[PublicEvent]:
    deal = table.room.deal
    if deal is None or deal.state.plays:
        return []
    told = [event for _, each in table.recent for event in each]
    first = len(told)
    while first and isinstance(told[first - 1], BEGINNING):
        first -= 1
    return told[first:]


def new_seed() -> str:
    """Draw a secret of 64 hex digits."""
    return secrets.token_hex(32)


def new_token() -> str:
    """Draw the secret that says who somebody is at a table."""
    return secrets.token_urlsafe(24)


def key_of(token: str) -> str:
    """Return what the log keeps of a token: its hash."""
    return sha256(token.encode()).hexdigest()


def seat_of(room: Room, token: str | None) -> Seat | None:
    """Return the seat of whoever holds the token; None for whoever only looks; raise `Forbidden`."""
    if token is None:
        return None
    seat = room.seat_of(key_of(token))
    if seat is None:
        raise Forbidden("this is not your table", reason="token_unknown")
    return seat


def own_seat(room: Room, token: str | None) -> Seat:
    """Return the seat of whoever holds the token; raise `Forbidden` for anybody else."""
    seat = seat_of(room, token)
    if seat is None:
        raise Forbidden("you do not sit at this table", reason="not_seated")
    return seat
