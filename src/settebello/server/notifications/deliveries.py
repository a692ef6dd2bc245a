"""Deliveries: each is claimed by one process, sent, and tried again with longer and longer rests.

A delivery is read anew before it is sent: an account that has opted out meanwhile gets nothing. Its sentences
are made here, so that a link in it is made for this try alone and kept as a hash.
"""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final

from settebello.errors import NotFound, SettebelloError
from settebello.server.notifications.fate import Fate, HandOver
from settebello.server.notifications.letters import (
    Told,
    letter_of_link,
    letter_of_things,
    path_of_all,
    sentence,
    subject,
    things_in,
)
from settebello.server.notifications.mail import Letter, send_mail
from settebello.server.notifications.outlets import Outlets
from settebello.server.notifications.push import PushMessage
from settebello.server.people.links import PATH, Links
from settebello.server.people.secret import key_of
from settebello.server.rounds import Round, Rounds
from settebello.server.tables.parts.telling import others_at
from settebello.server.tables.tables import Tables
from settebello.store import (
    Confirmation,
    Delivery,
    NotificationStore,
    PeopleStore,
    Person,
    Subscription,
    Wishes,
)
from settebello.texts import texts

ROUND_S: Final = 1.0
"""How often it is looked whether a delivery is due."""

LEASE_S: Final = 120.0
"""How long one process tries; no try takes as long."""

AT_ONCE: Final = 8
"""Deliveries that a process has on their way at once."""

REST_S: Final = 30.0
"""The rest after the first try that failed; it doubles with each."""

LONGEST_REST_S: Final = 3600.0

STOP_S: Final = 3.0
"""How long a process that stops waits for what is on its way."""

CONFIRM_PATH: Final = "account#confirm="
STOP_PATH: Final = "api/mail/"
LINK_S: Final = 86_400.0
"""For how long a link in a mail is good."""

_logger = logging.getLogger(__name__)


