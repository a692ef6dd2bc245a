"""The teams that gather: whose team an account has joined, and the name of a team."""

import sqlalchemy as sa
from alembic import op

revision = "25"
down_revision = "24"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("tournament_seekers", sa.Column("captain", sa.String(22)))
    op.add_column("tournament_seekers", sa.Column("team", sa.String(80)))
