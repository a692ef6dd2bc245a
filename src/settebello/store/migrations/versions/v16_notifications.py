"""Notifications of absent accounts: their wishes, their browsers, what is told, what is on its way."""

import sqlalchemy as sa
from alembic import op

revision = "16"
down_revision = "15"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("mail", sa.Boolean, nullable=False),
        sa.Column("confirmed", sa.String(254)),
        sa.Column("kinds", sa.String(100), nullable=False),
        sa.Column("language", sa.String(40), nullable=False),
        sa.Column("stop", sa.String(43), nullable=False, unique=True),
        sa.Column("last", sa.Double, nullable=False),
        sa.Column("asked", sa.String(254)),
        sa.Column("asked_key", sa.String(64), unique=True),
        sa.Column("asked_ends", sa.Double),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("session", sa.String(22), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False, unique=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "notifications",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("thing", sa.String(120), primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("room", sa.String(40), nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("ends", sa.Double, nullable=False),
        sa.Column("told", sa.Double),
    )
    op.create_index("ix_notifications_due", "notifications", ["due"])
    op.create_index("ix_notifications_ends", "notifications", ["ends"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("way", sa.String(10), nullable=False),
        sa.Column("target", sa.String(254), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("ends", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("handed", sa.Boolean, nullable=False),
    )
    op.create_index("ix_deliveries_person", "deliveries", ["person"])
    op.create_index("ix_deliveries_due", "deliveries", ["due"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
