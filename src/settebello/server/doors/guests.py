"""How much one address has open at once: requests that are answered, and WebSockets.

The address is the client's own, behind a proxy the one that the proxy names.
"""

from collections import Counter
from typing import Final

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from settebello.errors import Reason, TooMany
from settebello.server.doors.networks import network

AGAIN_S: Final = 5
"""Seconds after which somebody who was refused may ask again."""

FREE: Final = ("/health/",)
"""Requests that are always answered: those that watch over the server."""


class Guests:
    """Refuses what one address opens beyond ``most`` at once, with 429."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self._app = app
        self._most = most
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is not too much."""
        if scope["type"] == "lifespan" or scope["path"].startswith(FREE):
            await self._app(scope, receive, send)
            return
        address = network(scope["client"][0] if scope.get("client") else "")
        if self._open[address] >= self._most:
            await refusal()(scope, receive, send)
            return
        self._open[address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def refusal() -> JSONResponse:
    """Return the answer to somebody whose address has too much open."""
    problem = TooMany(
        "too many connections are open from this address",
        reason=Reason.TOO_MANY_CONNECTIONS,
        seconds=AGAIN_S,
    )
    return JSONResponse(problem.as_dict(), 429, {"Retry-After": str(problem.seconds)})
