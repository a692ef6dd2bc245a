"""What a store of people has to do, whatever it is kept on."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol, get_args

Role = Literal["member", "arbiter", "admin"]
"""What somebody may do in the club."""

ROLES: Final[tuple[Role, ...]] = get_args(Role)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with an account: ``key`` is the name as names are compared, ``password`` a hash."""

    id: str
    key: str
    name: str
    password: str = field(repr=False)
    email: str | None = field(default=None, repr=False)
    role: Role = "member"
    created: float = 0.0


@dataclass(frozen=True, slots=True)
class Session:
    """A browser where somebody is signed in: ``key`` is the hash of what it holds, ``agent`` its own word."""

    id: str
    key: str = field(repr=False)
    person: str
    agent: str
    created: float
    seen: float


class PeopleStore(Protocol):
    """People, their sessions, and what was tried of late. Moments are seconds since 1970.

    What the database does not let happen is a `StoreProblem`.
    """

    async def add(self, person: Person) -> bool:
        """Write a person; tell whether it could be done: not where somebody has the name."""
        ...

    async def named(self, key: str) -> Person | None:
        """Return whoever has this name."""
        ...

    async def everybody(self) -> list[Person]:
        """List all people by name."""
        ...

    async def change_password(self, person: Person, password: str, *, keep: str | None) -> bool:
        """Set another hash and end every session but the one called ``keep``.

        Tell whether it was done: not where the person is gone, or has another password by now.
        """
        ...

    async def set_role(self, key: str, role: Role) -> bool:
        """Give whoever has this name a role; tell whether there was anybody."""
        ...

    async def remove(self, person: str) -> None:
        """Forget a person and end all of their sessions."""
        ...

    async def begin(self, person: Person, session: Session, *, since: float, most: int) -> bool:
        """Write a session of a person, and drop those not ``seen`` since, and the oldest above so many.

        Tell whether it was done: not where the person is gone, or has another password by now.
        """
        ...

    async def signed_in(self, key: str, *, since: float) -> tuple[Person, Session] | None:
        """Return the session of this key, if it was seen since, and whose it is."""
        ...

    async def touch(self, key: str, now: float) -> None:
        """Write down when a session was seen."""
        ...

    async def sessions(self, person: str, *, since: float) -> list[Session]:
        """List the sessions of a person that were seen since, the one last seen first."""
        ...

    async def end(self, person: str, session: str) -> bool:
        """End the session of this id, if it is this person's; tell whether it was."""
        ...

    async def attempt(self, most: Mapping[str, int], now: float, *, since: float) -> str | None:
        """Write down that something is tried now under each of these subjects, and return its id.

        None where under one of them there would be more than it says since then: nothing is then written.
        However many try at once, no more than that get an id.
        """
        ...

    async def forgive(self, attempt: str, subjects: Collection[str] = ()) -> None:
        """Take back an attempt, and all others under these subjects."""
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...
