"""Moderation: bans, notes and warnings, appeals, the verdicts on suspicions, and the audit log.

Of a network address nothing is kept but a hash under a key that the server has drawn for itself
(docs/decisions/0062-moderators-decide.md).
"""

import secrets
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from hmac import new as keyed
from ipaddress import ip_address
from typing import Final

from settebello.cards import Seat
from settebello.errors import Forbidden, InvalidSetting, NotFound, Reason
from settebello.room import Room
from settebello.room.clock import DAY_S
from settebello.server.doors.networks import network
from settebello.server.people.identity import name_key
from settebello.server.people.people import Caller
from settebello.server.people.secret import key_of_account, new_name
from settebello.server.people.standing import (
    ExportedModeration,
    exported_source,
    exported_suspicion,
    note_info,
    own_ban,
)
from settebello.store import (
    AuditEntry,
    Ban,
    Deed,
    ModerationStore,
    NoteKind,
    NotificationStore,
    PeopleStore,
    Person,
    PersonNote,
    Suspicion,
    Verdict,
)

KEY_NAME: Final = "addresses"
"""The name of the server's secret under which addresses are hashed."""

SOURCE_DAYS: Final = 90
"""For how many days it is kept from which address an account has signed in."""

LONGEST_DAYS: Final = 3650
"""Days of a ban that has an end."""

MOST_LISTED: Final = 200
"""Bans and entries of the audit log that are listed, the newest."""


@dataclass(frozen=True, slots=True)
class Strike:
    """The matches of some evidence that go out of the ratings: these, or all but those of ``spare``."""

    these: Collection[str] = ()
    all: bool = False
    spare: Collection[str] = ()

    def of(self, evidence: Collection[str]) -> set[str]:
        """Return them by their names."""
        return set(evidence) - set(self.spare) if self.all else set(evidence) & set(self.these)


