"""Clocks, offers, delays, lessons and rematches; chat, notes and analyses."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

SINCE_INDEX = "ix_tables_clock_since"
NEW_COLUMNS = (
    "language",
    *("clock", "clock_days", "clock_minutes", "clock_increment", "clock_since", "clock_left"),
    *("delay", "takeover", "lesson", "to_act", "decade", "updated", "rematch", "offer"),
)


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("language", sa.String(10), nullable=False, server_default=""))
        tables.add_column(sa.Column("clock", sa.String(8), nullable=False, server_default="none"))
        for name in ("clock_days", "clock_minutes", "clock_increment", "delay", "takeover"):
            tables.add_column(sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
        tables.add_column(sa.Column("clock_since", sa.DateTime(timezone=True)))
        tables.add_column(sa.Column("clock_left", sa.String(120), nullable=False, server_default=""))
        tables.add_column(sa.Column("lesson", sa.String(20), nullable=False, server_default=""))
        tables.add_column(sa.Column("to_act", sa.String(20)))
        tables.add_column(sa.Column("decade", sa.Integer(), nullable=False, server_default="1"))
        tables.add_column(sa.Column("updated", sa.DateTime(timezone=True)))
        tables.add_column(sa.Column("rematch", sa.String(24)))
        tables.add_column(sa.Column("offer", sa.String(200)))
    op.execute("UPDATE tables SET updated = created")  # only then may it be required
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("updated", existing_type=sa.DateTime(timezone=True), nullable=False)
    op.create_index(SINCE_INDEX, "tables", ["clock_since"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.String(20), nullable=False),
        sa.Column("guest_id", sa.Integer(), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_chat_guest_id", "chat", ["guest_id"])
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest_id", sa.Integer(), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("level", sa.String(20), primary_key=True),
        sa.Column("result", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    for name in ("analyses", "notes", "chat"):
        op.drop_table(name)
    op.drop_index(SINCE_INDEX, "tables")
    with op.batch_alter_table("tables") as tables:
        for name in NEW_COLUMNS:
            tables.drop_column(name)
