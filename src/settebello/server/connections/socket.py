"""The connection of a client to a table: its commands in, the table as that client may see it out.

No message ends the server, and only one that is too long ends the connection: a message that cannot be read
or is not allowed is answered with a code and a sentence. A connection ends where its client does not read
the messages it is sent. A page from another site is not let in. A program with a token has its seat by it,
for as long as the token is good; a browser that is signed in has its account's seat, for as long as the
session goes on.

A connection is two tasks of one group. One sends. The other is a group of two: the first reads and obeys,
the second waits until the client may stay no longer. When one of these two ends, so does the other, and the
sender has `LAST_WORDS_S` for the messages that still wait. When the sender ends, everything does.
"""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Final

from settebello.cards import Seat
from settebello.errors import Forbidden, Reason, SettebelloError
from settebello.room import Recognize
from settebello.room.talk import Phrase
from settebello.server.connections.checks import Checks
from settebello.server.connections.onlooker import Onlooker
from settebello.server.connections.outbox import Line, Outbox
from settebello.server.connections.view import TableView
from settebello.server.connections.visitor import Owner, Visitor, nobody
from settebello.server.doors.purse import HELLO, MESSAGE, Spend, free
from settebello.server.people.origin import same_site
from settebello.server.people.secret import key_of_account
from settebello.server.people.tokens import Tokens, shown_in
from settebello.server.tables.bans import agrees_to_a_match
from settebello.server.tables.commands import command_of, message_in
from settebello.server.tables.leaving import leaves_unplayed, person_with
from settebello.server.tables.publishing import check_publishing
from settebello.server.tables.table import Table
from settebello.server.tables.tables import Tables
from settebello.server.wire import messages

LONGEST_MESSAGE: Final = 16_384
"""Bytes a client may send at once; more ends the connection (code 1009)."""

LAST_WORDS_S: Final = 5.0
"""How long a connection that has to end may take to send what still waits."""

DISCONNECT: Final = "websocket.disconnect"

UNCHECKED: Final = Checks()

_logger = logging.getLogger(__name__)


