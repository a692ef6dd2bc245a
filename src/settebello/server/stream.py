"""A table over plain HTTP, for programs without a WebSocket: a stream of JSON lines, and commands posted.

The stream is the same connection as over a WebSocket, whose client says hello and then, now and then, ping:
the pong shows both sides that the line lives.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Coroutine, MutableMapping
from contextlib import aclosing
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import StreamingResponse
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from settebello.cards import Seat
from settebello.errors import Stale
from settebello.room import Room
from settebello.server import wire
from settebello.server.asking import was_asked
from settebello.server.bearer import REFUSED, TheHolder, TheTokens
from settebello.server.bot_wire import CommandAnswer, CommandRequest, StreamMessage
from settebello.server.commands import command_of, seat_with
from settebello.server.leaving import TheLeaving, leaves_unplayed
from settebello.server.publishing import Publishing, ThePublishing, check_publishing
from settebello.server.records import REFUSED as AS_JSON
from settebello.server.rest import TheTables
from settebello.server.secret import account_key
from settebello.server.socket import Connection
from settebello.server.tables import Tables
from settebello.server.tokens import Holder

BEAT_S: Final = 10.0
"""After so long at most a stream has another line."""

MEDIA_TYPE: Final = "application/x-ndjson"

_logger = logging.getLogger(__name__)

router = APIRouter(prefix="/api/rooms/{room}", tags=["bots"], responses=REFUSED)


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
    """What is streamed at this moment, so that it can end with the server."""

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
    """What is sent, line by line, to be fetched by whoever follows the stream."""

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

    def __init__(self, headers: Headers, hello: wire.Hello) -> None:
        super().__init__()
        self.headers = headers
        self._hello: wire.Hello | None = hello

    async def accept(self) -> None:
        """Do nothing: the request has been answered."""

    async def receive(self) -> MutableMapping[str, Any]:
        """Return the hello, and from then on pings."""
        hello, self._hello = self._hello, None
        if hello is None:
            await asyncio.sleep(BEAT_S)
        said = hello or wire.PingMessage(type="ping")
        return {"type": "websocket.receive", "text": said.model_dump_json()}


@router.get(
    "/stream", response_class=LineStream, responses={200: {"model": StreamMessage}, "default": AS_JSON}
)
async def follow_table(
    room: str,
    request: Request,
    tables: TheTables,
    tokens: TheTokens,
    holder: TheHolder,
    version: Annotated[int | None, Query(ge=0)] = None,
    choose: bool = False,  # noqa: FBT001, FBT002 (a query's parameter)
) -> LineStream:
    """Follow a table as its seat sees it, line by line, from the ``version`` last seen."""
    holder.may("play")
    await tables.table(room)
    line = HttpLine(request.headers, wire.Hello(type="hello", version=version, choose=choose))
    connection = Connection(line, tables, tokens, room)
    return LineStream(line.lines(connection.serve, request.app.state.streams))


@router.post("/commands", name="command_table")
async def post_command(
    room: str,
    asked: CommandRequest,
    tables: TheTables,
    holder: TheHolder,
    publishing: ThePublishing,
    leaving: TheLeaving,
) -> CommandAnswer:
    """Do at a table where one sits what a person can do over the WebSocket; or play for the house."""
    unplayed = leaves_unplayed(asked.root, (await tables.table(room)).room)
    answer = await command_table(room, asked, tables, holder, publishing)
    if unplayed:
        await leaving(account_key(holder.person))
    return answer


async def command_table(
    room: str, asked: CommandRequest, tables: Tables, holder: Holder, publishing: Publishing
) -> CommandAnswer:
    """Carry a program's command out at a table; raise what refuses it."""
    table = await tables.caught_up(room)
    seat, key = _seat_of_house(table.room, asked.root, holder), None
    if seat is None:
        holder.may("play")
        key = account_key(holder.person)
        seat = seat_with(table.room, key)
        tables.presence.see(room, key)
        await tables.come_back(table, seat)
        await check_publishing(asked.root, publishing)
    changed = await tables.submit(room, command_of(asked.root, seat), key)
    return CommandAnswer(changed=changed, version=table.room.version)


def _seat_of_house(room: Room, asked: wire.TableCommand, holder: Holder) -> Seat | None:
    """Return the computer player's seat that has to play, where a program was asked to play for it.

    Raises `Stale` for an answer that comes too late: perhaps the house has played, and a person is on turn.
    """
    sits = room.seat_of(account_key(holder.person)) is not None
    if sits or not holder.can("house") or not isinstance(asked, wire.PlayCommand):
        return None
    if asked.version != room.version:
        message = "the table has moved on since you were asked"
        raise Stale(message, reason="stale_version", version=room.version)
    turn = room.bot_to_move
    return turn[0] if turn is not None and was_asked(room, asked.id) else None
