"""A member's settings of the page."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("guests", sa.Column("settings", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("guests", "settings")  # other tables refer to this one: it cannot be copied
