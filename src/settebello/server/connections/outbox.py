"""The messages that wait to be sent to one client."""

import asyncio
from collections.abc import MutableMapping
from typing import Any, Final, Protocol

from fastapi import WebSocketDisconnect
from starlette.datastructures import Headers

QUEUE: Final = 64
"""Messages that may wait for a slow client before its connection ends."""

DONE: Final = 1000
COME_BACK: Final = 1012
"""Says that the server is started again: a client that connects at once finds it, or another worker."""


class Line(Protocol):
    """A WebSocket, or something that behaves like one."""

    @property
    def headers(self) -> Headers:
        """Return the headers with which the client connected."""
        ...

    async def accept(self) -> None:
        """Let the client in."""
        ...

    async def receive(self) -> MutableMapping[str, Any]:
        """Return what comes next, as a server of WebSockets would."""
        ...

    async def send_text(self, data: str) -> None:
        """Send a message."""
        ...

    async def close(self, code: int = 1000) -> None:
        """End the line."""
        ...


class Outbox:
    """Sends messages in order, from `begin` until `end` or until the client has gone."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)
        self._sending: asyncio.Task[None] | None = None
        self._code = DONE

    def begin(self, tasks: asyncio.TaskGroup) -> asyncio.Task[None]:
        """Send in a task of this group, which ends when everything is sent or the client has gone."""
        self._sending = tasks.create_task(self._send())
        return self._sending

    async def put(self, text: str) -> None:
        """Have a message sent; wait while too many wait already."""
        await self._waiting.put(text)

    def put_now(self, text: str) -> None:
        """Have a message sent; a client that reads too little is sent nothing more.

        It can resume where it was, once it reads again.
        """
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            if self._sending is not None:
                self._sending.cancel()

    def put_if_free(self, text: str) -> bool:
        """Have a message sent that is of its moment, to a client that keeps up; tell whether it does."""
        if self._waiting.full():
            return False
        self._waiting.put_nowait(text)
        return True

    async def end(self) -> None:
        """Close the line once everything before is sent."""
        await self._waiting.put(None)

    def come_back(self) -> None:
        """Have the client connect again at once when the line is closed."""
        self._code = COME_BACK

    async def _send(self) -> None:
        try:
            while (text := await self._waiting.get()) is not None:
                await self._line.send_text(text)
            await self._line.close(self._code)
        except (WebSocketDisconnect, RuntimeError):
            return  # the client has gone
