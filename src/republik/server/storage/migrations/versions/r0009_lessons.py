"""How far a player has followed a lesson."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("notes") as notes:
        notes.add_column(sa.Column("lesson", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("notes") as notes:
        notes.drop_column("lesson")
