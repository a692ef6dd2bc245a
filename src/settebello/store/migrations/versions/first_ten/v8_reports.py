"""Reports: what people have told those who look after the club about others."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "reports",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("room", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("person", sa.String(22)),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("by_name", sa.String(200), nullable=False),
        sa.Column("why", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("closed", sa.Double),
        sa.Column("by_person", sa.String(22)),
        sa.UniqueConstraint("room", "seat", "by"),
    )
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_index("ix_reports_by_person", "reports", ["by_person"])
    op.create_index("ix_reports_at", "reports", ["at"])
