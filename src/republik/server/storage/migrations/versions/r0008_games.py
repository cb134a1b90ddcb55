"""Ratings by game, all options of a table, and how far its game has come as a phrase of the game."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

OPTIONS = {"wsdv": "edition", "weimar": "scenario"}
"""What the column `edition` named until now."""
TIMES = {"wsdv": ("when-decade", "decade"), "weimar": ("when-round", "round")}
"""What the column `decade` counted: the key of the phrase and its argument."""
RATED = "wsdv"
"""The only game that could be rated."""


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("options", sa.Text(), nullable=False, server_default="{}"))
        tables.add_column(sa.Column("progress", sa.Text(), nullable=False, server_default=""))
    for game, option in OPTIONS.items():
        _fill("options", f'{{"{option}":"', "edition", '"}', game)
    for game, (key, argument) in TIMES.items():
        _fill("progress", f'{{"key":"{key}","args":{{"{argument}":', "CAST(decade AS TEXT)", "}}", game)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("decade")
    _new_ratings(with_game=True)
    op.execute(
        "INSERT INTO new_ratings (guest_id, game, seat, points, deviation, volatility, games, updated) "
        f"SELECT guest_id, '{RATED}', seat, points, deviation, volatility, games, updated FROM ratings"
    )
    _replace_ratings()


def _fill(column: str, before: str, value: str, after: str, game: str) -> None:
    tables = sa.table("tables", sa.column(column, sa.Text()), sa.column("game", sa.String()))
    text = sa.literal(before).concat(sa.literal_column(value, sa.Text())).concat(sa.literal(after))
    op.execute(tables.update().where(tables.c.game == game).values({column: text}))


def _new_ratings(*, with_game: bool) -> None:
    game = [sa.Column("game", sa.String(20), primary_key=True)] if with_game else []
    op.create_table(
        "new_ratings",
        sa.Column("guest_id", sa.Integer(), sa.ForeignKey("guests.id"), primary_key=True),
        *game,
        sa.Column("seat", sa.String(20), primary_key=True),
        sa.Column("points", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("updated", sa.DateTime(timezone=True), nullable=False),
    )


def _replace_ratings() -> None:
    op.drop_table("ratings")
    op.rename_table("new_ratings", "ratings")


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("decade", sa.Integer(), nullable=False, server_default="1"))
        tables.drop_column("progress")
        tables.drop_column("options")
    _new_ratings(with_game=False)
    op.execute(
        "INSERT INTO new_ratings (guest_id, seat, points, deviation, volatility, games, updated) "
        f"SELECT guest_id, seat, points, deviation, volatility, games, updated FROM ratings WHERE game = '{RATED}'"
    )
    _replace_ratings()
