"""When nobody served, in place of how long nobody has in all.

Clocks went by a time that lacked all those seconds; from now on they go by the time of day. The moments of
older events lie before the last one of that time, so to a table whose clock runs the change is an outage.
"""

import sqlalchemy as sa
from alembic import op

revision = "14"
down_revision = "13"


def upgrade() -> None:
    """Make the tables, and fill them from the one before."""
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("until", sa.Double, primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.execute("INSERT INTO heartbeat SELECT id, at FROM hours")
    op.execute("INSERT INTO outages (until, since) SELECT at, at - lost FROM hours WHERE lost > 0")
    op.drop_table("hours")
