"""Members, sessions, ratings and notices; a guest's token moves from the guest to a session."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

GUEST_INDEX = "ix_guests_name_key"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.Integer(), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("last_seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_sessions_guest_id", "sessions", ["guest_id"])
    op.execute(
        "INSERT INTO sessions (token_hash, guest_id, created, last_seen) "
        "SELECT token_hash, id, created, created FROM guests"
    )
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("token_hash")
        guests.add_column(sa.Column("name_key", sa.String(120)))
        guests.add_column(sa.Column("password_hash", sa.String(200)))
        guests.add_column(sa.Column("email", sa.String(254), nullable=False, server_default=""))
        guests.add_column(sa.Column("language", sa.String(2), nullable=False, server_default=""))
        guests.add_column(sa.Column("notify_push", sa.Boolean(), nullable=False, server_default=sa.false()))
        guests.add_column(sa.Column("notify_email", sa.Boolean(), nullable=False, server_default=sa.false()))
        guests.add_column(sa.Column("webhook", sa.String(500), nullable=False, server_default=""))
        guests.add_column(sa.Column("site", sa.String(200), nullable=False, server_default=""))
    op.create_index(GUEST_INDEX, "guests", ["name_key"], unique=True)
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "ratings",
        sa.Column("guest_id", sa.Integer(), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("seat", sa.String(20), primary_key=True),
        sa.Column("points", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("updated", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.String(20), primary_key=True),
        sa.Column("guest_id", sa.Integer(), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("before", sa.Float(), nullable=False),
        sa.Column("after", sa.Float(), nullable=False),
    )
    op.create_index("ix_rating_changes_guest_id", "rating_changes", ["guest_id"])
    op.create_table(
        "push_subscriptions",
        sa.Column("endpoint_hash", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.Integer(), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_push_subscriptions_guest_id", "push_subscriptions", ["guest_id"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.String(20), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("text", sa.String(1000), nullable=False),
    )


def downgrade() -> None:
    """A guest keeps the newest of its sessions; who has none gets a token that nobody knows."""
    for name in ("server_keys", "notices", "push_subscriptions", "rating_changes", "ratings"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("rated")
    op.drop_index(GUEST_INDEX, "guests")
    with op.batch_alter_table("guests") as guests:
        guests.add_column(sa.Column("token_hash", sa.String(64)))
        for name in (
            "name_key",
            "password_hash",
            "email",
            "language",
            "notify_push",
            "notify_email",
            "webhook",
            "site",
        ):
            guests.drop_column(name)
    op.execute(
        "UPDATE guests SET token_hash = COALESCE((SELECT token_hash FROM sessions WHERE guest_id = guests.id "
        "ORDER BY last_seen DESC, token_hash LIMIT 1), 'none ' || id)"
    )
    with op.batch_alter_table("guests") as guests:
        guests.alter_column("token_hash", existing_type=sa.String(64), nullable=False)
        guests.create_unique_constraint("guests_token_hash_key", ["token_hash"])
    op.drop_table("sessions")
