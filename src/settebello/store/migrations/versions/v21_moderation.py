"""Bans, notes and warnings, suspicions, matches without ratings, blocks, and what admins did."""

import sqlalchemy as sa
from alembic import op

revision = "21"
down_revision = "20"


def upgrade() -> None:
    """Make the tables, and the index by which the matches of late are read."""
    op.create_index("ix_matches_ended", "matches", ["ended"])
    _measures()
    _suspicions()
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("other", sa.String(22), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])


def _measures() -> None:
    op.create_table(
        "bans",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22)),
        sa.Column("address", sa.String(64)),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("ends", sa.Double),
        sa.Column("lifted", sa.Double),
        sa.Column("appeal", sa.Text, nullable=False),
        sa.Column("appealed", sa.Double),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("answered", sa.Double),
    )
    for column in ("person", "address", "since"):
        op.create_index(f"ix_bans_{column}", "bans", [column])
    op.create_table(
        "notes",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("read", sa.Double),
    )
    op.create_index("ix_notes_person", "notes", ["person", "at"])
    op.create_table(
        "audit",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.String(22)),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("person", sa.String(22)),
        sa.Column("text", sa.Text, nullable=False),
    )
    for column in ("at", "by", "person"):
        op.create_index(f"ix_audit_{column}", "audit", [column])


def _suspicions() -> None:
    op.create_table(
        "sources",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("first", sa.Double, nullable=False),
        sa.Column("last", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    for column in ("address", "last"):
        op.create_index(f"ix_sources_{column}", "sources", [column])
    op.create_table(
        "suspicions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("matches", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("verdict", sa.String(20)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("closed", sa.Double),
    )
    op.create_index("ix_suspicions_subject", "suspicions", ["subject"])
    op.create_index("ix_suspicions_closed", "suspicions", ["closed", "at"])
    op.create_table(
        "suspects",
        sa.Column("suspicion", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(22), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_suspects_person", "suspects", ["person"])
    op.create_table(
        "struck",
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("suspicion", sa.String(64), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_struck_suspicion", "struck", ["suspicion"])
