"""How long players may think (RULES.md O18): a total for the match each, or so many days for each play.

A time is a text: ``10+5`` is ten minutes each, and five seconds more after every play; ``3d`` three days
for each play. Moments and durations are seconds; the moments come from whoever asks.
"""

import re
from dataclasses import dataclass
from typing import Final

from settebello.errors import InvalidSetting, Reason

USUAL_TIME: Final = "10+0"
"""The default time of each player where the rules want a clock."""

SHORTEST_S: Final = 3
LONGEST_MIN: Final = 180
MOST_INCREMENT_S: Final = 60
MOST_DAYS: Final = 14
MINUTE_S: Final = 60
DAY_S: Final = 86_400

PAUSE_S: Final = 60.0
"""So long those who are not ready keep the others waiting between two deals."""

_TOTAL: Final = re.compile(r"(\d{1,3}(?:\.\d{1,2})?)\+(\d{1,2})", re.ASCII)
_DAYS: Final = re.compile(r"(\d{1,2})d", re.ASCII)


@dataclass(frozen=True, slots=True)
class TimeControl:
    """So many ``seconds`` for a match and an ``increment`` for each play, or ``each_move`` so many anew."""

    seconds: float
    increment: float = 0
    each_move: bool = False

    @property
    def pause(self) -> float:
        """Return how long the next deal waits for those who are not ready."""
        return self.seconds if self.each_move else PAUSE_S


@dataclass(frozen=True, slots=True)
class Clock:
    """The time that each seat had left at a moment ``at``; whose clock runs follows from the table."""

    left: tuple[float, ...]
    at: float


@dataclass(frozen=True, slots=True)
class Outage:
    """A time in which nobody served: from the last heartbeat before it to the first one after."""

    since: float
    until: float


def parse_time(text: str) -> TimeControl:
    """Read a time; raise `InvalidSetting` for one that nobody can play by."""
    if days := _DAYS.fullmatch(text):
        found = TimeControl(int(days[1]) * DAY_S, each_move=True)
        possible = 1 <= int(days[1]) <= MOST_DAYS
    elif total := _TOTAL.fullmatch(text):
        found = TimeControl(round(float(total[1]) * MINUTE_S, 1), int(total[2]))
        possible = SHORTEST_S <= found.seconds <= LONGEST_MIN * MINUTE_S
        possible = possible and found.increment <= MOST_INCREMENT_S
    else:
        raise _bad_time(text)
    if not possible:
        raise _bad_time(text)
    return found


def time_text(time: TimeControl) -> str:
    """Write a time as it is read."""
    if time.each_move:
        return f"{round(time.seconds / DAY_S)}d"
    return f"{time.seconds / MINUTE_S:.2f}".rstrip("0").rstrip(".") + f"+{round(time.increment)}"


def _bad_time(text: str) -> InvalidSetting:
    return InvalidSetting(
        f"{text!r} is no time: write 10+5 for ten minutes each and five seconds a play, up to "
        f"{LONGEST_MIN}+{MOST_INCREMENT_S}, or 3d for three days a play, up to {MOST_DAYS}d",
        reason=Reason.BAD_TIME,
        minutes=LONGEST_MIN,
        seconds=MOST_INCREMENT_S,
        days=MOST_DAYS,
    )
