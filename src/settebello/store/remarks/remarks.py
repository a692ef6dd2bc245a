"""The interface of a store of remarks, for any database."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal, Protocol

from settebello.store.moderation import AuditEntry

Written = Literal["written", "too_soon", "too_many", "gone"]
"""The fate of a remark: written, refused because its author wrote just before or so many in this match, or
because the account or the table is gone."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A remark at a table. Moments are seconds since 1970.

    ``version`` is the place in the table's log that its author saw, in ``match`` after so many acts (``act``)
    of a ``deal``. ``name`` is that of the account ``person`` as it is read. ``number`` counts those of the
    table. ``hidden`` is when an admin took it away from readers.
    """

    id: str
    room: str
    match: int
    version: int
    deal: int
    act: int
    person: str
    text: str
    at: float
    number: int = 0
    name: str = ""
    hidden: float | None = None


@dataclass(frozen=True, slots=True)
class RemarkLimits:
    """The seconds between two remarks of a person, their number in a match, and that which a table keeps."""

    gap_s: float
    of_person: int
    kept: int


@dataclass(frozen=True, slots=True)
class KeptRemarks:
    """The remarks of a table that may be read, in their order, and those who may not read them yet.

    ``bars`` are marks of people who played, each with the number of the match: a key, the hash of an account,
    or the keyed hash of an address. ``guests`` are the addresses of guests by the keys of their seats.
    """

    remarks: tuple[Remark, ...] = ()
    bars: frozenset[tuple[int, str]] = frozenset()
    guests: frozenset[tuple[str, str]] = frozenset()


class RemarkStore(Protocol):
    """The remarks of spectators. A failure of the database is a `StoreProblem`."""

    async def write(self, remark: Remark, limits: RemarkLimits) -> Written:
        """Write a remark, and drop the oldest of its table above the bound; the same id changes nothing."""
        ...

    async def at_table(self, room: str) -> KeptRemarks:
        """Return the remarks of a table, and those who may not read them yet."""
        ...

    async def of_match(self, room: str, match: int) -> list[Remark]:
        """List the remarks of a match that may be read, in their order."""
        ...

    async def of_person(self, person: str) -> list[Remark]:
        """List what an account has written, the hidden too, the newest first."""
        ...

    async def remark(self, remark: str) -> Remark | None:
        """Return a remark by its id, also a hidden one; None where there is none."""
        ...

    async def hide(self, remark: str, now: float, entry: AuditEntry) -> Remark | None:
        """Take a remark away from its readers, and write down what was done; None where nobody reads it."""
        ...

    async def bar(self, room: str, match: int, marks: Collection[str], now: float, *, since: float) -> bool:
        """Write down by what those are known who play a match; forget what was not written since.

        Tell whether anything was new.
        """
        ...
