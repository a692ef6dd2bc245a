"""Snapshots of tables: the fold of a log up to one of its events, so that it need not be folded again."""

from settebello.store.snapshots.codec import read_snapshot, snapshot_text
from settebello.store.snapshots.snapshot import Snapshot
from settebello.store.snapshots.sql import KeptSnapshot, keep_snapshot, row_of, void_snapshots

__all__ = [
    "KeptSnapshot",
    "Snapshot",
    "keep_snapshot",
    "read_snapshot",
    "row_of",
    "snapshot_text",
    "void_snapshots",
]
