"""Attempts at puzzles, and how hard puzzles are taken to be."""

import sqlalchemy as sa
from alembic import op

revision = "12"
down_revision = "11"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "puzzle_attempts",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("play", sa.String(100), nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("spread", sa.Double, nullable=False),
        sa.UniqueConstraint("person", "puzzle"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(40), primary_key=True),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("spread", sa.Double, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
