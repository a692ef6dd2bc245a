"""The events of tournaments, what lists tell of them, and who plays in which."""

import sqlalchemy as sa
from alembic import op

revision = "17"
down_revision = "16"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tournament_events",
        sa.Column("tournament", sa.String(40), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("starts", sa.Double, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("arbiter", sa.String(22), nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("notice", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("ix_tournaments_starts", "tournaments", ["over", "starts"])
    op.create_index("ix_tournaments_arbiter", "tournaments", ["arbiter"])
    op.create_index("ix_tournaments_due", "tournaments", ["due"])
    op.create_table(
        "tournament_people",
        sa.Column("tournament", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(22), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tournament_people_person", "tournament_people", ["person"])
    op.create_table(
        "tournament_seekers",
        sa.Column("tournament", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tournament_seekers_person", "tournament_seekers", ["person"])
