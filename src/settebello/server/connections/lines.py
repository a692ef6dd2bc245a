"""The stream of JSON lines over which a program without a WebSocket follows a table.

The stream is the same connection as over a WebSocket, whose client says hello and then, now and then, ping:
the pong shows both sides that the line lives.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Coroutine, MutableMapping
from contextlib import aclosing
from typing import Any, Final

from fastapi.responses import StreamingResponse
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from settebello.server.wire import messages

BEAT_S: Final = 10.0
"""After so long at most a stream has another line."""

MEDIA_TYPE: Final = "application/x-ndjson"

_logger = logging.getLogger(__name__)


class LineStream(StreamingResponse):
    """A stream of JSON objects, one a line.

    It ends with its connection, wherever that is cut. Starlette does not close a generator: where the line
    is cut while it is sent, the generator would go on until it is collected.
    """

    media_type = MEDIA_TYPE

    def __init__(self, lines: AsyncGenerator[str], status_code: int = 200) -> None:
        # FastAPI reads the default of `status_code` for the description of the API
        super().__init__(lines, status_code, {"Cache-Control": "no-store"})
        self._lines = lines

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the lines until they or the connection end."""
        async with aclosing(self._lines):
            await super().__call__(scope, receive, send)


class Streams:
    """The streams of this moment, so that they can end with the server."""

    def __init__(self) -> None:
        self._serving: set[asyncio.Task[None]] = set()
        self._ending = False

    def begin(self, serving: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Serve a stream in a task of its own; not where the server ends."""
        task = asyncio.create_task(serving)
        self._serving.add(task)
        task.add_done_callback(self._rest)
        if self._ending:
            task.cancel()
        return task

    def end(self) -> None:
        """End all streams, and those that begin from now on: whoever follows them connects again."""
        self._ending = True
        for task in self._serving:
            task.cancel()

    def _rest(self, task: asyncio.Task[None]) -> None:
        """Forget a stream that has ended, and say so if it ended badly."""
        self._serving.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None:
            _logger.error("a stream failed", exc_info=problem)


class Lines:
    """The lines of one stream, sent as its reader fetches them."""

    def __init__(self) -> None:
        self._lines: asyncio.Queue[str | None] = asyncio.Queue(1)

    async def send_text(self, data: str) -> None:
        """Put a line where it is fetched, once the one before has been."""
        await self._lines.put(data)

    async def close(self, code: int = 1000) -> None:  # noqa: ARG002 (HTTP has no word for why)
        """Have the stream end."""
        await self._lines.put(None)

    async def lines(
        self, work: Callable[[], Coroutine[Any, Any, None]], streams: Streams
    ) -> AsyncGenerator[str]:
        """Do the work that sends lines, and yield them; the work ends with the generator."""
        serving = streams.begin(work())
        try:
            while (line := await self._next(serving)) is not None:
                yield line + "\n"
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)

    async def _next(self, serving: asyncio.Task[None]) -> str | None:
        """Return the next line; None where there is none any more, because the connection has ended."""
        fetching = asyncio.create_task(self._lines.get())
        try:
            await asyncio.wait({fetching, serving}, return_when=asyncio.FIRST_COMPLETED)
            return fetching.result() if fetching.done() else None
        finally:
            fetching.cancel()


class HttpLine(Lines):
    """A line on which a client says hello and ping by itself."""

    def __init__(self, headers: Headers, hello: messages.Hello) -> None:
        super().__init__()
        self.headers = headers
        self._hello: messages.Hello | None = hello

    async def accept(self) -> None:
        """Do nothing: the request has been answered."""

    async def receive(self) -> MutableMapping[str, Any]:
        """Return the hello, and from then on pings."""
        hello, self._hello = self._hello, None
        if hello is None:
            await asyncio.sleep(BEAT_S)
        said = hello or messages.PingMessage(type="ping")
        return {"type": "websocket.receive", "text": said.model_dump_json()}
