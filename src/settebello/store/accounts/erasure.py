"""The name of a person who goes, taken out of the logs of all tables and out of what was written from them.

An event is rewritten for this alone: it keeps its number, its form and all else that it says. The marks of
the person stay (`Seated.account`, `Seated.person`); they name nobody.

With the account goes what is kept of it elsewhere, and the tables are written down in the same transaction.
Then the logs are rewritten a few at a time. A log that is read before its turn is rewritten first, so nobody
sees the name any more. A table stays written down until every process has been told to read it anew.
"""

import json
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection, and_, bindparam, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from settebello.errors import StoreProblem
from settebello.room import Begun, Left, Recognized, RoomEvent, Seated
from settebello.room.names import told_apart
from settebello.store.codec import event_text, has_type, read_event
from settebello.store.people import Erased
from settebello.store.schema import ERASING, EVENTS, LOBBY, MATCH_SEATS, MATCHES, REPORTS, SITTINGS
from settebello.store.snapshots.sql import void_snapshots

NO_NAME: Final = "N. N."
"""The name at a table of whoever has no account any more; the same in every language."""

FEW: Final = 20
"""Tables that are gone through at once."""

LAST: Final = ""
"""The room of the row that stands for the last pass through all logs."""

_TYPES: Final = ("seated", "left", "begun", "recognized")
"""The events that say who sits where, and their names."""


@dataclass(frozen=True, slots=True)
class Marks:
    """By what a person is known in logs: the id of the account, and the hash of it that seats carry."""

    account: str
    person: str

    def fits(self, event: Seated | Recognized) -> bool:
        """Tell whether this person sits down, or is recognized."""
        return event.person == self.person or (isinstance(event, Seated) and event.account == self.account)


async def tables_of(connection: AsyncConnection, marks: Marks) -> set[str]:
    """Return the tables whose logs know a person; every event is looked at."""
    body = EVENTS.c.body
    known = or_(
        body.contains(f'"account":"{marks.account}"', autoescape=True),
        body.contains(f'"person":"{marks.person}"', autoescape=True),
    )
    return set(await connection.scalars(select(EVENTS.c.room).where(known).distinct()))


def plan_erasure(connection: Connection, marks: Marks, rooms: Collection[str]) -> set[str]:
    """Write down from which tables a person's name is to be taken; return them.

    They are ``rooms``, and those where the person sits or has played a match. Tables in the lobby and those
    of reports are done at once: they are few, and what is told of them is read without their log.
    """
    sits = select(SITTINGS.c.room).where(SITTINGS.c.person == marks.account)
    played = select(MATCHES.c.room).join(MATCH_SEATS, MATCH_SEATS.c.match == MATCHES.c.number)
    played = played.where(MATCH_SEATS.c.person == marks.account)
    known = {*rooms, *connection.scalars(sits), *connection.scalars(played)}
    rows = [{"room": each, "person": marks.account, "mark": marks.person} for each in sorted({LAST, *known})]
    connection.execute(insert(ERASING), rows)
    mine = select(ERASING.c.room).where(ERASING.c.person == marks.account)
    told = or_(ERASING.c.room.in_(select(LOBBY.c.room)), ERASING.c.room.in_(select(REPORTS.c.room)))
    for room in sorted(connection.scalars(mine.where(told))):
        erase_room(connection, room)
    return known


def erase_room(connection: Connection, room: str) -> set[Erased]:
    """Take the people who are deleted out of a table's log; return them."""
    here = select(ERASING).where(ERASING.c.room == room).order_by(ERASING.c.person).with_for_update()
    rows = connection.execute(here).all()
    for row in rows:
        _erase(connection, Marks(row.person, row.mark), room)
    return {(room, row.person) for row in rows}


def erase_piece(connection: Connection) -> set[Erased]:
    """Take the people who are deleted out of the next few tables; return them."""
    next_few = select(ERASING.c.room).where(ERASING.c.room != LAST).order_by(ERASING.c.room).limit(FEW)
    rooms = sorted(set(connection.scalars(next_few)))
    return {each for room in rooms for each in erase_room(connection, room)}


def finish_erasing(connection: Connection, done: Collection[Erased]) -> None:
    """Forget what was written down of these."""
    for room, person in sorted(done):
        connection.execute(delete(ERASING).where(ERASING.c.room == room, ERASING.c.person == person))


async def named_still(connection: AsyncConnection, marks: Marks) -> list[str]:
    """Return the tables whose logs name a person although they have been gone through."""
    known = sorted(await tables_of(connection, marks))
    found = []
    for start in range(0, len(known), FEW):
        logs = await connection.run_sync(_logs, known[start : start + FEW])
        found += [room for room, events in logs.items() if without_names(events, marks)[0]]
    return found


