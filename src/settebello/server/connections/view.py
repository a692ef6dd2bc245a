"""A table as one client sees it: the messages that show it, a spectator's some seconds late."""

import asyncio
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from settebello.cards import Seat
from settebello.room import Room
from settebello.room.projection import for_seat, in_the_open
from settebello.room.public import PublicEvent
from settebello.room.screen import Screen
from settebello.room.talk import Phrase
from settebello.server.connections.asking import choose_message
from settebello.server.connections.outbox import Outbox
from settebello.server.connections.visitor import Visitor
from settebello.server.rules.searched import check_known_to_search
from settebello.server.tables.table import Made, Past, Table, Update, beginning, missed
from settebello.server.tables.tables import Tables
from settebello.server.wire import messages
from settebello.server.wire.changes import events_text, step_messages

_NEWER: Final = {"protocol", "since", "steps"}
"""The fields of a whole screen that only protocol 2 has."""


class TableView:
    """Shows a client its table, from its greeting on."""

    def __init__(self, tables: Tables, visitor: Visitor, outbox: Outbox) -> None:
        self._tables = tables
        self._visitor = visitor
        self._outbox = outbox
        self._hello: messages.Hello | None = None
        self._shown = 0
        self._screen: Screen | None = None
        self._sits = False
        self._late: list[asyncio.TimerHandle] = []
        self.shown: Room | None = None
        """The table as the client was shown it last; None before its greeting."""
        self.on_shown: Callable[[], None] | None = None
        """Called when the client was shown what has happened since."""

    async def greet(self, table: Table, hello: messages.Hello) -> None:
        """Show the table, as the greeting asks for it, and from now on what happens there.

        Raises `Forbidden` where it wants to be asked as engines are, in a game that they do not know.
        """
        if hello.choose:
            check_known_to_search(table.room.rules)
        self._hello, self._screen = hello, None
        self.forget_late()
        if self._visitor.watches(table.room):
            await self._look_on(table)
        else:
            since = [] if hello.version is None else missed(table, hello.version)
            told = [each for past in since for each in past.told] if since else beginning(table)
            await self.show(table.room, self._visitor.seat_of(table.room), told, since)

    async def show(
        self,
        room: Room,
        seat: Seat | None,
        told: Sequence[PublicEvent] = (),
        since: Sequence[Past] = (),
    ) -> None:
        """Show the table as it is, with what led to it."""
        for text in self._texts(room, for_seat(room, self._tables.fan_out.seen(room), seat), told, since):
            await self._outbox.put(text)

    def version(self, room: Room) -> int:
        """Return the version of the table that the client should have seen."""
        return self._shown if self._visitor.watches(room) else room.version

    def update(self, update: Update) -> None:
        """Show an update: at once to a client that sits there or did until now, late to a spectator."""
        if self._visitor.watches(update.room) and not self._sits:
            self._show_later(self._tables.spectating.delay_s, update)
        else:
            self.forget_late()
            self._show_update(update)

    def say(self, seat: Seat, phrase: Phrase) -> None:
        """Pass on a phrase to a client that wants to hear it and keeps up."""
        if self._hello is not None and self._hello.talk:
            self._outbox.put_if_free(messages.SaidMessage(seat=seat, phrase=phrase).model_dump_json())

    def forget_late(self) -> None:
        """Show nothing of what was to be shown later."""
        for each in self._late:
            each.cancel()
        self._late = []

    async def _look_on(self, table: Table) -> None:
        """Show a public table as it was a while ago, and in due time what has happened since."""
        (_, before), *since = await self._tables.spectating.watched(table, self._shown)
        for text in self._texts(before.room, for_seat(before.room, before.seen, None), []):
            await self._outbox.put(text)
        for seconds, update in since:
            self._show_later(seconds, update)

    def _show_later(self, seconds: float, update: Update) -> None:
        loop = asyncio.get_running_loop()
        self._late = [each for each in self._late if each.when() > loop.time()]
        self._late.append(loop.call_later(seconds, self._show_update, update))

    def _show_update(self, update: Update) -> None:
        """Show what an update led to, unless a later version was shown."""
        if self._hello is None or update.room.version < self._shown:
            return
        told = update.told if update.room.version > self._shown else []
        seat = self._visitor.seat_of(update.room)
        made = update.made if seat is None else {}
        for text in self._texts(update.room, for_seat(update.room, update.seen, seat), told, made=made):
            self._outbox.put_now(text)
        if self.on_shown is not None:
            self.on_shown()

    def _texts(
        self,
        room: Room,
        screen: Screen,
        told: Sequence[PublicEvent],
        since: Sequence[Past] = (),
        made: Made | None = None,
    ) -> list[str]:
        """Return what shows a seat the table, and asks it for a play where it wants to be asked."""
        self.shown, self._shown, self._sits = room, room.version, screen.you is not None
        self._visitor.be_seated(sits=self._sits)
        before = self._screen
        if self._hello is not None and self._hello.protocol > 1:
            self._screen = screen
        same = (self._screen is None, id(before), len(told))
        made = {} if made is None else made
        if same not in made:
            made[same] = before, self._text(before, screen, told, since)
        texts = [made[same][1]]
        chooses = self._hello is not None and self._hello.choose and screen.you is not None
        asked = choose_message(room, Seat(screen.you)) if chooses and screen.you is not None else None
        return texts if asked is None else [*texts, asked.model_dump_json()]

    def _text(
        self, before: Screen | None, screen: Screen, told: Sequence[PublicEvent], since: Sequence[Past]
    ) -> str:
        """Return the message that shows a screen, by the protocol of the client."""
        if self._screen is None:
            message = messages.StateMessage(screen=screen, events=list(told))
            return message.model_dump_json(exclude=_NEWER)
        if before is None:
            return _whole(screen, told, since).model_dump_json()
        return events_text(before, told, screen)


def _whole(screen: Screen, told: Sequence[PublicEvent], since: Sequence[Past]) -> messages.StateMessage:
    """Return a whole screen by protocol 2, with the steps that lead to it from the first of ``since``."""
    steps: list[messages.StepMessage] = []
    seat = None if screen.you is None else Seat(screen.you)
    shown = [for_seat(past.room, in_the_open(past.room), seat) for past in since]
    for (before, after), past in zip(pairwise(shown), since[1:], strict=True):
        steps += map(messages.StepMessage.model_validate, step_messages(before, past.told, after))
    return messages.StateMessage(
        protocol=messages.PROTOCOL,
        screen=screen,
        events=list(told),
        since=since[0].room.version if since else None,
        steps=steps,
    )
