"""How far a player has followed a lesson."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("notes", sa.Column("lesson", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("notes") as notes:
        notes.drop_column("lesson")
