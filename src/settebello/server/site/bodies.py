"""How much a request may bring: bodies are small here, and a large one is refused unread."""

from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from settebello.errors import Reason

LARGEST_BODY: Final = 65_536
"""Bytes; the largest message of the wire is well below."""


class BodyLimit:
    """Answers 413 to a request whose body is larger, whether it says so or not."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, counting its body."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif _said_length(scope) > LARGEST_BODY:
            await JSONResponse(TOO_LARGE, 413)(scope, receive, send)
        else:
            await self._app(scope, _counted(receive), send)


TOO_LARGE: Final = {
    "code": "syntax",
    "reason": Reason.BAD_REQUEST,
    "message": f"a request brings at most {LARGEST_BODY} bytes",
    "facts": {"most": LARGEST_BODY},
}


def _said_length(scope: Scope) -> int:
    text = dict(scope["headers"]).get(b"content-length", b"0")
    return int(text) if text.isdigit() else 0


def _counted(receive: Receive) -> Receive:
    read = 0

    async def next_part() -> Message:
        nonlocal read
        part = await receive()
        read += len(part.get("body", b""))
        if read > LARGEST_BODY:
            raise HTTPException(413)
        return part

    return next_part
