"""Seats by account, and what the names of accounts look like."""

import json

import sqlalchemy as sa
from alembic import op

from settebello.room.names import skeleton

revision = "9"
down_revision = "8"


def upgrade() -> None:
    """Make the table and the column, and fill both from what is there.

    Of accounts that look alike already, the oldest has the look, so that nobody else gets it. A seat that
    was left, or at a match that is over, is passed over where seats are listed.
    """
    op.add_column("people", sa.Column("skeleton", sa.String(400)))
    op.create_table(
        "sittings",
        sa.Column("room", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("ix_sittings_person", "sittings", ["person", "since"])
    _skeletons(op.get_bind())
    op.create_index("ix_people_skeleton", "people", ["skeleton"], unique=True)
    _sittings(op.get_bind())


def _skeletons(connection: sa.Connection) -> None:
    met = set[str]()
    for row in connection.execute(sa.text("SELECT id, name FROM people ORDER BY created, id")).all():
        looks = skeleton(row.name)
        if looks not in met:
            met.add(looks)
            change = sa.text("UPDATE people SET skeleton = :looks WHERE id = :id")
            connection.execute(change, {"looks": looks, "id": row.id})


def _sittings(connection: sa.Connection) -> None:
    seated = sa.text(
        'SELECT room, body FROM events WHERE body LIKE \'%"type":"seated"%\' '
        'AND body LIKE \'%"account":"%\' ORDER BY room'
    )
    begun = sa.text(
        'SELECT room, COUNT(*) AS number FROM events WHERE body LIKE \'%"type":"begun"%\' GROUP BY room'
    )
    ended = sa.text("SELECT room, COUNT(*) AS number FROM matches GROUP BY room")
    matches = {row.room: row.number for row in connection.execute(begun)}
    over = {row.room for row in connection.execute(ended) if row.number >= matches.get(row.room, 0)}
    pairs = dict[tuple[str, str], float]()
    for row in connection.execute(seated):
        if row.room in over:
            continue
        event = json.loads(row.body)
        pairs[row.room, event["account"]] = event.get("at") or 0.0
    rows = [{"room": room, "person": person, "since": at} for (room, person), at in pairs.items()]
    if rows:
        table = sa.table("sittings", sa.column("room"), sa.column("person"), sa.column("since"))
        connection.execute(sa.insert(table), rows)
