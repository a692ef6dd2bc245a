"""Connections counted in all and by address; the silent make room for those who come.

A connection is *silent* while no request is answered over it and it is no WebSocket. Where the house is full,
in all or for one address, the one that has been silent longest is ended. Where none is silent, a new one is
refused. Addresses of proxies are not counted here: behind one stand many people (`guests.py` counts them).
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, Protocol

from settebello.server.doors.networks import network

HEAD_S: Final = 20.0
"""How long a connection may take to ask for something the first time."""

FEWEST: Final = 32
SPARE: Final = 16
"""How many fewer connections are held once the system had nothing left for one; never fewer than `FEWEST`."""


class Way(Hashable, Protocol):
    """The transport of a connection."""

    def abort(self) -> None:
        """End it at once."""


@dataclass(slots=True)
class Inside:
    """A connection: whose it is, since when, whether it is silent now, and whether it ever asked."""

    address: str
    since: float
    silent: Callable[[], bool]
    asked: Callable[[], bool]


class Doors:
    """The connections of a process: ``most`` in all, ``by_address`` from one that is no ``proxy``."""

    def __init__(
        self,
        most: int,
        by_address: int,
        proxy: Callable[[str], bool] = lambda _: False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.most = most
        self._by_address = by_address
        self._proxy = proxy
        self._clock = clock
        self._coming: Counter[str] = Counter()
        self._counts: Counter[str] = Counter()
        self._silent: OrderedDict[Way, Inside] = OrderedDict()
        self._seated: dict[Way, Inside] = {}
        self.refused = 0
        self.ended = 0

    def __len__(self) -> int:
        """Return how many are inside or on their way in."""
        return len(self._silent) + len(self._seated) + self._coming.total()

    def lets_in(self, address: str) -> bool:
        """Tell whether one more from an address comes in, and expect it then; a silent one may have to go."""
        name = network(address)
        if not self._proxy(address) and self._counts[name] + self._coming[name] >= self._by_address:
            free = self._end_silent(name)
        else:
            free = len(self) < self.most or self._end_silent()
        if free:
            self._coming[name] += 1
        else:
            self.refused += 1
        return free

    def gave_up(self, address: str) -> None:
        """Expect one from an address no more."""
        name = network(address)
        self._coming[name] -= 1
        if self._coming[name] <= 0:
            del self._coming[name]

    def enter(self, way: Way, address: str, silent: Callable[[], bool], asked: Callable[[], bool]) -> None:
        """Count a connection that was expected."""
        self.gave_up(address)
        name = network(address)
        self._counts[name] += 1
        self._silent[way] = Inside(name, self._clock(), silent, asked)

    def sit(self, way: Way) -> None:
        """Count a connection as a WebSocket, which never has to make room."""
        inside = self._silent.pop(way, None)
        if inside is not None:
            self._seated[way] = inside

    def leave(self, way: Way) -> None:
        """Count a connection no more."""
        inside = self._silent.pop(way, None) or self._seated.pop(way, None)
        if inside is not None:
            self._counts[inside.address] -= 1
            if self._counts[inside.address] <= 0:
                del self._counts[inside.address]

    def end_late(self) -> None:
        """End those that have asked for nothing since they came, and came too long ago."""
        before = self._clock() - HEAD_S
        late = [way for way, each in self._silent.items() if each.since < before and not each.asked()]
        for way in late:
            self._end(way)

    def hold_fewer(self) -> None:
        """Let fewer in from now on: the system has nothing left, though fewer than ``most`` are inside."""
        self.most = max(FEWEST, min(self.most, len(self) - SPARE))
        while len(self) > self.most and self._end_silent():
            pass

    def _end_silent(self, name: str | None = None) -> bool:
        for way, each in self._silent.items():
            if (name is None or each.address == name) and each.silent():
                self._end(way)
                return True
        return False

    def _end(self, way: Way) -> None:
        self.ended += 1
        self.leave(way)
        way.abort()
