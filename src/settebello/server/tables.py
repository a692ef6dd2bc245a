"""The tables this process serves: load, decide, append, publish, in that order.

A command is accepted once its events are in the log; only then anybody hears of it. What is kept
in memory is a copy of the log's fold: a table that is dropped or lost is read again. A table stays
for as long as somebody holds it, and `KEPT` others beside, those last asked for.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine
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
    evolve,
    fold,
    open_room,
)
from settebello.room.public import PublicEvent
from settebello.room.tell import tell
from settebello.store import EventLog

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

    ``recent`` is what was told at each of the last versions, so that a short gap can be filled.
    """

    room: Room
    listeners: set[Listener] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    recent: list[tuple[int, list[PublicEvent]]] = field(default_factory=list)


RECENT = 8
"""How many updates a resumed client is shown; after a longer gap it just sees the table."""

KEPT = 256
"""How many tables stay in memory that nobody holds any more."""


class Tables:
    """Every table by its id, on one event log."""

    def __init__(self, log: EventLog) -> None:
        self._log = log
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._loading = asyncio.Lock()
        self.on_turn_of_bot: Callable[[Room], None] = lambda _room: None

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
        async with self._loading:
            table = self._tables.get(name) or Table(fold(await self._log.read(name)))
            return self._keep(name, table)

    async def caught_up(self, name: str) -> Table:
        """Return a table as it stands in the log, where another process may have written."""
        table = await self.table(name)
        async with table.lock:
            events = await self._log.read(name)
            if len(events) > table.room.version:
                self._replace(table, fold(events))
        return table

    def _replace(self, table: Table, room: Room) -> None:
        """Put what the log says in the place of what is in memory, which is old."""
        table.room, table.recent = room, []
        self._publish(Update(room, []), table)

    def _keep(self, name: str, table: Table) -> Table:
        self._tables[name] = self._kept[name] = table
        self._kept.move_to_end(name)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return table

    async def submit(self, name: str, command: Command) -> bool:
        """Carry out a command, tell whether it changed anything; raise a `SettebelloError` if refused."""
        table = await self.table(name)
        async with table.lock:
            events = decide(table.room, command, new_seed())
            if events:
                await _to_the_end(self._accept(name, table, events))
            return bool(events)

    async def _accept(self, name: str, table: Table, events: list[RoomEvent]) -> None:
        try:
            await self._log.append(name, table.room.version, events)
        except Stale:
            # somebody else wrote to this log
            self._replace(table, fold(await self._log.read(name)))
            raise
        told: list[PublicEvent] = []
        for event in events:
            table.room = evolve(table.room, event)
            told += tell(event, table.room)
        table.recent = [*table.recent, (table.room.version, told)][-RECENT:]
        self._publish(Update(table.room, told), table)

    def _publish(self, update: Update, table: Table) -> None:
        for listener in list(table.listeners):
            listener(update)
        self.wake_bot(table.room)

    def wake_bot(self, room: Room) -> None:
        """Have a computer player think if it is its turn."""
        if room.bot_to_move is not None:
            self.on_turn_of_bot(room)


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
        after = after[-1:]  # captures are not looked at again (F18)
    return [event for _, told in after for event in told]


def _beginning(table: Table) -> list[PublicEvent]:
    deal = table.room.deal
    return table.recent[-1][1] if deal and not deal.state.plays and table.recent else []


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
