"""Notifications as an account sees them: its wishes, its address, its browsers; and a lost password.

Nothing here tells a stranger whether an account or an address exists: what is asked by name alone is written
down and looked at later.
"""

import json
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from settebello.cards import FALLBACK, Language
from settebello.errors import Forbidden, InvalidAccount, NotFound, NotSignedIn, Reason
from settebello.room import Room
from settebello.room.screen import Phase
from settebello.server.notifications.deliveries import LINK_S
from settebello.server.notifications.encryption import is_browsers_key
from settebello.server.notifications.outlets import Outlets
from settebello.server.people.identity import checked_email, name_key
from settebello.server.people.people import LONGEST_AGENT, Caller, People, SignedIn
from settebello.server.people.secret import key_of
from settebello.store import Delivery, Kind, Notification, NotificationStore, Subscription, Wishes
from settebello.texts import languages

MOST_BROWSERS: Final = 10
"""Browsers of one account that are pushed to; the oldest makes room."""

INVITATION_S: Final = 86_400.0
"""For how long an invitation is of interest."""

RESET_S: Final = 3600.0
"""For how long it is tried to send a link for a lost password."""

Meeting = Callable[[str], Awaitable[None]]
"""Called with the id of an account that one invites; raises `Forbidden` where a block keeps two apart."""


@dataclass(frozen=True, slots=True)
class Reach:
    """How an account is told at present: its wishes, its address, its browsers, and what the server lacks."""

    wishes: Wishes
    address: str | None
    browsers: Sequence[Subscription]
    missing: Sequence[str]

    @property
    def confirmed(self) -> bool:
        """Tell whether the account's address is confirmed."""
        return self.address is not None and self.wishes.confirmed == self.address


@dataclass(frozen=True, slots=True)
class Browser:
    """A browser's subscription, as the browser hands it over."""

    endpoint: str
    p256dh: str
    auth: str