class Moderation:
    """The measures of moderators on one store; the clock is an argument for tests.

    ``by`` is the author of a measure: the id of an admin, or `MACHINE` for the command line.
    """

    def __init__(
        self, store: ModerationStore, people: PeopleStore, key: str, now: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self._people = people
        self._key = key.encode()
        self._now = now

    def address_key(self, address: str) -> str:
        """Return the keyed hash of the network that an address belongs to."""
        return keyed(self._key, network(address).encode(), sha256).hexdigest()

    async def arrive(self, person: str, caller: Caller) -> None:
        """Write down from where an account signs in."""
        now = self._now()
        since = now - SOURCE_DAYS * DAY_S
        await self.store.arrive(person, self.address_key(caller.address), now, since=since)

    async def check_playing(self, caller: Caller, account: Person | None, person: str | None = None) -> None:
        """Raise `Forbidden` for an account that is banned, or for whom the address is.

        A ban of an address is for guests and for accounts that are younger than the ban. A seat carries the
        hash of the account of its ``person``, who may have signed out since, and who was let in when the seat
        was taken: nothing says how old that account is, so only its own ban counts.
        """
        now = self._now()
        if account is not None:
            for ban in await self.store.bans_of(account.id):
                if ban.holds(now):
                    raise _banned(ban, Reason.BANNED)
        if person is not None and (account is None or key_of_account(account.id) != person):
            for ban in await self.store.bans_on(now):
                if ban.person is not None and key_of_account(ban.person) == person:
                    raise _banned(ban, Reason.BANNED)
        if person is not None and account is None:
            return
        for ban in await self.store.bans_here(self.address_key(caller.address)):
            if ban.holds(now) and (account is None or account.created >= ban.since):
                raise _banned(ban, Reason.ADDRESS_BANNED)

    async def banned(self) -> frozenset[str]:
        """Return the ids of the accounts that are banned."""
        return frozenset(each.person for each in await self.store.bans_on(self._now()) if each.person)

    async def banned_seats(self, room: Room) -> frozenset[Seat]:
        """Return the seats of a table whose people may begin no match.

        They are those of banned accounts, and of guests who took them from an address that is banned by now.
        """
        accounts = frozenset(map(key_of_account, await self.banned()))
        people = room.owners.items()
        found = {seat for seat, who in people if who.person in accounts}
        if any(who.person is None for _, who in people):
            keys = await self.store.guests_banned(room.id, self._now())
            found |= {seat for seat, who in people if who.person is None and who.key in keys}
        return frozenset(found)

    async def kept_apart(self, account: Person) -> frozenset[str]:
        """Return the hashes, as seats carry them, of the accounts from which one is kept apart."""
        return frozenset(map(key_of_account, await self.store.apart(account.id)))

    async def check_meeting(self, account: Person, other: str) -> None:
        """Raise `Forbidden` where one of two accounts has blocked the other."""
        if other in await self.store.apart(account.id):
            raise kept_apart()

    async def ban(self, by: str, name: str, reason: str, days: int | None) -> Ban:
        """End an account's playing, for so many days or for good; raise `NotFound` or `Forbidden`."""
        person = await self._subject(by, name)
        ban = self._new_ban(reason, days, person=person.id)
        entry = self._entry(by, "ban", _sentence(reason, days), person.id)
        if not await self.store.ban(ban, entry):
            raise _nobody(name)
        return ban

    async def ban_addresses(self, by: str, name: str, reason: str, days: int | None) -> int:
        """Ban the addresses from which an account has signed in of late; return how many there are.

        The reason is about the account: it stands in the audit log, and not with the addresses, which others
        share.
        """
        person = await self._subject(by, name)
        known = await self.store.sources([person.id])
        for source in known:
            ban = self._new_ban("", days, address=source.address)
            await self.store.ban(ban, self._entry(by, "ban_address", _sentence(reason, days), person.id))
        return len(known)

    async def ban_address(self, by: str, address: str, reason: str, days: int | None) -> Ban:
        """Ban an address itself, as the operator knows it; raise `InvalidSetting` for what is none."""
        try:
            ip_address(address)
        except ValueError:
            raise InvalidSetting(
                f"{address!r} is no network address", reason=Reason.NO_NETWORK_ADDRESS, address=address
            ) from None
        ban = self._new_ban(reason, days, address=self.address_key(address))
        await self.store.ban(ban, self._entry(by, "ban_address", _sentence(reason, days)))
        return ban

    async def answer(self, by: str, ban: str, answer: str, *, lifted: bool) -> None:
        """Answer an appeal, and lift the ban or not; raise `NotFound` where it is lifted already.

        Raises `Forbidden` for a ban of one's own.
        """
        if any(each.id == ban for each in await self.store.bans_of(by)):
            raise _own_case()
        entry = self._entry(by, "lift" if lifted else "answer", answer)
        if await self.store.lift(ban, answer, entry, lifted=lifted) is None:
            raise NotFound("no such ban goes on", reason=Reason.BAN_NOT_FOUND)

    async def appeal(self, person: Person, ban: str, text: str) -> None:
        """Appeal against a ban of one's own, once; raise `NotFound` or `Forbidden`."""
        now = self._now()
        mine = next((each for each in await self.store.bans_of(person.id) if each.id == ban), None)
        if mine is None or not mine.holds(now):
            raise NotFound("no such ban goes on", reason=Reason.BAN_NOT_FOUND)
        if not await self.store.appeal(ban, person.id, text, now):
            raise Forbidden("an appeal was made already", reason=Reason.APPEALED)

    async def note(self, by: str, name: str, kind: NoteKind, text: str) -> None:
        """Write a note about an account, or a warning to it; raise `NotFound`."""
        person = await self.named(name)
        note = PersonNote(new_name(16), person.id, kind, text, self._now())
        if not await self.store.note(note, self._entry(by, kind, text, person.id)):
            raise _nobody(name)

    async def read(self, person: Person, note: str) -> None:
        """Say that one has read a warning; raise `NotFound`."""
        if not await self.store.read(person.id, note, self._now()):
            raise NotFound("there is no such warning", reason=Reason.WARNING_NOT_FOUND)

    async def close(self, by: str, suspicion: str, verdict: Verdict, text: str, strike: Strike) -> None:
        """Close a suspicion; the verdict may take its matches out of the ratings.

        The words of the verdict go with the suspicion, and are not in the audit log. Raises `NotFound`, and
        `Forbidden` for a suspicion about oneself.
        """
        found = await self._case(by, suspicion)
        taken = strike.of(found.matches) if verdict == "struck" else ()
        entry = self._entry(by, "verdict", f"{verdict}: {suspicion}")
        if not await self.store.close_suspicion(suspicion, verdict, text, taken, entry):
            raise _no_suspicion()

    async def reopen(self, by: str, suspicion: str) -> None:
        """Open a suspicion again, with its matches back in the ratings; raise as `close` does."""
        await self._case(by, suspicion)
        if not await self.store.reopen_suspicion(suspicion, self._entry(by, "reopen", suspicion)):
            raise _no_suspicion()

    async def suspicion(self, name: str) -> Suspicion:
        """Return a suspicion; raise `NotFound`."""
        found = await self.store.suspicion(name)
        if found is None:
            raise _no_suspicion()
        return found

    async def record(self, by: str, kind: Deed, text: str = "", name: str | None = None) -> None:
        """Write down what an admin did otherwise; ``name`` is the account that it was about."""
        person = None if name is None else await self._people.named(name_key(name))
        await self.store.record(self._entry(by, kind, text, None if person is None else person.id))

    async def exported(self, person: str) -> ExportedModeration:
        """Return everything that moderators keep of an account, as it is exported."""
        now, blocked = self._now(), await self.store.blocked(person)
        names = await self.store.names(blocked)
        return ExportedModeration(
            bans=[own_ban(each, now) for each in await self.store.bans_of(person)],
            notes=[note_info(each) for each in await self.store.notes(person)],
            blocked=[names[each] for each in blocked if each in names],
            addresses=[exported_source(each) for each in await self.store.sources([person])],
            suspicions=[exported_suspicion(each) for each in await self.store.suspicions_of(person)],
        )

    async def named(self, name: str) -> Person:
        """Return whoever has this name; raise `NotFound`."""
        person = await self._people.named(name_key(name))
        if person is None:
            raise _nobody(name)
        return person

    async def _case(self, by: str, suspicion: str) -> Suspicion:
        """Return a suspicion; raise `Forbidden` for one that is about oneself, `NotFound` for none."""
        found = await self.suspicion(suspicion)
        if by in found.people:
            raise _own_case()
        return found

    async def _subject(self, by: str, name: str) -> Person:
        """Return somebody who can be banned: neither an admin nor oneself."""
        person = await self.named(name)
        if person.role == "admin" or person.id == by:
            raise Forbidden("an admin is not banned: change the role first", reason=Reason.BAN_OF_AN_ADMIN)
        return person

    def _new_ban(
        self, reason: str, days: int | None, *, person: str | None = None, address: str | None = None
    ) -> Ban:
        now = self._now()
        return Ban(new_name(16), person, address, reason, now, None if days is None else now + days * DAY_S)

    def _entry(self, by: str, kind: Deed, text: str, person: str | None = None) -> AuditEntry:
        return AuditEntry(new_name(16), self._now(), by, kind, person, text)


async def moderation_of(store: ModerationStore, people: PeopleStore, secret: NotificationStore) -> Moderation:
    """Return the moderation of a club, with the key that its server has drawn for itself."""
    return Moderation(store, people, await secret.secret(KEY_NAME, secrets.token_hex(32)))


def kept_apart() -> Forbidden:
    """Return the refusal of what brings two people together of whom one has blocked the other."""
    return Forbidden("one of two people has blocked the other", reason=Reason.KEPT_APART)


def _banned(ban: Ban, reason: Reason) -> Forbidden:
    ends = None if ban.ends is None else datetime.fromtimestamp(ban.ends, UTC)
    until, forever = ("", "yes") if ends is None else (ends.strftime("%Y-%m-%d %H:%M UTC"), "no")
    why = ban.reason if reason is Reason.BANNED else ""
    return Forbidden("a ban goes on", reason=reason, until=until, forever=forever, why=why)


def _sentence(reason: str, days: int | None) -> str:
    """Return how the audit log tells of a ban: its days, and why."""
    return f"{'∞' if days is None else days} d: {reason}"


def _nobody(name: str) -> NotFound:
    return NotFound(f"nobody is called {name!r} here", reason=Reason.PERSON_NOT_FOUND, name=name)


def _own_case() -> Forbidden:
    return Forbidden("another admin has to decide what is about oneself", reason=Reason.OWN_CASE)


def _no_suspicion() -> NotFound:
    return NotFound("there is no such suspicion", reason=Reason.SUSPICION_NOT_FOUND)