class Deliveries:
    """Sends what is due, as long as anything is."""

    def __init__(
        self,
        store: NotificationStore,
        people: PeopleStore,
        links: Links,
        outlets: Outlets,
        tables: Tables,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._people = people
        self._links = links
        self._outlets = outlets
        self._tables = tables
        self._now = now
        self._sending: set[asyncio.Task[None]] = set()
        self._rounds = Rounds(Round(self.send, ROUND_S, "messages cannot be sent"))

    def start(self) -> None:
        """Begin, if there is any way out."""
        if self._outlets.ways:
            self._rounds.start()

    async def stop(self) -> None:
        """Take up nothing more, and let what is on its way arrive; not for long."""
        await self._rounds.stop()
        if self._sending:
            _, late = await asyncio.wait(self._sending, timeout=STOP_S)
            for task in late:
                task.cancel()

    async def send(self) -> None:
        """Take up what is due, a few at once."""
        while True:
            if len(self._sending) >= AT_ONCE:
                await asyncio.wait(self._sending, return_when=asyncio.FIRST_COMPLETED)
            now = self._now()
            delivery = await self._store.claim(self._outlets.ways, now, now + LEASE_S)
            if delivery is None:
                return
            task = asyncio.create_task(self._send(delivery))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send(self, delivery: Delivery) -> None:
        """Send one; after a failure that nobody foresaw it waits for the end of its lease."""
        try:
            await self._settle(delivery, await self._try(delivery))
        except SettebelloError as problem:
            _logger.warning("a message cannot be sent: %s", problem)
        except Exception:
            _logger.exception("a message cannot be sent")

    async def _try(self, delivery: Delivery) -> Fate:
        body = json.loads(delivery.body)
        hand_over = partial(self._store.hand_over, delivery)
        if delivery.way == "push":
            return await self._push(delivery, body, hand_over)
        letter = await self._letter(delivery, body)
        if letter is None or self._outlets.mail is None:
            return Fate.DROPPED
        outcome = await send_mail(self._outlets.mail, letter, hand_over)
        if outcome is Fate.REFUSED and delivery.person:
            await self._store.refuse_mail(delivery.person, letter.to)
        return outcome

    async def _push(self, delivery: Delivery, body: dict[str, Any], hand_over: HandOver) -> Fate:
        found = await self._subscription(delivery)
        if found is None or self._outlets.push is None:
            return Fate.DROPPED
        subscription, wishes = found
        things = await self._things(delivery, body)
        if not things:
            return Fate.DROPPED
        title = subject(things, wishes.language)
        lines = "\n".join(sentence(each, wishes.language) for each in things[:4]) if len(things) > 1 else ""
        path = path_of_all(things)
        outcome = await self._outlets.push.send(subscription, PushMessage(title, lines, path), hand_over)
        if outcome is Fate.REFUSED:
            await self._store.drop_subscription(subscription.id)
        return outcome

    async def _subscription(self, delivery: Delivery) -> tuple[Subscription, Wishes] | None:
        wishes = await self._store.wishes(delivery.person)
        known = await self._store.subscriptions(delivery.person)
        subscription = next((each for each in known if each.id == delivery.target), None)
        return None if wishes is None or subscription is None else (subscription, wishes)

    async def _letter(self, delivery: Delivery, body: dict[str, Any]) -> Letter | None:
        """Return the letter of a delivery; None where nobody wants it any more."""
        match body["about"]:
            case "things":
                return await self._letter_of_things(delivery, body)
            case "confirm":
                return await self._letter_of_confirmation(delivery)
            case "reset":
                return await self._letter_of_reset(delivery, body)
        return None

    async def _letter_of_things(self, delivery: Delivery, body: dict[str, Any]) -> Letter | None:
        person, wishes = await self._known(delivery.person)
        if person is None or wishes is None or not wishes.mail:
            return None
        if not wishes.confirmed == person.email == delivery.target:
            return None
        things, address = await self._things(delivery, body), self._outlets.address
        if not things:
            return None
        text = letter_of_things(things, person.name, wishes.language, address, wishes.stop)
        title = subject(things, wishes.language)
        return Letter(delivery.id, delivery.target, title, text, f"{address}{STOP_PATH}{wishes.stop}")

    async def _things(self, delivery: Delivery, body: dict[str, Any]) -> list[Told]:
        """Return the things that a delivery tells, with the names of those at their tables."""
        found = []
        for thing in things_in(body):
            others: list[str] = []
            if thing.room:
                with suppress(NotFound):
                    room = (await self._tables.caught_up(thing.room)).room
                    others = others_at(room, delivery.person)
            facts = thing.facts
            if "by" in facts:
                inviting = await self._people.with_id(facts["by"])
                if inviting is None:
                    continue  # whoever invited has deleted the account
                facts = {**facts, "by": inviting.name}
            found.append(replace(thing, others=tuple(others), facts=facts))
        return found

    async def _letter_of_confirmation(self, delivery: Delivery) -> Letter | None:
        person, wishes = await self._known(delivery.person)
        if person is None or wishes is None or person.email != delivery.target:
            return None
        secret = secrets.token_urlsafe(32)
        asked = Confirmation(person.id, delivery.target, key_of(secret), self._now() + LINK_S)
        if not await self._store.ask_confirmation(asked):
            return None
        return self._with_link(delivery, person, wishes, "confirm", f"{CONFIRM_PATH}{secret}")

    async def _letter_of_reset(self, delivery: Delivery, body: dict[str, Any]) -> Letter | None:
        person = await self._people.named(body["name"])
        wishes = None if person is None else await self._store.wishes(person.id)
        if person is None or wishes is None or wishes.confirmed is None or wishes.confirmed != person.email:
            return None
        secret = await self._links.by_mail(person)
        addressed = replace(delivery, target=wishes.confirmed)
        return self._with_link(addressed, person, wishes, "reset", f"{PATH}{secret}")

    def _with_link(self, delivery: Delivery, person: Person, wishes: Wishes, about: str, path: str) -> Letter:
        text = letter_of_link(about, person.name, wishes.language, f"{self._outlets.address}{path}")
        title = texts(wishes.language).say(f"mail-{about}-subject")
        return Letter(delivery.id, delivery.target, title, text)

    async def _known(self, person: str) -> tuple[Person | None, Wishes | None]:
        return await self._people.with_id(person), await self._store.wishes(person)

    async def _settle(self, delivery: Delivery, outcome: Fate) -> None:
        match outcome:
            case Fate.LATER:
                rest = min(LONGEST_REST_S, REST_S * 2.0 ** min(delivery.tries - 1, 20))
                await self._store.retry(delivery, self._now() + rest)
            case Fate.ANOTHERS:
                return
            case Fate.UNKNOWN:
                _logger.warning("nobody knows whether a message arrived, and it is not sent again")
                await self._store.finish(delivery)
            case _:
                await self._store.finish(delivery)
