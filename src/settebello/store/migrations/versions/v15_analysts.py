"""Analysts: reviews made on other machines, and what is known of those who make them."""

import sqlalchemy as sa
from alembic import op

revision = "15"
down_revision = "14"


def upgrade() -> None:
    """Make the columns and the tables."""
    op.add_column("reviews", sa.Column("begun", sa.Double))
    op.add_column("reviews", sa.Column("handed", sa.Integer))
    op.add_column("review_pieces", sa.Column("analyst", sa.String(22)))
    op.create_table(
        "review_hands",
        sa.Column("match", sa.String(22), primary_key=True),
        sa.Column("version", sa.String(40), primary_key=True),
        sa.Column("token", sa.String(22), primary_key=True),
    )
    op.create_index("ix_review_hands_token", "review_hands", ["token"])
    op.create_table(
        "analysts",
        sa.Column("token", sa.String(22), primary_key=True),
        sa.Column("passed", sa.Integer, nullable=False),
        sa.Column("checked", sa.Integer, nullable=False),
        sa.Column("barred", sa.Double),
    )
