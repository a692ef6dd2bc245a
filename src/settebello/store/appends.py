"""Writing to the log: the appends of several tables share a transaction.

While one group of appends is being written, those that come meanwhile wait for the next. A table's events,
its deadline, its notice in the lobby, its sittings, the result of its match and what absent accounts are told
of it are written together or not at all. Where a group cannot be written because of one of its appends, each
is written by itself.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError

from settebello.errors import NotFound, Reason, Stale
from settebello.room import MatchResult
from settebello.room.clock import DAY_S
from settebello.store.database import Database
from settebello.store.log import NEVER, NOTHING_BESIDE, Beside, GuestSeat, Notice, Sitting
from settebello.store.notifications.sql import write_notifications
from settebello.store.schema import DUE, EVENTS, GUESTS, LOBBY, SITTINGS
from settebello.store.snapshots.sql import KeptSnapshot, keep_snapshot
from settebello.store.sql_results import write_down
from settebello.store.unplayed import note_opened, require_there

MOST: Final = 64
"""Appends of one group."""

GUEST_DAYS: Final = 30
"""For how many days it is kept from where a guest has taken a seat."""

_DUE: Final = update(DUE).where(DUE.c.room == bindparam("table")).values(at=bindparam("moment"))


@dataclass(frozen=True, slots=True)
class Append:
    """Events, as text, that follow event number ``version`` of a table, and what is written with them.

    ``snapshot`` is the row of the one that stands ``beside`` them.
    """

    room: str
    version: int
    bodies: Sequence[str]
    due: float | None = None
    notice: Notice | None = None
    result: MatchResult | None = None
    sitting: Sitting | None = None
    beside: Beside = NOTHING_BESIDE
    snapshot: KeptSnapshot | None = None

    @property
    def rows(self) -> list[dict[str, object]]:
        """Return the rows of the events."""
        numbered = enumerate(self.bodies, start=self.version + 1)
        return [{"room": self.room, "version": number, "body": body} for number, body in numbered]

    @property
    def is_plain(self) -> bool:
        """Tell whether one event is all that is written."""
        others = (self.due, self.notice, self.result, self.sitting, self.snapshot)
        alone = len(self.bodies) == 1 and not (
            self.beside.notifications or self.beside.unplayed or self.beside.guests
        )
        return self.version > 0 and alone and all(each is None for each in others)


class AppendWriter:
    """Writes appends in groups, in the order in which they came."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, append: Append) -> None:
        """Write an append durably; raise `Stale` if another event stands in its place already.

        Raises `NotFound` if the table has been removed.

        One with a result waits for other results, and nobody waits for it.
        """
        if append.result is not None:
            await self._write([append])
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            problems = await self._problems([append for append, _ in group])
            for (_, done), problem in zip(group, problems, strict=True):
                if done.done():
                    continue  # its caller was cancelled
                if problem is None:
                    done.set_result(None)
                else:
                    done.set_exception(problem)

    async def _problems(self, appends: Sequence[Append]) -> list[Exception | None]:
        """Write a group; return for each append what went wrong."""
        try:
            await self._write(appends)
        except (Stale, NotFound, DataError) as problem:
            if len(appends) == 1:
                return [problem]
            return [(await self._problems([append]))[0] for append in appends]
        except Exception as problem:
            return [problem] * len(appends)
        return [None] * len(appends)

    async def _write(self, appends: Sequence[Append]) -> None:
        # tables in one order: two processes that write to the same ones never wait for each other in a circle
        in_order = sorted(appends, key=lambda append: (append.room, append.version))
        work = partial(_append, appends=in_order)
        if len(appends) == 1 and appends[0].is_plain:
            await self._database.execute_once(work)
        else:
            await self._database.transact(work)


def _append(connection: Connection, appends: Sequence[Append]) -> None:
    for append in appends:
        if append.beside.unplayed and append.version:
            require_there(connection, append.room, append.version)
    rows = [row for append in appends for row in append.rows]
    try:
        # a list, even of one, takes the driver's longer way
        connection.execute(insert(EVENTS), rows if len(rows) > 1 else rows[0])
    except IntegrityError:
        raise Stale("the table has moved on since this was decided", reason=Reason.VERSION_CONFLICT) from None
    new = [
        {"room": each.room, "at": NEVER if each.due is None else each.due}
        for each in appends
        if not each.version
    ]
    if new:
        connection.execute(insert(DUE), new)
    due = [
        {"table": each.room, "moment": each.due} for each in appends if each.version and each.due is not None
    ]
    if due:
        connection.execute(_DUE, due)
    for append in appends:
        _write_beside(connection, append)


def _write_beside(connection: Connection, append: Append) -> None:
    """Write what few appends bring along."""
    if append.notice is not None:
        _post(connection, append.room, append.notice)
    if append.result is not None:
        write_down(connection, append.result)
    if append.sitting is not None:
        _sit(connection, append.room, append.sitting)
    if append.beside.notifications:
        write_notifications(connection, append.beside.notifications)
    if append.snapshot is not None:
        keep_snapshot(connection, append.snapshot)
    if append.beside.guests:
        _note_guests(connection, append.room, append.beside.guests)
    if append.beside.opened is not None:
        note_opened(connection, append.room, append.beside.opened)


def _sit(connection: Connection, room: str, sitting: Sitting) -> None:
    """Write down which accounts sit at a table; those that sat there before have done so since then."""
    here = SITTINGS.c.room == room
    connection.execute(delete(SITTINGS).where(here, SITTINGS.c.person.not_in(sitting.people)))
    before = set(connection.scalars(select(SITTINGS.c.person).where(here)))
    rows = [{"room": room, "person": each, "since": sitting.at} for each in sitting.people - before]
    if rows:
        connection.execute(insert(SITTINGS), rows)


def _note_guests(connection: Connection, room: str, guests: Sequence[GuestSeat]) -> None:
    """Write down from where guests come who sit down; what is older than `GUEST_DAYS` is forgotten."""
    oldest = min(each.at for each in guests) - GUEST_DAYS * DAY_S
    connection.execute(delete(GUESTS).where(GUESTS.c.at < oldest))
    keys = [each.key for each in guests]
    connection.execute(delete(GUESTS).where(GUESTS.c.room == room, GUESTS.c.key.in_(keys)))
    rows = [{"room": room, "key": each.key, "address": each.address, "at": each.at} for each in guests]
    connection.execute(insert(GUESTS), rows)


def _post(connection: Connection, room: str, notice: Notice) -> None:
    """Have the lobby show this of a table: the process that writes its events is alone there."""
    this = LOBBY.c.room == room
    if not notice.body:
        connection.execute(delete(LOBBY).where(this))
        return
    told = {"waits": notice.waits, "seen": notice.at, "body": notice.body}
    if connection.execute(update(LOBBY).where(this).values(told)).rowcount == 0:
        connection.execute(insert(LOBBY), {"room": room, "since": notice.at, **told})
