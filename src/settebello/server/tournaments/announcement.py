"""The announcement of a tournament: what is said of it beside its plan."""

from dataclasses import dataclass

from pydantic import TypeAdapter

from settebello.server.tournaments.wire import Venue


@dataclass(frozen=True, slots=True)
class Announcement:
    """Where a tournament is played, what is said about it, and the most entries; None without a bound."""

    place: str = ""
    about: str = ""
    venue: Venue = "wooden"
    room_for: int | None = None


_ANNOUNCEMENT: TypeAdapter[Announcement] = TypeAdapter(Announcement)


def announcement_text(notice: Announcement) -> str:
    """Write an announcement as it is kept."""
    return _ANNOUNCEMENT.dump_json(notice).decode()


def read_announcement(text: str) -> Announcement:
    """Read an announcement that was kept."""
    return _ANNOUNCEMENT.validate_json(text)
