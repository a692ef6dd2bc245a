"""The WebSocket of a table: a person's commands in, the table as that person may see it out.

Nothing a client sends ends the connection or the server: what cannot be read or is not allowed is
answered with a code and a sentence. A client that does not read what it is sent is let go.
"""

import asyncio
from contextlib import suppress

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from settebello.cards import Seat
from settebello.errors import Forbidden, SettebelloError, SyntaxProblem
from settebello.room import Fill, Move, Ready, Room, project
from settebello.room.screen import PublicEvent
from settebello.server import wire
from settebello.server.tables import Table, Tables, Update, key_of, missed, own_seat, seat_of

_CLIENT: TypeAdapter[wire.ClientMessage] = TypeAdapter(wire.ClientMessage)
QUEUE = 64
"""How many messages may wait for a slow client before it is let go."""

HOUSE_PLAYER = "greedy"


class Connection:
    """One client at one table."""

    def __init__(self, socket: WebSocket, tables: Tables, name: str) -> None:
        self._socket = socket
        self._tables = tables
        self._name = name
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)
        self._token: str | None = None
        self._greeted = False

    async def serve(self) -> None:
        """Answer the client until it leaves."""
        await self._socket.accept()
        table: Table | None = None
        writer = asyncio.create_task(self._write())
        try:
            table = await self._tables.table(self._name)
            table.listeners.add(self._on_update)
            await self._read(table)
        except SettebelloError as problem:
            self._refuse(None, problem)
        except WebSocketDisconnect:
            pass
        finally:
            if table is not None:
                table.listeners.discard(self._on_update)
            self._put(None)
            with suppress(WebSocketDisconnect, RuntimeError):
                await writer

    async def _read(self, table: Table) -> None:
        while True:
            packet = await self._socket.receive()
            if packet["type"] == "websocket.disconnect":
                return
            identity: str | None = None
            try:
                message = _message(packet)
                identity = getattr(message, "id", None)
                await self._obey(table, message)
            except SettebelloError as problem:
                self._refuse(identity, problem)

    async def _obey(self, table: Table, message: wire.ClientMessage) -> None:
        match message:
            case wire.Hello():
                self._greet(table, message)
            case wire.PingMessage():
                self._put(wire.PongMessage().model_dump_json())
            case wire.PlayCommand():
                seat = self._seat(table.room)
                if message.seat not in {None, seat}:
                    raise Forbidden("that is not your seat", reason="not_your_seat")
                await self._tables.submit(self._name, Move(seat, message.version, message.action))
            case wire.ReadyCommand():
                await self._tables.submit(self._name, Ready(self._seat(table.room), message.salt))
            case wire.FillCommand():
                self._seat(table.room)
                await self._tables.submit(self._name, Fill(HOUSE_PLAYER))

    def _greet(self, table: Table, hello: wire.Hello) -> None:
        seat = seat_of(table.room, hello.token)
        self._token = hello.token
        self._greeted = True
        self._send(table.room, seat, missed(table, hello.version))
        self._tables.wake_bot(table.room)

    def _seat(self, room: Room) -> Seat:
        return own_seat(room, self._token)

    def _on_update(self, update: Update) -> None:
        if self._greeted:
            seat = update.room.seat_of(key_of(self._token)) if self._token else None
            self._send(update.room, seat, update.told)

    def _send(self, room: Room, seat: Seat | None, told: list[PublicEvent]) -> None:
        self._put(wire.StateMessage(screen=project(room, seat), events=told).model_dump_json())

    def _refuse(self, identity: str | None, problem: SettebelloError) -> None:
        refusal = wire.RefusedMessage.model_validate({"id": identity, **problem.as_dict()})
        self._put(refusal.model_dump_json())

    def _put(self, text: str | None) -> None:
        try:
            self._outbox.put_nowait(text)
        except asyncio.QueueFull:
            # the client reads nothing: drop what waits and end; it can resume where it was
            while not self._outbox.empty():
                self._outbox.get_nowait()
            self._outbox.put_nowait(None)

    async def _write(self) -> None:
        while (text := await self._outbox.get()) is not None:
            await self._socket.send_text(text)
        await self._socket.close()


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
