"""Links that let people in: one that sets the password of an account, and invitations to make one.

A link holds a secret, of which only the hash is kept. It stands after the sign ``#`` of an address, which no
browser sends and no server writes down.
"""

import secrets
import time
from typing import Final

from settebello.errors import Forbidden, InvalidSetting, NotFound, Reason
from settebello.room.clock import DAY_S
from settebello.server.people.identity import name_key
from settebello.server.people.people import new_person
from settebello.server.people.secret import key_of
from settebello.store import Link, PeopleStore, Person

PATH: Final = "account#link="
"""The address of a link below that of the server, but for the secret."""

PASSWORD_LINK_DAYS: Final = 7
"""For how long a link sets a password."""

MAIL_LINK_DAYS: Final = 1
"""For how long one that came by mail does."""

LONGEST_DAYS: Final = 366
MOST_INVITED: Final = 1000
"""So many people one invitation can let in."""


class Links:
    """The links on one store of people; the clock is the server's."""

    def __init__(self, store: PeopleStore) -> None:
        self._store = store

    async def add_person(self, name: str) -> tuple[Person, str]:
        """Make an account and the link that sets its first password; raise `InvalidAccount`."""
        person = await new_person(self._store, name)
        return person, await self._for(person)

    async def for_password(self, name: str) -> tuple[Person, str]:
        """Make a link that sets another password; raise `NotFound` for nobody, `Forbidden` for a program.

        The old password stays good until the link is used; an earlier link of the person is not.
        """
        person = await self._store.named(name_key(name))
        if person is None:
            raise _nobody(name)
        if person.role == "bot":
            raise Forbidden("a program has no password", reason=Reason.PASSWORD_OF_A_BOT)
        return person, await self._for(person)

    async def by_mail(self, person: Person) -> str:
        """Make a link that sets another password, to be sent to the person's own address: good for a day."""
        return await self._put(person, 1, MAIL_LINK_DAYS)

    async def invite(self, most: int, days: int) -> str:
        """Make an invitation for so many people, good for so many days; raise `InvalidSetting`."""
        for name, value, largest in (("most", most, MOST_INVITED), ("days", days, LONGEST_DAYS)):
            if not 1 <= value <= largest:
                raise InvalidSetting(
                    f"{name} is {value}; it is a number from 1 to {largest}",
                    reason=Reason.BAD_SETTING,
                    name=name,
                    value=value,
                    least=1,
                    most=largest,
                )
        return await self._put(None, most, days)

    async def _for(self, person: Person) -> str:
        return await self._put(person, 1, PASSWORD_LINK_DAYS)

    async def _put(self, person: Person | None, uses: int, days: int) -> str:
        secret, now = secrets.token_urlsafe(32), time.time()
        link = Link(key_of(secret), person.id if person else None, uses, now, now + days * DAY_S)
        if not await self._store.put_link(link):
            raise _nobody(person.name if person else "")  # deleted at this moment
        return secret


def _nobody(name: str) -> NotFound:
    return NotFound(f"nobody is called {name!r} here", reason=Reason.PERSON_NOT_FOUND, name=name)
