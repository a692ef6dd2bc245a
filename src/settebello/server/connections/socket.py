"""The WebSocket of a table: a person's commands in, the table as that person may see it out.

Nothing a client sends ends the server, and nothing but a message that is too long the connection: what
cannot be read or is not allowed is answered with a code and a sentence. A client that does not read what it
is sent is let go. A page from another site is not let in. A program with a token has its seat by it, for as
long as the token is good; a browser that is signed in has its account's seat, for as long as the session
goes on.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Any, Final, Protocol

from fastapi import WebSocketDisconnect
from starlette.datastructures import Headers

from settebello.cards import Seat
from settebello.errors import Forbidden, NotSignedIn, SettebelloError, StoreProblem
from settebello.room import Recognize, Room
from settebello.room.project import for_seat, in_the_open
from settebello.room.public import PublicEvent
from settebello.room.screen import Screen
from settebello.room.talk import Phrase
from settebello.server.connections.asking import choose_message
from settebello.server.people.origin import same_site
from settebello.server.people.secret import account_key, key_of, key_of_account
from settebello.server.people.tokens import Tokens, shown_in
from settebello.server.tables.commands import command_of, message_in, seat_with
from settebello.server.tables.leaving import Leaving, leaves_unplayed, person_at
from settebello.server.tables.leaving import as_often_as_wished as uncounted
from settebello.server.tables.publishing import Publishing, as_often_as_wished, check_publishing
from settebello.server.tables.table import Past, Table, Update, beginning, missed
from settebello.server.tables.tables import Tables
from settebello.server.wire import messages
from settebello.server.wire.changes import events_text, step_messages

QUEUE = 64
"""How many messages may wait for a slow client before it is let go."""

LONGEST_MESSAGE = 16_384
"""Bytes a client may send at once; more ends the connection (code 1009)."""

LAST_WORDS_S = 5.0
"""How long a connection that has to end may take to send what still waits."""

RECHECK_S = 30.0
"""How often it is seen to that the token of a program is still good."""

DISCONNECT: Final = "websocket.disconnect"
DONE: Final = 1000
COME_BACK: Final = 1012
"""Says that the server is started again: a client that connects at once finds it, or another worker."""

_logger = logging.getLogger(__name__)


class Line(Protocol):
    """What a connection goes over: a WebSocket, or something that behaves like one."""

    @property
    def headers(self) -> Headers:
        """Return what the client said when it connected."""
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


_NEWER: Final = {"protocol", "since", "steps"}
"""What a whole screen has by protocol 2 alone."""

Owner = Callable[[], Awaitable[str | None]]
"""Says under which account, by its id, the browser that connects is signed in; None for none."""


async def nobody() -> str | None:
    """Say that nobody is signed in."""
    return None


class Connection:
    """One client at one table."""

    def __init__(
        self,
        socket: Line,
        tables: Tables,
        tokens: Tokens,
        name: str,
        publishing: Publishing = as_often_as_wished,
        leaving: Leaving = uncounted,
        owner: Owner = nobody,
    ) -> None:
        self._socket = socket
        self._tables = tables
        self._tokens = tokens
        self._name = name
        self._publishing = publishing
        self._leaving = leaving
        self._owner = owner
        self._account: str | None = None
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)
        self._writer: asyncio.Task[None] | None = None
        self._key: str | None = None
        self._present: str | None = None
        self._chooses = False
        self._hears = False
        self._greeted = False
        self._protocol = 1
        self._shown = 0
        self._screen: Screen | None = None
        self._sits = False
        self._late: list[asyncio.TimerHandle] = []
        self._reader: asyncio.Task[None] | None = None
        self._obeys = False
        self._leaves = False

    def leave(self) -> None:
        """Finish what is in hand, say what there is to say, and send the client away to come back at once."""
        self._leaves = True
        if self._reader is not None and not self._obeys:
            self._reader.cancel()

    async def serve(self) -> None:
        """Answer the client until it leaves or is let go."""
        if not same_site(self._socket.headers):
            await self._socket.close(1008)
            return
        await self._socket.accept()
        self._writer = asyncio.create_task(self._write())
        reader = self._reader = asyncio.create_task(self._attend())
        shown = shown_in(self._socket.headers)
        guard = self._guard_session() if shown is None else self._guard(shown)
        ending = {reader, asyncio.create_task(guard)}
        tasks = {self._writer, *ending}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            ended = any(task.done() for task in ending)
            async with asyncio.timeout(LAST_WORDS_S if ended else 0):
                if reader.cancelled():
                    await self._outbox.put(None)
                await asyncio.wait({self._writer})
        except TimeoutError:
            pass  # it does not read what it is sent
        finally:
            for task in tasks:
                task.cancel()
            for problem in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(problem, Exception):
                    _logger.error("a connection to table %s failed", self._name, exc_info=problem)

    async def _attend(self) -> None:
        """Hear the client and the table, until the client leaves."""
        try:
            await self._show_token()
            table = await self._tables.table(self._name)
        except SettebelloError as problem:
            await self._refuse(None, problem)
        else:
            table.listeners.add(self._on_update)
            self._tables.talk.listen(self._name, self._on_said)
            try:
                await self._read(table)
            finally:
                table.listeners.discard(self._on_update)
                self._tables.talk.leave(self._name, self._on_said)
                self._forget_late()
                self._be_present(None)
        await self._outbox.put(None)

    async def _show_token(self) -> None:
        """See whose seat a program takes, if it shows a token; raise for one that is not good."""
        shown = shown_in(self._socket.headers)
        if shown is not None:
            holder = await self._tokens.holder(shown)
            holder.may("play")
            self._key = account_key(holder.person)

    async def _guard(self, shown: str) -> None:
        """Wait until the token that was shown is no longer good; then say so, and end."""
        while True:
            await asyncio.sleep(RECHECK_S)
            try:
                await self._tokens.check_again(shown, "play")
            except (Forbidden, NotSignedIn) as problem:
                await self._refuse(None, problem)
                await self._outbox.put(None)
                return

    async def _guard_session(self) -> None:
        """Wait until the session is over by which the client has its seat; the seat is not its own then."""
        while True:
            await asyncio.sleep(RECHECK_S)
            with suppress(StoreProblem):  # it is asked again soon
                if self._account is not None and await self._owner() != self._account:
                    await self._outbox.put(None)
                    return

    async def _read(self, table: Table) -> None:
        while not self._leaves and (packet := await self._socket.receive())["type"] != DISCONNECT:
            identity: str | None = None
            self._obeys = True
            try:
                message = message_in(packet)
                identity = getattr(message, "id", None)
                await self._obey(table, message)
            except SettebelloError as problem:
                await self._refuse(identity, problem)
            except Exception:
                _logger.exception("a message at table %s could not be handled", self._name)
                await self._refuse(identity, SettebelloError("something went wrong; try again"))
            finally:
                self._obeys = False

    async def _obey(self, table: Table, message: messages.ClientMessage) -> None:
        match message:
            case messages.Hello():
                await self._greet(table, message)
            case messages.PingMessage():
                version = self._shown if self._watches(table.room) else table.room.version
                await self._outbox.put(messages.PongMessage(version=version).model_dump_json())
            case messages.SayMessage():
                self._tables.talk.say(table.room, self._seat(table.room), message.phrase)
            case _:
                await self._command(table, message)

    async def _command(self, table: Table, message: messages.TableCommand) -> None:
        seat = self._seat(table.room)
        unplayed, person = leaves_unplayed(message, table.room), person_at(table.room, seat)
        await check_publishing(message, self._publishing)
        if not await self._tables.submit(self._name, command_of(message, seat), self._key):
            await self._show(table.room, self._seat(table.room), [])
        elif unplayed:
            await self._leaving(person)

    async def _recognize(self, table: Table, key: str | None, seat: Seat) -> None:
        """See to whose account a seat belongs that somebody took before they signed in.

        Raises `Forbidden` where the account has another seat at the table.
        """
        who = table.room.seats[seat]
        account = await self._owner() if who is not None and who.person is None else None
        if account is not None:
            await self._tables.submit(self._name, Recognize(seat, key_of_account(account)), key)

    async def _greet(self, table: Table, hello: messages.Hello) -> None:
        await self._tables.caught_up(self._name)
        key = await self._key_of_own_seat(table.room) if hello.token is None else key_of(hello.token)
        seat = table.room.seat_of(key) if key is not None else None
        if hello.token is not None and seat is None:
            raise Forbidden("this is not your table", reason="token_unknown")
        if seat is not None:
            await self._recognize(table, key, seat)
        self._be_present(key if seat is not None else None)
        if seat is not None:
            await self._tables.come_back(table, seat)
        self._key, self._chooses, self._hears, self._greeted = key, hello.choose, hello.talk, True
        self._protocol = min(hello.protocol, messages.PROTOCOL)
        self._screen = None
        self._forget_late()
        if self._watches(table.room):
            await self._look_on(table)
        else:
            await self._resume(table, seat, hello.version)

    async def _resume(self, table: Table, seat: Seat | None, version: int | None) -> None:
        """Show the table, with what the client has missed since the version that it saw."""
        since = [] if version is None else missed(table, version)
        told = beginning(table) if version is None else [event for past in since for event in past.told]
        await self._show(table.room, seat, told, since)

    async def _key_of_own_seat(self, room: Room) -> str | None:
        """Return the key by which a client without a ticket sits: its token's, or its account's."""
        if self._key is not None and self._account is None:
            return self._key
        self._account = await self._owner()
        return room.key_of(self._account)

    async def _look_on(self, table: Table) -> None:
        """Show a public table as it was a while ago, and in due time what has happened since."""
        (_, before), *since = await self._tables.watched(table, self._shown)
        for text in self._texts(before.room, for_seat(before.room, before.seen, None), []):
            await self._outbox.put(text)
        for seconds, update in since:
            self._tell_later(seconds, update)

    def _watches(self, room: Room) -> bool:
        """Tell whether this client looks on at a public table, and so sees what was a while ago."""
        return room.is_watched and (self._key is None or room.seat_of(self._key) is None)

    def _be_present(self, key: str | None) -> None:
        """Count this connection as the one of whoever has this key, and no more as anybody else's."""
        before, self._present = self._present, key
        if key is not None:
            self._tables.presence.arrive(self._name, key)
        if before is not None:
            self._tables.presence.depart(self._name, before)

    def _seat(self, room: Room) -> Seat:
        return seat_with(room, self._key)

    async def _show(
        self, room: Room, seat: Seat | None, told: list[PublicEvent], since: Sequence[Past] = ()
    ) -> None:
        for text in self._texts(room, for_seat(room, self._tables.seen(room), seat), told, since):
            await self._outbox.put(text)

    def _on_update(self, update: Update) -> None:
        """Pass an update on: at once to whoever sits there, or has sat there until now."""
        if self._watches(update.room) and not self._sits:
            self._tell_later(self._tables.watch_s, update)
        else:
            self._forget_late()
            self._tell(update)

    def _tell_later(self, seconds: float, update: Update) -> None:
        loop = asyncio.get_running_loop()
        self._late = [each for each in self._late if each.when() > loop.time()]
        self._late.append(loop.call_later(seconds, self._tell, update))

    def _forget_late(self) -> None:
        """Tell nothing of what was to be told later."""
        for each in self._late:
            each.cancel()
        self._late = []

    def _tell(self, update: Update) -> None:
        """Show what an update led to, unless more was shown; a client that reads too little is let go."""
        if not self._greeted or update.room.version < self._shown:
            return
        told = update.told if update.room.version > self._shown else []
        seat = update.room.seat_of(self._key) if self._key is not None else None
        try:
            for text in self._texts(update.room, for_seat(update.room, update.seen, seat), told):
                self._outbox.put_nowait(text)
        except asyncio.QueueFull:
            # it can resume where it was, once it reads again
            if self._writer is not None:
                self._writer.cancel()

    def _on_said(self, seat: Seat, phrase: Phrase) -> None:
        """Pass on what was said, to who wants to hear it and keeps up; it is of the moment."""
        if self._hears and not self._outbox.full():
            self._outbox.put_nowait(messages.SaidMessage(seat=seat, phrase=phrase).model_dump_json())

    def _texts(
        self, room: Room, screen: Screen, told: list[PublicEvent], since: Sequence[Past] = ()
    ) -> list[str]:
        """Return what shows a seat the table, and asks it for a play where it wants to be asked."""
        self._shown, self._sits = room.version, screen.you is not None
        if self._sits != (self._present is not None):
            self._be_present(self._key if self._sits else None)
        texts = [self._text(screen, told, since)]
        seat = None if screen.you is None else Seat(screen.you)
        asked = choose_message(room, seat) if self._chooses and seat is not None else None
        return texts if asked is None else [*texts, asked.model_dump_json()]

    def _text(self, screen: Screen, told: list[PublicEvent], since: Sequence[Past]) -> str:
        """Return the message that shows a screen, by the protocol of the client."""
        if self._protocol == 1:
            return messages.StateMessage(screen=screen, events=told).model_dump_json(exclude=_NEWER)
        before, self._screen = self._screen, screen
        if before is None:
            return _whole(screen, told, since).model_dump_json()
        return events_text(before, told, screen)

    async def _refuse(self, identity: str | None, problem: SettebelloError) -> None:
        refusal = messages.RefusedMessage.model_validate({"id": identity, **problem.public().as_dict()})
        await self._outbox.put(refusal.model_dump_json())

    async def _write(self) -> None:
        try:
            while (text := await self._outbox.get()) is not None:
                await self._socket.send_text(text)
            await self._socket.close(COME_BACK if self._leaves else DONE)
        except (WebSocketDisconnect, RuntimeError):
            return  # the client has gone


def _whole(screen: Screen, told: list[PublicEvent], since: Sequence[Past]) -> messages.StateMessage:
    """Return a whole screen by protocol 2, with the steps that lead to it from the first of ``since``."""
    steps: list[messages.StepMessage] = []
    seat = None if screen.you is None else Seat(screen.you)
    shown = [for_seat(past.room, in_the_open(past.room), seat) for past in since]
    for (before, after), past in zip(pairwise(shown), since[1:], strict=True):
        steps += map(messages.StepMessage.model_validate, step_messages(before, past.told, after))
    return messages.StateMessage(
        protocol=messages.PROTOCOL,
        screen=screen,
        events=told,
        since=since[0].room.version if since else None,
        steps=steps,
    )
