"""Indexes by which lists are read without going through all people, ratings or reports."""

import sqlalchemy as sa
from alembic import op

revision = "19"
down_revision = "18"


def upgrade() -> None:
    """Add the column by which the best are listed, and the indexes."""
    op.add_column("ratings", sa.Column("sure", sa.Double, nullable=False, server_default="0"))
    op.execute("UPDATE ratings SET sure = mean - 2 * spread")
    op.create_index("ix_ratings_sure", "ratings", ["family", "company", "sure"])
    op.create_index("ix_people_role", "people", ["role"])
    op.create_index("ix_reports_closed", "reports", ["closed", "at"])
