"""The fold of each table's log up to one of its events."""

import sqlalchemy as sa
from alembic import op

revision = "18"
down_revision = "17"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "snapshots",
        sa.Column("room", sa.String(40), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("erasures", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
