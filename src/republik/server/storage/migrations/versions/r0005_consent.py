"""Names that look alike, confirmed e-mail addresses, watchers by link, and analyses without names."""

import json

import sqlalchemy as sa
from alembic import op

from republik.hosting.core.lookalikes import lookalike_keys

revision = "0005"
down_revision = "0004"

EMAIL_INDEX = "ix_guests_email_token"


def upgrade() -> None:
    with op.batch_alter_table("guests") as guests:
        guests.add_column(sa.Column("email_confirmed", sa.Boolean(), nullable=False, server_default=sa.false()))
        guests.add_column(sa.Column("email_token", sa.String(64)))
    op.create_index(EMAIL_INDEX, "guests", ["email_token"])
    with op.batch_alter_table("watchers") as watchers:
        watchers.add_column(sa.Column("by_link", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "name_looks",
        sa.Column("look", sa.String(200), primary_key=True),
        sa.Column("guest_id", sa.Integer(), sa.ForeignKey("guests.id"), nullable=False),
    )
    op.create_index("ix_name_looks_guest_id", "name_looks", ["guest_id"])
    _fill_looks()
    _strip_names()


def _fill_looks() -> None:
    """Names that exist stay: of two that look alike the older one keeps the look."""
    connection = op.get_bind()
    members = connection.execute(sa.text("SELECT id, name FROM guests WHERE name_key IS NOT NULL ORDER BY id"))
    owners: dict[str, int] = {}
    for member, name in members:
        for look in lookalike_keys(name):
            owners.setdefault(look, member)
    if owners:
        rows = [{"look": look, "guest_id": member} for look, member in owners.items()]
        table = sa.table("name_looks", sa.column("look", sa.String), sa.column("guest_id", sa.Integer))
        connection.execute(sa.insert(table), rows)


def _strip_names() -> None:
    """Who played is told by the table: a name that was copied would outlive its owner."""
    connection = op.get_bind()
    for table, level in connection.execute(sa.text("SELECT table_id, level FROM analyses")).all():
        key = {"table": table, "level": level}
        where = "FROM analyses WHERE table_id = :table AND level = :level"
        result = json.loads(connection.execute(sa.text(f"SELECT result {where}"), key).scalar_one())
        if result.pop("players", None) is not None:
            change = "UPDATE analyses SET result = :result WHERE table_id = :table AND level = :level"
            connection.execute(sa.text(change), {**key, "result": json.dumps(result, ensure_ascii=False)})


def downgrade() -> None:
    op.drop_table("name_looks")
    with op.batch_alter_table("watchers") as watchers:
        watchers.drop_column("by_link")
    op.drop_index(EMAIL_INDEX, "guests")
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("email_token")
        guests.drop_column("email_confirmed")
