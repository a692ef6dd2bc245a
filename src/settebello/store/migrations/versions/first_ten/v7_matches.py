"""Matches that are over, who played in them, ratings; and the tables whose matches are still to be found."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    """Make the tables; those that have a log are gone through once the server runs."""
    op.create_table(
        "matches",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("id", sa.String(22), nullable=False, unique=True),
        sa.Column("room", sa.String(40), nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("family", sa.String(10), nullable=False),
        sa.Column("company", sa.String(10), nullable=False),
        sa.Column("score", sa.String(40), nullable=False),
        sa.Column("winner", sa.Integer, nullable=False),
        sa.Column("how", sa.String(10), nullable=False),
        sa.Column("lost_by", sa.Integer),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.UniqueConstraint("room", "match"),
    )
    kinds = ("dealt_settebello", "dealt_sevens", "dealt_coins")
    whole = ("counted_deals", "settebello", "primiera", "cards", "coins", "scope", "dealt_deals")
    op.create_table(
        "match_seats",
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("person", sa.String(22)),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("player", sa.String(40)),
        sa.Column("has_left", sa.Boolean, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in whole),
        *(
            column
            for kind in kinds
            for column in (
                sa.Column(f"{kind}_got", sa.Integer, nullable=False),
                sa.Column(f"{kind}_mean", sa.Double, nullable=False),
                sa.Column(f"{kind}_variance", sa.Double, nullable=False),
            )
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_match_seats_person", "match_seats", ["person", "match"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("family", sa.String(10), primary_key=True),
        sa.Column("company", sa.String(10), primary_key=True),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("spread", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table("uncounted", sa.Column("room", sa.String(40), primary_key=True), sqlite_with_rowid=False)
    op.execute("INSERT INTO uncounted (room) SELECT DISTINCT room FROM events")
