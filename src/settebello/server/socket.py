"""The WebSocket of a table: a person's commands in, the table as that person may see it out.

Nothing a client sends ends the connection or the server: what cannot be read or is not allowed is
answered with a code and a sentence. A client that does not read what it is sent is let go. A page
from another site is not let in.
"""

import asyncio
import logging

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from settebello.cards import Seat
from settebello.errors import Forbidden, SettebelloError, SyntaxProblem
from settebello.room import Fill, Move, Ready, Room, project
from settebello.room.public import PublicEvent
from settebello.server import wire
from settebello.server.origin import same_site
from settebello.server.tables import Table, Tables, Update, key_of, missed, own_seat, seat_of

_CLIENT: TypeAdapter[wire.ClientMessage] = TypeAdapter(wire.ClientMessage)
QUEUE = 64
"""How many messages may wait for a slow client before it is let go."""

LONGEST_MESSAGE = 16_384
"""Bytes a client may send at once; more ends the connection (code 1009)."""

LAST_WORDS_S = 5.0
"""How long a connection that has to end may take to send what still waits."""

HOUSE_PLAYER = "greedy"

_logger = logging.getLogger(__name__)


class Connection:
    """One client at one table."""

    def __init__(self, socket: WebSocket, tables: Tables, name: str) -> None:
        self._socket = socket
        self._tables = tables
        self._name = name
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)
        self._writer: asyncio.Task[None] | None = None
        self._token: str | None = None
        self._greeted = False

    async def serve(self) -> None:
        """Answer the client until it leaves or is let go."""
        if not same_site(self._socket.headers):
            await self._socket.close(1008)
            return
        await self._socket.accept()
        self._writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._attend())
        tasks = {reader, self._writer}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait({self._writer}, timeout=LAST_WORDS_S if reader.done() else 0)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _attend(self) -> None:
        """Hear the client and the table, until the client leaves."""
        try:
            table = await self._tables.table(self._name)
        except SettebelloError as problem:
            await self._refuse(None, problem)
        else:
            table.listeners.add(self._on_update)
            try:
                await self._read(table)
            finally:
                table.listeners.discard(self._on_update)
        await self._outbox.put(None)

    async def _read(self, table: Table) -> None:
        while (packet := await self._socket.receive())["type"] != "websocket.disconnect":
            identity: str | None = None
            try:
                message = _message(packet)
                identity = getattr(message, "id", None)
                await self._obey(table, message)
            except SettebelloError as problem:
                await self._refuse(identity, problem)
            except Exception:
                _logger.exception("a message at table %s could not be handled", self._name)
                await self._refuse(identity, SettebelloError("something went wrong; try again"))

    async def _obey(self, table: Table, message: wire.ClientMessage) -> None:
        match message:
            case wire.Hello():
                await self._greet(table, message)
            case wire.PingMessage():
                await self._outbox.put(wire.PongMessage(version=table.room.version).model_dump_json())
            case wire.PlayCommand():
                seat = self._seat(table.room)
                if message.seat not in {None, seat}:
                    raise Forbidden("that is not your seat", reason="not_your_seat")
                await self._tables.submit(self._name, Move(seat, message.version, message.action))
            case wire.ReadyCommand():
                seat = self._seat(table.room)
                if not await self._tables.submit(self._name, Ready(seat, message.salt)):
                    await self._outbox.put(_state(table.room, seat, []))
            case wire.FillCommand():
                self._seat(table.room)
                await self._tables.submit(self._name, Fill(HOUSE_PLAYER))

    async def _greet(self, table: Table, hello: wire.Hello) -> None:
        await self._tables.caught_up(self._name)
        seat = seat_of(table.room, hello.token)
        self._token = hello.token
        self._greeted = True
        await self._outbox.put(_state(table.room, seat, missed(table, hello.version)))

    def _seat(self, room: Room) -> Seat:
        return own_seat(room, self._token)

    def _on_update(self, update: Update) -> None:
        """Pass an update on; a client that has not read so many before it is let go."""
        if not self._greeted:
            return
        seat = update.room.seat_of(key_of(self._token)) if self._token else None
        try:
            self._outbox.put_nowait(_state(update.room, seat, update.told))
        except asyncio.QueueFull:
            # it can resume where it was, once it reads again
            if self._writer is not None:
                self._writer.cancel()

    async def _refuse(self, identity: str | None, problem: SettebelloError) -> None:
        refusal = wire.RefusedMessage.model_validate({"id": identity, **problem.public().as_dict()})
        await self._outbox.put(refusal.model_dump_json())

    async def _write(self) -> None:
        try:
            while (text := await self._outbox.get()) is not None:
                await self._socket.send_text(text)
            await self._socket.close()
        except (WebSocketDisconnect, RuntimeError):
            return  # the client has gone


def _state(room: Room, seat: Seat | None, told: list[PublicEvent]) -> str:
    return wire.StateMessage(screen=project(room, seat), events=told).model_dump_json()


def _message(packet: object) -> wire.ClientMessage:
    text = packet.get("text") if isinstance(packet, dict) else None
    if not isinstance(text, str):
        raise SyntaxProblem("a message is JSON text", reason="no_json")
    try:
        return _CLIENT.validate_json(text)
    except ValidationError as problem:
        raise _unreadable(problem) from None


def _unreadable(problem: ValidationError) -> SyntaxProblem:
    first = problem.errors(include_url=False, include_input=False)[0]
    if first["type"] == "json_invalid":
        return SyntaxProblem("this message is no JSON", reason="no_json")
    where = ".".join(str(part) for part in first["loc"]) or "message"
    return SyntaxProblem(f"{where}: {first['msg']}", reason="bad_message")
