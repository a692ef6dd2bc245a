"""Moderators' work: bans, notes, suspicions, blocks, and the audit log of admins."""

from settebello.store.moderation.moderation import (
    MACHINE,
    VERDICTS,
    AuditEntry,
    Ban,
    Deed,
    ModerationStore,
    NoteKind,
    PersonNote,
    PlayedMatch,
    QueuePlace,
    Source,
    Suspicion,
    SuspicionKind,
    Verdict,
)
from settebello.store.moderation.sql import SqlModeration

__all__ = [
    "MACHINE",
    "VERDICTS",
    "AuditEntry",
    "Ban",
    "Deed",
    "ModerationStore",
    "NoteKind",
    "PersonNote",
    "PlayedMatch",
    "QueuePlace",
    "Source",
    "SqlModeration",
    "Suspicion",
    "SuspicionKind",
    "Verdict",
]
