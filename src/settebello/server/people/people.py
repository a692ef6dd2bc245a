"""People with an account: who they are, in which browsers they are signed in, and how often they may err.

The store keeps only the hash of a session's secret. A wrong password counts against the name and against the
address it came from; the right one takes back what counted against the name. A name that nobody has takes
as long as one that somebody has, and is refused with the same words.
"""

import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final

from settebello.errors import (
    Forbidden,
    InvalidAccount,
    InvalidSetting,
    NotFound,
    NotSignedIn,
    Reason,
    StoreProblem,
    TooMany,
)
from settebello.players import PLAYERS
from settebello.room.names import skeleton
from settebello.server.doors.networks import network
from settebello.server.people.identity import (
    checked_account_name,
    checked_email,
    checked_password,
    name_key,
    same_password,
)
from settebello.server.people.passwords import Passwords
from settebello.server.people.secret import account_key, key_of
from settebello.store import Link, PeopleStore, Person, Role, Session

SESSION_S: Final = 90 * 86_400
"""How long a session goes on that nobody uses."""

MOST_SESSIONS: Final = 20
"""In how many browsers somebody is signed in at most; the one not used for longest makes room."""

TOUCH_S: Final = 600
"""How exactly it is known when a session was used."""

LONGEST_AGENT: Final = 200

WINDOW_S: Final = 600
"""Over how long wrong passwords are counted."""

WRONG_BY_NAME: Final = 10
WRONG_BY_ADDRESS: Final = 30
NEW_BY_ADDRESS: Final = 10
"""Accounts that may be made from one address within an hour."""

NEW_WINDOW_S: Final = 3600

PUBLIC_BY_ADDRESS: Final = 30
"""Tables that may be made public from one address within `WINDOW_S`."""

LEFT_WINDOW_S: Final = 600
"""Over how long it is counted who gives up seats of public tables before the first play."""

LEFT_BY_PERSON: Final = 3
LEFT_BY_ADDRESS: Final = 6
"""After so many, an account or the guests at an address wait until there are fewer within `LEFT_WINDOW_S`."""

REPORTS_WINDOW_S: Final = 86_400
REPORTS_BY_ADDRESS: Final = 20

REVIEWS_WINDOW_S: Final = 3600
REVIEWS_BY_ADDRESS: Final = 30
"""New reviews of matches that one address may ask for within `REVIEWS_WINDOW_S`."""

MAILS_WINDOW_S: Final = 3600
MAILS_BY_ADDRESS: Final = 20
MAILS_BY_NAME: Final = 3
"""Mails for a lost password or to confirm an address, within `MAILS_WINDOW_S`: asked for from one network
address, and about one name or to one mail address."""

INVITATIONS_WINDOW_S: Final = 86_400
INVITATIONS_BY_PERSON: Final = 20
"""Invitations to tables that an account sends within `INVITATIONS_WINDOW_S`."""

PUZZLES_BY_ADDRESS: Final = 300
"""Attempts at puzzles from one address within `WINDOW_S`."""

HINTS_BY_ADDRESS: Final = 300
"""Hints that are asked for at tables from one address within `WINDOW_S`."""

TOURNAMENTS_BY_ADDRESS: Final = 20
"""Tournaments that one address may announce within `TOURNAMENTS_WINDOW_S`."""

TOURNAMENTS_WINDOW_S: Final = 3600

UNNAMED: Final = ("Tu", "You", "Oste", "Host")
"""The name at a table of people who gave none."""

RESERVED: Final = frozenset(map(skeleton, (*PLAYERS, "settebello", *UNNAMED)))
"""Names that a club gives to its computer players, to who has said no name, or to nobody (by their looks)."""

PERSONS: Final = 3
"""An account opens a third of the tables, and takes a third of the seats, that one address may have; the
accounts of one address take so many times the seats of its guests."""

UNLIMITED: Final = 1_000_000
"""More than anybody tries."""

NO_PASSWORD: Final = ""
"""The hash that no password fits."""


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Somebody in one of their browsers."""

    person: Person
    session: Session


@dataclass(frozen=True, slots=True)
class Caller:
    """Where a request comes from: the network's address, and what the browser calls itself."""

    address: str
    agent: str


