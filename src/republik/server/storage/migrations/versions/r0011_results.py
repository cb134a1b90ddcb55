"""Results of games from files, which only the memory had: tables that are over get theirs."""

import json
import logging
from collections import Counter
from typing import Any

import sqlalchemy as sa
from alembic import op

from republik import games
from republik.hosting.core.log import LogEntry, replay_log
from republik.table.records import REVISION, START, Record, find_game, position_at, result_text

revision = "0011"
down_revision = "0010"

ABANDONED = "draw, abandoned"
"""For a game that its table had ended, or that cannot go on because its seed is unknown: who won is lost."""

_tables = sa.table(
    "tables",
    *(sa.column(name, sa.String()) for name in ("id", "game", "options", "own_values", "seed", "start", "result")),
    *(sa.column(name, sa.String()) for name in ("to_act", "progress")),
    sa.column("revision", sa.Integer()),
)
_entries = sa.table(
    "log",
    *(sa.column(name, sa.String()) for name in ("table_id", "kind", "seat", "text")),
    sa.column("number", sa.Integer()),
)

_log = logging.getLogger("republik.server")


def upgrade() -> None:
    """Tables in play always have a seat to act; those of early versions, which did not say, have no progress either."""
    connection, counts = op.get_bind(), Counter[str]()
    ended = sa.and_(_tables.c.to_act.is_(None), _tables.c.progress != "")
    query = sa.select(_tables).where(_tables.c.result.is_(None), sa.or_(ended, _tables.c.seed == ""))
    for row in connection.execute(query).all():
        try:
            result = _result(connection, row)
        except Exception as error:  # one table that cannot be read must not keep all others from being upgraded
            counts["unread"] += 1
            _log.warning("result not found", extra={"fields": {"table": row.id, "error": type(error).__name__}})
            if row.seed:
                continue
            result = ABANDONED  # it came from a file and cannot go on
        if result is not None:
            own = _tables.c.id == row.id
            connection.execute(_tables.update().where(own).values(result=result, to_act=None))
            counts["abandoned" if result == ABANDONED else "ended"] += 1
            _log.info("result stored", extra={"fields": {"table": row.id, "result": result}})
    if counts:
        _log.info("results stored", extra={"fields": dict(counts)})


def _result(connection: sa.Connection, row: Any) -> str | None:
    """How the game at a table ended; None if it goes on."""
    log = sa.select(_entries.c.kind, _entries.c.seat, _entries.c.text).where(_entries.c.table_id == row.id)
    entries = [LogEntry(*entry) for entry in connection.execute(log.order_by(_entries.c.number))]
    header = {"game": row.game, REVISION: str(row.revision), **json.loads(row.options)}
    header |= {"values": row.own_values} if row.own_values else {}
    header |= {START: row.start} if row.start else {}
    record = Record(header, replay_log(entries).decisions)
    game = find_game(record, games.game)
    outcome = position_at(record, len(record.decisions), games.game).outcome()
    if outcome is not None:
        return result_text(game, outcome)
    # the corrected rules may have stopped a game of an earlier revision, whose players agree on how to go on
    return None if row.seed and row.revision < game.revision else ABANDONED


def downgrade() -> None:
    pass
