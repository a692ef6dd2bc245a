"""The gathering of what there is to tell: one message for one account, however much has come together.

An account is told of things that are due, and with them of all others that wait for it. Between two messages
there is a gap, so that a storm of turns becomes one message. Somebody who is at a table by then, or for whom
it waits no longer, is told nothing of it.
"""

import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from settebello.errors import NotFound, SettebelloError
from settebello.room import Room
from settebello.room.absence import awaited
from settebello.room.screen import Phase
from settebello.server.notifications.letters import body_of
from settebello.server.rounds import Round, Rounds
from settebello.server.tables.parts.telling import still_waits, told_while_away
from settebello.server.tables.presence import SHOWN_S
from settebello.server.tables.tables import Tables
from settebello.store import Delivery, Notification, NotificationStore, PeopleStore, Person, Way, Wishes

ROUND_S: Final = 2.0
"""How often it is looked whom to tell."""

LOOK_S: Final = 5.0
"""How often it is looked which tables wait for somebody who is away."""

OVER_S: Final = 60.0
"""How often what is over is dropped."""

MOST: Final = 50
"""Accounts that are told in one round."""

GIVE_UP_S: Final = 86_400.0
"""How long a message is tried."""

_logger = logging.getLogger(__name__)


RoundRoom = Callable[[str, str], Awaitable[str | None]]
"""Returns the table at which a round (by the name of its call) waits for an account: empty for a wooden one,
None where it does not wait."""


@dataclass(frozen=True, slots=True)
class Means:
    """The ways on which messages can go at all, and the least seconds between two messages to one account.

    ``round_room`` says whether a round of a tournament still waits for somebody.
    """

    open: tuple[Way, ...]
    gap_s: float
    round_room: RoundRoom


class Gathering:
    """Makes messages of what there is to tell."""

    def __init__(
        self,
        store: NotificationStore,
        people: PeopleStore,
        tables: Tables,
        means: Means,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._people = people
        self._tables = tables
        self._means = means
        self._now = now
        self.rounds = Rounds(
            Round(self.look, LOOK_S, "tables that wait for somebody cannot be looked at"),
            Round(self.gather, ROUND_S, "what there is to tell cannot be gathered"),
            Round(self.drop, OVER_S, "what is over cannot be dropped"),
        )

    async def look(self) -> None:
        """Write down which tables, at which somebody is, wait for an account that has been away for long."""
        patience, now = self._tables.presence.patience, self._now()
        found: list[Notification] = []
        for room in self._tables.attended():
            waits = awaited(room)
            away = [
                seat
                for seat, who in room.owners.items()
                if seat in waits
                and who.key is not None
                and self._tables.presence.away_s(room.id, who.key) >= max(patience.tell_s, self._shown_s)
            ]
            found += told_while_away(room, away, now)
        if found:
            await self._store.notify(found)

    async def gather(self) -> None:
        """Make a round."""
        if self._tables.presence.vouched_s < self._shown_s:
            return  # a process that has only just begun does not know who is there
        for person in await self._store.due(self._now(), MOST):
            try:
                await self._tell(person)
            except SettebelloError as problem:
                _logger.warning("an account cannot be told what waits for it: %s", problem)
                await self._store.put_off(person, self._now() + OVER_S)

    async def drop(self) -> None:
        """Drop what is over, and messages of which nobody knows whether they arrived."""
        dropped = await self._store.give_up(self._now())
        if dropped:
            _logger.warning("%s messages were given up", dropped)

    @property
    def _shown_s(self) -> float:
        """Return after how many seconds without word somebody is away."""
        return min(SHOWN_S, self._tables.presence.patience.tell_s)

    async def _tell(self, name: str) -> None:
        now = self._now()
        wishes, pending = await self._store.wishes(name), await self._store.pending(name)
        if wishes is None or not pending:
            return
        person = await self._people.with_id(name)
        ways = [] if person is None else await self._deliverable(person, wishes)
        if not ways:
            await self._store.settle(wishes, [each.thing for each in pending], (), now)
            return
        if wishes.last + self._means.gap_s > now:
            await self._store.put_off(name, wishes.last + self._means.gap_s)
            return
        fates = await self._fates(pending, wishes, now)
        told = [each for each, fate in fates if fate is _Fate.TOLD]
        settled = [each.thing for each, fate in fates if fate is not _Fate.KEPT]
        deliveries = _deliveries(name, ways, told, now) if told else []
        if not await self._store.settle(wishes, settled, deliveries, now):
            _logger.debug("another process has told an account meanwhile")
        elif len(settled) < len(pending):
            await self._store.put_off(name, now + self._means.gap_s)

    async def _fates(
        self, pending: Sequence[Notification], wishes: Wishes, now: float
    ) -> list[tuple[Notification, "_Fate"]]:
        """Tell what becomes of each thing; a round to which somebody is called and its table are one."""
        found = list[tuple[Notification, _Fate]]()
        called = set[str]()
        for each in sorted(pending, key=lambda each: each.kind != "round"):
            name = await self._room_of(each)
            fate = await self._fate(each, name, wishes, now)
            if each.kind == "round" and name and fate is _Fate.TOLD:
                called.add(name)
            elif name in called:
                fate = _Fate.DROPPED
            found.append((each, fate))
        return found

    async def _deliverable(self, person: Person, wishes: Wishes) -> list[tuple[Way, str]]:
        """List the addresses and browsers at which an account wants to be told."""
        found: list[tuple[Way, str]] = []
        address = wishes.confirmed
        if "mail" in self._means.open and wishes.mail and address is not None and address == person.email:
            found.append(("mail", address))
        if "push" in self._means.open:
            found += [("push", each.id) for each in await self._store.subscriptions(person.id)]
        return found

    async def _room_of(self, thing: Notification) -> str | None:
        """Return the table that a thing is about, empty without one; None for a round that waits no more."""
        if thing.kind == "round":
            return await self._means.round_room(thing.thing, thing.person)
        return thing.room

    async def _fate(self, thing: Notification, name: str | None, wishes: Wishes, now: float) -> "_Fate":
        """Tell what becomes of a thing at a table: told, dropped, or kept for later."""
        if thing.kind not in wishes.kinds or thing.ends <= now or name is None:
            return _Fate.DROPPED
        if not name:
            return _Fate.TOLD
        try:
            room = (await self._tables.caught_up(name)).room
        except NotFound:
            return _Fate.DROPPED
        if not _is_news(thing, room):
            return _Fate.DROPPED
        key = room.key_of(thing.person)
        if key is not None and self._tables.presence.away_s(room.id, key) < self._shown_s:
            return _Fate.DROPPED if thing.due <= now else _Fate.KEPT
        return _Fate.TOLD


class _Fate(Enum):
    """The end of a thing that was gathered."""

    TOLD = auto()
    DROPPED = auto()
    KEPT = auto()


def _is_news(thing: Notification, room: Room) -> bool:
    """Tell whether a table is still as a thing says."""
    match thing.kind:
        case "turn" | "waits":
            return still_waits(room, thing.person, thing.thing)
        case "invitation":
            return room.phase is Phase.WAITING and bool(room.free) and room.key_of(thing.person) is None
        case _:
            return True


def _deliveries(
    person: str, ways: Sequence[tuple[Way, str]], told: Sequence[Notification], now: float
) -> list[Delivery]:
    body = body_of(told)
    return [
        Delivery(secrets.token_urlsafe(16), person, way, target, body, now, now + GIVE_UP_S)
        for way, target in ways
    ]
