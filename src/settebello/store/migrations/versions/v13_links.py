"""Links that set a password, and invitations."""

import sqlalchemy as sa
from alembic import op

revision = "13"
down_revision = "12"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "links",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(22)),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("ends", sa.Double, nullable=False),
    )
    op.create_index("ix_links_person", "links", ["person"])
