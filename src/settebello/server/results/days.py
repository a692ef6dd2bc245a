"""The day on which something is, as records write it: ``2026-07-31``, by UTC."""

from datetime import UTC, datetime

from settebello.room import Room


def day_of(moment: float) -> str:
    """Return the day of a moment, in seconds since 1970."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def begun_on(room: Room) -> str | None:
    """Return the day on which a table's match began; of an old log, by the house's time; None without one."""
    return room.day or (None if room.began_at is None else day_of(room.began_at))
