"""The finished games of one person: a filtered list, and the rating over time."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, select, true

from republik.hosting import wire
from republik.hosting.core.record import TableRecord
from republik.hosting.views.finished import Filters, Finished, first_page, score_of
from republik.table.records import PERSON

from .models import RatingChange, SeatRow, TableRow, aware
from .queries import records_of

MAX_GAMES: Final = 2_000
"""The most games that the statistics count, newest first."""


def finished(connection: Connection, guest: int, *, public: bool) -> list[Finished]:
    """A person's finished games, newest first; with `public` only those that everybody may see. Lessons and games
    against oneself do not count."""
    rows = connection.execute(
        select(SeatRow.table_id, SeatRow.seat, TableRow.game, TableRow.result, TableRow.created)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(SeatRow.guest_id == guest, TableRow.result.is_not(None), TableRow.lesson == "", _visible(public))
        .order_by(TableRow.created.desc(), TableRow.id)
        .limit(MAX_GAMES)
    ).all()
    others = _others(connection, guest, [row.table_id for row in rows])
    return [_of_row(row, others[row.table_id]) for row in rows if others[row.table_id]]


def _visible(public: bool) -> ColumnElement[bool]:
    return TableRow.is_open.is_(True) if public else true()


def _others(connection: Connection, guest: int, tables: Sequence[str]) -> dict[str, list[str]]:
    """The other players of each table: the names of levels, or `person`. Empty if the guest has another seat too."""
    seats = select(SeatRow.table_id, SeatRow.level, SeatRow.guest_id).where(SeatRow.table_id.in_(tables))
    rows = connection.execute(seats.order_by(SeatRow.seat)).all()
    own_seats = Counter(row.table_id for row in rows if row.guest_id == guest)
    others: dict[str, list[str]] = defaultdict(list)
    for row in rows:
        if row.guest_id != guest and own_seats[row.table_id] == 1:
            others[row.table_id].append(row.level or PERSON)
    return others


def _of_row(row: Any, others: Sequence[str]) -> Finished:
    score = score_of(row.result or "", row.seat)
    return Finished(row.table_id, aware(row.created), row.game, row.seat, tuple(dict.fromkeys(others)), score)


def page_of_games(
    connection: Connection, games: Iterable[Finished], filters: Filters
) -> tuple[list[TableRecord], datetime | None]:
    """The next games that pass the filters, and where the page after them begins."""
    page, later = first_page(games, filters)
    by_id = {record.id: record for record in records_of(connection, [one.table for one in page])}
    return [by_id[one.table] for one in page], later


def rating_curve(connection: Connection, guest: int) -> list[wire.RatingPoint]:
    """The rating after each rated game, oldest first."""
    rows = connection.execute(
        select(TableRow.game, RatingChange.seat, TableRow.updated, RatingChange.after)
        .join(TableRow, TableRow.id == RatingChange.table_id)
        .where(RatingChange.guest_id == guest)
        .order_by(TableRow.updated)
    )
    return [
        wire.RatingPoint(row.game, row.seat, aware(row.updated).isoformat(timespec="seconds"), round(row.after))
        for row in rows
    ]
