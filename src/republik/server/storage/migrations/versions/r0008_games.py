"""Ratings by game, all options of a table, and how far its game has come as a phrase of the game."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

OPTIONS = {"wsdv": "edition", "weimar": "scenario"}
"""What the column `edition` named until now."""
DECADES = {1: "I", 2: "II", 3: "III", 4: "IV"}
ROUNDS = {"abyss": 2, "bruderkrieg": 2, "vulkan": 6, "main": 6}
"""What the column `decade` counted: decades of one game, rounds of the other, of which each scenario has a last one."""
RATED = "wsdv"
"""The only game that could be rated."""

_tables = sa.table(
    "tables",
    *(sa.column(name, sa.String()) for name in ("game", "edition", "options", "progress")),
    sa.column("decade", sa.Integer()),
)


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("options", sa.Text(), nullable=False, server_default="{}"))
        tables.add_column(sa.Column("progress", sa.Text(), nullable=False, server_default=""))
    connection = op.get_bind()
    kinds = connection.execute(sa.select(_tables.c.game, _tables.c.edition, _tables.c.decade).distinct()).all()
    for game, edition, time in kinds:
        same = (_tables.c.game == game, _tables.c.edition == edition, _tables.c.decade == time)
        values = {"options": json.dumps({OPTIONS[game]: edition}), "progress": json.dumps(_when(game, edition, time))}
        connection.execute(_tables.update().where(*same).values(values))
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("decade")
    _new_ratings(with_game=True)
    op.execute(
        "INSERT INTO new_ratings (guest_id, game, seat, points, deviation, volatility, games, updated) "
        f"SELECT guest_id, '{RATED}', seat, points, deviation, volatility, games, updated FROM ratings"
    )
    _replace_ratings()


def _when(game: str, edition: str, time: int) -> dict[str, object]:
    """How far a game has come, as its phrase."""
    if game == "wsdv":
        return {"key": "when-decade", "args": {"decade": DECADES.get(time, str(time))}}
    if not time:
        return {"key": "when-set-up", "args": {}}
    return {"key": "when-round", "args": {"round": time, "last": ROUNDS.get(edition, time)}}


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
