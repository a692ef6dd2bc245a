"""The remarks of spectators, those who may not read them yet, and reports of them."""

import sqlalchemy as sa
from alembic import op

revision = "26"
down_revision = "25"


def upgrade() -> None:
    """Make the tables, and the columns of reports."""
    op.create_table(
        "remarks",
        sa.Column("room", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("id", sa.String(22), nullable=False, unique=True),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("act", sa.Integer, nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("hidden", sa.Double),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_remarks_person", "remarks", ["person", "at"])
    op.create_table(
        "remark_bars",
        sa.Column("room", sa.String(40), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mark", sa.String(100), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_remark_bars_at", "remark_bars", ["at"])
    op.create_index("ix_remark_bars_mark", "remark_bars", ["mark"])
    op.add_column("reports", sa.Column("remark", sa.String(22)))
    op.add_column("reports", sa.Column("said", sa.Text))
