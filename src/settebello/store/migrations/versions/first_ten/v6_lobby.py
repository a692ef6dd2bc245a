"""The lobby's notices of public tables."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Make the table; no table is public yet."""
    op.create_table(
        "lobby",
        sa.Column("room", sa.String(40), primary_key=True),
        sa.Column("waits", sa.Boolean, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("ix_lobby_seen", "lobby", ["seen"])
