"""The messages about fair play that an account's export holds as well. Moments are seconds since 1970."""

from typing import Any

from settebello.server.wire.messages import Message
from settebello.store import Ban, NoteKind, PersonNote, Source, Suspicion, SuspicionKind, Verdict


class OwnBan(Message):
    """A ban as its person sees it: until when (null: for good), why, and the appeal with its answer."""

    id: str
    reason: str
    since: float
    ends: float | None
    on: bool
    appeal: str
    appealed: float | None
    answer: str
    answered: float | None


class NoteInfo(Message):
    """A note or a warning, and when its person read it."""

    id: str
    kind: NoteKind
    text: str
    at: float
    read: float | None


class ExportedSource(Message):
    """An address from which the account has signed in, as it is kept: a hash under the server's key."""

    address: str
    first: float
    last: float


class ExportedSuspicion(Message):
    """A suspicion about the account."""

    kind: SuspicionKind
    at: float
    verdict: Verdict | None
    text: str
    closed: float | None
    matches: list[str]


class ExportedModeration(Message):
    """The records of moderators about an account."""

    bans: list[OwnBan]
    notes: list[NoteInfo]
    blocked: list[str]
    addresses: list[ExportedSource]
    suspicions: list[ExportedSuspicion]


def own_ban(ban: Ban, now: float) -> OwnBan:
    """Return a ban as its person sees it."""
    return OwnBan(**ban_fields(ban, now))


def note_info(note: PersonNote) -> NoteInfo:
    """Return a note or a warning."""
    return NoteInfo(id=note.id, kind=note.kind, text=note.text, at=note.at, read=note.read)


def exported_source(source: Source) -> ExportedSource:
    """Return an address as it is kept."""
    return ExportedSource(address=source.address, first=source.first, last=source.last)


def exported_suspicion(suspicion: Suspicion) -> ExportedSuspicion:
    """Return a suspicion as it is exported: without the others that it is about."""
    return ExportedSuspicion(
        kind=suspicion.kind,
        at=suspicion.at,
        verdict=suspicion.verdict,
        text=suspicion.text,
        closed=suspicion.closed,
        matches=list(suspicion.matches),
    )


def ban_fields(ban: Ban, now: float) -> dict[str, Any]:
    """Return the fields of a ban that its person sees."""
    as_written = {name: getattr(ban, name) for name in OwnBan.model_fields if name != "on"}
    return {**as_written, "on": ban.holds(now)}
