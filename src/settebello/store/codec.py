"""Events as JSON text, one line an event."""

from pydantic import TypeAdapter, ValidationError

from settebello.errors import StoreProblem
from settebello.room import RoomEvent

_EVENT: TypeAdapter[RoomEvent] = TypeAdapter(RoomEvent)


def event_text(event: RoomEvent) -> str:
    """Write an event."""
    return _EVENT.dump_json(event).decode()


def read_event(room: str, version: int, text: str) -> RoomEvent:
    """Read an event; raise `StoreProblem` naming the table and the event if it cannot be read."""
    try:
        return _EVENT.validate_json(text)
    except ValidationError as problem:
        raise StoreProblem(
            f"event {version} of table {room} is damaged: {problem.error_count()} fields cannot be read",
            reason="event_damaged",
            room=room,
            version=version,
        ) from None
