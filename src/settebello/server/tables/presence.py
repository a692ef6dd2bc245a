"""The people connected to each table, in any process: said over the bus again and again, never written.

Somebody is absent once nobody has said otherwise for a while, and not while they have only just sat down: the
seat is taken before their page has a connection. Words that may have been missed count for nobody's absence:
a process that has just begun, or lost the bus, vouches only for the words that it has heard since.
"""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from settebello.cards import Seat
from settebello.room import NOBODY, Absence, Room
from settebello.server.bus.local import Bus

HERE: Final = "here/"
"""How messages on the bus begin that say who is there; no table is called so."""

SAY_S: Final = 4.0
"""How often it is said who is connected to this process."""

TOGETHER: Final = 200
"""How many people are said to be there in one word: each word waits before the moves that come after it."""

SHOWN_S: Final = 10.0
"""After so long without word somebody counts as absent; a page that is loaded again is back before."""

FORGET_S: Final = 3600.0
"""How long it is known when somebody was last there."""


@dataclass(frozen=True, slots=True)
class Patience:
    """After how many seconds a computer player may be let in for somebody, and the match be claimed.

    Where the first is 0 nobody is ever absent. After ``tell_s`` an account is told that a table waits for it.
    """

    stand_in_s: float = 60
    claim_s: float = 300
    tell_s: float = 300


USUAL: Final = Patience()


class Presence:
    """Counts the connections of people to their seats, and hears of those to other processes."""

    def __init__(
        self, bus: Bus, clock: Callable[[], float] = time.monotonic, patience: Patience = USUAL
    ) -> None:
        self._bus = bus
        self._clock = clock
        self._here: Counter[tuple[str, str]] = Counter()
        self._heard: dict[tuple[str, str], float] = {}
        self._since = clock()
        self.patience = patience

    def arrive(self, room: str, key: str) -> None:
        """Count a connection of the person with this key."""
        self._here[room, key] += 1
        self.see(room, key)

    def depart(self, room: str, key: str) -> None:
        """Count it no more."""
        self._here[room, key] -= 1
        if not self._here[room, key]:
            del self._here[room, key]
        self._heard[room, key] = self._clock()

    def see(self, room: str, key: str) -> None:
        """Say that somebody is there at this moment."""
        self._publish([(room, key)])

    def hear(self, word: str) -> None:
        """Hear who is there, as another process says, or this one."""
        if word.startswith(HERE):
            now = self._clock()
            for who in word.removeprefix(HERE).split():
                room, _, key = who.partition("/")
                self._heard[room, key] = now

    def lose(self) -> None:
        """Count nobody's absence until now: word may have been lost."""
        self._since = self._clock()

    def say(self) -> None:
        """Say who is connected to this process; forget who has long gone."""
        mine = list(self._here)
        for first in range(0, len(mine), TOGETHER):
            self._publish(mine[first : first + TOGETHER])
        old = self._clock() - FORGET_S
        self._heard = {who: at for who, at in self._heard.items() if at > old}

    @property
    def rooms(self) -> set[str]:
        """Return the tables to which somebody is connected here."""
        return {room for room, _ in self._here}

    def is_here(self, room: Room, key: str | None) -> bool:
        """Tell whether the person with this key is connected to this process."""
        return key is not None and (room.id, key) in self._here

    @property
    def vouched_s(self) -> float:
        """Return for how many seconds this process has heard every word."""
        return self._clock() - self._since

    def away_s(self, room: str, key: str) -> float:
        """Return for how many seconds somebody has not been at a table, as far as this process can vouch."""
        now = self._clock()
        return now - self._last(room, key, now)

    def attends(self, room: Room) -> bool:
        """Tell whether somebody who sits at a table is connected to it here."""
        return any(who is not None and self.is_here(room, who.key) for who in room.seats)

    def absence(self, room: Room, now: float) -> Absence:
        """Return who is absent from a table, as far as this process can vouch for it.

        For the first patience after they sat down everybody counts as there; ``now`` is the time of day.
        """
        patience = self.patience
        if not patience.stand_in_s:
            return NOBODY
        shown, heard_until = min(SHOWN_S, patience.stand_in_s), self._clock()
        gone: dict[Seat, float] = {}
        for seat, who in room.owners.items():
            seated = inf if who.since is None else now - who.since
            away = min(seated, heard_until - self._last(room.id, who.key, heard_until))
            if away >= shown and seated >= patience.stand_in_s:
                gone[seat] = away
        return Absence(gone, patience.stand_in_s, patience.claim_s, _owing(room, now, shown))

    def _publish(self, people: Sequence[tuple[str, str]]) -> None:
        now = self._clock()
        self._heard.update((who, now) for who in people)
        self._bus.publish(HERE + " ".join(f"{room}/{key}" for room, key in people), int(time.time()))

    def _last(self, room: str, key: str | None, now: float) -> float:
        """Return when somebody was last there."""
        if key is None or (room, key) in self._here:
            return now
        return max(self._since, self._heard.get((room, key), self._since))


def _owing(room: Room, now: float, shown: float) -> dict[Seat, float]:
    """Return for how long each salt of the next deal has been owed, once that is long."""
    asked = room.reveal.at if room.reveal else None
    return {} if asked is None or now - asked < shown else dict.fromkeys(room.owing, now - asked)
