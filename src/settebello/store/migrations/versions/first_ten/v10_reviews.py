"""Reviews of matches that are over, and their pieces while they are worked out."""

import sqlalchemy as sa
from alembic import op

revision = "10"
down_revision = "9"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(22), primary_key=True),
        sa.Column("version", sa.String(40), primary_key=True),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("claim", sa.String(40), unique=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer),
        sa.Column("finished", sa.Double),
        sa.Column("body", sa.Text),
        sa.Column("problem", sa.String(40)),
    )
    op.create_index("ix_reviews_due", "reviews", ["due"])
    op.create_table(
        "review_pieces",
        sa.Column("match", sa.String(22), primary_key=True),
        sa.Column("version", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("claim", sa.String(40), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
