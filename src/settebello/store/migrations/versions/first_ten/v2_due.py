"""When each table wants to be looked at: those that are there, at once."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Make a row for every table of the log."""
    op.create_table(
        "due",
        sa.Column("room", sa.String(40), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_due_at", "due", ["at"])
    op.execute("INSERT INTO due (room, at) SELECT DISTINCT room, 0 FROM events")
