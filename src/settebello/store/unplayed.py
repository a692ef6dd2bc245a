"""Tables at which nobody has played: noted when they are opened, removed after a time.

A note says nothing for certain: only when its time has come does anybody look whether acts are in the log.
"""

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, or_, select, update

from settebello.errors import NotFound, Reason
from settebello.store.codec import has_type
from settebello.store.log import NEVER
from settebello.store.schema import (
    DUE,
    ERASING,
    EVENTS,
    GUESTS,
    LOBBY,
    MATCHES,
    NOTIFICATIONS,
    REMARK_BARS,
    REMARKS,
    REPORTS,
    SITTINGS,
    SNAPSHOTS,
    UNPLAYED,
)

_OF_A_TABLE = (EVENTS, SNAPSHOTS, DUE, LOBBY, SITTINGS, NOTIFICATIONS, GUESTS, ERASING, REMARKS, REMARK_BARS)
"""The rows of a table at which nobody has played."""


def note_opened(connection: Connection, room: str, at: float) -> None:
    """Note that a table was opened."""
    connection.execute(insert(UNPLAYED), {"room": room, "at": at, "begun": False})


def require_there(connection: Connection, room: str, version: int) -> None:
    """Hold off the removal of a table until the transaction ends; raise `NotFound` if it has been removed."""
    note = select(UNPLAYED.c.room).where(UNPLAYED.c.room == room).with_for_update(read=True)
    if connection.scalar(note) is not None:
        return
    event = select(EVENTS.c.room).where(EVENTS.c.room == room, EVENTS.c.version == version)
    if connection.scalar(event) is None:
        raise NotFound(f"there is no table {room!r}", reason=Reason.ROOM_NOT_FOUND, room=room)


def remove_unplayed(connection: Connection, before: float, now: float, most: int) -> tuple[int, list[str]]:
    """Look at so many of the notes from ``before`` that moment; return how many there were, and what went.

    A table goes if it has neither an act nor a finished match, and nobody has reported anybody there. One at
    which something is still to come by itself, such as the end of a clock, waits once more from ``now`` on.
    So does one at which a match has begun, but only once.
    """
    old = select(UNPLAYED).where(UNPLAYED.c.at < before).order_by(UNPLAYED.c.at).limit(most)
    # two processes never look at the same note, nor wait for each other
    rows = connection.execute(old.with_for_update(skip_locked=True)).all()
    removed = []
    for row in rows:
        this = UNPLAYED.c.room == row.room
        if _any(
            connection, MATCHES.c.room == row.room, REPORTS.c.room == row.room, _has(row.room, "act", "moved")
        ):
            connection.execute(delete(UNPLAYED).where(this))
        elif _any(connection, (DUE.c.room == row.room) & (DUE.c.at < NEVER)):
            connection.execute(update(UNPLAYED).where(this).values(at=now))
        elif not row.begun and _any(connection, _has(row.room, "begun")):
            connection.execute(update(UNPLAYED).where(this).values(at=now, begun=True))
        else:
            for kept in (*_OF_A_TABLE, UNPLAYED):
                connection.execute(delete(kept).where(kept.c.room == row.room))
            removed.append(row.room)
    return len(rows), removed


def _has(room: str, *types: str) -> ColumnElement[bool]:
    """Return the condition of an event of one of these types in the log of a table."""
    return (EVENTS.c.room == room) & has_type(EVENTS.c.body, *types)


def _any(connection: Connection, *conditions: ColumnElement[bool]) -> bool:
    return bool(connection.scalar(select(or_(*(exists().where(each) for each in conditions)))))
