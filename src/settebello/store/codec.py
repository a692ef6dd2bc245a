"""Events as JSON text, one line an event, and what older versions of the program wrote.

An event carries the version of its form, ``v``; without one it is of the first. A form changes as little as
can be: a field may be added with a default and needs no new version. Where a name changes, its row in
`_EARLIER` says how the old form is read; logs are never rewritten.
"""

import operator
from collections.abc import Callable
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json
from sqlalchemy import ColumnElement, or_

from settebello.errors import Reason, StoreProblem
from settebello.room import Opened, RoomEvent

VERSION: Final = 9
"""The newest form that is read."""

_FORMS: Final = {
    "given": 3,
    "interrupted": 4,
    "salts_asked": 5,
    "salt_shown": 5,
    "repeated": 6,
    "practised": 7,
    "taken_back": 7,
    "resumed": 8,
    "cancelled": 9,
    "remarks_switched": 9,
}
"""The forms in which events are written, by type: the earliest that has them, 2 for all others.

So a program of an earlier form reads all tables but those that it cannot play on at.
"""

_EVENT: TypeAdapter[RoomEvent] = TypeAdapter(RoomEvent)

Fields = dict[str, Any]


def _act_of_move(fields: Fields) -> Fields:
    """Return an act as written from version 2 on; in version 1 it was *moved*, and its text an *action*."""
    return {"type": "act", "seat": fields["seat"], "act": fields["action"], "at": fields.get("at")}


_EARLIER: Final[dict[tuple[int, str], Callable[[Fields], Fields]]] = {(1, "moved"): _act_of_move}
"""How an event of an earlier version and type is read, as one of the version after."""


def event_text(event: RoomEvent) -> str:
    """Write an event."""
    left = {"tournament"} if isinstance(event, Opened) and not event.tournament else None
    return f'{{"v":{_FORMS.get(event.type, 2)},{_EVENT.dump_json(event, exclude=left).decode()[1:]}'


def has_type(body: ColumnElement[str], *types: str) -> ColumnElement[bool]:
    """Return the condition that the text of an event, a column of the log, is of one of these types."""
    return or_(*(body.contains(f'"type":"{each}"') for each in types))


def read_event(room: str, version: int, text: str) -> RoomEvent:
    """Read an event; raise `StoreProblem` naming the table and the event if it cannot be read.

    An event that a newer version of the program wrote is refused as such.
    """
    try:
        fields = from_json(text)
        written = operator.index(fields.pop("v", 1))
        if written > VERSION:
            raise StoreProblem(
                f"event {version} of table {room} was written by a newer version of the program",
                reason=Reason.EVENT_NEWER,
                room=room,
                version=version,
            )
        return _EVENT.validate_python(_up_to_date(fields, written))
    except (ValidationError, ValueError, LookupError, AttributeError, TypeError) as problem:
        count = problem.error_count() if isinstance(problem, ValidationError) else 1
        raise StoreProblem(
            f"event {version} of table {room} is damaged: {count} fields cannot be read",
            reason=Reason.EVENT_DAMAGED,
            room=room,
            version=version,
        ) from None


def _up_to_date(fields: Fields, written: int) -> Fields:
    """Return an event in the form of today."""
    for version in range(written, VERSION):
        change = _EARLIER.get((version, fields["type"]))
        fields = fields if change is None else change(fields)
    return fields
