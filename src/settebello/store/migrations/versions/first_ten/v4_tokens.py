"""Tokens, which a program shows in its owner's stead."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "tokens",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(22), nullable=False, unique=True),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("scopes", sa.String(100), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("ends", sa.Double, nullable=False),
        sa.Column("seen", sa.Double),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
