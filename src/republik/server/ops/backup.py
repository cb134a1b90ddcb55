"""Backup and restore: the whole database as one file, in one format for all kinds of databases.

The file is gzipped JSON lines: a header with the revision of the database, then for each table its name and columns and
one line per row, and finally the number of rows. A backup of an older revision is restored into a database of that
revision, which is then migrated.
"""

import gzip
import json
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Column, Connection, DateTime, Engine, LargeBinary, MetaData, Table, func, insert, select, text

import republik
from republik.server.storage.database import migrate_on
from republik.server.storage.private_files import make_private

FORMAT = "republik backup 1"
VERSION_TABLE = "alembic_version"
ROWS_AT_ONCE = 1_000


class BadBackup(Exception):
    """The file is not a complete backup."""


class NewerBackup(Exception):
    """The file comes from a newer version."""


class NotEmpty(Exception):
    """The database already contains rows."""

    def __init__(self, rows: int) -> None:
        super().__init__(rows)
        self.rows = rows


class NoTables(Exception):
    """The database does not belong to a server."""


@dataclass
class BackupSummary:
    """What was written or read."""

    revision: str
    tables: int = 0
    rows: int = 0


# -- backup ---------------------------------------------------------------------------------------------------------


def back_up(engine: Engine, path: Path) -> BackupSummary:
    """Writes a consistent snapshot while the server may keep running. An older file is replaced atomically."""
    unfinished = path.with_name(path.name + ".part")
    try:
        with _moment(engine) as connection:
            copied = BackupSummary(_revision(connection))
            make_private(unfinished)
            with gzip.open(unfinished, "wt", encoding="utf-8", newline="\n") as file:
                for line in _lines(connection, copied):
                    file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return copied


def _moment(engine: Engine) -> Connection:
    """A connection that sees the database as of now, whatever is written meanwhile."""
    connection = engine.connect()
    if engine.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
        return connection
    return connection.execution_options(isolation_level="REPEATABLE READ")


def _revision(connection: Connection) -> str:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise NoTables
    return revision


def _tables(connection: Connection) -> list[Table]:
    """The existing tables, each after those it refers to."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name != VERSION_TABLE]


def _lines(connection: Connection, copied: BackupSummary) -> Iterator[Any]:
    yield {"format": FORMAT, "version": republik.__version__, "revision": copied.revision}
    for table in _tables(connection):
        copied.tables += 1
        yield {"table": table.name, "columns": [column.name for column in table.columns]}
        for row in connection.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table)):
            copied.rows += 1
            yield [_written(value) for value in row]
    yield {"end": copied.rows}


def _written(value: Any) -> Any:
    if isinstance(value, datetime):
        return (value if value.tzinfo is not None else value.replace(tzinfo=UTC)).isoformat()
    return b64encode(value).decode() if isinstance(value, bytes) else value


# -- restore --------------------------------------------------------------------------------------------------------


def restore(engine: Engine, path: Path, *, force: bool = False) -> BackupSummary:
    """Fills an empty database, or with `force` any database: completely, or not at all."""
    lines = _read(path)
    heading = next(lines, None)
    if not isinstance(heading, dict) or heading.get("format") != FORMAT:
        raise BadBackup("no heading")
    copied = BackupSummary(str(heading.get("revision")))
    with engine.connect() as connection, _in_one(connection):
        _clear(connection, force=force)
        try:
            migrate_on(connection, copied.revision)
        except CommandError as error:
            raise NewerBackup(copied.revision) from error
        _fill(connection, lines, copied)
        migrate_on(connection)
    return copied


@contextmanager
def _in_one(connection: Connection) -> Iterator[None]:
    """One transaction for all statements: SQLite must be told where it begins."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.commit()
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        connection.rollback()
        raise
    connection.commit()


def _clear(connection: Connection, *, force: bool) -> None:
    """Drops everything, even empty tables: the backup's revision creates its own."""
    metadata = MetaData()
    metadata.reflect(connection)
    present = [table for table in metadata.sorted_tables if table.name != VERSION_TABLE]
    rows = sum(connection.scalar(select(func.count()).select_from(table)) or 0 for table in present)
    if rows and not force:
        raise NotEmpty(rows)
    metadata.drop_all(connection)


def _fill(connection: Connection, lines: Iterator[Any], copied: BackupSummary) -> None:
    tables = {table.name: table for table in _tables(connection)}
    waiting: list[dict[str, Any]] = []
    columns: list[Column[Any]] = []
    table: Table | None = None
    for line in lines:
        if isinstance(line, list) and table is not None and len(line) == len(columns):
            copied.rows += 1
            waiting.append({column.name: _value(column, value) for column, value in zip(columns, line, strict=True)})
            if len(waiting) < ROWS_AT_ONCE:
                continue
        elif not isinstance(line, dict):
            raise BadBackup("a row comes before its table")
        if table is not None and waiting:
            connection.execute(insert(table), waiting)
            waiting = []
        if isinstance(line, dict):
            if "end" in line:
                _finish(connection, line["end"], copied, lines)
                return
            table = tables.get(str(line.get("table")))
            if table is None or not set(line.get("columns", ())) <= set(table.columns.keys()):
                raise BadBackup(f"unknown table or columns: {line.get('table')}")
            columns = [table.columns[name] for name in line["columns"]]
            copied.tables += 1
    raise BadBackup("it is truncated")


def _finish(connection: Connection, rows: object, copied: BackupSummary, lines: Iterator[Any]) -> None:
    if rows != copied.rows or next(lines, None) is not None:
        raise BadBackup("rows are missing")
    if connection.dialect.name == "sqlite":
        if connection.exec_driver_sql("PRAGMA foreign_key_check").all():
            raise BadBackup("rows refer to rows that are not there")
        return
    for table in _tables(connection):  # sequences continue after the highest number
        for column in table.primary_key.columns:
            if isinstance(column.autoincrement, bool) and column.autoincrement:
                highest = connection.scalar(select(func.max(column)))
                sequence = "SELECT setval(pg_get_serial_sequence(:table, :column), :highest)"
                if highest is not None:
                    names = {"table": table.name, "column": column.name, "highest": highest}
                    connection.execute(text(sequence), names)


def _value(column: Column[Any], written: Any) -> Any:
    if isinstance(written, str):
        written = written.replace("\0", "")  # SQLite once accepted it; PostgreSQL never did
    try:
        if written is not None and isinstance(column.type, DateTime):
            return datetime.fromisoformat(written)
        if written is not None and isinstance(column.type, LargeBinary):
            return b64decode(written)
    except (TypeError, ValueError) as error:
        raise BadBackup(f"{column.table.name}.{column.name}") from error
    return written


def _read(path: Path) -> Iterator[Any]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)
    except (gzip.BadGzipFile, EOFError, ValueError) as error:
        raise BadBackup(str(error)) from error