class Notifications:
    """Everybody's wishes on one store, and the ways out of the server; the clock is an argument for tests."""

    def __init__(
        self,
        store: NotificationStore,
        people: People,
        outlets: Outlets,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._people = people
        self.outlets = outlets
        self._now = now

    async def reach(self, me: SignedIn) -> Reach:
        """Return how an account is told at present."""
        wishes = await self._store.wishes(me.person.id) or Wishes(me.person.id)
        browsers = await self._store.subscriptions(me.person.id)
        person = await self._people.named(me.person.name)
        return Reach(wishes, person.email, browsers, self.outlets.missing)

    async def wish(self, me: SignedIn, *, mail: bool, kinds: Collection[Kind], language: Language) -> None:
        """Write down what an account wants to be told, and in which language."""
        known = await self._store.wishes(me.person.id)
        chosen = tuple(sorted(set(kinds)))
        await self._keep(known or _new(me), mail=mail, kinds=chosen, language=language)

    async def set_address(
        self, me: SignedIn, email: str, password: str, caller: Caller, language: Language
    ) -> None:
        """Give an account another address, and ask there whether it is right.

        Raises `Forbidden` where the password is wrong: a lost password is replaced over this address.
        """
        address = checked_email(email)
        if address is None:
            raise InvalidAccount("this is no e-mail address", reason=Reason.EMAIL_UNUSABLE, field="email")
        await self._people.confirm_password(me, password, caller)
        await self._people.set_email(me, address)
        await self.ask_address(me, caller, language)

    async def ask_address(self, me: SignedIn, caller: Caller, language: Language) -> None:
        """Send a link to the account's address, by which it is confirmed; raise `TooMany`."""
        self._check_mail()
        address = (await self._people.named(me.person.name)).email
        if address is None:
            raise InvalidAccount("there is no address", reason=Reason.EMAIL_UNUSABLE, field="email")
        await self._people.ask_for_mail(caller, address)
        known = await self._store.wishes(me.person.id) or _new(me)
        await self._keep(known, mail=known.mail, kinds=known.kinds, language=language)
        await self._post(me.person.id, address, {"about": "confirm"}, LINK_S)

    async def confirm(self, link: str) -> str:
        """Confirm an address by its link, and return it; raise `NotFound` for a link of no use."""
        found = await self._store.confirm(key_of(link), self._now())
        if found is None:
            raise NotFound("this link is good for nothing any more", reason=Reason.LINK_USED_UP)
        return found[1]

    async def forgotten(self, name: str, caller: Caller) -> None:
        """Send a link for another password to the confirmed address of an account, if there are both.

        Raises `TooMany`, for names that nobody has as well.
        """
        self._check_mail()
        key = name_key(name)
        await self._people.ask_for_mail(caller, key)
        await self._post("", "", {"about": "reset", "name": key}, RESET_S)

    async def stop_mail(self, stop: str) -> None:
        """End mail by the secret of a message; raise `NotFound`."""
        if await self._store.stop_mail(stop) is None:
            raise NotFound("this link is good for nothing any more", reason=Reason.LINK_USED_UP)

    async def subscribe(self, me: SignedIn, browser: Browser, caller: Caller, language: Language) -> None:
        """Push to a browser from now on; raise `Forbidden` for an address that no known service has."""
        push = self.outlets.push
        if push is None:
            raise Forbidden("this server pushes nothing", reason=Reason.NO_PUSH)
        if not push.takes(browser.endpoint) or not is_browsers_key(browser.p256dh, browser.auth):
            raise Forbidden("messages do not go to this push service", reason=Reason.PUSH_SERVICE_UNKNOWN)
        known = await self._store.wishes(me.person.id) or _new(me)
        await self._keep(known, mail=known.mail, kinds=known.kinds, language=language)
        agent = "".join(letter for letter in caller.agent if letter.isprintable())[:LONGEST_AGENT]
        subscription = Subscription(
            secrets.token_urlsafe(16),
            me.person.id,
            me.session.id,
            browser.endpoint,
            browser.p256dh,
            browser.auth,
            agent,
            self._now(),
        )
        if not await self._store.subscribe(subscription, most=MOST_BROWSERS):
            raise NotSignedIn("sign in first", reason=Reason.NOT_SIGNED_IN)

    async def unsubscribe(self, me: SignedIn, endpoint: str) -> None:
        """Push to a browser no more; one that is not known stays so."""
        await self._store.unsubscribe(me.person.id, endpoint)

    async def end_browser(self, me: SignedIn, browser: str) -> None:
        """Push no more to the account's browser of this id."""
        for each in await self._store.subscriptions(me.person.id):
            if each.id == browser:
                await self._store.drop_subscription(each.id)

    async def invite(self, me: SignedIn, room: Room, name: str, meet: Meeting) -> None:
        """Invite the account of this name to a table where one sits, once for each table.

        Raises `Forbidden` at a table of others, or without a free seat, `TooMany`, `NotFound` for nobody, and
        as ``meet`` does. An attempt is counted before it tells anything of others.
        """
        if room.key_of(me.person.id) is None:
            raise Forbidden("this seat is not yours", reason=Reason.NOT_YOUR_SEAT)
        if room.phase is not Phase.WAITING or not room.free:
            raise Forbidden("this table waits for nobody", reason=Reason.NOBODY_AWAITED)
        await self._people.invite(me)
        person = await self._people.named(name)
        await meet(person.id)
        facts = json.dumps({"rules": room.rules_text, "by": me.person.id})
        thing, now = f"invitation/{room.id}/{me.person.id}", self._now()
        ends = now + INVITATION_S
        await self.tell([Notification(person.id, thing, "invitation", room.id, facts, now, now, ends)])

    async def tell(self, notifications: Collection[Notification]) -> None:
        """Write down what accounts are to be told; each thing is told once, by its name."""
        await self._store.notify(notifications)

    async def _keep(self, known: Wishes, *, mail: bool, kinds: tuple[Kind, ...], language: Language) -> None:
        spoken = language if language in languages() else FALLBACK
        if not await self._store.wish(replace(known, mail=mail, kinds=kinds, language=spoken)):
            raise NotSignedIn("sign in first", reason=Reason.NOT_SIGNED_IN)

    def _check_mail(self) -> None:
        if self.outlets.mail is None:
            raise Forbidden("this server sends no mail", reason=Reason.NO_MAIL)

    async def _post(self, person: str, target: str, body: dict[str, str], tried_s: float) -> None:
        now = self._now()
        delivery = Delivery(
            secrets.token_urlsafe(16), person, "mail", target, json.dumps(body), now, now + tried_s
        )
        await self._store.post(delivery)


def _new(me: SignedIn) -> Wishes:
    return Wishes(me.person.id, stop=secrets.token_urlsafe(24))
