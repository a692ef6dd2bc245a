"""Snapshots on a database: one row a table, the newest."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, Table, update
from sqlalchemy.dialects import postgresql, sqlite

from settebello.store.schema import SNAPSHOTS
from settebello.store.snapshots.codec import snapshot_text
from settebello.store.snapshots.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class KeptSnapshot:
    """The row of a snapshot: after which event the table stood so, its text, and the erasures before it."""

    room: str
    version: int
    body: str
    erasures: int


def row_of(snapshot: Snapshot | None) -> KeptSnapshot | None:
    """Write a snapshot as its row; None where there is nothing to write."""
    if snapshot is None or snapshot.room is None:
        return None
    room = snapshot.room
    return KeptSnapshot(room.id, room.version, snapshot_text(room), snapshot.erasures)


def keep_snapshot(connection: Connection, row: KeptSnapshot) -> None:
    """Write a snapshot in the place of an older one; nothing where names were erased since it was read."""
    older = (
        SNAPSHOTS.c.room == row.room,
        SNAPSHOTS.c.erasures == row.erasures,
        SNAPSHOTS.c.version < row.version,
    )
    change = update(SNAPSHOTS).where(*older).values(version=row.version, body=row.body)
    if not connection.execute(change).rowcount and row.erasures == 0:
        values = {"room": row.room, "version": row.version, "erasures": 0, "body": row.body}
        connection.execute(_insert(connection, SNAPSHOTS).values(values).on_conflict_do_nothing())


def void_snapshots(connection: Connection, rooms: Collection[str]) -> None:
    """Take away the snapshots of tables whose events are rewritten, also those still on their way."""
    for room in sorted(rooms):
        first = {"room": room, "version": 0, "erasures": 1, "body": ""}
        another = {"version": 0, "body": "", "erasures": SNAPSHOTS.c.erasures + 1}
        fresh = _insert(connection, SNAPSHOTS).values(first)
        connection.execute(fresh.on_conflict_do_update(index_elements=["room"], set_=another))


def _insert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
