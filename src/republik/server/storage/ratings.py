"""Ratings, one per member, game and seat: changed once by every rated game, together with its result or not at all."""

from collections.abc import Iterable
from dataclasses import asdict
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, insert, select

from republik.hosting import wire
from republik.table.records import DRAW

from .glicko import Game, Strength, rested, updated
from .models import Guest, RatingChange, RatingRow, SeatRow, TableRow, aware, now

MAX_LISTED: Final = 100
PERIOD_DAYS: Final = 5.0
"""With this period a deviation of 60 grows to about 110 in a year without games."""


def settle(connection: Connection, table: str, result: str) -> None:
    """Updates the ratings after a rated game between two members. A second call has no effect."""
    game = connection.scalar(select(TableRow.game).where(TableRow.id == table, TableRow.rated))
    if game is None:
        return
    if connection.execute(select(RatingChange.seat).where(RatingChange.table_id == table).limit(1)).first():
        return
    players = connection.execute(
        select(SeatRow.seat, SeatRow.guest_id)
        .join(Guest, Guest.id == SeatRow.guest_id)
        .where(SeatRow.table_id == table, SeatRow.level.is_(None), Guest.name_key.is_not(None))
        .order_by(SeatRow.seat)
    ).all()
    if len({player.guest_id for player in players}) != 2:
        return
    winner = result.partition(", ")[0]
    before = [_strength(connection, player.guest_id, game, player.seat) for player in players]
    for (seat, guest), (own, games), (other, _) in zip(players, before, reversed(before), strict=True):
        score = 0.5 if winner == DRAW else float(winner == seat)
        after = updated(own, [Game(other, score)])
        connection.execute(delete(RatingRow).where(*_at(guest, game, seat)))
        connection.execute(
            insert(RatingRow).values(guest_id=guest, game=game, seat=seat, games=games + 1, **asdict(after))
        )
        connection.execute(
            insert(RatingChange).values(
                table_id=table, seat=seat, guest_id=guest, before=own.points, after=after.points
            )
        )


def _at(guest: int | None, game: str, seat: str) -> tuple[ColumnElement[bool], ...]:
    return RatingRow.guest_id == guest, RatingRow.game == game, RatingRow.seat == seat


def _strength(connection: Connection, guest: int | None, game: str, seat: str) -> tuple[Strength, int]:
    """The rating as of today, and the number of games behind it."""
    row = connection.execute(select(RatingRow.__table__).where(*_at(guest, game, seat))).first()
    if row is None:
        return Strength(), 0
    periods = max(0.0, (now() - aware(row.updated)).total_seconds() / 86400 / PERIOD_DAYS)
    return rested(Strength(row.points, row.deviation, row.volatility), periods), row.games


def of_person(connection: Connection, guest: int) -> list[wire.Rating]:
    """The ratings of one member."""
    rows = connection.execute(
        select(RatingRow.__table__).where(RatingRow.guest_id == guest).order_by(RatingRow.game, RatingRow.seat)
    )
    return [wire.Rating(row.game, row.seat, round(row.points), row.games, round(row.deviation)) for row in rows]


def best(connection: Connection, game: str, seats: Iterable[str]) -> wire.RatingList:
    """The leaderboard of each seat of a game."""
    return wire.RatingList(game, {seat: _best(connection, game, seat) for seat in seats})


def _best(connection: Connection, game: str, seat: str) -> list[wire.Rated]:
    rows = connection.execute(
        select(Guest.name, RatingRow.points, RatingRow.deviation, RatingRow.games)
        .join(Guest, Guest.id == RatingRow.guest_id)
        .where(RatingRow.game == game, RatingRow.seat == seat, Guest.name_key.is_not(None))
        .order_by(RatingRow.points.desc(), Guest.name)
        .limit(MAX_LISTED)
    )
    return [wire.Rated(row.name, round(row.points), round(row.deviation), row.games) for row in rows]
