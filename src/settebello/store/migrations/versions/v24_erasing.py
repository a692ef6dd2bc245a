"""The tables that a deleted account is still to be taken out of."""

import sqlalchemy as sa
from alembic import op

revision = "24"
down_revision = "23"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "erasing",
        sa.Column("room", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("mark", sa.String(100), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_erasing_person", "erasing", ["person"])