def erase_late(connection: Connection, marks: Marks, rooms: Collection[str]) -> None:
    """Take a person out of tables at which they sat down meanwhile."""
    for room in sorted(rooms):
        _erase(connection, marks, room)


def _erase(connection: Connection, marks: Marks, room: str) -> None:
    new, names = without_names(_logs(connection, [room]).get(room, []), marks)
    if new:
        _rewrite(connection, room, new)
        _rewrite_beside(connection, room, names)
        void_snapshots(connection, [room])


def without_names(
    events: Iterable[tuple[int, RoomEvent]], marks: Marks
) -> tuple[dict[int, RoomEvent], dict[str, str]]:
    """Return the events of a log, by number, in another form without a person's names; and each name's other.

    ``events`` are those of a log that say who sits where, each with its number.
    """
    log = dict(events)
    theirs = _seatings(log, marks)
    others = [each.name for at, each in log.items() if isinstance(each, Seated) and at not in theirs]
    nobody = told_apart(NO_NAME, others)
    new: dict[int, RoomEvent] = {}
    names: dict[str, str] = {}
    for at in theirs:
        event = log[at]
        if isinstance(event, Seated | Left) and event.name != nobody:
            new[at], names[event.name] = replace(event, name=nobody), nobody
    return new, names


def _seatings(log: dict[int, RoomEvent], marks: Marks) -> list[int]:
    """Return the numbers of the events with which a person sits down and leaves."""
    seats: dict[int, int] = {}
    known: set[int] = set()
    left: dict[int, int] = {}
    for at, event in log.items():
        match event:
            case Seated(seat):
                seats[seat] = at
                if marks.fits(event):
                    known.add(at)
            case Recognized(seat) if marks.fits(event) and seat in seats:
                known.add(seats[seat])
            case Begun(_, seating):
                seats = {new: seats[old] for new, old in enumerate(seating) if old in seats}
            case Left(seat) if seat in seats:
                left[at] = seats.pop(seat)
            case _:
                pass
    return sorted([*known, *(at for at, seated in left.items() if seated in known)])


def _logs(connection: Connection, rooms: Sequence[str]) -> dict[str, list[tuple[int, RoomEvent]]]:
    """Return these tables, each with the events that say who sits where."""
    query = (
        select(EVENTS)
        .where(EVENTS.c.room.in_(rooms), has_type(EVENTS.c.body, *_TYPES))
        .order_by(EVENTS.c.room, EVENTS.c.version)
    )
    found: dict[str, list[tuple[int, RoomEvent]]] = {}
    for row in connection.execute(query):
        with suppress(StoreProblem):  # nobody can open a table with damage either, and the rest is done
            event = read_event(row.room, row.version, row.body)
            found.setdefault(row.room, []).append((row.version, event))
    return found


def _rewrite(connection: Connection, room: str, new: dict[int, RoomEvent]) -> None:
    this = and_(EVENTS.c.room == room, EVENTS.c.version == bindparam("number"))
    rows = [{"number": number, "text": event_text(event)} for number, event in new.items()]
    connection.execute(update(EVENTS).where(this).values(body=bindparam("text")), rows)


def _rewrite_beside(connection: Connection, room: str, names: dict[str, str]) -> None:
    """Take the names out of the table's notice, of its results and of reports about it."""
    here = LOBBY.c.room == room
    notice = connection.scalar(select(LOBBY.c.body).where(here))
    if notice is not None:
        try:
            told = _renamed(json.loads(notice), names)
        except ValueError:  # nobody can read it either
            connection.execute(delete(LOBBY).where(here))
        else:
            body = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
            connection.execute(update(LOBBY).where(here).values(body=body))
    matches = select(MATCHES.c.number).where(MATCHES.c.room == room)
    for name, other in names.items():
        seat = and_(MATCH_SEATS.c.match.in_(matches), MATCH_SEATS.c.name == name)
        connection.execute(update(MATCH_SEATS).where(seat).values(name=other))
        for column in (REPORTS.c.name, REPORTS.c.by_name):
            mine = and_(REPORTS.c.room == room, column == name)
            connection.execute(update(REPORTS).where(mine).values({column: ""}))


def _renamed(told: Any, names: dict[str, str]) -> Any:  # noqa: ANN401 (any JSON)
    """Return what a notice tells with other names."""
    if isinstance(told, list):
        return [_renamed(each, names) for each in told]
    if isinstance(told, dict):
        return {
            key: names.get(each, each) if key == "name" and isinstance(each, str) else _renamed(each, names)
            for key, each in told.items()
        }
    return told
