"""Guests, tables, seats, watchers, the log and invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("edition", sa.String(20), nullable=False),
        sa.Column("is_open", sa.Boolean(), nullable=False),
        sa.Column("made_by", sa.Integer(), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("seed", sa.String(128), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("result", sa.String(80)),
    )
    op.create_index("ix_tables_created", "tables", ["created"])
    op.create_index("ix_tables_made_by", "tables", ["made_by"])
    op.create_index("ix_tables_result", "tables", ["result"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.String(20), primary_key=True),
        sa.Column("guest_id", sa.Integer(), sa.ForeignKey("guests.id")),
        sa.Column("level", sa.String(40)),
    )
    op.create_index("ix_seats_guest_id", "seats", ["guest_id"])
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest_id", sa.Integer(), sa.ForeignKey("guests.id"), primary_key=True),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.String(20), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.String(20)),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_invitations_table_id", "invitations", ["table_id"])


def downgrade() -> None:
    for name in ("invitations", "log", "watchers", "seats", "tables", "guests"):
        op.drop_table(name)
