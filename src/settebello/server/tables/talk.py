"""The words said at tables: told to everybody there, in every process, and kept nowhere."""

import time
from collections import defaultdict, deque
from collections.abc import Callable
from typing import Final

from settebello.cards import Seat
from settebello.errors import Reason, TooMany
from settebello.room import Room
from settebello.room.talk import PHRASES, Phrase, check_talk
from settebello.server.bus.local import Bus

SAID: Final = "said/"
"""The beginning of a message on the bus that tells a phrase; no table is called so."""

MOST: Final = 5
WINDOW_S: Final = 30.0
"""One seat may say so many phrases in so many seconds."""

Ear = Callable[[Seat, Phrase], None]
"""Called with who said what; must not wait."""


class Talk:
    """The listeners at each table of this process, and the times of each seat's latest phrases."""

    def __init__(self, bus: Bus, clock: Callable[[], float] = time.monotonic) -> None:
        self._bus = bus
        self._clock = clock
        self._ears: defaultdict[str, set[Ear]] = defaultdict(set)
        self._said: dict[tuple[str, Seat], deque[float]] = {}

    def listen(self, room: str, ear: Ear) -> None:
        """Tell from now on what is said at a table."""
        self._ears[room].add(ear)

    def leave(self, room: str, ear: Ear) -> None:
        """Tell no more."""
        self._ears[room].discard(ear)
        if not self._ears[room]:
            del self._ears[room]

    def say(self, room: Room, seat: Seat, phrase: Phrase) -> None:
        """Tell everybody at a table; raise `Forbidden` where there is silence, `TooMany` for too much."""
        check_talk(room)
        now = self._clock()
        self._said = {who: times for who, times in self._said.items() if times[-1] > now - WINDOW_S}
        times = self._said.setdefault((room.id, seat), deque(maxlen=MOST))
        if len(times) == MOST and times[0] > now - WINDOW_S:
            wait = int(times[0] + WINDOW_S - now) + 1
            raise TooMany("so much cannot be said at once", reason=Reason.TOO_MUCH_TALK, seconds=wait)
        times.append(now)
        self._bus.publish(f"{SAID}{room.id}/{seat}/{phrase}", room.version)

    def hear(self, word: str) -> None:
        """Hear what was said, in this process or another."""
        if word.startswith(SAID):
            match word.removeprefix(SAID).split("/"):
                case room, seat, phrase if seat.isdecimal():
                    for known in (each for each in PHRASES if each == phrase):
                        for ear in list(self._ears.get(room, ())):
                            ear(Seat(int(seat)), known)
