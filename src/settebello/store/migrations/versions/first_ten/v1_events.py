"""The log of every table. A file of Settebello 0.1 has it already."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make the log, unless it is there."""
    op.create_table(
        "events",
        sa.Column("room", sa.String(40), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