class Connection:
    """One client at one table."""

    def __init__(
        self,
        socket: Line,
        tables: Tables,
        tokens: Tokens,
        name: str,
        checks: Checks = UNCHECKED,
        owner: Owner = nobody,
        spend: Spend = free,
    ) -> None:
        self._socket = socket
        self._tables = tables
        self._name = name
        self._checks = checks
        self._spend = spend
        self._visitor = Visitor(name, tables.presence, tokens, shown_in(socket.headers), owner)
        self._outbox = Outbox(socket)
        self._view = TableView(tables, self._visitor, self._outbox)
        self._onlooker: Onlooker | None = None
        self._reader: asyncio.Task[None] | None = None
        self._unheard = frozenset[str]()
        self._obeys = False
        self._leaves = False

    def leave(self) -> None:
        """Finish the command in hand, send what waits, and have the client connect again at once."""
        self._leaves = True
        self._outbox.come_back()
        if self._reader is not None and not self._obeys:
            self._reader.cancel()

    async def serve(self) -> None:
        """Answer the client until it leaves or may stay no longer."""
        if not same_site(self._socket.headers):
            await self._socket.close(1008)
            return
        await self._socket.accept()
        try:
            async with asyncio.TaskGroup() as tasks:
                sender = self._outbox.begin(tasks)
                client = tasks.create_task(self._attend())
                await asyncio.wait({sender, client}, return_when=asyncio.FIRST_COMPLETED)
                with suppress(TimeoutError):  # it does not read what it is sent
                    async with asyncio.timeout(LAST_WORDS_S if client.done() else 0):
                        await self._outbox.end()
                        await asyncio.wait({sender})
                client.cancel()
                sender.cancel()
        except* Exception as failed:
            for problem in failed.exceptions:
                _logger.error("a connection to table %s failed", self._name, exc_info=problem)

    async def _attend(self) -> None:
        """Obey the client and watch over its right to stay, until either ends."""
        async with asyncio.TaskGroup() as tasks:
            self._reader = tasks.create_task(self._follow())
            guard = tasks.create_task(self._guard())
            await asyncio.wait({self._reader, guard}, return_when=asyncio.FIRST_COMPLETED)
            self._reader.cancel()
            guard.cancel()

    async def _guard(self) -> None:
        problem = await self._visitor.until_unwelcome()
        if problem is not None:
            await self._refuse(None, problem)

    async def _follow(self) -> None:
        """Hear the client and the table, until the client leaves."""
        try:
            await self._visitor.show_token()
            table = await self._tables.table(self._name)
        except SettebelloError as problem:
            await self._refuse(None, problem)
            return
        hear, listeners = partial(self._hear, table), [self._view.update]
        if self._checks.remarks is not None:
            access, visitor, view = self._checks.remarks, self._visitor, self._view
            self._onlooker = Onlooker(access, table, visitor, view, self._outbox)
            listeners.append(self._onlooker.update)
        table.listeners.update(listeners)
        self._tables.talk.listen(self._name, hear)
        try:
            await self._read(table)
        finally:
            table.listeners.difference_update(listeners)
            self._tables.talk.leave(self._name, hear)
            if self._onlooker is not None:
                self._onlooker.leave()
            self._view.forget_late()
            self._visitor.be_present(None)

    def _hear(self, table: Table, seat: Seat, phrase: Phrase) -> None:
        """Pass on what somebody says at the table, but for people from whom the client is kept apart."""
        who = table.room.seats[seat]
        if who is None or who.person not in self._unheard:
            self._view.say(seat, phrase)

    async def _read(self, table: Table) -> None:
        while not self._leaves and (packet := await self._socket.receive())["type"] != DISCONNECT:
            identity: str | None = None
            self._obeys = True
            try:
                self._spend(MESSAGE)
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
                self._spend(HELLO)
                await self._greet(table, message)
            case messages.PingMessage():
                pong = messages.PongMessage(version=self._view.version(table.room))
                await self._outbox.put(pong.model_dump_json())
            case messages.SayMessage():
                self._tables.talk.say(table.room, self._visitor.seat(table.room), message.phrase)
            case messages.RemarkMessage():
                self._spend(HELLO)
                await self._remark(message)
            case _:
                await self._command(table, message)

    async def _greet(self, table: Table, hello: messages.Hello) -> None:
        await self._tables.caught_up(self._name)
        key = await self._visitor.shown_key(table.room, hello)
        seat = table.room.seat_of(key) if key is not None else None
        if seat is not None:
            await self._recognize(table, key, seat)
        self._visitor.be_present(key if seat is not None else None)
        if seat is not None:
            await self._tables.come_back(table, seat)
        self._visitor.key = key
        if hello.talk or hello.remarks:
            self._unheard = await self._checks.unheard()
        if self._onlooker is not None:
            await self._onlooker.know()
        await self._view.greet(table, hello)
        if self._onlooker is not None:
            await self._onlooker.follow(wanted=hello.remarks, unheard=self._unheard)

    async def _remark(self, message: messages.RemarkMessage) -> None:
        """Write a remark; raise `Forbidden` where there are none."""
        if self._onlooker is None:
            raise Forbidden("there are no remarks here", reason=Reason.REMARKS_CLOSED)
        await self._onlooker.write(message)

    async def _recognize(self, table: Table, key: str | None, seat: Seat) -> None:
        """Note whose account a seat belongs to that somebody took before they signed in.

        Raises `Forbidden` where the account has another seat at the table.
        """
        who = table.room.seats[seat]
        account = await self._visitor.owner() if who is not None and who.person is None else None
        if account is not None:
            await self._tables.submit(self._name, Recognize(seat, key_of_account(account)), key)

    async def _command(self, table: Table, message: messages.TableCommand) -> None:
        person = person_with(table.room, self._visitor.key)
        if agrees_to_a_match(message, table.room):
            await self._checks.beginning(person)  # before the seat: a ban has taken it, or soon will
        seat, unplayed = self._visitor.seat(table.room), leaves_unplayed(message, table.room)
        await check_publishing(message, self._checks.publishing)
        if not await self._tables.submit(self._name, command_of(message, seat), self._visitor.key):
            await self._view.show(table.room, self._visitor.seat(table.room))
        elif unplayed:
            await self._checks.leaving(person)

    async def _refuse(self, identity: str | None, problem: SettebelloError) -> None:
        refusal = messages.RefusedMessage.model_validate({"id": identity, **problem.public().as_dict()})
        await self._outbox.put(refusal.model_dump_json())
