"""The interface of what moderators keep: bans, notes, suspicions, blocks, and the audit log of admins."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol, get_args

NoteKind = Literal["note", "warning"]
"""A note is for admins alone; a warning is shown to its person until it was read."""

SuspicionKind = Literal["addresses", "pairings", "resignations"]
"""The grounds of a suspicion: matches between accounts of one address, matches of the same two that one of
them wins, matches resigned before play."""

Verdict = Literal["nothing", "warned", "struck"]
"""The verdict on a suspicion: nothing, a warning, or matches taken out of the ratings."""

VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)

Deed = Literal[
    "ban",
    "ban_address",
    "lift",
    "answer",
    "note",
    "warning",
    "verdict",
    "reopen",
    "role",
    "sign_out",
    "person",
    "password",
    "invitation",
    "report",
    "remark",
    "bot",
    "token",
    "revoke",
    "ratings",
]
"""The kinds of what an admin does."""

MACHINE: Final = ""
"""The author of what was done on the server's own machine."""


@dataclass(frozen=True, slots=True)
class Ban:
    """A ban of an account or of an ``address`` (a keyed hash). Moments are seconds since 1970.

    It goes on until ``ends`` (None: for good) or until it is ``lifted``. Its person may appeal once.
    """

    id: str
    person: str | None
    address: str | None = field(repr=False)
    reason: str
    since: float
    ends: float | None
    lifted: float | None = None
    appeal: str = ""
    appealed: float | None = None
    answer: str = ""
    answered: float | None = None

    def holds(self, now: float) -> bool:
        """Tell whether the ban goes on at a moment."""
        return self.lifted is None and (self.ends is None or now < self.ends)


@dataclass(frozen=True, slots=True)
class PersonNote:
    """A note of an admin about an account, or a warning to it, and when that was ``read``."""

    id: str
    person: str
    kind: NoteKind
    text: str
    at: float
    read: float | None = None


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """A deed of an admin: ``by`` is an account, `MACHINE`, or None for an account that is gone."""

    id: str
    at: float
    by: str | None
    kind: Deed
    person: str | None
    text: str


