"""The messages about fair play: over REST alone. Moments are seconds since 1970."""

from contextlib import suppress
from math import isfinite
from typing import Annotated, Final

from pydantic import AfterValidator, Field

from settebello.server.admin.wire import PersonRequest, without_controls
from settebello.server.moderation.moderation import LONGEST_DAYS
from settebello.server.people.standing import NoteInfo, OwnBan, ban_fields
from settebello.server.results.wire import MatchInfo
from settebello.server.wire.messages import Message
from settebello.store import (
    MACHINE,
    AuditEntry,
    Ban,
    Deed,
    NoteKind,
    QueuePlace,
    Suspicion,
    SuspicionKind,
    Verdict,
)

LONGEST_TEXT = 1000

MOST_STRUCK: Final = 2000
"""Matches that a verdict names one by one; their names fit into a request."""

Words = Annotated[str, Field(max_length=LONGEST_TEXT), AfterValidator(without_controls)]
"""Words of an admin or of an appeal, which may be none."""

Said = Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT), AfterValidator(without_controls)]
"""The same, which have to be there."""


class BanRequest(PersonRequest):
    """End an account's playing for so many days, or for good (null); ``addresses``: those of late too."""

    reason: Said
    days: Annotated[int, Field(ge=1, le=LONGEST_DAYS, strict=True)] | None
    addresses: bool = False


class NoteRequest(PersonRequest):
    """Write a note about an account, for admins alone, or a warning that it is shown."""

    kind: NoteKind
    text: Said


class AnswerRequest(Message):
    """Answer the appeal against a ban, and lift it or not."""

    text: Words = ""
    lift: bool


class AppealRequest(Message):
    """Appeal against a ban, once."""

    text: Said


class VerdictRequest(Message):
    """Close a suspicion; with ``struck`` these matches of its evidence move no ratings any more.

    With ``all`` these are all matches of its evidence but those of ``spare``.
    """

    verdict: Verdict
    text: Words = ""
    strike: Annotated[list[str], Field(default_factory=list, max_length=MOST_STRUCK)]
    all: bool = False
    spare: Annotated[list[str], Field(default_factory=list, max_length=MOST_STRUCK)]


class BanInfo(OwnBan):
    """A ban as admins see it: of the account ``name``, or of an address (null)."""

    name: str | None


class AuditInfo(Message):
    """A deed of an admin: ``by`` is null on the command line and empty for a deleted account."""

    at: float
    by: str | None
    kind: Deed
    name: str
    text: str


class SuspicionInfo(Message):
    """A suspicion: the accounts, how many matches are its evidence, and the verdict where it is closed."""

    id: str
    kind: SuspicionKind
    people: list[str]
    matches: int
    at: float
    verdict: Verdict | None
    text: str
    closed: float | None


class SuspicionPage(Message):
    """A page of the queue, how many suspicions are open and closed in all, and where the next page begins.

    ``next`` is null on the last page.
    """

    suspicions: list[SuspicionInfo]
    open: int
    closed: int
    next: str | None


class EvidenceInfo(Message):
    """A suspicion with some of its matches, the newest first."""

    suspicion: SuspicionInfo
    matches: list[MatchInfo]


class RecordOfPerson(Message):
    """The record of an account: bans, notes, warnings, suspicions, how many addresses it came from."""

    name: str
    bans: list[BanInfo]
    notes: list[NoteInfo]
    suspicions: list[SuspicionInfo]
    addresses: int


class BlockInfo(Message):
    """An account that one has blocked."""

    name: str


class FairPlay(Message):
    """How one stands: the bans, the warnings that one has not read, and the accounts that one has blocked."""

    bans: list[OwnBan]
    warnings: list[NoteInfo]
    blocked: list[BlockInfo]


def ban_info(ban: Ban, now: float, name: str | None) -> BanInfo:
    """Return a ban as admins see it."""
    return BanInfo(**ban_fields(ban, now), name=name)


def audit_info(entry: AuditEntry, names: dict[str, str]) -> AuditInfo:
    """Return a deed of an admin, with the names of those who have an account."""
    by = None if entry.by == MACHINE else names.get(entry.by or "", "")
    name = names.get(entry.person or "", "")
    return AuditInfo(at=entry.at, by=by, kind=entry.kind, name=name, text=entry.text)


def place_text(last: Suspicion) -> str:
    """Return the place behind a suspicion, for an address."""
    at = last.at if last.closed is None else last.closed
    return f"{'open' if last.closed is None else 'closed'}~{at!r}~{last.id}"


def place_in(text: str) -> QueuePlace | None:
    """Return the place that a text says; None for the beginning, and for what is no place."""
    state, _, rest = text.partition("~")
    at, _, name = rest.partition("~")
    with suppress(ValueError):
        if state in {"open", "closed"} and isfinite(float(at)):
            return QueuePlace(state == "closed", float(at), name)
    return None


def suspicion_info(suspicion: Suspicion, names: dict[str, str]) -> SuspicionInfo:
    """Return a suspicion, with the names of its accounts."""
    return SuspicionInfo(
        id=suspicion.id,
        kind=suspicion.kind,
        people=sorted(names.get(each, "") for each in suspicion.people),
        matches=len(suspicion.matches),
        at=suspicion.at,
        verdict=suspicion.verdict,
        text=suspicion.text,
        closed=suspicion.closed,
    )
