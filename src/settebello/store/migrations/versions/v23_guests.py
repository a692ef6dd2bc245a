"""The addresses from which guests have taken their seats."""

import sqlalchemy as sa
from alembic import op

revision = "23"
down_revision = "22"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "guests",
        sa.Column("room", sa.String(40), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_guests_at", "guests", ["at"])