class People:
    """Everybody with an account, on one store; the clock is an argument for tests."""

    def __init__(
        self,
        store: PeopleStore,
        now: Callable[[], float] = time.time,
        passwords: Passwords | None = None,
        *,
        tables: int = UNLIMITED,
        seats: int = UNLIMITED,
    ) -> None:
        self._store = store
        self._now = now
        self._passwords = passwords or Passwords()
        self._tables = tables
        self._seats = seats

    async def close(self) -> None:
        """Let go of the store."""
        self._passwords.stop()
        await self._store.close()

    async def sign_up(
        self, name: str, password: str, email: str | None, caller: Caller, invitation: str | None = None
    ) -> tuple[Person, str]:
        """Make an account and sign in; return the person and the session's secret.

        Without an invitation the accounts of an address are counted. Raises `NotFound` for an invitation
        that is used up, over or none.
        """
        shown, hidden, address = checked_account_name(name), checked_password(password), checked_email(email)
        if skeleton(shown) in RESERVED or await self.looking_like(shown) is not None:
            raise _taken()
        attempt = await self._admit(invitation, caller)
        person = Person(
            id=_new_id(),
            key=name_key(shown),
            name=shown,
            password=await self._passwords.hash(hidden),
            email=address,
            created=self._now(),
            skeleton=skeleton(shown),
        )
        if not await self._store.add(person):
            if invitation is None:
                await self._store.forgive(attempt)
            else:
                await self._store.return_invitation(attempt)
            raise _taken()
        return person, await self._begin(person, caller)

    async def whose_link(self, link: str) -> str | None:
        """Return the name of whose password a link sets, None for an invitation; raise `NotFound`."""
        _, person = await self._link(link)
        return None if person is None else person.name

    async def set_password(self, link: str, password: str, caller: Caller) -> tuple[Person, str]:
        """Set the password of a link's person and sign in; return both as `sign_in` does.

        Every other session and every token end, and the link is used up. Raises `NotFound` for a link that
        sets no password, or none any more.
        """
        hidden = checked_password(password)
        known, person = await self._link(link)
        if person is None:
            raise _no_link()
        changed = await self._store.set_password(known, await self._passwords.hash(hidden), self._now())
        if changed is None:
            raise _no_link()  # used by another at this moment
        await self._store.forgive("", [_subject("name", changed.key)])
        return changed, await self._begin(changed, caller)

    async def sign_in(self, name: str, password: str, caller: Caller) -> tuple[Person, str]:
        """Return whoever has this name and password, and the secret of a new session."""
        key = name_key(name)
        refused = NotSignedIn(
            "nobody has this name and password", reason=Reason.SIGN_IN_WRONG, field="password"
        )
        async with self._guessing(key, caller):
            person = await self._store.named(key)
            known = person.password if person else None
            if not await self._passwords.fits(same_password(password), known) or person is None:
                raise refused
        return person, await self._begin(person, caller)

    async def who(self, token: str | None) -> SignedIn | None:
        """Return who is signed in with this secret, if anybody is."""
        if not token:
            return None
        found = await self._store.signed_in(key_of(token), since=self._now() - SESSION_S)
        if found is None:
            return None
        person, session = found
        if session.seen < self._now() - TOUCH_S:
            await self._store.touch(session.key, self._now())
        return SignedIn(person, session)

    async def named(self, name: str) -> Person:
        """Return whoever has this name, however its capitals are written; raise `NotFound`."""
        person = await self._store.named(name_key(name))
        if person is None:
            raise NotFound(f"nobody is called {name!r} here", reason=Reason.PERSON_NOT_FOUND, name=name)
        return person

    async def looking_like(self, name: str) -> Person | None:
        """Return whoever has this name or one that is taken for it, if anybody does."""
        return await self._store.named(name_key(name)) or await self._store.looking_like(skeleton(name))

    async def check_guest(self, name: str, me: Person | None = None) -> None:
        """Raise `InvalidSetting` for a name that is somebody else's, or looks like it.

        The names of people who have given none are free to all, even if an older account has one of them.
        """
        if name in UNNAMED:
            return
        person = await self.looking_like(name)
        if person is not None and (me is None or person.id != me.id):
            raise InvalidSetting("this name belongs to an account", reason=Reason.NAME_OF_ACCOUNT, name=name)

    async def sessions(self, me: SignedIn) -> list[Session]:
        """List the browsers in which somebody is signed in, the one used last first."""
        return await self._store.sessions(me.person.id, since=self._now() - SESSION_S)

    async def sign_out(self, me: SignedIn) -> None:
        """End a session; one that is over already stays so."""
        await self._store.end(me.person.id, me.session.id)

    async def end(self, me: SignedIn, session: str) -> None:
        """End one of one's own sessions; raise `NotFound` for any other."""
        if not await self._store.end(me.person.id, session):
            raise NotFound("you have no such session", reason=Reason.SESSION_NOT_FOUND)

    async def change_password(self, me: SignedIn, old: str, new: str, caller: Caller) -> None:
        """Set another password and end every other session; raise `Forbidden` where the old one is wrong."""
        hidden = checked_password(new, field="new")
        await self._confirm(me, old, caller, field="old")
        if not await self._store.change_password(
            me.person, await self._passwords.hash(hidden), keep=me.session.id
        ):
            raise NotSignedIn(
                "sign in first", reason=Reason.NOT_SIGNED_IN
            )  # changed elsewhere at this moment

    async def confirm_password(self, me: SignedIn, password: str, caller: Caller) -> None:
        """Raise `Forbidden` where this is not one's own password."""
        await self._confirm(me, password, caller, field="password")

    async def set_email(self, me: SignedIn, email: str | None) -> None:
        """Set the address of one's own account; raise `NotSignedIn` where it is gone."""
        if not await self._store.set_email(me.person.id, email):
            raise NotSignedIn("sign in first", reason=Reason.NOT_SIGNED_IN)

    async def remove(self, me: SignedIn, password: str, caller: Caller) -> set[str]:
        """Delete one's own account and all sessions; return the tables that named the person.

        Raises `Forbidden` where the password is wrong.
        """
        await self._confirm(me, password, caller, field="password")
        return await self._store.remove(me.person.id, account_key(me.person))

    async def publish(self, caller: Caller) -> None:
        """Count a table that is made public; raise `TooMany`."""
        await self._attempt({_subject("public", network(caller.address)): PUBLIC_BY_ADDRESS}, WINDOW_S)

    async def leave_unplayed(self, caller: Caller, person: str | None) -> None:
        """Count a hand that was left before the first play; ``person`` is the hash of an account.

        The seat is left already: where it cannot be counted, nobody is told that it was not.
        """
        with suppress(StoreProblem):
            await self._store.attempt(
                {_left_by(caller, person): UNLIMITED}, self._now(), since=self._now() - LEFT_WINDOW_S
            )

    async def check_sitting(self, caller: Caller, person: str | None) -> None:
        """Raise `TooMany` for whoever has left too many hands unplayed of late."""
        most = LEFT_BY_ADDRESS if person is None else LEFT_BY_PERSON
        now = self._now()
        attempt = await self._store.attempt({_left_by(caller, person): most}, now, since=now - LEFT_WINDOW_S)
        if attempt is None:
            raise TooMany(
                "seats were left too often before the first card",
                reason=Reason.LEFT_TOO_OFTEN,
                seconds=LEFT_WINDOW_S,
            )
        await self._store.forgive(attempt)

    async def open_table(self, caller: Caller, person: str | None) -> None:
        """Count a table that is opened; raise `TooMany`. ``person`` is the hash of an account."""
        most = {_subject("tables", network(caller.address)): self._tables}
        if person is not None:
            most[_subject("tables", person)] = max(1, self._tables // PERSONS)
        await self._attempt(most, WINDOW_S, Reason.TOO_MANY_TABLES)

    async def take_seat(self, caller: Caller, person: str | None) -> None:
        """Count a seat that is taken at a public table; raise `TooMany`."""
        address = network(caller.address)
        if person is None:
            most = {_subject("guests", address): self._seats}
        else:
            most = {_subject("seats", person): max(1, self._seats // PERSONS)}
            most[_subject("seats", address)] = self._seats * PERSONS
        await self._attempt(most, WINDOW_S, Reason.TOO_MANY_SEATS)

    async def tell_on(self, caller: Caller) -> None:
        """Count a report; raise `TooMany`."""
        await self._attempt(
            {_subject("report", network(caller.address)): REPORTS_BY_ADDRESS}, REPORTS_WINDOW_S
        )

    async def ask_for_review(self, caller: Caller) -> None:
        """Count a new review of a match; raise `TooMany`."""
        await self._attempt(
            {_subject("review", network(caller.address)): REVIEWS_BY_ADDRESS}, REVIEWS_WINDOW_S
        )

    async def ask_for_mail(self, caller: Caller, about: str) -> None:
        """Count a mail that is asked for, about a name or to an address; raise `TooMany`."""
        most = {_subject("mails", network(caller.address)): MAILS_BY_ADDRESS}
        most[_subject("mail", about)] = MAILS_BY_NAME
        await self._attempt(most, MAILS_WINDOW_S)

    async def invite(self, me: SignedIn) -> None:
        """Count an invitation to a table; raise `TooMany`."""
        await self._attempt({_subject("invited", me.person.id): INVITATIONS_BY_PERSON}, INVITATIONS_WINDOW_S)

    async def try_puzzle(self, caller: Caller) -> None:
        """Count an attempt at a puzzle; raise `TooMany`."""
        await self._attempt({_subject("puzzle", network(caller.address)): PUZZLES_BY_ADDRESS}, WINDOW_S)

    async def ask_for_hint(self, caller: Caller) -> None:
        """Count a hint at a table; raise `TooMany`."""
        await self._attempt({_subject("hint", network(caller.address)): HINTS_BY_ADDRESS}, WINDOW_S)

    async def announce(self, caller: Caller) -> None:
        """Count a tournament that is announced; raise `TooMany`."""
        await self._attempt(
            {_subject("tournament", network(caller.address)): TOURNAMENTS_BY_ADDRESS}, TOURNAMENTS_WINDOW_S
        )

    async def everybody(self, find: str = "", most: int | None = None) -> list[Person]:
        """List people whose name has this in it, however its capitals are written, by name."""
        return await self._store.everybody(name_key(find), most)

    async def count(self) -> int:
        """Return how many accounts there are."""
        return await self._store.count()

    async def give_role(self, me: SignedIn, name: str, role: Role) -> None:
        """Give somebody a role; raise `Forbidden` for oneself and for programs, `NotFound` for nobody."""
        person = await self.named(name)
        if person.id == me.person.id:
            raise Forbidden("another admin has to change your role", reason=Reason.OWN_ROLE)
        if person.role == "bot":
            raise Forbidden("a program stays a program", reason=Reason.ROLE_OF_A_BOT)
        await self._store.set_role(person.key, role)

    async def end_all(self, name: str) -> None:
        """End all sessions of somebody, and revoke all their tokens; raise `NotFound` for nobody."""
        await self._store.end_all((await self.named(name)).id)

    async def _link(self, link: str) -> tuple[Link, Person | None]:
        found = await self._store.link(key_of(link), self._now())
        if found is None:
            raise _no_link()
        return found

    async def _admit(self, invitation: str | None, caller: Caller) -> str:
        """Count somebody who signs up, and return what takes it back: an attempt, or an invitation's key."""
        if invitation is None:
            return await self._attempt(
                {_subject("new", network(caller.address)): NEW_BY_ADDRESS}, NEW_WINDOW_S
            )
        key = key_of(invitation)
        if not await self._store.use_invitation(key, self._now()):
            raise _no_link()
        return key

    async def _confirm(self, me: SignedIn, password: str, caller: Caller, *, field: str) -> None:
        async with self._guessing(me.person.key, caller):
            if not await self._passwords.fits(same_password(password), me.person.password):
                raise Forbidden("this is not your password", reason=Reason.PASSWORD_WRONG, field=field)

    async def _begin(self, person: Person, caller: Caller) -> str:
        token, now = secrets.token_urlsafe(32), self._now()
        agent = "".join(letter for letter in caller.agent if letter.isprintable())[:LONGEST_AGENT]
        session = Session(_new_id(), key_of(token), person.id, agent, now, now)
        if not await self._store.begin(person, session, since=now - SESSION_S, most=MOST_SESSIONS):
            raise NotSignedIn(
                "nobody has this name and password", reason=Reason.SIGN_IN_WRONG, field="password"
            )
        return token

    @asynccontextmanager
    async def _guessing(self, key: str, caller: Caller) -> AsyncIterator[None]:
        """Count what happens inside as a wrong guess, unless it ends without a problem."""
        name, address = _subject("name", key), _subject("address", network(caller.address))
        attempt = await self._attempt({name: WRONG_BY_NAME, address: WRONG_BY_ADDRESS}, WINDOW_S)
        try:
            yield
        except TooMany:
            await self._store.forgive(attempt)  # nothing was compared
            raise
        await self._store.forgive(attempt, [name])

    async def _attempt(
        self, most: dict[str, int], window_s: int, reason: Reason = Reason.TOO_MANY_TRIES
    ) -> str:
        attempt = await self._store.attempt(most, self._now(), since=self._now() - window_s)
        if attempt is None:
            raise TooMany("this was tried too often", reason=reason, seconds=window_s)
        return attempt


async def new_person(store: PeopleStore, name: str, role: Role = "member") -> Person:
    """Make an account to which nobody can sign in before a link sets its password; raise `InvalidAccount`."""
    shown = checked_account_name(name)
    looks = skeleton(shown)
    if role != "bot" and (looks in RESERVED or await store.looking_like(looks) is not None):
        raise _taken()
    person = Person(_new_id(), name_key(shown), shown, NO_PASSWORD, None, role, time.time(), looks)
    if not await store.add(person):
        raise _taken()
    return person


async def new_bot(store: PeopleStore, name: str) -> Person:
    """Make an account for a program, which nobody can sign in to; raise `InvalidAccount`."""
    return await new_person(store, name, "bot")


def _taken() -> InvalidAccount:
    return InvalidAccount("somebody has this name", reason=Reason.ACCOUNT_NAME_TAKEN, field="name")


def _no_link() -> NotFound:
    return NotFound("this link is good for nothing any more", reason=Reason.LINK_USED_UP)


def _new_id() -> str:
    return secrets.token_urlsafe(16)


def _subject(kind: str, what: str) -> str:
    """Return what attempts are counted under: of names and addresses nothing stays but a hash."""
    return key_of(f"{kind}:{what}")


def _left_by(caller: Caller, person: str | None) -> str:
    """Return what hands that were left are counted under: the account, or where a guest comes from."""
    return _subject("left", network(caller.address) if person is None else person)
