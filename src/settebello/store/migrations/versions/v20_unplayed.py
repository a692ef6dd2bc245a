"""Tables at which nobody has played, which are removed after a time."""

import time

import sqlalchemy as sa
from alembic import op

revision = "20"
down_revision = "19"


def upgrade() -> None:
    """Make the table; the time of the unplayed tables that are there begins now."""
    unplayed = op.create_table(
        "unplayed",
        sa.Column("room", sa.String(40), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("begun", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_unplayed_at", "unplayed", ["at"])
    op.create_index("ix_notifications_room", "notifications", ["room"])
    events = sa.table("events", sa.column("room"), sa.column("version"), sa.column("body"))
    act = events.alias("acts")
    is_act = sa.or_(act.c.body.contains('"type":"act"'), act.c.body.contains('"type":"moved"'))
    played = sa.exists().where(act.c.room == events.c.room, is_act)
    query = sa.select(events.c.room, sa.literal(time.time()), sa.false())
    query = query.where(events.c.version == 1, ~played)
    op.execute(unplayed.insert().from_select(["room", "at", "begun"], query))
