"""The index by which the bans that go on are read."""

from alembic import op

revision = "22"
down_revision = "21"


def upgrade() -> None:
    """Make the index."""
    op.create_index("ix_bans_on", "bans", ["lifted", "ends"])
