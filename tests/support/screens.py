"""The messages sent to a person, held against the log."""

from collections.abc import Iterable

from settebello.room import Room, RoomEvent, evolve, project
from settebello.server.people.secret import key_of
from settebello.server.wire.messages import StateMessage
from tests.support.serving import Json, Server


def rooms_by_version(log: Iterable[RoomEvent]) -> dict[int, Room]:
    """Return the table after each event of its log."""
    rooms: dict[int, Room] = {}
    room: Room | None = None
    for event in log:
        room = evolve(room, event)
        rooms[room.version] = room
    return rooms


def check_screens(server: Server, ticket: Json, heard: Iterable[Json]) -> None:
    """Check that every screen is the projection of the log at its version, for its seat or for nobody.

    Absences are not in the log.
    """
    rooms = rooms_by_version(server.log_of(ticket["room"]))
    key = key_of(ticket["token"])
    for message in heard:
        assert message["type"] == "state"
        room = rooms[message["screen"]["version"]]
        seat = room.seat_of(key) if message["screen"]["you"] is not None else None
        expected = StateMessage(screen=project(room, seat), events=[]).model_dump(mode="json")
        seats = [{**each, "absent": False} for each in message["screen"]["seats"]]
        assert {**message["screen"], "seats": seats, "absence": None} == expected["screen"]
