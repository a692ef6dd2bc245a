"""Matches whose deals were those of another match."""

import sqlalchemy as sa
from alembic import op

revision = "11"
down_revision = "10"


def upgrade() -> None:
    """Make the column."""
    op.add_column("matches", sa.Column("origin", sa.String(40)))
