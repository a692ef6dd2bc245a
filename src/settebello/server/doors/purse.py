"""The costs of requests and messages, and how much one address may spend: a bucket that fills by itself."""

import math
import re
import time
from collections.abc import Callable
from typing import Final

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from settebello.errors import Reason, TooMany
from settebello.server.doors.networks import network

AT_ONCE_S: Final = 10
"""Seconds' worth that an address may spend at once."""

MOST_PURSES: Final = 10_000
"""Addresses that are remembered; those that have all they may have are forgotten first."""

HELLO: Final = 5.0
MESSAGE: Final = 1.0
"""The costs of a greeting, which is answered with the whole table, and of any other message."""

COSTS: Final = tuple(
    (re.compile(path), cost)
    for path, cost in (
        (r"/api/admin(/|$)|/api/players/.*/losses$", 20.0),
        (r"/(record|summary|review|hint|picture\.(png|svg))$|/deals/\d+$", 10.0),
        (r"/matches/[^/]+/tables$|/analyst/claims$", 10.0),
        (r"/api/(rooms|seats|players|people|account/seats)(/|$)|/(t|match)/[^/]+$", 2.0),
        (r"/api/", 1.0),
        (r"", 0.1),
    )
)
"""The cost of a request by its path: the first that fits."""

Spend = Callable[[float], None]
"""Pays for a message; raises `TooMany`."""


def free(_cost: float) -> None:
    """Ask for nothing."""


class Purses:
    """The amount that each address may still spend: ``rate`` a second comes in."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def spend(self, address: str, cost: float) -> None:
        """Pay a cost for an address; raise `TooMany` where it cannot."""
        name, now, full = network(address), self._clock(), self._rate * AT_ONCE_S
        left, at = self._left.get(name, (full, now))
        left = min(full, left + (now - at) * self._rate)
        if left < cost:
            self._left[name] = left, now
            raise TooMany(
                "too much was asked for in a short time",
                reason=Reason.TOO_MANY_REQUESTS,
                seconds=max(1, math.ceil((cost - left) / self._rate)),
            )
        if name not in self._left and len(self._left) >= MOST_PURSES:
            self._forget(now, full)
        self._left[name] = left - cost, now

    def _forget(self, now: float, full: float) -> None:
        """Forget who has all again; where nobody has, who asked first."""
        whole = [name for name, (left, at) in self._left.items() if left + (now - at) * self._rate >= full]
        for name in whole or list(self._left)[: MOST_PURSES // 10]:
            del self._left[name]


class Priced:
    """Has each request paid for before it is answered."""

    def __init__(self, app: ASGIApp, purses: Purses) -> None:
        self._app = app
        self._purses = purses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is paid for."""
        if scope["type"] == "http" and "/health/" not in scope["path"]:
            address = scope["client"][0] if scope.get("client") else ""
            try:
                self._purses.spend(address, cost_of(scope["path"]))
            except TooMany as problem:
                answer = JSONResponse(problem.as_dict(), 429, {"Retry-After": str(problem.seconds)})
                await answer(scope, receive, send)
                return
        await self._app(scope, receive, send)


def cost_of(path: str) -> float:
    """Return what a request for a path costs."""
    return next(cost for pattern, cost in COSTS if pattern.search(path))
