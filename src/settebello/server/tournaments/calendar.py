"""Tournaments as a calendar that other programs read (RFC 5545)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

HOURS: Final = 3
"""How long an evening is taken to be."""

WIDTH: Final = 75
"""Bytes of a line; a longer one is folded."""

_ESCAPED: Final = str.maketrans({"\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n", "\r": None})


@dataclass(frozen=True, slots=True)
class Appointment:
    """A tournament in a calendar: its name, when it starts (seconds since 1970), where, and its address."""

    id: str
    name: str
    starts: float
    place: str
    about: str
    address: str
    cancelled: bool = False


def calendar_text(appointments: Iterable[Appointment]) -> str:
    """Write a calendar."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Settebello//Tournaments//IT", "CALSCALE:GREGORIAN"]
    for each in appointments:
        lines += _event(each)
    return "".join(f"{part}\r\n" for line in [*lines, "END:VCALENDAR"] for part in _folded(line))


def _event(each: Appointment) -> Iterator[str]:
    starts, ends = _moment(each.starts), _moment(each.starts + HOURS * 3600)
    yield "BEGIN:VEVENT"
    yield f"UID:{each.id}@settebello"
    yield f"DTSTAMP:{starts}"
    yield f"DTSTART:{starts}"
    yield f"DTEND:{ends}"
    yield f"SUMMARY:{each.name.translate(_ESCAPED)}"
    if each.place:
        yield f"LOCATION:{each.place.translate(_ESCAPED)}"
    if each.about:
        yield f"DESCRIPTION:{each.about.translate(_ESCAPED)}"
    yield f"URL:{each.address}"
    yield f"STATUS:{'CANCELLED' if each.cancelled else 'CONFIRMED'}"
    yield "END:VEVENT"


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y%m%dT%H%M%SZ")


def _folded(line: str) -> Iterator[str]:
    """Cut a line where it gets too long, and never within a letter."""
    part, size = "", 0
    for letter in line:
        width = len(letter.encode("utf-8", "replace"))
        if size + width > WIDTH:
            yield part
            part, size = " ", 1
        part, size = part + letter, size + width
    yield part