@dataclass(frozen=True, slots=True)
class Source:
    """An address (a keyed hash) from which an account has signed in, and when first and last."""

    person: str
    address: str = field(repr=False)
    first: float
    last: float


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match as moderators look at it: by seat the accounts (None: none) and their sides.

    ``name`` is what it is called in public. ``unplayed``: it ended before its first deal was over, because of
    the seat ``lost_by``.
    """

    name: str
    ended: float
    rated: bool
    unplayed: bool
    winner: int
    lost_by: int | None
    people: tuple[str | None, ...]
    sides: tuple[int, ...]
    programs: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Suspicion:
    """A suspicion about accounts, with the public names of the matches that are its evidence."""

    id: str
    subject: str
    kind: SuspicionKind
    people: tuple[str, ...]
    matches: tuple[str, ...]
    at: float
    verdict: Verdict | None = None
    text: str = ""
    closed: float | None = None


@dataclass(frozen=True, slots=True)
class QueuePlace:
    """A place in the queue of suspicions: behind the one of this id, since when it is open or ``closed``."""

    closed: bool
    at: float
    id: str


class ModerationStore(Protocol):
    """The records of moderators. Moments are seconds since 1970.

    A failure of the database is a `StoreProblem`.
    """

    async def names(self, people: Collection[str]) -> dict[str, str]:
        """Return the names of the accounts with these ids that exist."""
        ...

    async def ban(self, ban: Ban, entry: AuditEntry) -> bool:
        """Write a ban and what was done; tell whether it could be done: not of an account that is gone."""
        ...

    async def bans(self, now: float, *, most: int) -> list[Ban]:
        """List bans: all that hold with an appeal to answer, the oldest appeal first, then the newest others.

        Of these at most so many.
        """
        ...

    async def bans_of(self, person: str) -> list[Ban]:
        """List the bans of an account, the newest first."""
        ...

    async def bans_here(self, address: str) -> list[Ban]:
        """List the bans of an address, the newest first."""
        ...

    async def bans_on(self, now: float) -> list[Ban]:
        """List the bans of accounts that hold at a moment."""
        ...

    async def guests_banned(self, room: str, now: float) -> frozenset[str]:
        """Return the keys of the seats that guests took at a table from addresses that are banned."""
        ...

    async def newest_ban(self) -> float | None:
        """Return when the newest ban was written; None where there is none."""
        ...

    async def lift(self, ban: str, answer: str, entry: AuditEntry, *, lifted: bool) -> Ban | None:
        """Answer the appeal against a ban, and lift it or not; return the ban as it was.

        None where it was lifted already.
        """
        ...

    async def appeal(self, ban: str, person: str, text: str, now: float) -> bool:
        """Write the appeal of a person against their ban; tell whether it was the first."""
        ...

    async def note(self, note: PersonNote, entry: AuditEntry) -> bool:
        """Write a note or warning and what was done; tell whether it could be done, as `ban` does."""
        ...

    async def notes(self, person: str) -> list[PersonNote]:
        """List the notes and warnings of an account, the newest first."""
        ...

    async def unread(self, person: str) -> list[PersonNote]:
        """List the warnings that an account has not read, the oldest first."""
        ...

    async def read(self, person: str, note: str, now: float) -> bool:
        """Write down that a person has read a warning; tell whether there was one."""
        ...

    async def record(self, entry: AuditEntry) -> None:
        """Write down what an admin did."""
        ...

    async def audit(self, *, most: int) -> list[AuditEntry]:
        """List what admins did, the newest first; at most so many."""
        ...

    async def arrive(self, person: str, address: str, now: float, *, since: float) -> None:
        """Write down from where an account signs in, and forget what was not seen since."""
        ...

    async def sources(self, people: Collection[str]) -> list[Source]:
        """List the addresses of these accounts."""
        ...

    async def played(self, *, since: float, most: int) -> list[PlayedMatch]:
        """List the matches that ended since, the newest first; at most so many."""
        ...

    async def settled(self) -> dict[str, float]:
        """Return when the newest suspicion of each subject was closed."""
        ...

    async def suspect(self, found: Collection[Suspicion]) -> None:
        """Write suspicions down; one that is open gets the new evidence beside what it has."""
        ...

    async def suspicions(self, *, most: int, after: QueuePlace | None = None) -> list[Suspicion]:
        """List suspicions, the open ones first, the newest first of both; at most so many after a place."""
        ...

    async def count_suspicions(self) -> tuple[int, int]:
        """Return how many suspicions are open, and how many closed."""
        ...

    async def suspicion(self, name: str) -> Suspicion | None:
        """Return a suspicion by its id; None where there is none."""
        ...

    async def suspicions_of(self, person: str) -> list[Suspicion]:
        """List the suspicions about an account, the newest first."""
        ...

    async def close_suspicion(
        self, suspicion: str, verdict: Verdict, text: str, strike: Collection[str], entry: AuditEntry
    ) -> bool:
        """Close a suspicion, take matches of its evidence out of the ratings, and work these out again.

        Tell whether it was open.
        """
        ...

    async def reopen_suspicion(self, suspicion: str, entry: AuditEntry) -> bool:
        """Open a suspicion again, with its matches back in the ratings; tell whether it was closed."""
        ...

    async def block(self, person: str, other: str, now: float, *, most: int) -> bool:
        """Write down that an account has blocked another; tell whether there was room."""
        ...

    async def unblock(self, person: str, other: str) -> None:
        """Take a block back."""
        ...

    async def blocked(self, person: str) -> list[str]:
        """List the accounts that an account has blocked, the newest first."""
        ...

    async def apart(self, person: str) -> frozenset[str]:
        """Return the accounts with which an account is not brought together, whoever has blocked whom."""
        ...
