"""The interface of a store of people and of their tokens, for any database."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol, get_args

Erased = tuple[str, str]
"""A table, and the account that was taken out of its log. The last of an account has an empty table."""

Role = Literal["member", "arbiter", "admin", "bot"]
"""The roles in the club; a bot is a program."""

ROLES: Final[tuple[Role, ...]] = get_args(Role)

Scope = Literal["read", "play", "house", "analyst"]
"""The scopes of a token: to look at one's own account, to sit and play, to play for the house, to review
finished matches for it."""

SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with an account: ``key`` is the name as names are compared, ``password`` a hash.

    ``skeleton`` is what the name looks like; None where an account from before looked so already.
    """

    id: str
    key: str
    name: str
    password: str = field(repr=False)
    email: str | None = field(default=None, repr=False)
    role: Role = "member"
    created: float = 0.0
    skeleton: str | None = None


@dataclass(frozen=True, slots=True)
class Session:
    """A browser where somebody is signed in: ``key`` is the hash of what it holds, ``agent`` its own word."""

    id: str
    key: str = field(repr=False)
    person: str
    agent: str
    created: float
    seen: float


@dataclass(frozen=True, slots=True)
class Token:
    """The token of a program: ``key`` is the hash of it, ``name`` the owner's word for it.

    It is over from ``ends`` on; ``seen`` is when it was last used, if ever.
    """

    id: str
    key: str = field(repr=False)
    person: str
    name: str
    scopes: tuple[Scope, ...]
    created: float
    ends: float
    seen: float | None = None


@dataclass(frozen=True, slots=True)
class Link:
    """A secret that opens one thing: ``key`` is the hash of it, and it is over from ``ends`` on.

    It sets the password of the account ``person``, or, without one, lets ``uses`` more people sign up.
    """

    key: str = field(repr=False)
    person: str | None
    uses: int
    created: float
    ends: float


Why = Literal["words", "cheating", "stalling", "other"]
"""The grounds of a report: a name or what they say, playing unfairly, keeping others waiting."""

WHYS: Final[tuple[Why, ...]] = get_args(Why)

NO_SEAT: Final = -1
"""The seat of whoever is reported and sits at none."""


@dataclass(frozen=True, slots=True)
class Report:
    """A report to the admins about another player at the table, or about a spectator's remark.

    ``name`` is what that one was called there, ``person`` their account, if they have one. ``by`` is one and
    the same for whoever tells of one other, ``by_name`` what the one who tells was called, and ``by_person``
    their account. A report of a ``remark`` has what it ``said``, and the seat `NO_SEAT`.
    """

    id: str
    room: str
    seat: int
    name: str
    person: str | None
    by: str = field(repr=False)
    by_name: str
    why: Why
    text: str
    at: float
    closed: float | None = None
    by_person: str | None = None
    remark: str | None = None
    said: str | None = None


class ReportStore(Protocol):
    """The reports. Moments are seconds since 1970."""

    async def report(self, report: Report) -> bool:
        """Write a report; tell whether it was done: not where the same one has told of the same before."""
        ...

    async def reports(self, *, most: int) -> list[Report]:
        """List reports, those not closed first, among them the newest first; at most so many."""
        ...

    async def close_report(self, report: str, now: float) -> bool:
        """Say that nothing more is to be done about a report; tell whether there was one that was open."""
        ...


class TokenStore(Protocol):
    """The tokens of people. Moments are seconds since 1970."""

    async def grant(self, person: Person, token: Token, *, now: float, most: int) -> bool:
        """Write a token of a person, and drop those of theirs that are over.

        Tell whether it was done: not where the person is gone, has another password by now, or has so many
        tokens already.
        """
        ...

    async def holder(self, key: str) -> tuple[Person, Token] | None:
        """Return the token of this key, be it over or not, and whose it is."""
        ...

    async def used(self, key: str, now: float) -> None:
        """Write down when a token was used."""
        ...

    async def tokens(self, person: str) -> list[Token]:
        """List the tokens of a person, the newest first."""
        ...

    async def revoke(self, person: str, token: str) -> bool:
        """Drop the token of this id, if it is this person's; tell whether it was."""
        ...


class LinkStore(Protocol):
    """The links that set passwords, and invitations. Moments are seconds since 1970."""

    async def put_link(self, link: Link) -> bool:
        """Write a link, in the place of an earlier one of its person; drop those that are over.

        Tell whether it was done: not where its person is gone.
        """
        ...

    async def link(self, key: str, now: float) -> tuple[Link, Person | None] | None:
        """Return the link of this key and whose password it sets, where it is good for anything now."""
        ...

    async def use_invitation(self, key: str, now: float) -> bool:
        """Count one use of an invitation; tell whether there was one left."""
        ...

    async def return_invitation(self, key: str) -> None:
        """Take back one use of an invitation."""
        ...

    async def set_password(self, link: Link, password: str, now: float) -> Person | None:
        """Use up a link: set the hash of its person, end every session and drop every token.

        Return the person as they are then; None where the link is good for nothing now.
        """
        ...


class PeopleStore(TokenStore, ReportStore, LinkStore, Protocol):
    """People, their sessions and tokens, reports, and what was tried of late. Moments are seconds since 1970.

    A failure of the database is a `StoreProblem`.
    """

    async def add(self, person: Person) -> bool:
        """Write a person; tell whether it could be done: not where somebody has the name."""
        ...

    async def named(self, key: str) -> Person | None:
        """Return whoever has this name."""
        ...

    async def with_id(self, person: str) -> Person | None:
        """Return the person of this id."""
        ...

    async def looking_like(self, skeleton: str) -> Person | None:
        """Return whoever has a name with this skeleton."""
        ...

    async def bots(self) -> frozenset[str]:
        """Return the keys of all programs."""
        ...

    async def count(self) -> int:
        """Return how many people there are."""
        ...

    async def everybody(self, find: str = "", most: int | None = None) -> list[Person]:
        """List all people by name."""
        ...

    async def change_password(self, person: Person, password: str, *, keep: str | None) -> bool:
        """Set another hash, end every session but the one called ``keep``, and drop every token.

        Tell whether it was done: not where the person is gone, or has another password by now.
        """
        ...

    async def set_email(self, person: str, email: str | None) -> bool:
        """Set the address of a person; tell whether there was one."""
        ...

    async def set_role(self, key: str, role: Role) -> bool:
        """Give whoever has this name a role; tell whether there was anybody."""
        ...

    async def end_all(self, person: str) -> None:
        """End every session of a person, and drop every token."""
        ...

    async def remove(self, person: str, mark: str) -> set[str]:
        """Forget a person with all of their sessions, tokens, ratings and attempts at puzzles.

        ``mark`` is the hash of their id that seats carry. Logs, matches and reports name them no more, as
        they are read. Returns the tables that named them: copies of these in memory are to be read anew.
        """
        ...

    async def erase_more(self) -> set[Erased] | None:
        """Take deleted people out of the next few logs as they are written, where `remove` left that.

        Returns which, and None where nothing is left to do. The same are returned until `finish_erasing` is
        called for them.
        """
        ...

    async def finish_erasing(self, done: Collection[Erased]) -> None:
        """Forget these of `erase_more`: every process has been told to read the tables anew."""
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
